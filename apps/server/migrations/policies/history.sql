call access.protect('record_history');
call access.protect_for_staff('record_history', '{rh,job}');
-- histories are written by every reader and changed by none
create policy written on record_history for insert with check ((select access.person()) is not null);
-- a signer without a user has no person: what they do to their one document is written of them
create policy written_by_signer on record_history for insert with check ((select access.profile()) = 'assinante' and person_id is null and entity = 'signature'
  and entity_id = (select access.signers_request())::text and access_group_id = (select access.signers_group()));
-- nor has a candidate: of their one admission
create policy written_by_candidate on record_history for insert with check ((select access.profile()) = 'assinante' and person_id is null and entity = 'admission'
  and entity_id = (select access.candidate())::text and access_group_id = (select access.candidates_group()));
-- Who is limited to companies or workers reads what those are about; of anything else only the own acts.
create policy in_reach on record_history as restrictive for select to cracha_app using (
  (select access.profile() is distinct from 'rh' or access.all_companies() and access.all_workers())
  or access.history_in_reach(entity, entity_id, person_id));
-- the platform reads what it did itself
create policy platform on record_history for select using ((select access.profile()) = 'admin' and profile = 'admin');
-- and who downloaded in batches
create policy platform_downloads on record_history for select using ((select access.profile()) = 'admin' and entity = 'batchDownload');
-- append only
grant select, insert on record_history to cracha_app;

call access.protect('exclusion_history');
call access.protect_for_staff('exclusion_history', '{rh,job}');
create policy in_reach on exclusion_history as restrictive to cracha_app using (
  (select access.profile() is distinct from 'rh' or access.all_companies() and access.all_workers())
  or access.history_in_reach(entity, entity_id, person_id));
create policy platform on exclusion_history for select using ((select access.profile()) = 'admin' and profile = 'admin');
-- what the platform deletes of its own is of no access group; it brings it back itself
create policy platform_keeps on exclusion_history for insert
  with check ((select access.profile()) = 'admin' and profile = 'admin' and access_group_id is null);
create policy platform_restores on exclusion_history for update
  using ((select access.profile()) = 'admin' and profile = 'admin' and access_group_id is null)
  with check (profile = 'admin' and access_group_id is null);
-- append only
-- the rest of a deletion never changes
grant select, insert, update (restored_at, restored_by, restore_reason) on exclusion_history to cracha_app;

call access.protect('access_log');
call access.protect_for_staff('access_log', '{rh,job}');
create policy own on access_log for select using (person_id = (select access.person())
  and (access_group_id is null or access_group_id <> all ((select access.shut_groups())::uuid[])));
create policy written on access_log for insert with check (opened_by = (select access.person()));
-- append only
grant select, insert on access_log to cracha_app;
