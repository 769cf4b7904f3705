-- Numbers are given by a function.
call access.protect('document_number');

-- One act of sending is whoever sent it's.
call access.protect('document_batch');
create policy staff on document_batch using ((select access.profile()) in ('rh', 'gestor', 'job') and access_group_id = (select access.access_group())
    and ((select access.profile()) = 'job' or person_id = (select access.person())));
grant select, insert, update (ended_at) on document_batch to cracha_app;

-- HR reads what was sent in its reach, of health by its own grant; a manager what is about their people, no matter of health, of the employee
-- record by the grant of pay, and of what workers send only what is sent to managers. A draft is its author's alone. Whoever is named as a
-- signer reads that document; a worker what they got of companies that have the screen for it, or sent.
call access.protect('document');
create policy hr on document using ((select access.profile()) in ('rh', 'job') and access_group_id = (select access.access_group())
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]) or company_id is null and sent_by = (select access.person()))
    and ((select access.profile()) = 'job' or (state <> 'draft' or sent_by = (select access.person())) and (not health or (select access.sees_health())))
    and ((select access.all_workers()) or sent_by = (select access.person()) or access.document_of_team(id)))
  with check ((select access.profile()) in ('rh', 'job') and access_group_id = (select access.access_group()));
create policy manager on document using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group()) and not health
    and (sent_by = (select access.person()) and side = 'gestor' or state not in ('draft', 'preparing') and (side <> 'trabalhador' or to_side = 'gestor')
      and (type <> 6 or (select access.sees_pay())) and access.document_of_team(id)))
  with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group()) and not health);
create policy worker on document using ((select access.profile()) = 'trabalhador' and access_group_id <> all ((select access.shut_groups())::uuid[])
    and (sent_by = (select access.person()) and side = 'trabalhador'
      or state not in ('draft', 'preparing') and visible and access.document_of_mine(id)))
  with check ((select access.profile()) = 'trabalhador' and access_group_id = any ((select access.own_groups())::uuid[]));
create policy named_signer on document for select using ((select access.profile()) in ('rh', 'gestor', 'trabalhador')
  and id = any ((select access.documents_to_sign())::uuid[]));
create policy signer on document for select using ((select access.profile()) = 'assinante' and id = (select access.signers_document()));
grant select, insert, update (title, kind, company_id, health, section, state, due_on, valid_until, visible, folder, tags, file_version, version, replaced_by, decided_by, decided_at, reason, sent_at, deleted_at, search)
  on document to cracha_app;

-- Its parts are seen and written with it.
call access.protect('document_person');
create policy of_document on document_person using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
-- taken away while nobody was asked yet: what somebody got, or signs, stays
create policy of_draft on document_person as restrictive for delete to cracha_app using (exists (select from document d where d.id = document_id and d.state = 'draft'));
grant select, insert, delete on document_person to cracha_app;

call access.protect('document_version');
create policy of_document on document_version using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
grant select, insert, update (pages, prepared_sha256, prepared_size) on document_version to cracha_app;

call access.protect('document_file');
create policy of_document on document_file using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
grant select, insert on document_file to cracha_app;

-- What is on its way is its sender's alone.
call access.protect('document_upload');
create policy own on document_upload using (person_id = (select access.person()) and profile = (select access.profile())
    and case (select access.profile()) when 'trabalhador' then access_group_id <> all ((select access.shut_groups())::uuid[]) else access_group_id = (select access.access_group()) end);
create policy tidy on document_upload using ((select access.profile()) = 'job' and access_group_id = (select access.access_group()));
grant select, insert, delete on document_upload to cracha_app;

-- A way through a version is its reader's own.
call access.protect('document_reading');
create policy own on document_reading using (person_id = (select access.person()) and (select access.profile()) in ('rh', 'gestor', 'trabalhador') and access_group_id <> all ((select access.shut_groups())::uuid[])
    or signer_id = (select access.signer()) and (select access.profile()) = 'assinante')
  with check ((person_id = (select access.person()) or signer_id = (select access.signer())) and exists (select from document d where d.id = document_id));
grant select, insert, update (touched_at, served, counted, counted_at) on document_reading to cracha_app;

call access.protect('document_receipt');
create policy of_document on document_receipt for select using (exists (select from document d where d.id = document_id));
create policy own on document_receipt using (person_id = (select access.person()) and (select access.profile()) in ('rh', 'gestor', 'trabalhador') and access_group_id <> all ((select access.shut_groups())::uuid[]))
  with check (person_id = (select access.person()) and exists (select from document d where d.id = document_id));
grant select, insert, update (read_at, read_ip, acknowledged_at, acknowledged_ip, downloaded_at, downloaded_ip) on document_receipt to cracha_app;

call access.protect('signature_request');
create policy of_document on signature_request using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
grant select, insert, update (company_id, message, state, due_on, hash_read, hash_final, final_size, sealed_at, seal, failure, tries, next_try_at, reason, sent_at, expired_at, ended_at, row_version)
  on signature_request to cracha_app;

call access.protect('document_signer');
create policy of_document on document_signer using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
create policy of_draft on document_signer as restrictive for delete to cracha_app using (exists (select from signature_request r where r.id = request_id and r.state = 'draft'));
grant select, insert, delete, update (role, step, position, state, email, cell_phone, contact, access_token_hash, access_until, invited_at, opened_at, read_at, signed_at, refused_at, reason, terms_version, act, policy_version, policy_accepted_at)
  on document_signer to cracha_app;

-- Codes are made and used by functions.
call access.protect('signer_code');

call access.protect('signer_message');
create policy of_signer on signer_message using (exists (select from document_signer s where s.id = signer_id)) with check (exists (select from document_signer s where s.id = signer_id));
grant select, insert, update (state, cause, changed_at) on signer_message to cracha_app;

call access.protect('signature_event');
create policy of_document on signature_event using (exists (select from document d where d.id = document_id)) with check (exists (select from document d where d.id = document_id));
grant select, insert on signature_event to cracha_app;

-- Certificates are public: the verification page shows them.
call access.protect('seal_certificate');
create policy everybody on seal_certificate using (true);
grant select, insert on seal_certificate to cracha_app;
