-- Numbers are given by a function.
call access.protect('hr_request_number');

call access.protect('request_category');
call access.protect_for_staff('request_category', '{rh,job}');
grant select, insert, update (name, active, position, version) on request_category to cracha_app;

-- Requests: the worker's own, the staff's by their scope. A manager reads those of their people that are no matter of HR alone, and those
-- on which they sit. What changes them is asked by the act.
call access.protect('hr_request');
call access.protect_for_staff('hr_request', '{rh,job}', 'company_id', 'employment_id');
create policy worker on hr_request using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
create policy manager on hr_request using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
    and (not sensitive and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
        and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[]))
      or id = any ((select access.seated_requests())::uuid[])))
  with check (access_group_id = (select access.access_group()));
grant select, insert, update (state, outcome, waits_for_change, in_process, effect_failure, effect_tries, awaits_consent, round, step, entered_on, due_on, version,
  data, message, year, snapshot, notice_file_id, noticed_at, noticed_ip, noticed_version, ended_at, applied_at, with_flow, profile_id, profile_version, profile_name) on hr_request to cracha_app;

-- Its parts are seen and written with it.
call access.protect('hr_request_step');
create policy of_request on hr_request_step using (exists (select from hr_request r where r.id = request_id)) with check (exists (select from hr_request r where r.id = request_id));
grant select, insert, update (seats) on hr_request_step to cracha_app;

call access.protect('hr_request_decision');
create policy of_request on hr_request_decision using (exists (select from hr_request r where r.id = request_id)) with check (exists (select from hr_request r where r.id = request_id));
grant select, insert on hr_request_decision to cracha_app;

call access.protect('hr_request_event');
create policy of_request on hr_request_event using (exists (select from hr_request r where r.id = request_id)) with check (exists (select from hr_request r where r.id = request_id));
grant select, insert on hr_request_event to cracha_app;

call access.protect('hr_request_message');
create policy of_request on hr_request_message using (exists (select from hr_request r where r.id = request_id)) with check (exists (select from hr_request r where r.id = request_id));
grant select, insert on hr_request_message to cracha_app;

call access.protect('hr_request_file');
create policy of_request on hr_request_file using (exists (select from hr_request r where r.id = request_id)) with check (exists (select from hr_request r where r.id = request_id));
grant select, insert on hr_request_file to cracha_app;

call access.protect('payroll_entry');
call access.protect_for_staff('payroll_entry', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('payroll_entry');
grant select, insert, update (state, taken_at, taken_by, export_id) on payroll_entry to cracha_app;

-- An export holds entries of the companies of who made it: they and the whole group's HR read it.
call access.protect('payroll_export');
create policy staff on payroll_export using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and ((select access.all_companies()) or made_by = (select access.person()))))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and made_by = (select access.person()));
grant select, insert on payroll_export to cracha_app;

-- A draft is its writer's alone, in the profile and access group it was written in.
call access.protect('hr_request_draft');
create policy own on hr_request_draft using (person_id = (select access.person()) and profile = (select access.profile())
  and access_group_id is not distinct from (select access.access_group()));
grant select, insert, update (data, changed_at), delete on hr_request_draft to cracha_app;

-- Workers and managers read what holds for an employment by a function.
call access.protect('proof_rule');
call access.protect_for_staff('proof_rule', '{rh,job}', 'company_id');
grant select, insert, update (open, kinds, both_sides, max_age_days, required, version), delete on proof_rule to cracha_app;
