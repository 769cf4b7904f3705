-- What the registry's list shows of an employment's person stands in the employment (cpf, came_in, signs_in), whoever writes it.

create or replace function access.keep_listed_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  select p.cpf, access.accepted(p.id, new.access_group_id),
         exists (select from membership m where m.person_id = p.id and m.access_group_id = new.access_group_id and m.role = 'EMPREGADO' and m.enabled)
    into new.cpf, new.came_in, new.signs_in
    from person p where p.id = new.person_id;
  return new;
end $$;
create or replace trigger employment_person before insert or update of access_group_id, person_id, cpf, came_in, signs_in on employment
  for each row execute function access.keep_listed_person();

-- The person has come in where the link is accepted. Nobody waits here for that: an employment that somebody is writing (a registry file holds its own for half a
-- minute) is told at the next sign-in.
create or replace function access.tell_came_in(p_person uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if not exists (select from employment where person_id = p_person and not came_in) then return; end if;
  update employment set came_in = true
   where id in (select e.id from employment e where e.person_id = p_person and not e.came_in and access.accepted(e.person_id, e.access_group_id)
                   for no key update skip locked);
end $$;

create or replace function access.follow_listed_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update employment set cpf = new.cpf where person_id = new.id;
  return null;
end $$;
create or replace trigger person_listed after update on person for each row
  when (old.cpf is distinct from new.cpf) execute function access.follow_listed_person();

-- Roles come by the hundred thousand: by statement. Gone and come are its rows. Where employments have come in the same transaction nothing
-- is known of them, and each role would be looked for in all of its group: only the person leads to an index.
create or replace function access.follow_listed_roles() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
begin
  if tg_op <> 'INSERT' then
    update employment e set signs_in = false from gone g
     where e.person_id = g.person_id and e.access_group_id is not distinct from g.access_group_id and g.role = 'EMPREGADO' and e.signs_in
       and not exists (select from membership m
         where m.person_id = e.person_id and m.access_group_id = e.access_group_id and m.role = 'EMPREGADO' and m.enabled);
  end if;
  if tg_op = 'UPDATE' then
    -- a link that is a claim again
    update employment e set came_in = false from gone g join come c on c.id = g.id
     where g.accepted_at is not null and c.accepted_at is null and e.person_id = c.person_id and e.access_group_id = c.access_group_id and e.came_in;
  end if;
  if tg_op <> 'DELETE' then
    update employment e set signs_in = true from come c
     where e.person_id = c.person_id and e.access_group_id is not distinct from c.access_group_id and c.role = 'EMPREGADO' and c.enabled and not e.signs_in;
  end if;
  return null;
end $$;
create or replace trigger membership_listed after insert on membership referencing new table as come
  for each statement execute function access.follow_listed_roles();
create or replace trigger membership_listed_anew after update on membership referencing old table as gone new table as come
  for each statement execute function access.follow_listed_roles();
create or replace trigger membership_unlisted after delete on membership referencing old table as gone
  for each statement execute function access.follow_listed_roles();
