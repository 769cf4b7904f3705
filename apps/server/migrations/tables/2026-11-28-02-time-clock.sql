-- Time clock: what is planned, what was punched, what was made of it, and the mirrors (product 4, section 4).

-- National holidays are computed, never kept. Null company: the whole access group.
create table holiday (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  day date not null,
  name text not null check (char_length(name) between 1 and 80),
  kind text not null check (kind in ('state', 'city', 'company', 'optional')),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique nulls not distinct (access_group_id, company_id, day)
);
create index holiday_of_company on holiday (company_id) where company_id is not null;
create index holiday_made_by on holiday (made_by);

create table clock_rule_set (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 80),
  kind text not null check (kind in ('agreement', 'individual', 'company')),
  made_at timestamptz not null default now()
);
create unique index clock_rule_set_name on clock_rule_set (access_group_id, public.search_form(name));

-- Dated versions of a set. The document has the words of the reference cases.
create table clock_rule (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  rule_set_id uuid not null references clock_rule_set on delete cascade,
  from_day date not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (rule_set_id, from_day)
);
create index clock_rule_group on clock_rule (access_group_id);
create index clock_rule_made_by on clock_rule (made_by);

create table clock_setting (
  company_id uuid primary key references company,
  access_group_id uuid not null references access_group,
  -- of the tz database; null: by the company's state
  zone text,
  -- first day of its periods
  first_day integer not null default 1 check (first_day between 1 and 28),
  half_months boolean not null default false,
  answer_days integer not null default 3 check (answer_days between 1 and 31),
  approval_days integer not null default 3 check (approval_days between 1 and 31),
  -- how far back a worker may justify; null: until closing
  days_back integer check (days_back between 1 and 366),
  place text not null default 'none' check (place in ('none', 'asked', 'required')),
  photo boolean not null default false,
  rule_set_id uuid references clock_rule_set,
  -- [{total, percentual, codigo}]
  payroll_codes jsonb not null default '[]' check (jsonb_typeof(payroll_codes) = 'array'),
  -- registration of the recorder (REP-P) at the INPI
  rep_number text check (rep_number ~ '^[0-9]{1,17}$'),
  version integer not null default 1
);
create index clock_setting_group on clock_setting (access_group_id);
create index clock_setting_rule_set on clock_setting (rule_set_id);

-- A schedule in use is never changed: a new one takes its name and says which it follows.
create table work_schedule (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 80),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version integer not null default 1,
  follows uuid references work_schedule,
  -- another one follows it
  replaced_at timestamptz,
  made_by uuid references person,
  made_at timestamptz not null default now()
);
create unique index work_schedule_name on work_schedule (access_group_id, public.search_form(name)) where replaced_at is null;
create index work_schedule_follows on work_schedule (follows);
create index work_schedule_made_by on work_schedule (made_by);

create table schedule_assignment (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null references person,
  from_day date not null,
  -- null: no clock from then on
  schedule_id uuid references work_schedule,
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (employment_id, from_day)
);
create index schedule_assignment_of_schedule on schedule_assignment (schedule_id);
create index schedule_assignment_of_person on schedule_assignment (person_id);
create index schedule_assignment_group on schedule_assignment (access_group_id);
create index schedule_assignment_made_by on schedule_assignment (made_by);

create table rule_assignment (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null references person,
  from_day date not null,
  rule_set_id uuid not null references clock_rule_set,
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (employment_id, from_day)
);
create index rule_assignment_of_set on rule_assignment (rule_set_id);
create index rule_assignment_of_person on rule_assignment (person_id);
create index rule_assignment_group on rule_assignment (access_group_id);
create index rule_assignment_made_by on rule_assignment (made_by);

-- Its row is locked to give a number (NSR): consecutive, one chain of hashes.
create table clock_device (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  -- C: a clock of a maker (REP-C), A: of an agreement, P: a program; 1510 and 595 are C
  kind text not null check (kind in ('C', 'A', 'P')),
  -- ours: one a company that records here
  own boolean not null default false,
  serial text not null check (char_length(serial) between 1 and 40),
  layout text check (layout in ('671', '595', '1510')),
  crc text,
  next_nsr bigint not null default 1 check (next_nsr > 0),
  last_hash text,
  made_at timestamptz not null default now(),
  unique (access_group_id, serial)
);
create unique index clock_device_own on clock_device (company_id) where own;
create index clock_device_of_company on clock_device (company_id);

create table clock_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  task_id uuid not null references task,
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('afd', 'payroll')),
  name text not null check (char_length(name) between 1 and 200),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint,
  content_type text,
  from_day date,
  until_day date,
  -- of a payroll file: the closing it is of; asked for again it is the same bytes
  number integer,
  reopened boolean not null default false,
  confirmed boolean not null default false,
  -- as `POST /ponto/afd/analisa` answers, without its findings
  report jsonb,
  made_by uuid references person,
  made_at timestamptz not null default now()
);
create unique index clock_file_once on clock_file (access_group_id, sha256) where direction = 'in';
create index clock_file_of_group on clock_file (access_group_id, made_at desc, id desc);
create index clock_file_of_company on clock_file (company_id);
create index clock_file_task on clock_file (task_id);
create index clock_file_made_by on clock_file (made_by);

-- What the file's lines were found to be, in the file's order.
create table clock_file_line (
  file_id uuid not null references clock_file on delete cascade,
  position integer not null,
  access_group_id uuid not null references access_group,
  number integer,
  field text,
  code text not null,
  data jsonb not null default '{}',
  warning boolean not null default false,
  primary key (file_id, position)
);
create index clock_file_line_group on clock_file_line (access_group_id);

-- A fact. Nobody changes or removes one: only whose it is may be said once (access.link_punches). Decision 20: one table, since
-- a number is once in all of it and not once a month.
create table punch (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  -- of the worker; of an unknown one, of the clock
  company_id uuid not null references company,
  employment_id uuid references employment,
  person_id uuid references person,
  device_id uuid not null references clock_device,
  nsr bigint not null check (nsr > 0),
  -- CPF or PIS as the clock has it, without what it puts before
  identifier text not null check (identifier ~ '^[0-9]{11,12}$'),
  instant timestamptz not null,
  -- civil time of the establishment, to the minute, and its day
  local timestamp not null,
  day date generated always as (local::date) stored,
  -- minutes ahead of UTC
  utc_offset smallint not null,
  recorded_at timestamptz not null,
  source text not null check (source in ('recorder', 'file', 'kiosk', 'port')),
  collector text,
  offline boolean not null default false,
  trust text not null check (trust in ('A', 'B', 'C')),
  flags text[] not null default '{}',
  place jsonb,
  photo_sha256 text,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  client_key uuid,
  file_id uuid references clock_file,
  unique (device_id, nsr),
  unique (device_id, client_key)
);
create index punch_of_employment on punch (employment_id, local);
create index punch_of_person on punch (person_id, local);
create index punch_unknown on punch (access_group_id, identifier) where employment_id is null;
create index punch_of_file on punch (file_id) where file_id is not null;
create index punch_of_company on punch (company_id, day);
create index punch_group on punch (access_group_id);

-- What clocks tell beside marks: types 2, 4, 5 and 6 of their files.
create table device_event (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  device_id uuid not null references clock_device,
  nsr bigint not null,
  type text not null check (type in ('2', '4', '5', '6')),
  at timestamptz not null,
  data jsonb not null default '{}',
  unique (device_id, nsr)
);
create index device_event_of_company on device_event (company_id, at desc);
create index device_event_group on device_event (access_group_id);

create table justification_kind (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 80),
  effect text not null check (effect in ('include', 'excuse', 'bankDay', 'none')),
  -- excuses the whole day or a part; medical ones are their owner's and HR's
  medical boolean not null default false,
  needs_file boolean not null default false,
  active boolean not null default true,
  position integer not null
);
create unique index justification_kind_name on justification_kind (access_group_id, public.search_form(name));

-- A company's periods. The kind is the one the company had when it was opened.
create table clock_period (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  kind text not null check (kind in ('pdf', 'manual', 'recorder', 'payroll')),
  from_day date not null,
  until_day date not null check (until_day between from_day and from_day + 61),
  opened_by uuid references person,
  opened_at timestamptz not null default now(),
  constraint clock_period_apart exclude using gist (company_id with =, daterange(from_day, until_day, '[]') with &&)
);
create index clock_period_group on clock_period (access_group_id);
create index clock_period_opened_by on clock_period (opened_by);

create table timesheet (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  -- null: of origin pdf, which has no period
  period_id uuid references clock_period,
  origin text not null check (origin in ('pdf', 'registro', 'fopag')),
  -- the origin's printed page
  receipt_id uuid,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  worker_name text not null,
  search text generated always as (public.search_form(worker_name)) stored,
  state text not null default 'open' check (state in ('open', 'sent', 'review', 'approved', 'closed')),
  version integer not null default 1,
  visible boolean not null default true,
  seen_at timestamptz,
  seen_ip inet,
  agrees boolean,
  answered_at timestamptz,
  answered_ip inet,
  -- of the rows that were answered
  answered_hash text,
  disagreement text check (char_length(disagreement) <= 1000),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references person,
  decided_for uuid references person,
  closed_at timestamptz,
  -- a fact came after it was sealed
  outside boolean not null default false,
  -- of the rows as they were computed last, for lists
  computed_until date,
  incomplete integer not null default 0,
  undecided integer not null default 0,
  alerts integer not null default 0,
  balance integer not null default 0,
  result integer not null default 0,
  deleted_at timestamptz
);
create unique index timesheet_once on timesheet (employment_id, from_day) where deleted_at is null;
create index timesheet_of_group on timesheet (access_group_id, from_day desc, search, id) where deleted_at is null;
create index timesheet_of_company on timesheet (company_id, from_day desc, search, id) where deleted_at is null;
create index timesheet_of_person on timesheet (person_id, from_day desc, id) where deleted_at is null;
create index timesheet_of_page on timesheet (receipt_id) where receipt_id is not null;
create index timesheet_of_period on timesheet (period_id) where deleted_at is null;
create index timesheet_by_name on timesheet (access_group_id, search, id) where deleted_at is null;
create index timesheet_words on timesheet using gin (search gin_trgm_ops);
create index timesheet_decided_by on timesheet (decided_by);

create table timesheet_event (
  id bigint generated always as identity primary key,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  timesheet_id uuid not null references timesheet,
  verb text not null,
  version integer not null,
  at timestamptz not null default now(),
  by_person uuid references person,
  -- whose stand-in they were
  for_person uuid references person,
  profile text,
  ip inet,
  reason text check (char_length(reason) <= 1000)
);
create index timesheet_event_of on timesheet_event (timesheet_id, id);
create index timesheet_event_group on timesheet_event (access_group_id);
create index timesheet_event_person on timesheet_event (person_id);
create index timesheet_event_by on timesheet_event (by_person);

-- What a sealed mirror shows, for ever: as the engine answered when it was sent or closed.
create table timesheet_snapshot (
  timesheet_id uuid not null references timesheet,
  version integer not null,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  document jsonb not null,
  -- SHA-256 of the document
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  primary key (timesheet_id, version)
);
create index timesheet_snapshot_group on timesheet_snapshot (access_group_id);
create index timesheet_snapshot_person on timesheet_snapshot (person_id);

create table timesheet_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  timesheet_id uuid not null references timesheet,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null,
  content_type text not null,
  made_at timestamptz not null default now()
);
create index timesheet_file_of on timesheet_file (timesheet_id);
create index timesheet_file_group on timesheet_file (access_group_id);
create index timesheet_file_person on timesheet_file (person_id);

-- A manual entry is a justification of source manual.
create table justification (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  timesheet_id uuid not null references timesheet,
  day date not null,
  source text not null check (source in ('justification', 'manual')),
  type text not null check (type in ('day', 'period')),
  -- [[in, out]] of type period, the hour of type day or of a manual entry: civil time HH:MM
  periods jsonb not null default '[]' check (jsonb_typeof(periods) = 'array'),
  hour time,
  direction text check (direction in ('in', 'out')),
  days integer check (days between 1 and 366),
  crm text check (char_length(crm) <= 20),
  -- code of an occurrence
  occurrence text not null,
  kind_id uuid references justification_kind,
  words text not null check (char_length(words) between 1 and 250),
  note text check (char_length(note) <= 250),
  state text not null default 'pending' check (state in ('pending', 'returned', 'sending', 'approved', 'denied', 'finished', 'canceled')),
  version integer not null default 1,
  made_by uuid not null references person,
  made_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz,
  reason text check (char_length(reason) <= 250)
);
create unique index justification_undecided on justification (employment_id, day) where state in ('pending', 'returned', 'sending');
create index justification_of_timesheet on justification (timesheet_id);
create index justification_of_group on justification (access_group_id, made_at desc, id desc);
create index justification_of_person on justification (person_id);
create index justification_kind_of on justification (kind_id);
create index justification_made_by on justification (made_by);
create index justification_decided_by on justification (decided_by);

create table justification_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  justification_id uuid not null references justification on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null,
  content_type text not null
);
create index justification_file_of on justification_file (justification_id);
create index justification_file_group on justification_file (access_group_id);
create index justification_file_person on justification_file (person_id);

create table justification_message (
  id bigint generated always as identity primary key,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  justification_id uuid not null references justification on delete cascade,
  by_person uuid not null references person,
  at timestamptz not null default now(),
  message text not null check (char_length(message) between 1 and 1000)
);
create index justification_message_of on justification_message (justification_id, id);
create index justification_message_group on justification_message (access_group_id);
create index justification_message_person on justification_message (person_id);
create index justification_message_by on justification_message (by_person);

-- A layer above the facts; undone by a row that names it.
create table treatment (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  kind text not null check (kind in ('include', 'disregard', 'assign', 'undo')),
  punch_id uuid references punch,
  -- civil time of what is included
  at timestamp,
  -- of an assignment: the journey's day
  day date,
  reason text not null check (char_length(reason) <= 250),
  justification_id uuid references justification,
  undoes uuid references treatment,
  made_by uuid not null references person,
  made_at timestamptz not null default now(),
  check ((kind = 'undo') = (undoes is not null)),
  check ((kind = 'include') = (at is not null)),
  check (kind not in ('disregard', 'assign') or punch_id is not null)
);
create unique index treatment_undone on treatment (undoes) where undoes is not null;
create index treatment_of_employment on treatment (employment_id, at);
create index treatment_of_punch on treatment (punch_id) where punch_id is not null;
create index treatment_of_justification on treatment (justification_id) where justification_id is not null;
create index treatment_group on treatment (access_group_id);
create index treatment_person on treatment (person_id);
create index treatment_made_by on treatment (made_by);

-- Part of a day that is excused.
create table clock_excuse (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  day date not null,
  from_at timestamp,
  until_at timestamp,
  -- of a schedule without fixed hours
  minutes integer check (minutes between 1 and 1440),
  paid boolean not null default true,
  reason text not null check (char_length(reason) <= 250),
  justification_id uuid references justification,
  made_by uuid not null references person,
  made_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((from_at is null) = (until_at is null)),
  check (until_at > from_at),
  check ((from_at is null) <> (minutes is null))
);
create index clock_excuse_of_employment on clock_excuse (employment_id, day) where removed_at is null;
create index clock_excuse_of_justification on clock_excuse (justification_id) where justification_id is not null;
create index clock_excuse_group on clock_excuse (access_group_id);
create index clock_excuse_person on clock_excuse (person_id);
create index clock_excuse_made_by on clock_excuse (made_by);

-- The days of mirrors that are not sealed, replaced and never patched.
create table clock_day (
  employment_id uuid not null references employment on delete cascade,
  day date not null,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  kind text not null,
  pending boolean not null,
  occurrences text[] not null,
  -- a row of the reference cases
  document jsonb not null,
  computed_at timestamptz not null default now(),
  primary key (employment_id, day)
);
create index clock_day_of_company on clock_day (company_id, day);
create index clock_day_group on clock_day (access_group_id);
create index clock_day_person on clock_day (person_id);

-- Append-only; a balance is a sum, never a column.
create table bank_posting (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  kind text not null check (kind in ('credit', 'debit', 'expiry', 'payment', 'settlement', 'forgiveness', 'correction', 'opening', 'reversal')),
  -- signed: credits and openings of credit are above nought
  minutes integer not null check (minutes <> 0),
  percentage integer,
  lot_day date not null,
  due_day date,
  timesheet_id uuid references timesheet,
  -- the closing's version of the mirror
  timesheet_version integer,
  reverses uuid references bank_posting,
  reason text check (char_length(reason) <= 250),
  made_by uuid references person,
  made_at timestamptz not null default now()
);
create index bank_posting_of_employment on bank_posting (employment_id, lot_day, id);
create unique index bank_posting_reversed on bank_posting (reverses) where reverses is not null;
create index bank_posting_of_timesheet on bank_posting (timesheet_id) where timesheet_id is not null;
create index bank_posting_group on bank_posting (access_group_id);
create index bank_posting_person on bank_posting (person_id);
create index bank_posting_made_by on bank_posting (made_by);

-- Who was asked to decide what (core/approver). Being asked shows exactly that row.
create table approval_seat (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  kind text not null check (kind in ('timesheet', 'justification')),
  subject_id uuid not null,
  -- who decides, and for whom: a stand-in
  person_id uuid not null references person,
  for_person uuid references person,
  from_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index approval_seat_once on approval_seat (kind, subject_id, person_id) where ended_at is null;
create index approval_seat_of_person on approval_seat (person_id, kind) where ended_at is null;
create index approval_seat_group on approval_seat (access_group_id);
create index approval_seat_for on approval_seat (for_person);

create table clock_closing (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  task_id uuid not null references task,
  verb text not null check (verb in ('close', 'reopen')),
  period_ids uuid[] not null check (cardinality(period_ids) > 0),
  filter jsonb not null default '{}',
  passed_over text[] not null default '{}',
  reason text check (char_length(reason) <= 250),
  asked_by uuid not null references person,
  asked_at timestamptz not null default now()
);
create index clock_closing_group on clock_closing (access_group_id, asked_at desc);
create index clock_closing_task on clock_closing (task_id);
create index clock_closing_asked_by on clock_closing (asked_by);

create table clock_closing_item (
  closing_id uuid not null references clock_closing on delete cascade,
  timesheet_id uuid not null references timesheet,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  code text,
  primary key (closing_id, timesheet_id)
);
create index clock_closing_item_timesheet on clock_closing_item (timesheet_id);
create index clock_closing_item_group on clock_closing_item (access_group_id);
create index clock_closing_item_person on clock_closing_item (person_id);

-- Many decisions as one act: an item is done once.
create table decision_batch (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  task_id uuid not null references task,
  act text not null check (act in ('approveTimesheet', 'approve', 'deny', 'finish')),
  profile text not null check (profile in ('rh', 'gestor')),
  reason text check (char_length(reason) <= 250),
  asked_by uuid not null references person,
  asked_at timestamptz not null default now()
);
create index decision_batch_group on decision_batch (access_group_id);
create index decision_batch_task on decision_batch (task_id);
create index decision_batch_asked_by on decision_batch (asked_by);

create table decision_batch_item (
  batch_id uuid not null references decision_batch on delete cascade,
  subject_id uuid not null,
  access_group_id uuid not null references access_group,
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  code text,
  primary key (batch_id, subject_id)
);
create index decision_batch_item_group on decision_batch_item (access_group_id);

-- A company whose clock is another program's: the adapter that speaks with it.
create table clock_integration (
  company_id uuid primary key references company,
  access_group_id uuid not null references access_group,
  adapter text not null check (char_length(adapter) between 1 and 40),
  active boolean not null default true,
  settings jsonb not null default '{}',
  changed_at timestamptz not null default now()
);
create index clock_integration_group on clock_integration (access_group_id);

-- Leaves get the kinds of the clock, and say what they came from.
-- PostgreSQL named this one behind that of `employment`
alter table employment_leave drop constraint employment_leave_kind_check1;
alter table employment_leave add constraint employment_leave_kinds check (kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro', 'ferias',
  'licencaRemunerada', 'licencaNaoRemunerada', 'suspensao', 'militar', 'paralisacao', 'atestado', 'abonada', 'folgaBanco'));
alter table employment_leave add column origin text check (origin in ('justification', 'request', 'vacation'));
alter table employment_leave add column origin_id uuid;
create index employment_leave_of_origin on employment_leave (origin_id) where origin_id is not null;
alter table employment drop constraint employment_leave_kind_check;
alter table employment add constraint employment_leave_kind_check check (leave_kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro', 'ferias',
  'licencaRemunerada', 'licencaNaoRemunerada', 'suspensao', 'militar', 'paralisacao', 'atestado', 'abonada', 'folgaBanco'));
