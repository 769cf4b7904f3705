-- The context of a job: the person and access group that caused it, in profile `job` (docs/access.md). It reaches what that person's role
-- in HR reaches at this moment, by the functions that a call is opened with; without such a role, or switched off, nobody.
create or replace function access.open_job(p_person uuid, p_access_group uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  reach record;
begin
  select access.companies_of(m.id, m.all_companies) as companies, access.workers_of(m.id, m.all_workers) as workers into reach
    from membership m join person p on p.id = m.person_id and p.active
   where m.person_id = p_person and m.access_group_id = p_access_group and m.role = 'RH' and m.in_force;
  perform access.open_group_job(p_person, p_access_group), set_config('app.companies', coalesce(reach.companies, '{}'), true),
          set_config('app.workers', coalesce(reach.workers, '{}'), true);
end $$;

-- The same where it is about the access group whoever asked for it: what a file holds is recognised, what is out is told to whom it is for.
create or replace function access.open_group_job(p_person uuid, p_access_group uuid) returns void language sql as $$
  select set_config('app.user', coalesce(p_person::text, ''), true), set_config('app.profile', 'job', true),
         set_config('app.access_group', p_access_group::text, true), set_config('app.companies', '*', true),
         set_config('app.workers', '*', true)
$$;

-- The companies of the HR of the person a job works for, with everybody in them; null: all of the access group, none: nobody.
create or replace function access.hr_companies() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select nullif(coalesce((
    select access.companies_of(m.id, m.all_companies) from membership m
     where m.person_id = access.person() and m.access_group_id = access.access_group() and m.role = 'RH' and m.in_force and m.all_workers), '{}'), '*')::uuid[]
$$;
