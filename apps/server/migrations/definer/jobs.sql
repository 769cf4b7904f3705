-- The context of a job: the person and access group that caused it, in profile `job` (docs/access.md).
create or replace function access.open_job(p_person uuid, p_access_group uuid) returns void language sql as $$
  select set_config('app.user', coalesce(p_person::text, ''), true), set_config('app.profile', 'job', true),
         set_config('app.access_group', p_access_group::text, true), set_config('app.companies', '*', true),
         set_config('app.workers', '*', true)
$$;
