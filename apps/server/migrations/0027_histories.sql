-- Histories: who is limited to companies reads what those companies are about; the platform reads what it did itself; what was
-- deleted may be brought back, once.

-- Whether a recorded act is about what the reader's rows reach, by those rows' own policies; of anything else only one's own acts.
create function access.history_in_reach(p_entity text, p_id text, p_doer uuid) returns boolean language sql stable
return p_doer is not distinct from access.person() or case
  when p_entity in ('employment', 'employmentPay', 'employmentBank') then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'receipt' then exists (select from receipt r where r.id = p_id::uuid)
  when p_entity = 'company' then exists (select from company c where c.id = p_id::uuid)
  else false end;

create policy in_reach on record_history as restrictive for select to cracha_app using (
  (select access.profile() is distinct from 'rh' or access.all_companies() and access.all_workers())
  or access.history_in_reach(entity, entity_id, person_id));
create policy in_reach on exclusion_history as restrictive to cracha_app using (
  (select access.profile() is distinct from 'rh' or access.all_companies() and access.all_workers())
  or access.history_in_reach(entity, entity_id, person_id));

create policy platform on record_history for select using ((select access.profile()) = 'admin' and profile = 'admin');
create policy platform on exclusion_history for select using ((select access.profile()) = 'admin' and profile = 'admin');

create index record_history_of_person on record_history (access_group_id, person_id, at desc, id desc);
create index record_history_of_platform on record_history (at desc, id desc) where profile = 'admin';

alter table exclusion_history
  add column restored_at timestamptz,
  add column restored_by uuid,
  add column restore_reason text check (char_length(restore_reason) between 40 and 250),
  add constraint exclusion_restored_whole check (num_nonnulls(restored_at, restored_by, restore_reason) in (0, 3));
-- the rest of a deletion never changes
grant update (restored_at, restored_by, restore_reason) on exclusion_history to cracha_app;
