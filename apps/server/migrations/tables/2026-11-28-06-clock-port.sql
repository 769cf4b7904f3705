-- The port to a payroll clock: what is copied from it, and what it is told (product 4, section 14).

-- Which adapter speaks for a company, and what the other program calls it. Switched off it keeps its name.
alter table clock_integration add column company_code text not null default '' check (char_length(company_code) <= 60);
alter table clock_integration add column version integer not null default 1;

-- How far a company's copies are. Of adapters that page: where to go on.
create table clock_sync (
  company_id uuid not null references company,
  what text not null check (what in ('mirrors')),
  access_group_id uuid not null references access_group,
  cursor text,
  -- somebody opened a copy that had grown old
  asked_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('down', 'late', 'refused')),
  primary key (company_id, what)
);
create index clock_sync_group on clock_sync (access_group_id);

-- What a payroll clock is told, in the transaction of the decision; sent in order per employment, each key once.
create table clock_outbox (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  adapter text not null,
  key text not null,
  verb text not null check (verb in ('putJustification', 'decideJustification', 'decideMirror')),
  -- the justification, or the mirror
  subject_id uuid not null,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  failure text check (failure in ('down', 'late', 'refused')),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  answered_at timestamptz,
  -- HR was told that it waits for a day
  told_at timestamptz,
  unique (adapter, key)
);
create index clock_outbox_waiting on clock_outbox (employment_id, sequence) where state = 'waiting';
create index clock_outbox_of_company on clock_outbox (company_id, sequence desc);
create index clock_outbox_of_subject on clock_outbox (subject_id);
create index clock_outbox_of_person on clock_outbox (person_id);
create index clock_outbox_group on clock_outbox (access_group_id);
create index clock_outbox_made_by on clock_outbox (made_by);

-- The company whose payroll clock somebody looked at last.
create table clock_company_choice (
  person_id uuid not null references person,
  profile text not null check (profile in ('trabalhador', 'gestor', 'rh')),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  chosen_at timestamptz not null default now(),
  primary key (person_id, profile, access_group_id)
);
create index clock_company_choice_group on clock_company_choice (access_group_id);
create index clock_company_choice_of_company on clock_company_choice (company_id);

-- The rows of a mirror as the payroll clock gave them last, replaced while it isn't sealed. Sealed ones show their snapshot.
create table clock_copy (
  timesheet_id uuid primary key references timesheet,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  -- SHA-256 of the document
  digest text not null check (digest ~ '^[0-9a-f]{64}$')
);
create index clock_copy_group on clock_copy (access_group_id);
create index clock_copy_of_company on clock_copy (company_id);
create index clock_copy_of_employment on clock_copy (employment_id);
create index clock_copy_of_person on clock_copy (person_id);

-- When its rows were read from the payroll clock last.
alter table timesheet add column copied_at timestamptz;
-- Why the payroll clock didn't take the decision; it waits again.
alter table justification add column port_failure text check (port_failure in ('down', 'late', 'refused'));
