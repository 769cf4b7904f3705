call access.protect('receipt');
call access.protect_for_staff('receipt', '{rh,gestor,job}', 'company_id', 'employment_id');
-- a manager's grants end at payslips and benefits
create policy pay_alone on receipt as restrictive to cracha_app using (category in (1, 2) or (select access.profile()) is distinct from 'gestor');
-- What a company shows its workers holds for each kind; a record is its worker's whatever a company shows of pay, where the sign-in is on.
-- Payslips' companies are in the context, for a hot read has no time to look; functions, since a policy's own query is set up every time.
create policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and case category
    when 1 then company_id <> all ((select access.hidden_employers())::uuid[])
    when 2 then company_id = any ((select access.employers_showing(2))::uuid[])
    when 3 then company_id = any ((select access.employers_showing(3))::uuid[])
    when 6 then access_group_id <> all ((select access.shut_groups())::uuid[])
    when 7 then company_id = any ((select access.employers_showing(7))::uuid[])
    else true end);
grant select, insert, update on receipt to cracha_app;

call access.protect('receipt_answer');
call access.protect_for_staff('receipt_answer', '{rh,gestor,job}', 'company_id', 'employment_id');
call access.protect_for_worker('receipt_answer');
grant select, insert, update on receipt_answer to cracha_app;

call access.protect('receipt_message');
call access.protect_for_staff('receipt_message', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('receipt_message');
grant select, insert, update on receipt_message to cracha_app;

call access.protect('receipt_dispute');
call access.protect_for_staff('receipt_dispute', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('receipt_dispute');
grant select, insert, update on receipt_dispute to cracha_app;

call access.protect('receipt_file');
call access.protect_for_staff('receipt_file', '{rh,gestor,job}', 'company_id', 'employment_id');
call access.protect_for_worker('receipt_file');
grant select, insert, update on receipt_file to cracha_app;

call access.protect('receipt_field_name');
call access.protect_for_staff('receipt_field_name', '{rh,gestor,job}');
create policy worker on receipt_field_name for select using ((select access.profile()) = 'trabalhador'
  and access_group_id in (select access_group_id from employment where person_id = (select access.person())));
grant select, insert, update, delete on receipt_field_name to cracha_app;

call access.protect('batch_download');
-- whoever asked for it, and nobody beside: it holds what that person may open
create policy staff on batch_download
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and requested_by = (select access.person())))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and requested_by = (select access.person())));
grant select, insert, update on batch_download to cracha_app;

call access.protect('batch_download_entry');
create policy staff on batch_download_entry
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and batch_id in (select id from batch_download)))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and batch_id in (select id from batch_download)));
grant select, insert, update on batch_download_entry to cracha_app;

call access.protect('batch_download_file');
create policy staff on batch_download_file
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and batch_id in (select id from batch_download)))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and batch_id in (select id from batch_download)));
grant select, insert, delete on batch_download_file to cracha_app;

call access.protect('income_proof');
-- the worker's own affair: HR is not told to whom somebody shows their pay
call access.protect_for_worker('income_proof');
grant select, insert, update (revoked_at) on income_proof to cracha_app;

call access.protect('income_proof_access');
call access.show_to_worker('income_proof_access');
grant select on income_proof_access to cracha_app;
