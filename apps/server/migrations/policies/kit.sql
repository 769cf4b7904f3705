call access.protect('kit_definition');
call access.protect_for_staff('kit_definition', '{rh,job}');
grant select, insert, update (kind, name, regimes, positions, company_id, active, items, version, reasoned_by, confirmed_by, changed_by, changed_at, deleted_at) on kit_definition to cracha_app;

-- A kit is seen by HR in its reach, its worker, and the worker's manager; single papers are no manager's.
call access.protect('kit');
call access.protect_for_staff('kit', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('kit');
call access.show_to_manager('kit', $$kind <> 'paper'$$);
grant select, insert, update (state, reminded_on, ended_by, ended_at, reason, name, due_on) on kit to cracha_app;

-- Health is HR's by its own grant; a manager reads nothing of health and pay. Who may change an item is asked by the act.
call access.protect('kit_item');
create policy staff on kit_item using ((select access.profile()) in ('rh', 'job') and access_group_id = (select access.access_group())
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[]))
    and ((select access.profile()) = 'job' or not health or (select access.sees_health())))
  with check ((select access.profile()) in ('rh', 'job') and access_group_id = (select access.access_group()));
call access.protect_for_worker('kit_item');
create policy manager on kit_item using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group()) and not health and not pay
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[]))
    and exists (select from kit k where k.id = kit_id));
grant select, insert, update (state, section, round, reason, decided_by, decided_at, delivered_at, issued_on, valid_until, document_id, failure) on kit_item to cracha_app;

-- Parts are seen and written with what they are of.
call access.protect('kit_item_file');
create policy of_item on kit_item_file using (exists (select from kit_item i where i.id = item_id)) with check (exists (select from kit_item i where i.id = item_id));
grant select, insert on kit_item_file to cracha_app;

call access.protect('kit_event');
create policy of_kit on kit_event using (exists (select from kit k where k.id = kit_id) and (item_id is null or exists (select from kit_item i where i.id = item_id)))
  with check (exists (select from kit k where k.id = kit_id));
grant select, insert on kit_event to cracha_app;

call access.protect('termination');
call access.protect_for_staff('termination', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('termination');
call access.show_to_manager('termination');
grant select, insert on termination to cracha_app;
