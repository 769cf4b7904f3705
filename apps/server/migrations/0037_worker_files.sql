-- What HR keeps of an employment beside what payroll files bring: contracts, certificates, letters. Never erased: a deletion hides it.

create table worker_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  section text not null check (section in ('identidade', 'contrato', 'formacao', 'previdencia', 'avisos', 'outros')),
  name text not null check (char_length(name) between 1 and 120),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  content_type text not null,
  -- the month it is of
  year smallint check (year between 1900 and 2999),
  month smallint check (month between 1 and 12),
  valid_until date,
  -- to its worker
  visible boolean not null,
  uploaded_by uuid not null references person,
  uploaded_at timestamptz not null default now(),
  -- the exclusion history keeps who and why; nobody but its restoring brings it back
  deleted_at timestamptz,
  constraint worker_file_month check ((year is null) = (month is null))
);
-- whole, for the keys of employment and persons too
create index worker_file_of on worker_file (employment_id, uploaded_at desc, id desc);
create index worker_file_of_person on worker_file (person_id);
create index worker_file_by on worker_file (uploaded_by);
create index worker_file_valid on worker_file (access_group_id, valid_until) where deleted_at is null and valid_until is not null;
-- the same bytes stand once in a folder
create unique index worker_file_once on worker_file (employment_id, sha256) where deleted_at is null;

call access.protect('worker_file');
call access.protect_for_staff('worker_file', '{rh,job}', 'company_id', 'employment_id');
create policy worker on worker_file for select using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and visible and deleted_at is null);

grant select, insert on worker_file to cracha_app;
grant update (section, name, year, month, valid_until, visible, deleted_at) on worker_file to cracha_app;

create or replace function access.history_in_reach(p_entity text, p_id text, p_doer uuid) returns boolean language sql stable
return p_doer is not distinct from access.person() or case
  when p_entity in ('employment', 'employmentPay', 'employmentBank') then exists (select from employment e where e.id = p_id::uuid)
  when p_entity = 'receipt' then exists (select from receipt r where r.id = p_id::uuid)
  when p_entity = 'company' then exists (select from company c where c.id = p_id::uuid)
  when p_entity = 'workerFile' then exists (select from worker_file f where f.id = p_id::uuid)
  else false end;
