call access.protect('access_profile');
call access.protect_for_staff('access_profile', '{rh,job}');
create policy product on access_profile for select using (access_group_id is null and access.profile() is not null);
grant select, insert, update, delete on access_profile to cracha_app;

call access.protect('membership');
call access.protect_for_staff('membership', '{rh,job}');
-- a claim is told by access.own_links alone
create policy own on membership for select using (person_id = (select access.person()) and accepted_at is not null);
create policy platform on membership using ((select access.profile()) = 'admin');
-- whether a link is accepted is its person's word: definer/links.sql writes it, and makes a claim of what is inserted
grant select, delete, insert (id, person_id, role, access_group_id, association_id, reseller_id, access_profile_id, enabled, all_companies, all_workers, told_name,
    accepted_at, accepted_how),
  update (access_profile_id, enabled, all_companies, all_workers) on membership to cracha_app;

call access.protect('membership_scope');
call access.protect_for_staff('membership_scope', '{rh,job}');
grant select, insert, update, delete on membership_scope to cracha_app;

call access.protect('manager_cover');
call access.protect_for_staff('manager_cover', '{rh,job}');
-- a manager reads both sides of their own covers, and asks for cover for themselves alone
create policy own on manager_cover for select using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and (select access.person()) in (person_id, substitute_id));
create policy own_made on manager_cover for insert with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and person_id = (select access.person()) and made_by = (select access.person()));
create policy own_ended on manager_cover for delete using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and person_id = (select access.person()));
grant select, insert, delete on manager_cover to cracha_app;

call access.protect('support_grant');
create policy own on support_grant using (person_id = (select access.person()) or granted_by = (select access.person()));
create policy platform on support_grant using ((select access.profile()) = 'admin');
grant select, insert, update on support_grant to cracha_app;

call access.protect('known_device');
create policy own on known_device using (person_id = (select access.person()));
grant select, insert, update on known_device to cracha_app;

call access.protect('session');
create policy own on session for select using (person_id = (select access.person()));
create policy own_change on session for update using (person_id = (select access.person()));
grant select, update on session to cracha_app;

call access.protect('session_token');

call access.protect('code_sent');

call access.protect('worker_opening');

call access.protect('access_change');

call access.protect('security_event');
create policy own on security_event for select using (person_id = (select access.person()));
create policy own_answer on security_event for update using (person_id = (select access.person()));
-- append only
grant select, insert, update (answer, answered_at) on security_event to cracha_app;

call access.protect('attempt');

call access.protect('used_captcha');

call access.protect('recovery_code');
create policy own on recovery_code using (person_id = (select access.person()));
grant select, insert, update, delete on recovery_code to cracha_app;

call access.protect('contact_code');
create policy own on contact_code using (person_id = (select access.person()));
grant select, insert, update, delete on contact_code to cracha_app;

call access.protect('passkey');
create policy own on passkey using (person_id = (select access.person()));
grant select, insert, update, delete on passkey to cracha_app;

call access.protect('passkey_challenge');

call access.protect('provider_sign_in');

call access.protect('access_letter');

call access.protect('account_case');
create policy platform on account_case for select using ((select access.profile()) = 'admin');
create policy own on account_case for select using (person_id = (select access.person()));
-- definer/account-cases.sql writes them
grant select on account_case to cracha_app;

call access.protect('first_access');

call access.protect('privacy_request');
call access.protect_for_staff('privacy_request', '{rh,job}', 'company_id', 'employment_id');
create policy own on privacy_request for select using (person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));
create policy asked on privacy_request for insert with check (person_id = (select access.person())
  and access_group_id in (select m.access_group_id from membership m where m.person_id = (select access.person()) and m.in_force));
grant select, insert, update (outcome, answer, answered_at, answered_by) on privacy_request to cracha_app;

call access.protect('approver_profile');
call access.protect_for_staff('approver_profile', '{rh,job}');
grant select, insert, update, delete on approver_profile to cracha_app;

-- Functions alone: decision 24.
call access.protect('session_position');
