-- The product's own: given by a function.
call access.protect('ready_template');

-- HR writes; a manager uses what is published.
call access.protect('template');
call access.protect_for_staff('template', '{rh,job}');
create policy manager on template for select using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
    and published > 0 and deleted_at is null);
grant select, insert, update (title, description, body, fields, changed, published, version, changed_by, changed_at, deleted_at) on template to cracha_app;

call access.protect('template_version');
call access.protect_for_staff('template_version', '{rh,gestor,job}');
grant select, insert on template_version to cracha_app;

call access.protect('template_picture');
call access.protect_for_staff('template_picture', '{rh,gestor,job}');
grant select, insert on template_picture to cracha_app;

-- Its rows are seen and written with a batch, which is whoever began it's.
call access.protect('document_batch_row');
create policy of_batch on document_batch_row using (batch_id in (select b.id from document_batch b)) with check (batch_id in (select b.id from document_batch b));
grant select, insert, update (state, code, data, document_id) on document_batch_row to cracha_app;
