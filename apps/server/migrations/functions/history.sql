-- Whether a recorded act is about what the reader's rows reach, by those rows' own policies; of anything else only one's own acts. Of
-- announcements who reaches named workers reads only what they did themselves, since others confirmed too.
create or replace function access.history_in_reach(p_entity text, p_id text, p_doer uuid) returns boolean language sql stable
return p_doer is not distinct from access.person() or case
  when p_entity in ('employment', 'employmentPay', 'employmentBank', 'employmentDependants') then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'receipt' then exists (select from receipt r where r.id = p_id::uuid)
  when p_entity = 'company' then exists (select from company c where c.id = p_id::uuid)
  when p_entity = 'workerFile' then exists (select from worker_file f where f.id = p_id::uuid)
  when p_entity = 'document' then exists (select from document d where d.id = p_id::uuid)
  when p_entity = 'clockFile' then exists (select from clock_file f where f.id = p_id::uuid)
  when p_entity = 'vacation' then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'vacationFile' then exists (select from vacation_opening_file f where f.id = p_id::uuid)
  when p_entity = 'unknownPunches' then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'announcement' then access.all_workers() and exists (select from announcement a where a.id = p_id::uuid)
  else false end;

-- What a history keeps of dependants: CPFs masked, as everybody's but the own.
create or replace function access.masked_dependants(p_kept jsonb) returns jsonb language sql immutable
return case when jsonb_typeof(p_kept -> 'dependants') = 'array' then p_kept || jsonb_build_object('dependants', (
  select coalesce(jsonb_agg(case when d.one ->> 'cpf' ~ '^\d{11}$'
           then d.one || jsonb_build_object('cpf', '***.' || substr(d.one ->> 'cpf', 4, 3) || '.' || substr(d.one ->> 'cpf', 7, 3) || '-**')
           else d.one end order by d.place), '[]')
    from jsonb_array_elements(p_kept -> 'dependants') with ordinality as d(one, place)))
  else p_kept end;
