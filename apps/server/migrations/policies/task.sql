call access.protect('task');
-- HR of some companies sees what is about those alone
create policy staff on task
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'gestor', 'job')
    and ((select access.all_companies()) or started_by = (select access.person()) or company_ids <@ (select access.companies())::uuid[]))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'gestor', 'job'));
grant select, insert, update (state, total, done, error, ended_at, company_ids) on task to cracha_app;

call access.protect('task_event');
create policy staff on task_event
  using (access_group_id = (select access.access_group()) and task_id in (select id from task))
  with check (access_group_id = (select access.access_group()) and task_id in (select id from task));
grant select, insert on task_event to cracha_app;
