-- HR of some companies reads what was done with announcements that are for those alone; who reaches named workers reads only what they
-- did themselves, since others confirmed too.
create or replace function access.history_in_reach(p_entity text, p_id text, p_doer uuid) returns boolean language sql stable
return p_doer is not distinct from access.person() or case
  when p_entity in ('employment', 'employmentPay', 'employmentBank') then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'receipt' then exists (select from receipt r where r.id = p_id::uuid)
  when p_entity = 'company' then exists (select from company c where c.id = p_id::uuid)
  when p_entity = 'workerFile' then exists (select from worker_file f where f.id = p_id::uuid)
  when p_entity = 'announcement' then access.all_workers() and exists (select from announcement a where a.id = p_id::uuid)
  else false end;
