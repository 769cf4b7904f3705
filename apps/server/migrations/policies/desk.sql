-- Whether HR sees a ticket is said once, by `access.sees_ticket`; its messages, files and events follow it.

call access.protect('desk_hours');
call access.protect_for_staff('desk_hours', '{rh,job}');
grant select, insert, update (hours, version, changed_by, changed_at) on desk_hours to cracha_app;

-- Workers choose among the categories of their employers.
call access.protect('desk_category');
call access.protect_for_staff('desk_category', '{rh,job}');
create policy worker on desk_category for select using ((select access.profile()) = 'trabalhador'
  and access_group_id in (select e.access_group_id from employment e));
grant select, insert, update (name, fields, confidential, first_minutes, solution_minutes, active, version) on desk_category to cracha_app;

call access.protect('desk_category_person');
call access.protect_for_staff('desk_category_person', '{rh,job}');
grant select, insert, delete on desk_category_person to cracha_app;

call access.protect('canned_answer');
call access.protect_for_staff('canned_answer', '{rh,job}');
grant select, insert, update (title, words, active, version) on canned_answer to cracha_app;

-- Numbers are given by access.next_protocol alone.
call access.protect('desk_counter');

-- HR sees the tickets of its scope but its own, and of confidential ones those of the categories that it answers.
call access.protect('desk_ticket');
call access.protect_for_staff('desk_ticket', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('desk_ticket');
create policy confidential on desk_ticket as restrictive to cracha_app using ((select access.profile()) is distinct from 'rh'
  or person_id <> (select access.person()) and (not confidential or category_id = any ((select access.answered_categories())::uuid[])));
grant select, insert, update on desk_ticket to cracha_app;

call access.protect('desk_event');
call access.protect_for_staff('desk_event', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('desk_event');
create policy confidential on desk_event as restrictive to cracha_app using ((select access.profile()) is distinct from 'rh' or access.sees_ticket(ticket_id));
grant select, insert on desk_event to cracha_app;

call access.protect('desk_message');
call access.protect_for_staff('desk_message', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('desk_message');
create policy confidential on desk_message as restrictive to cracha_app using ((select access.profile()) is distinct from 'rh' or access.sees_ticket(ticket_id));
create policy notes on desk_message as restrictive to cracha_app using (not internal or (select access.profile()) <> 'trabalhador');
grant select, insert on desk_message to cracha_app;

call access.protect('desk_file');
call access.protect_for_staff('desk_file', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('desk_file');
create policy confidential on desk_file as restrictive to cracha_app using ((select access.profile()) is distinct from 'rh' or access.sees_ticket(ticket_id));
create policy notes on desk_file as restrictive to cracha_app using (not internal or (select access.profile()) <> 'trabalhador');
grant select, insert on desk_file to cracha_app;
