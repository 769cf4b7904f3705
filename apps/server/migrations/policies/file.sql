call access.protect('stored_file');
call access.protect_for_staff('stored_file', '{rh,gestor,job}');
grant select, insert, update on stored_file to cracha_app;

call access.protect('download');
create policy own on download using (person_id = (select access.person()));
-- append only
grant select, insert on download to cracha_app;
