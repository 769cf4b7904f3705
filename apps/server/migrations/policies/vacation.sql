call access.protect('request_setting');
call access.protect_for_staff('request_setting', '{rh,job}', 'company_id');
grant select, insert, update on request_setting to cracha_app;

-- HR says where counting begins; workers and managers read balances by a function.
call access.protect('vacation_opening');
call access.protect_for_staff('vacation_opening', '{rh,job}', 'company_id', 'employment_id');
grant select, insert on vacation_opening to cracha_app;

call access.protect('vacation_part');
call access.protect_for_staff('vacation_part', '{rh,job}', 'company_id', 'employment_id');
grant select, insert, delete on vacation_part to cracha_app;

call access.protect('vacation_due');
call access.protect_for_staff('vacation_due', '{rh,job}', 'company_id', 'employment_id');
call access.show_to_manager('vacation_due');
grant select, insert, delete on vacation_due to cracha_app;

call access.protect('vacation_state');
call access.protect_for_staff('vacation_state', '{job}');
grant select, insert, update (computed_at, next_day) on vacation_state to cracha_app;

-- A file tells of workers of any company: HR of some companies sees their own files.
call access.protect('vacation_opening_file');
create policy staff on vacation_opening_file
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or made_by = (select access.person())))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job'));
grant select, insert, update (name) on vacation_opening_file to cracha_app;

call access.protect('vacation_opening_line');
create policy staff on vacation_opening_line
  using (access_group_id = (select access.access_group()) and file_id in (select id from vacation_opening_file))
  with check (access_group_id = (select access.access_group()) and file_id in (select id from vacation_opening_file));
grant select, insert, delete on vacation_opening_line to cracha_app;
