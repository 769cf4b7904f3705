-- A link is whoever made it's. Openings are written by a function.
call access.protect('download_link');
create policy own on download_link using ((select access.profile()) in ('rh', 'gestor') and access_group_id = (select access.access_group())
  and person_id = (select access.person()) and profile = (select access.profile()));
create policy job on download_link for select using ((select access.profile()) = 'job' and access_group_id = (select access.access_group()));
grant select, insert, update (revoked_at) on download_link to cracha_app;

call access.protect('download_link_file');
create policy of_link on download_link_file using (exists (select from download_link l where l.id = link_id)) with check (exists (select from download_link l where l.id = link_id));
grant select, insert on download_link_file to cracha_app;

call access.protect('download_link_opening');
create policy of_link on download_link_opening for select using (exists (select from download_link l where l.id = link_id));
grant select on download_link_opening to cracha_app;

-- A ticket is made by whoever sees the document, and used by a function.
call access.protect('print_ticket');
create policy own on print_ticket for insert with check (person_id = (select access.person()) and exists (select from document d where d.id = document_id));
grant insert on print_ticket to cracha_app;
