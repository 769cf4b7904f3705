-- Who of HR holds a permission and reaches a whole company of the present access group: told of what its clocks bring.
create or replace function access.hr_of_company(p_company uuid, p_permission text) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct m.person_id from company c
    join membership m on m.access_group_id = c.access_group_id and m.role = 'RH' and m.in_force and m.all_workers
    join access_profile a on a.id = m.access_profile_id and p_permission = any (a.permissions)
    join person p on p.id = m.person_id and p.active
   where c.id = p_company and c.access_group_id = access.access_group() and access.profile() in ('rh', 'job')
     and (m.all_companies or c.id = any (access.companies_of(m.id, false)::uuid[]))
$$;
