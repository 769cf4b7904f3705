-- HR reads and writes within its companies; a candidate's session its one admission.
call access.protect('admission');
call access.protect_for_staff('admission', '{rh,job}', 'company_id');
create policy candidate_reads on admission for select using ((select access.profile()) = 'assinante' and id = (select access.candidate()));
create policy candidate_writes on admission for update using ((select access.profile()) = 'assinante' and id = (select access.candidate()))
  with check (id = (select access.candidate()));
grant select, insert, update (state, name, contact, email, cell_phone, due_on, told, dependants, notice_version, notice_at, notice_ip, returned, accepted, sent_at,
    true_at, approved_by, approved_at, hired_by, hired_at, employment_id, kit_id, ended_at, reason, erase_on, erased_at, access_token_hash, access_code_hash, delivery, version)
  on admission to cracha_app;

call access.protect('admission_file');
create policy of_admission on admission_file using (exists (select from admission a where a.id = admission_id))
  with check (exists (select from admission a where a.id = admission_id and a.access_group_id = admission_file.access_group_id));
grant select, insert, delete on admission_file to cracha_app;

-- Codes are made and used by functions; what is confirmed is read by who reads the admission.
call access.protect('admission_contact');
create policy of_admission on admission_contact using (exists (select from admission a where a.id = admission_id));
grant select (id, admission_id, access_group_id, kind, contact, used_at), delete on admission_contact to cracha_app;

call access.protect('opening');
call access.protect_for_staff('opening', '{rh,job}', 'company_id');
grant select, insert, update (closed_at) on opening to cracha_app;

call access.protect('candidate');
call access.protect_for_staff('candidate', '{rh,job}', 'company_id');
grant select, insert, delete, update (stage, reason, admission_id, erase_on) on candidate to cracha_app;
