-- Written by whoever sent the file; the operator reads by a function.
call access.protect('document_infected');
create policy own on document_infected for insert with check (person_id = (select access.person()));
grant insert on document_infected to cracha_app;
