call access.protect('import');
-- HR limited to companies or named workers sees the files it sent itself: a file holds everybody's data. The job of a file keeps its
-- rows whoever sent it.
create policy staff on import
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or sent_by = (select access.person()))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or sent_by = (select access.person()))));
grant select, insert, update on import to cracha_app;

call access.protect('import_event');
create policy staff on import_event
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from import))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from import))));
-- append only
grant select, insert on import_event to cracha_app;

call access.protect('import_document');
create policy staff on import_document
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from import))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from import))));
grant select, insert, update, delete on import_document to cracha_app;

call access.protect('learned_correction');
call access.protect_for_staff('learned_correction', '{rh,job}');
grant select, insert, delete on learned_correction to cracha_app;

call access.protect('column_mapping');
call access.protect_for_staff('column_mapping', '{rh,job}');
grant select, insert, update on column_mapping to cracha_app;

call access.protect('release_rule');
call access.protect_for_staff('release_rule', '{rh,job}');
grant select, insert, update on release_rule to cracha_app;

call access.protect('release_rule_change');
call access.protect_for_staff('release_rule_change', '{rh,job}');
grant select, insert, update on release_rule_change to cracha_app;

call access.protect('release_request');
call access.protect_for_staff('release_request', '{rh,job}');
grant select, insert, update on release_request to cracha_app;

call access.protect('expected_absence');
call access.protect_for_staff('expected_absence', '{rh,job}');
grant select, insert, delete on expected_absence to cracha_app;

call access.protect('recognition_model');
create policy platform on recognition_model using ((select access.profile()) = 'admin');
-- whoever reads a file reads with what is active for its access group
create policy reader on recognition_model for select using ((select access.profile()) = 'job' and state = 'active'
  and (access_group_id is null or access_group_id = (select access.access_group())));
grant select, insert, update, delete on recognition_model to cracha_app;

call access.protect('recognition_model_use');
call access.protect_for_staff('recognition_model_use', '{job}');
create policy platform on recognition_model_use for select using ((select access.profile()) = 'admin');
grant select, insert, delete on recognition_model_use to cracha_app;

call access.protect('remembered_rubric');
call access.protect_for_staff('remembered_rubric', '{job}');
-- a function, so that no statement of others has its query set up
create policy hr_reads on remembered_rubric for select using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
  and ((select access.all_companies()) or employer = any ((select access.employers_reached())::text[])));
-- they are read into every company's payroll: HR limited to companies looks after employers whose companies are all its own
create policy hr_corrects on remembered_rubric for update
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and access.changes_rubrics(employer))
  with check (access_group_id = (select access.access_group()) and access.changes_rubrics(employer));
create policy hr_forgets on remembered_rubric for delete
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and access.changes_rubrics(employer));
grant select, insert, update, delete on remembered_rubric to cracha_app;
