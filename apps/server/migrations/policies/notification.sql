call access.protect('notification');
create policy own on notification using (person_id = (select access.person())
  and (access_group_id is null or access_group_id <> all ((select access.shut_groups())::uuid[])));
-- a notification is written by whoever causes it, and read by its owner alone
create policy caused on notification for insert with check (
  access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'gestor', 'job')
  or access_group_id in (select e.access_group_id from employment e where e.person_id = (select access.person())));
-- whoever asks, or says that it was somebody else, tells HR of the own access groups, in whatever profile
create policy told on notification for insert with check (kind in ('privacyAsked', 'accessDisowned')
  and access_group_id in (select m.access_group_id from membership m where m.person_id = (select access.person()) and m.in_force));
-- a signer without a user tells who asked, and whose turn is next
create policy told_by_signer on notification for insert with check ((select access.profile()) = 'assinante' and access_group_id = (select access.signers_group())
  and kind in ('signatureSigned', 'signatureRefused', 'documentToSign'));
-- a candidate tells who invited
create policy told_by_candidate on notification for insert with check ((select access.profile()) = 'assinante' and access_group_id = (select access.candidates_group())
  and kind in ('admissionSent', 'admissionEnded'));
grant select, insert, update on notification to cracha_app;
