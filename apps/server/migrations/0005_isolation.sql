-- Who passes where: one policy per kind of reader (docs/access.md), and what the application's role may do at all.
-- A table that is not here has no policy and no grant: nothing reads it.

do $$
declare
  name text;
begin
  foreach name in array array['plan_module_app_access', 'reseller', 'access_group', 'access_group_module', 'company', 'person',
    'privacy_acceptance', 'employment', 'association', 'association_company', 'association_member', 'access_profile',
    'membership', 'membership_scope', 'support_grant', 'session', 'session_token', 'sign_in_attempt', 'security_event',
    'signing_key', 'first_access', 'document', 'document_signer', 'record_history', 'exclusion_history', 'access_log', 'cross_tenant_access',
    'idempotency_key', 'stored_file', 'notification', 'download', 'outbox_message', 'import', 'import_event',
    'import_document', 'receipt', 'receipt_answer', 'receipt_message', 'receipt_file', 'receipt_field_name'] loop
    call access.protect(name::regclass);
  end loop;
end $$;

-- tenant's rows
call access.protect_for_staff('access_group_module', '{rh,gestor,financeiro,job}');
call access.protect_for_staff('company', '{rh,gestor,financeiro,job}', 'id');
call access.protect_for_staff('employment', '{rh,gestor,financeiro,job}', 'company_id', 'id');
call access.protect_for_staff('access_profile', '{rh,job}');
call access.protect_for_staff('membership', '{rh,job}');
call access.protect_for_staff('membership_scope', '{rh,job}');
call access.protect_for_staff('document', '{rh,gestor,job}', 'company_id');
call access.protect_for_staff('document_signer', '{rh,gestor,job}');
call access.protect_for_staff('record_history', '{rh,job}');
call access.protect_for_staff('exclusion_history', '{rh,job}');
call access.protect_for_staff('access_log', '{rh,job}');
call access.protect_for_staff('stored_file', '{rh,gestor,job}');
call access.protect_for_staff('import', '{rh,job}');
call access.protect_for_staff('import_event', '{rh,job}');
call access.protect_for_staff('import_document', '{rh,job}');
call access.protect_for_staff('receipt', '{rh,gestor,job}', 'company_id', 'employment_id');
call access.protect_for_staff('receipt_answer', '{rh,gestor,job}', 'company_id', 'employment_id');
call access.protect_for_staff('receipt_message', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_staff('receipt_file', '{rh,gestor,job}', 'company_id', 'employment_id');
call access.protect_for_staff('receipt_field_name', '{rh,gestor,job}');

-- rows about a worker
call access.protect_for_worker('employment');
call access.protect_for_worker('receipt');
call access.protect_for_worker('receipt_answer');
call access.protect_for_worker('receipt_message');
call access.protect_for_worker('receipt_file');
call access.protect_for_worker('association_member');
create policy worker on company for select using ((select access.profile()) = 'trabalhador'
  and id in (select company_id from employment where person_id = (select access.person())));
create policy worker on receipt_field_name for select using ((select access.profile()) = 'trabalhador'
  and access_group_id in (select access_group_id from employment where person_id = (select access.person())));

-- one's own, in whatever profile
create policy own on person using (id = (select access.person()));
create policy own on privacy_acceptance using (person_id = (select access.person()));
create policy own on membership for select using (person_id = (select access.person()));
create policy own on session for select using (person_id = (select access.person()));
create policy own on security_event for select using (person_id = (select access.person()));
create policy own on notification using (person_id = (select access.person()));
create policy own on download using (person_id = (select access.person()));
create policy own on support_grant using (person_id = (select access.person()) or granted_by = (select access.person()));
create policy own on access_log for select using (person_id = (select access.person()));

-- a notification is written by whoever causes it, and read by its owner alone
create policy caused on notification for insert with check (
  access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
  or access_group_id in (select e.access_group_id from employment e where e.person_id = (select access.person())));
-- histories are written by every reader and changed by none
create policy written on record_history for insert with check ((select access.person()) is not null);
create policy written on access_log for insert with check (opened_by = (select access.person()));

-- the association: its members' membership data, never receipts or time clock
create policy association on association using ((select access.profile()) = 'assemat' and id = (select access.association()));
create policy association on association_company using ((select access.profile()) = 'assemat' and association_id = (select access.association()));
create policy association on association_member using ((select access.profile()) = 'assemat' and association_id = (select access.association()));
create policy association on company for select using ((select access.profile()) = 'assemat'
  and id in (select company_id from association_company where association_id = (select access.association())));

-- the access group itself: its staff, its workers, its reseller, the platform
create policy staff on access_group for select using (id = (select access.access_group())
  and (select access.profile()) in ('rh', 'gestor', 'financeiro', 'job'));
create policy worker on access_group for select using ((select access.profile()) = 'trabalhador'
  and id in (select access_group_id from employment where person_id = (select access.person())));
create policy reseller on access_group using ((select access.profile()) = 'revendedor' and reseller_id = (select access.reseller()));
create policy reseller on access_group_module using ((select access.profile()) = 'revendedor'
  and access_group_id in (select id from access_group where reseller_id = (select access.reseller())));
create policy reseller on reseller for select using ((select access.profile()) = 'revendedor' and id = (select access.reseller()));
create policy platform on access_group using ((select access.profile()) = 'admin');
create policy platform on access_group_module using ((select access.profile()) = 'admin');
create policy platform on plan_module_app_access for select using (access.profile() is not null);
create policy platform on reseller using ((select access.profile()) = 'admin');
create policy platform on association using ((select access.profile()) = 'admin');
create policy platform on person using ((select access.profile()) = 'admin');
create policy platform on membership using ((select access.profile()) = 'admin');
create policy platform on support_grant using ((select access.profile()) = 'admin');
create policy product on access_profile for select using (access_group_id is null and access.profile() is not null);

-- a signer: the invitation's document only
create policy signer on document_signer for select using ((select access.profile()) = 'assinante' and id = (select access.signer()));
create policy signer on document for select using ((select access.profile()) = 'assinante'
  and id in (select document_id from document_signer where id = (select access.signer())));

-- idempotency keys belong to the session or address that sent them; the mount names the owner
create policy owner on idempotency_key using (owner = (select access.setting('idempotency_owner')));

-- what the application's role may do
grant usage on schema public, access, hot to cracha_app;
grant execute on all functions in schema access to cracha_app;
grant select on plan_module_app_access, association, association_company, association_member, session, support_grant to cracha_app;
grant select, insert, update on access_group, access_group_module, reseller, company, person, privacy_acceptance, employment,
  access_profile, membership, membership_scope, document, document_signer, stored_file, notification, import, import_document,
  receipt, receipt_answer, receipt_message, receipt_file, receipt_field_name, idempotency_key, support_grant to cracha_app;
grant insert, update on association to cracha_app;
grant insert, update, delete on association_company, association_member to cracha_app;
grant delete on access_profile, membership, membership_scope, import_document, idempotency_key, receipt_field_name, access_group_module to cracha_app;
-- append only
grant select, insert on record_history, exclusion_history, access_log, download, import_event, cross_tenant_access, outbox_message,
  security_event to cracha_app;
