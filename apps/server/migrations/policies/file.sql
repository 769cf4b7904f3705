call access.protect('stored_file');
call access.protect_for_staff('stored_file', '{rh,gestor,job}');
-- what a worker attaches to an answer or a justification
create policy worker on stored_file for insert with check ((select access.profile()) = 'trabalhador' and stored_by = (select access.person())
  and access_group_id in (select e.access_group_id from employment e) and access_group_id <> all ((select access.shut_groups())::uuid[]));
grant select, insert, update on stored_file to cracha_app;

call access.protect('download');
create policy own on download using (person_id = (select access.person()));
-- append only
grant select, insert on download to cracha_app;
