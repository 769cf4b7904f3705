-- The registry from a file: what of it concerns persons, whom HR and its jobs read none of, and the way back.

-- The persons of the context's access group among these CPFs.
create or replace function access.persons_by_cpf(p_cpfs text[]) returns table (person_id uuid, cpf text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.cpf from person p
   where p.cpf = any (p_cpfs) and access.profile() in ('rh', 'job')
     and exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group())
$$;

-- Whether the present job works at a registry import in that state.
create or replace function access.works_at_registry(p_import uuid, p_state text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.profile() = 'job' and exists (
    select from registry_import i where i.id = p_import and i.access_group_id = access.access_group() and i.state = p_state)
$$;

-- Gives the new employments of an import that is applied their persons: found by CPF, or made.
create or replace function access.persons_for_registry(p_import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if not access.works_at_registry(p_import, 'applying') then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  -- by CPF, so that two imports at once wait for each other in one order
  insert into person (name, cpf, password_provisional)
  select distinct on (r.cpf) r.name, r.cpf, true from registry_import_row r where r.import_id = p_import and r.act = 'insert'
   order by r.cpf, r.position
  on conflict (cpf) do nothing;
  update registry_import_row r set person_id = p.id from person p where r.import_id = p_import and r.act = 'insert' and p.cpf = r.cpf;
  insert into membership (person_id, role, access_group_id, access_profile_id)
  select distinct r.person_id, 'EMPREGADO', r.access_group_id, a.id
    from registry_import_row r join access_profile a on a.access_group_id is null and a.role = 'EMPREGADO'
   where r.import_id = p_import and r.act = 'insert' order by 1
  on conflict do nothing;
end $$;

-- Takes away the employments that an import made, the role of who has no other, and the persons it made whom nothing else names. Refused by
-- the foreign keys where anything hangs on an employment; a person that anything hangs on stays.
create or replace function access.remove_registered(p_import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  made uuid[];
  people uuid[];
  at timestamptz;
  one uuid;
begin
  if not access.works_at_registry(p_import, 'undoing') then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  select array_agg(r.employment_id), array_agg(distinct r.person_id) into made, people
    from registry_import_row r where r.import_id = p_import and r.act = 'insert';
  select applied_at into at from registry_import where id = p_import;
  delete from employment_change where employment_id = any (made) and registry_import_id = p_import;
  delete from worker_bank where employment_id = any (made);
  delete from worker_pay where employment_id = any (made);
  delete from worker_record where employment_id = any (made);
  delete from employment where id = any (made);
  delete from membership m where m.person_id = any (people) and m.access_group_id = access.access_group() and m.role = 'EMPREGADO'
     and m.created_at = at and not exists (select from employment e where e.person_id = m.person_id and e.access_group_id = m.access_group_id);
  for one in
    select p.id from person p where p.id = any (people) and p.created_at = at
       and not exists (select from membership m where m.person_id = p.id) and not exists (select from employment e where e.person_id = p.id)
  loop
    begin
      delete from person where id = one;
    exception when foreign_key_violation then null;
    end;
  end loop;
end $$;
