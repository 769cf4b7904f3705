-- The context of a job: the person and access group that caused it, in profile `job` (docs/access.md).
create or replace function access.open_job(p_person uuid, p_access_group uuid) returns void language sql as $$
  select set_config('app.user', coalesce(p_person::text, ''), true), set_config('app.profile', 'job', true),
         set_config('app.access_group', p_access_group::text, true), set_config('app.companies', '*', true),
         set_config('app.workers', '*', true)
$$;

-- The companies of the HR of the person a job works for; null: all of the access group, none: nobody. A job itself passes every company.
create or replace function access.hr_companies() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select nullif(coalesce((
    select access.companies_of(m.id, m.all_companies) from membership m
     where m.person_id = access.person() and m.access_group_id = access.access_group() and m.role = 'RH' and m.enabled
     order by m.all_companies desc limit 1), '{}'), '*')::uuid[]
$$;
