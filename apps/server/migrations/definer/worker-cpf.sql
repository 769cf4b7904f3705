-- A CPF that HR typed wrong: the employments become those of the person with the right one. No person's CPF is ever rewritten, and
-- no account, contact or sign-in goes along (decision 9).

-- Refused where the one who stands there has ever come in, has a password, or has accepted a link elsewhere. The record named first is of
-- the version that was read (STALE_VERSION). @returns the person they are of now
create or replace function access.correct_cpf(p_employments uuid[], p_version integer, p_cpf text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  source person;
  owner uuid;
  signs_in boolean;
  gone boolean;
  of_receipts text[];
  one regclass;
  found integer;
begin
  if access.profile() is distinct from 'rh' or access.access_group() is null then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  -- one correction of an access group at a time: two that cross each other would wait for each other
  perform pg_advisory_xact_lock(hashtextextended(access.access_group()::text, 52));
  update employment e set version = version + 1
   where e.id = any (p_employments) and e.access_group_id = access.access_group()
     and (access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()))
     and e.person_id = (select f.person_id from employment f where f.id = p_employments[1])
     and (e.id <> p_employments[1] or e.version = p_version);
  get diagnostics found = row_count;
  if found <> cardinality(p_employments) then perform access.refuse('STALE_VERSION'); end if;
  select p.* into source from person p
   where p.id = (select e.person_id from employment e where e.id = p_employments[1]) for update;
  if source.id = access.person() or source.password_hash is not null or source.first_signed_in_at is not null
     or source.email_confirmed_at is not null or source.cell_phone_confirmed_at is not null
     or exists (select from session s where s.person_id = source.id)
     or exists (select from membership m where m.person_id = source.id
                   and (m.access_group_id is distinct from access.access_group() or m.role <> 'EMPREGADO') and m.in_force)
     or exists (select from association_member a where a.person_id = source.id) then
    perform access.refuse('USER_CHANGE_NOT_ALLOWED');
  end if;
  select coalesce(bool_or(m.enabled), true) into signs_in from membership m where m.person_id = source.id;
  owner := access.person_for_worker(p_cpf, (select e.name from employment e where e.id = p_employments[1]));
  -- nobody makes another's pay their own
  if owner = access.person() then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  -- a sign-in that was switched off is not switched on by a new CPF
  update membership m set enabled = signs_in
   where m.person_id = owner and m.access_group_id = access.access_group() and m.role = 'EMPREGADO' and m.created_at = now();

  -- what both were told as workers is told once
  delete from announcement_reader a where a.person_id = source.id and a.employment_id = any (p_employments)
     and exists (select from announcement_reader o where o.announcement_id = a.announcement_id and o.profile = a.profile and o.person_id = owner);
  update employment e set person_id = owner where e.id = any (p_employments);
  for one in
    select c.oid::regclass from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and 2 = (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('person_id', 'employment_id') and not a.attisdropped)
     order by c.relname
  loop
    execute format('update %s set person_id = $1 where employment_id = any ($2) and person_id = $3', one) using owner, p_employments, source.id;
  end loop;
  -- another group's claim on who stands there is that group's affair
  gone := not exists (select from employment e where e.person_id = source.id)
    and not exists (select from membership m where m.person_id = source.id and m.access_group_id is distinct from access.access_group());
  of_receipts := array(select r.id::text from receipt r where r.employment_id = any (p_employments));
  update access_log l set person_id = owner where l.person_id = source.id
     and (gone or l.entity_id = any (p_employments::text[]) or l.entity_id = any (of_receipts));

  -- what waits was for another account: HR invites anew
  delete from contact_code c where c.person_id = source.id;
  delete from access_letter a where a.person_id = source.id and a.access_group_id = access.access_group();
  update person p set email = null, cell_phone = null, version = version + 1 where p.id = source.id
     and not exists (select from membership m where m.person_id = source.id and m.access_group_id is distinct from access.access_group());
  if not exists (select from employment e where e.person_id = source.id and e.access_group_id = access.access_group()) then
    delete from membership m where m.person_id = source.id and m.access_group_id = access.access_group();
  end if;
  if not gone then return owner; end if;
  -- where they stay somebody's nobody knows whose face it is
  update worker_photo w set person_id = owner where w.person_id = source.id
     and not exists (select from worker_photo o where o.person_id = owner and o.access_group_id = w.access_group_id);
  delete from worker_photo w where w.person_id = source.id;
  update notification n set person_id = owner where n.person_id = source.id
     and not exists (select from notification o where o.person_id = owner and o.cause = n.cause);
  delete from notification n where n.person_id = source.id;
  delete from membership m where m.person_id = source.id;
  begin
    delete from person p where p.id = source.id;
  exception when foreign_key_violation then
    -- something names them: they stay without a CPF, which is then its owner's to come with
    update person p set cpf = null, active = false where p.id = source.id;
  end;
  return owner;
end $$;
