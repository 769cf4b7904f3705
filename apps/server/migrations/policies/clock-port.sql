-- Copies of a payroll clock and what it is told: the company's HR and the jobs. Others write into the outbox by a function.
call access.protect('clock_sync');
call access.protect_for_staff('clock_sync', '{rh,job}', 'company_id');
grant select, insert, update (cursor, asked_at, succeeded_at, failed_at, failure) on clock_sync to cracha_app;

call access.protect('clock_outbox');
call access.protect_for_staff('clock_outbox', '{rh,job}', 'company_id', 'employment_id');
grant select, update (state, tries, next_try_at, failure, answered_at, told_at) on clock_outbox to cracha_app;

-- As the mirror it is of.
call access.protect('clock_copy');
call access.protect_for_staff('clock_copy', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_worker('clock_copy');
call access.show_to_manager('clock_copy');
create policy seated on clock_copy for select using ((select access.profile()) = 'gestor' and timesheet_id = any ((select access.seated('timesheet'))::uuid[]));
-- who was asked about a day reads it: the calls show that day alone
create policy asked on clock_copy for select using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and exists (select from justification j where j.timesheet_id = clock_copy.timesheet_id));
grant select, insert, update (document, digest) on clock_copy to cracha_app;

-- Each person's own.
call access.protect('clock_company_choice');
create policy own on clock_company_choice using (person_id = (select access.person()) and profile = (select access.profile())
    and access_group_id <> all ((select access.shut_groups())::uuid[]))
  with check (person_id = (select access.person()) and profile = (select access.profile()));
grant select, insert, update (company_id, chosen_at) on clock_company_choice to cracha_app;
