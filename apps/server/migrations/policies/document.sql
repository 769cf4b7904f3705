call access.protect('document');
call access.protect_for_staff('document', '{rh,gestor,job}', 'company_id');
create policy signer on document for select using ((select access.profile()) = 'assinante'
  and id in (select document_id from document_signer where id = (select access.signer())));
grant select, insert, update on document to cracha_app;

call access.protect('document_signer');
call access.protect_for_staff('document_signer', '{rh,gestor,job}');
-- a signer: the invitation's document only
create policy signer on document_signer for select using ((select access.profile()) = 'assinante' and id = (select access.signer()));
grant select, insert, update on document_signer to cracha_app;
