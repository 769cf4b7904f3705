-- The rules and plans of the access group, which HR of all or some companies sets.
call access.protect('holiday');
create policy staff on holiday
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job'))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[])));
create policy removes on holiday as restrictive for delete to cracha_app
  using ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]));
grant select, insert, delete on holiday to cracha_app;

call access.protect('clock_rule_set');
call access.protect_for_staff('clock_rule_set', '{rh,job}');
grant select, insert, update (name, kind) on clock_rule_set to cracha_app;

-- A version that holds is never rewritten: a later one follows it.
call access.protect('clock_rule');
call access.protect_for_staff('clock_rule', '{rh,job}');
grant select, insert on clock_rule to cracha_app;

call access.protect('clock_setting');
call access.protect_for_staff('clock_setting', '{rh,job}', 'company_id');
grant select, insert, update on clock_setting to cracha_app;

call access.protect('work_schedule');
call access.protect_for_staff('work_schedule', '{rh,job}');
grant select, insert, update (name, document, version, replaced_at) on work_schedule to cracha_app;

call access.protect('schedule_assignment');
call access.protect_for_staff('schedule_assignment', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('schedule_assignment');
grant select, insert, update (schedule_id, made_by, made_at), delete on schedule_assignment to cracha_app;

call access.protect('rule_assignment');
call access.protect_for_staff('rule_assignment', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('rule_assignment');
grant select, insert, update (rule_set_id, made_by, made_at), delete on rule_assignment to cracha_app;

-- Clocks and their files.
call access.protect('clock_device');
call access.protect_for_staff('clock_device', '{rh,job}', 'company_id');
grant select, insert, update (layout, crc) on clock_device to cracha_app;

call access.protect('device_event');
call access.protect_for_staff('device_event', '{rh,job}', 'company_id');
grant select, insert on device_event to cracha_app;

call access.protect('clock_file');
create policy staff on clock_file
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or made_by = (select access.person()) or company_id = any ((select access.companies())::uuid[])))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id is null or company_id = any ((select access.companies())::uuid[])));
grant select, insert, update (company_id, name, sha256, size, from_day, until_day, number, reopened, confirmed, report, content_type) on clock_file to cracha_app;

call access.protect('clock_file_line');
create policy staff on clock_file_line
  using (access_group_id = (select access.access_group()) and file_id in (select id from clock_file))
  with check (access_group_id = (select access.access_group()) and file_id in (select id from clock_file));
grant select, insert, delete on clock_file_line to cracha_app;

-- Facts. Update and delete belong to nobody: a trigger refuses them even to the owner.
call access.protect('punch');
call access.protect_for_staff('punch', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('punch');
call access.show_to_manager('punch');
grant select, insert on punch to cracha_app;

call access.protect('treatment');
call access.protect_for_staff('treatment', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('treatment');
call access.show_to_manager('treatment');
grant select, insert on treatment to cracha_app;

call access.protect('clock_excuse');
call access.protect_for_staff('clock_excuse', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('clock_excuse');
call access.show_to_manager('clock_excuse');
grant select, insert, update (removed_at) on clock_excuse to cracha_app;

call access.protect('clock_day');
call access.protect_for_staff('clock_day', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('clock_day');
call access.show_to_manager('clock_day');
grant select on clock_day to cracha_app;

call access.protect('bank_posting');
call access.protect_for_staff('bank_posting', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('bank_posting');
call access.show_to_manager('bank_posting');
grant select, insert on bank_posting to cracha_app;

-- Periods and mirrors.
call access.protect('clock_period');
call access.protect_for_staff('clock_period', '{rh,job}', 'company_id');
grant select, insert on clock_period to cracha_app;

-- A mirror: its company's HR, its worker while it is visible, the worker's managers, and who was asked to decide it.
call access.protect('timesheet');
call access.protect_for_staff('timesheet', '{rh,job}', 'company_id', 'employment_id');
create policy worker on timesheet using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
call access.show_to_manager('timesheet');
create policy seated on timesheet using ((select access.profile()) = 'gestor' and id = any ((select access.seated('timesheet'))::uuid[]));
grant select, insert, update on timesheet to cracha_app;

call access.protect('timesheet_event');
call access.protect_for_staff('timesheet_event', '{rh,job}', 'company_id', 'employment_id');
create policy worker on timesheet_event using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
call access.show_to_manager('timesheet_event');
create policy seated on timesheet_event using ((select access.profile()) = 'gestor' and timesheet_id = any ((select access.seated('timesheet'))::uuid[]));
create policy justifies on timesheet_event for insert with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and verb = 'justify' and by_person = (select access.person()) and exists (select from timesheet t where t.id = timesheet_id));
grant select, insert on timesheet_event to cracha_app;

call access.protect('timesheet_snapshot');
call access.protect_for_staff('timesheet_snapshot', '{rh,job}', 'company_id', 'employment_id');
create policy worker on timesheet_snapshot using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
call access.show_to_manager('timesheet_snapshot');
create policy seated on timesheet_snapshot for select using ((select access.profile()) = 'gestor' and timesheet_id = any ((select access.seated('timesheet'))::uuid[]));
grant select, insert on timesheet_snapshot to cracha_app;

call access.protect('timesheet_file');
call access.protect_for_staff('timesheet_file', '{rh,job}', 'company_id', 'employment_id');
create policy worker on timesheet_file using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
-- who decides reads what the worker attached; other managers of theirs don't
create policy seated on timesheet_file for select using ((select access.profile()) = 'gestor' and timesheet_id = any ((select access.seated('timesheet'))::uuid[]));
grant select, insert on timesheet_file to cracha_app;

-- Justifications: as mirrors. What of them is health is cut where they are presented.
call access.protect('justification_kind');
create policy reads on justification_kind for select using (access_group_id = (select access.access_group())
  or (select access.profile()) = 'trabalhador' and access_group_id in (select e.access_group_id from employment e));
create policy staff on justification_kind using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job'))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job'));
grant select, insert, update (name, effect, medical, needs_file, active, position) on justification_kind to cracha_app;

call access.protect('justification');
call access.protect_for_staff('justification', '{rh,job}', 'company_id', 'employment_id');
create policy worker on justification using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
call access.show_to_manager('justification');
create policy seated on justification using ((select access.profile()) = 'gestor' and id = any ((select access.seated('justification'))::uuid[]));
-- what a manager files for their people, and changes while it waits
create policy files on justification for insert with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and made_by = (select access.person()) and exists (select from timesheet t where t.id = timesheet_id));
create policy changes on justification for update using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and made_by = (select access.person()) and exists (select from timesheet t where t.id = timesheet_id));
grant select, insert, update (periods, hour, direction, days, crm, occurrence, kind_id, words, note, state, version, decided_by, decided_at, reason, port_failure, type, day, routed) on justification to cracha_app;

call access.protect('justification_file');
call access.protect_for_staff('justification_file', '{rh,job}', 'company_id', 'employment_id');
create policy worker on justification_file using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
create policy files on justification_file for insert with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and exists (select from justification j where j.id = justification_id and j.made_by = (select access.person())));
grant select, insert, delete on justification_file to cracha_app;

call access.protect('justification_message');
call access.protect_for_staff('justification_message', '{rh,job}', 'company_id', 'employment_id');
create policy worker on justification_message using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
create policy seated on justification_message using ((select access.profile()) = 'gestor' and justification_id in (select id from justification));
grant select, insert on justification_message to cracha_app;

-- Seats are given and ended by functions; who sits, and HR, sees them.
call access.protect('approval_seat');
create policy own on approval_seat for select using (person_id = (select access.person()) and access_group_id = (select access.access_group()));
call access.protect_for_staff('approval_seat', '{rh,job}');
grant select on approval_seat to cracha_app;

call access.protect('clock_closing');
call access.protect_for_staff('clock_closing', '{rh,job}');
grant select, insert on clock_closing to cracha_app;
call access.protect('clock_closing_item');
call access.protect_for_staff('clock_closing_item', '{rh,job}', 'company_id', 'employment_id');
grant select, insert, update (state, code) on clock_closing_item to cracha_app;

call access.protect('decision_batch');
-- A batch of the time clock is read by all of HR, one of requests by who started it alone.
create policy own on decision_batch using (access_group_id = (select access.access_group())
    and (asked_by = (select access.person()) or (select access.profile()) = 'rh' and act not like '%Request'))
  with check (access_group_id = (select access.access_group()) and asked_by = (select access.person()));
grant select, insert on decision_batch to cracha_app;
call access.protect('decision_batch_item');
create policy own on decision_batch_item using (access_group_id = (select access.access_group()) and batch_id in (select id from decision_batch))
  with check (access_group_id = (select access.access_group()) and batch_id in (select id from decision_batch));
grant select, insert, update (state, code, data) on decision_batch_item to cracha_app;

call access.protect('clock_integration');
call access.protect_for_staff('clock_integration', '{rh,job}', 'company_id');
grant select, insert, update (adapter, company_code, active, settings, changed_at, version) on clock_integration to cracha_app;
