-- Requests: what a worker asks for, the route by which it is decided, and what an approval leaves for payroll (product 5, 5.1).

-- Numbers of an access group and year: the row that is locked to give one.
create table hr_request_number (
  access_group_id uuid not null references access_group,
  year smallint not null,
  last integer not null default 0,
  primary key (access_group_id, year)
);

-- HR's subjects for requests of type `other`.
create table request_category (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 80),
  active boolean not null default true,
  position integer not null default 1,
  version integer not null default 1
);
create unique index request_category_name on request_category (access_group_id, public.search_form(name));

create table hr_request (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  -- whom it is about
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  -- who filed it: the worker, or a manager or HR for them
  author_id uuid not null references person,
  author_profile text not null check (author_profile in ('trabalhador', 'gestor', 'rh')),
  -- `2026-000123`
  code text not null,
  kind text not null check (kind in ('vacation', 'advance13', 'registration', 'benefit', 'other', 'undo')),
  state text not null check (state in ('sentForApproval', 'pending', 'approved', 'denied', 'finished', 'canceled')),
  -- what a finished one came to
  outcome text check (outcome in ('approved', 'denied')),
  waits_for_change boolean not null default false,
  -- its effect runs
  in_process boolean not null default false,
  -- why its effect could not be applied
  effect_failure text,
  effect_tries integer not null default 0,
  -- a split that HR filed waits for the worker's word
  awaits_consent boolean not null default false,
  with_flow boolean not null,
  round integer not null default 1,
  -- from 1; null once decided or canceled
  step integer,
  entered_on date not null,
  due_on date,
  version integer not null default 1,
  -- what is asked, by the fields of its kind
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  message text not null default '' check (char_length(message) <= 2000),
  -- of the advance: the year of payment
  year smallint,
  -- as they were at sending: name, position, company, balance
  snapshot jsonb not null default '{}' check (jsonb_typeof(snapshot) = 'object'),
  profile_id uuid,
  profile_version integer,
  profile_name text,
  -- decided by HR alone: what a manager doesn't read of a record
  sensitive boolean not null default false,
  -- the notice: its file, and when the worker took note of it
  notice_file_id uuid references worker_file,
  noticed_at timestamptz,
  noticed_ip inet,
  noticed_version integer,
  worker_name text not null,
  search text generated always as (public.search_form(worker_name || ' ' || code)) stored,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (access_group_id, code)
);
-- one advance a year that is neither canceled nor denied
create unique index hr_request_advance on hr_request (employment_id, year) where kind = 'advance13' and state not in ('canceled', 'denied') and outcome is distinct from 'denied';
create index hr_request_of_group on hr_request (access_group_id, sent_at desc, id desc);
create index hr_request_of_company on hr_request (company_id, sent_at desc, id desc);
create index hr_request_of_person on hr_request (person_id, sent_at desc, id desc);
create index hr_request_of_employment on hr_request (employment_id, kind);
create index hr_request_author on hr_request (author_id);
create index hr_request_open on hr_request (access_group_id, due_on, id) where state in ('sentForApproval', 'pending');
create index hr_request_words on hr_request using gin (search gin_trgm_ops);
create index hr_request_notice on hr_request (notice_file_id) where notice_file_id is not null;

-- The frozen route.
create table hr_request_step (
  request_id uuid not null references hr_request on delete cascade,
  -- from 1
  step integer not null,
  access_group_id uuid not null references access_group,
  name text not null,
  needs integer not null check (needs > 0),
  -- persons, or `group:RH`, `group:GESTORES`
  seats text[] not null check (cardinality(seats) > 0),
  -- who sees and is told, and doesn't decide
  observers text[] not null default '{}',
  -- working days
  deadline_days integer,
  primary key (request_id, step)
);
create index hr_request_step_group on hr_request_step (access_group_id);

-- A filled seat: by whom, for whom, or dispensed since once is enough.
create table hr_request_decision (
  id bigint generated always as identity primary key,
  request_id uuid not null references hr_request on delete cascade,
  access_group_id uuid not null references access_group,
  round integer not null,
  step integer not null,
  seat text not null,
  by_person uuid not null references person,
  dispensed boolean not null default false,
  denied boolean not null default false,
  at timestamptz not null default now(),
  -- a seat is filled once a round
  unique (request_id, round, step, seat)
);
create index hr_request_decision_group on hr_request_decision (access_group_id);
create index hr_request_decision_by on hr_request_decision (by_person);

create table hr_request_event (
  id bigint generated always as identity primary key,
  request_id uuid not null references hr_request on delete cascade,
  access_group_id uuid not null references access_group,
  verb text not null,
  round integer not null,
  step integer,
  version integer not null,
  by_person uuid references person,
  for_person uuid references person,
  profile text,
  ip inet,
  reason text check (char_length(reason) <= 250),
  -- what changed, by the fields of its kind
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index hr_request_event_of on hr_request_event (request_id, id);
create index hr_request_event_group on hr_request_event (access_group_id);
create index hr_request_event_by on hr_request_event (by_person);
create index hr_request_event_for on hr_request_event (for_person);

create table hr_request_message (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references hr_request on delete cascade,
  access_group_id uuid not null references access_group,
  by_person uuid not null references person,
  profile text not null,
  message text not null check (char_length(message) between 1 and 2000),
  at timestamptz not null default now()
);
create index hr_request_message_of on hr_request_message (request_id, at, id);
create index hr_request_message_group on hr_request_message (access_group_id);
create index hr_request_message_by on hr_request_message (by_person);

create table hr_request_file (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references hr_request on delete cascade,
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null,
  content_type text not null,
  by_person uuid not null references person,
  at timestamptz not null default now(),
  -- the same file twice says nothing more
  unique (request_id, sha256)
);
create index hr_request_file_group on hr_request_file (access_group_id);
create index hr_request_file_by on hr_request_file (by_person);

-- What payroll has to do: taken once, reversed by a row of its own.
create table payroll_entry (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  request_id uuid references hr_request,
  -- the first day of the month it is paid with
  competence date not null,
  kind text not null check (kind in ('vacation', 'advance13', 'benefit', 'other')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  state text not null default 'open' check (state in ('open', 'taken', 'reversed')),
  taken_at timestamptz,
  taken_by uuid references person,
  -- the export that took it
  export_id uuid,
  made_at timestamptz not null default now()
);
create unique index payroll_entry_of_request on payroll_entry (request_id, kind) where state <> 'reversed' and request_id is not null;
create index payroll_entry_of_group on payroll_entry (access_group_id, competence desc, id);
create index payroll_entry_of_company on payroll_entry (company_id, competence desc);
create index payroll_entry_employment on payroll_entry (employment_id);
create index payroll_entry_person on payroll_entry (person_id);
create index payroll_entry_taken_by on payroll_entry (taken_by);

alter table vacation_part add constraint vacation_part_of_request foreign key (request_id) references hr_request;

-- Who sits on a request reads that request.
alter table approval_seat drop constraint approval_seat_kind_check;
alter table approval_seat add constraint approval_seat_kind_check check (kind in ('timesheet', 'justification', 'request'));

-- Stand-ins for some types alone; null: for all.
alter table manager_cover add column kinds text[];

-- Which requests a profile's steps decide, and who only looks.
alter table approver_profile add column conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array');

-- It is asked for requests, too.
drop function if exists access.vacation_inputs(uuid[]);
