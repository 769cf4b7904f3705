-- Managers: what they reach together with whom they stand in for, and what others read of them.

-- The companies and workers of a manager's membership, and of those the person covers today, as two settings: `*`, or an array
-- literal. Scopes of different shapes are put together worker by worker, so that nobody's companies widen another's people.
create or replace function access.manager_reach(p_membership uuid, out companies text, out workers text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  own membership;
  covered uuid[];
  every_company boolean;
  every_worker boolean;
  whole boolean;
begin
  select * into own from membership where id = p_membership;
  select array_agg(distinct m.id) into covered
    from manager_cover v join membership m on m.id = v.membership_id and m.in_force and m.role = 'GESTOR'
   where v.substitute_id = own.person_id and v.access_group_id = own.access_group_id and m.access_group_id = own.access_group_id
     and (now() at time zone 'America/Sao_Paulo')::date between v.from_day and v.until_day;
  if covered is null then
    companies := access.companies_of(own.id, own.all_companies);
    workers := access.workers_of(own.id, own.all_workers);
    return;
  end if;
  covered := covered || own.id;
  -- an own role that looks after nobody adds nothing, and takes nothing away
  select bool_or(m.all_companies), bool_and(m.all_workers or n.nobody), bool_or(m.all_companies and m.all_workers)
    into every_company, every_worker, whole
    from membership m, lateral (select not m.all_companies and not m.all_workers
      and not exists (select from membership_scope s where s.membership_id = m.id) as nobody) n
   where m.id = any (covered);
  companies := case when every_company then '*' else (
    select coalesce(array_agg(distinct c), '{}')::text
      from unnest(covered) m, unnest(access.companies_of(m, false)::uuid[]) c) end;
  workers := case when whole or every_worker and not every_company then '*' else (
    select coalesce(array_agg(distinct e.id), '{}')::text
      from membership m, lateral (select access.companies_of(m.id, m.all_companies) as reach, access.workers_of(m.id, m.all_workers) as people) r
      join employment e on e.access_group_id = own.access_group_id
        and (r.reach = '*' or e.company_id = any (case when r.reach = '*' then '{}' else r.reach end::uuid[]))
        and (r.people = '*' or e.id = any (case when r.people = '*' then '{}' else r.people end::uuid[]))
     where m.id = any (covered)) end;
end $$;

-- How many people a manager's own scope holds today: who has left counts no more.
create or replace function access.people_of_manager(m membership) returns integer
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select count(*)::integer
    from (select access.companies_of(m.id, m.all_companies) as reach, access.workers_of(m.id, m.all_workers) as people) r
    join employment e on e.access_group_id = m.access_group_id
     and (e.dismissed_on is null or e.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date)
     and (r.reach = '*' or e.company_id = any (case when r.reach = '*' then '{}' else r.reach end::uuid[]))
     and (r.people = '*' or e.id = any (case when r.people = '*' then '{}' else r.people end::uuid[]))
$$;

-- The managers of the context's access group that the reader may list: HR those in its reach, a manager those who are at work.
create or replace function access.manager_ids(p_search text, p_enabled boolean) returns table (id uuid, sort text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select m.id, public.search_form(n.name)
    from membership m join person p on p.id = m.person_id
   cross join lateral (select case when m.accepted_at is not null then p.name else access.name_in_group(p.id, m.access_group_id) end as name) n
   where m.access_group_id = access.access_group() and m.role = 'GESTOR' and (p_enabled is null or m.enabled = p_enabled)
     and (p_search is null or strpos(public.search_form(n.name), public.search_form(p_search)) > 0)
     and (access.profile() = 'rh' and access.reaches_membership(m) or access.profile() = 'gestor' and m.in_force and p.active)
$$;

-- Some of them: HR reads them whole, a manager the others' names and their own everything.
create or replace function access.managers(p_ids uuid[])
returns table (id uuid, person_id uuid, name text, cpf text, email text, cell_phone text, state text, enabled boolean, profile_id uuid, profile text,
  product boolean, permissions text[], all_companies boolean, all_workers boolean, people integer, platform boolean, mine boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select m.id, p.id, n.name, case when told.whole then p.cpf end,
         case when told.whole then case when m.accepted_at is not null then p.email when i.channel = 'mail' then i.contact end end,
         case when told.whole then case when m.accepted_at is not null then p.cell_phone when i.channel = 'sms' then i.contact end end,
         access.user_state(p.id, m.access_group_id), m.enabled, a.id, a.name, a.access_group_id is null,
         case when told.whole then a.permissions else '{}' end, m.all_companies, m.all_workers,
         case when told.whole then access.people_of_manager(m) end, m.accepted_at is not null and access.of_platform(p.id), p.id = access.person()
    from membership m join person p on p.id = m.person_id join access_profile a on a.id = m.access_profile_id
    left join access_letter i on i.person_id = p.id and i.access_group_id = m.access_group_id and i.kind = 'invitation',
         lateral (select case when m.accepted_at is not null then p.name else access.name_in_group(p.id, m.access_group_id) end as name) n,
         lateral (select access.profile() = 'rh' or p.id = access.person() as whole) told
   where m.id = any (p_ids) and m.access_group_id = access.access_group() and m.role = 'GESTOR'
     and (access.profile() = 'rh' and access.reaches_membership(m) or access.profile() = 'gestor' and m.in_force and p.active)
   order by public.search_form(n.name), p.id
$$;

-- What a manager looks after, for HR in reach of them and for themselves.
create or replace function access.scope_of_manager(p_membership uuid)
returns table (company_id uuid, employment_id uuid, department text, everyone boolean, enabled boolean, company text, worker text, people integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select s.company_id, s.employment_id, s.department, s.everyone or m.all_workers, s.enabled, c.trade_name, e.name,
         case when s.employment_id is not null then 1 else (
           select count(*)::integer from employment w where w.company_id = s.company_id and (s.department is null or w.department = s.department)
              and (w.dismissed_on is null or w.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date)) end
    from membership m join membership_scope s on s.membership_id = m.id
    left join employment e on e.id = s.employment_id
    left join company c on c.id = coalesce(s.company_id, e.company_id)
   where m.id = p_membership and m.access_group_id = access.access_group() and m.role = 'GESTOR'
     and (access.profile() = 'rh' and access.reaches_membership(m) or access.profile() = 'gestor' and m.person_id = access.person())
   order by c.trade_name, s.department nulls first, e.name nulls first
$$;

-- Names of who covers whom, for who may read the rows of a cover; null for anybody else.
create or replace function access.cover_name(p_cover uuid, p_person uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.name_in_group(p.id, v.access_group_id) from manager_cover v join person p on p.id = p_person and p.id in (v.person_id, v.substitute_id)
   where v.id = p_cover and v.access_group_id = access.access_group()
     and (access.profile() = 'rh' or access.profile() = 'gestor' and access.person() in (v.person_id, v.substitute_id))
$$;
