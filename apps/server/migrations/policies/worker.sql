call access.protect('employment');
call access.protect_for_staff('employment', '{rh,gestor,financeiro,job}', 'company_id', 'id');
-- companies, fields' names and groups of a worker are looked up by the employments they see
create policy worker on employment using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
grant select, insert, update on employment to cracha_app;

call access.protect('employment_leave');
call access.protect_for_staff('employment_leave', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('employment_leave');
call access.show_to_manager('employment_leave');
grant select, insert, update, delete on employment_leave to cracha_app;

call access.protect('worker_record');
call access.protect_for_staff('worker_record', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('worker_record');
-- never bank, and pay only by a grant of its own (access.open sets `sees_pay`)
call access.show_to_manager('worker_record');
grant select, insert, update on worker_record to cracha_app;

call access.protect('worker_pay');
call access.protect_for_staff('worker_pay', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('worker_pay');
call access.show_to_manager('worker_pay', '(select access.sees_pay())');
grant select, insert, update on worker_pay to cracha_app;

call access.protect('worker_bank');
call access.protect_for_staff('worker_bank', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('worker_bank');
grant select, insert, update on worker_bank to cracha_app;

call access.protect('bank_change');
call access.protect_for_staff('bank_change', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('bank_change');
-- of one's own a worker only ever stops what still waits
create policy worker_stops on bank_change for update
  using ((select access.profile()) = 'trabalhador' and person_id = (select access.person()) and state = 'waiting'
    and access_group_id <> all ((select access.shut_groups())::uuid[]))
  with check (person_id = (select access.person()) and state = 'stopped');
create policy ended on bank_change as restrictive for update to cracha_app using (true) with check (state in ('cancelled', 'stopped'));
-- what was asked for is never rewritten, and nobody but the owner's function brings it to effect
grant select, insert (access_group_id, company_id, employment_id, person_id, before, after, asked_by, due_at), update (state, ended_at) on bank_change to cracha_app;

call access.protect('registry_import');
-- as of imports
create policy staff on registry_import
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or sent_by = (select access.person()))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or sent_by = (select access.person()))));
grant select, insert, update on registry_import to cracha_app;

call access.protect('registry_import_event');
create policy staff on registry_import_event
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from registry_import))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from registry_import))));
grant select, insert on registry_import_event to cracha_app;

call access.protect('registry_import_row');
create policy staff on registry_import_row
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from registry_import))))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job' or (select access.profile()) = 'rh'
    and ((select access.all_companies() and access.all_workers()) or import_id in (select id from registry_import))));
grant select, insert, update, delete on registry_import_row to cracha_app;

call access.protect('registry_mapping');
call access.protect_for_staff('registry_mapping', '{rh,job}');
grant select, insert, update on registry_mapping to cracha_app;

call access.protect('employment_change');
call access.protect_for_staff('employment_change', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('employment_change');
call access.show_to_manager('employment_change', 'field not in (''salary'', ''salary_unit'') or (select access.sees_pay())');
grant select, insert, update, delete on employment_change to cracha_app;

call access.protect('company_transfer');
call access.protect_for_staff('company_transfer', '{rh,job}', 'company_id', 'employment_id');
create policy cancels on company_transfer as restrictive for update to cracha_app using (state in ('waiting', 'blocked')) with check (state = 'cancelled');
-- what was asked for is never rewritten, and nobody but the owner's function brings it to effect
grant select, insert, update (state) on company_transfer to cracha_app;

call access.protect('worker_file');
call access.protect_for_staff('worker_file', '{rh,job}', 'company_id', 'employment_id');
create policy worker on worker_file for select using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and visible and deleted_at is null and access_group_id <> all ((select access.shut_groups())::uuid[]));
grant select, insert, update (section, name, year, month, valid_until, visible, deleted_at, shown_at) on worker_file to cracha_app;

call access.protect('worker_photo');
-- who is shown it and is not HR asks access.photos_of; HR writes that of who has an employment in reach
create policy hr on worker_photo using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
  and exists (select from employment e where e.person_id = worker_photo.person_id and e.access_group_id = worker_photo.access_group_id));
grant select, insert, delete, update (sha256, set_by, set_at) on worker_photo to cracha_app;
