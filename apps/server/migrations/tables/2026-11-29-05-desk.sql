-- The service desk: what workers ask HR, by category, with a clock of working minutes (product 5.10).

-- When the desk is open, by ISO weekday: {"1": [["08:00", "12:00"]]}. One row an access group.
create table desk_hours (
  access_group_id uuid primary key references access_group,
  hours jsonb not null check (jsonb_typeof(hours) = 'object'),
  version integer not null default 1,
  changed_by uuid references person,
  changed_at timestamptz not null default now()
);
create index desk_hours_changed_by on desk_hours (changed_by);

create table desk_category (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null check (char_length(name) between 1 and 80),
  -- what its form asks: [{"key", "name", "type", "required", "options"}]
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  confidential boolean not null default false,
  -- working minutes
  first_minutes integer not null check (first_minutes between 1 and 100000),
  solution_minutes integer not null check (solution_minutes between first_minutes and 100000),
  active boolean not null default true,
  version integer not null default 1,
  made_at timestamptz not null default now()
);
create unique index desk_category_name on desk_category (access_group_id, public.search_form(name));

-- Who of HR answers a category; nobody named: whoever of HR may.
create table desk_category_person (
  category_id uuid not null references desk_category on delete cascade,
  person_id uuid not null references person,
  access_group_id uuid not null references access_group,
  primary key (category_id, person_id)
);
create index desk_category_person_of on desk_category_person (person_id);
create index desk_category_person_group on desk_category_person (access_group_id);

create table canned_answer (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  title text not null check (char_length(title) between 1 and 80),
  words text not null check (char_length(words) between 1 and 2000),
  active boolean not null default true,
  version integer not null default 1
);
create unique index canned_answer_title on canned_answer (access_group_id, public.search_form(title));

-- The last number given in a year.
create table desk_counter (
  access_group_id uuid not null references access_group,
  year integer not null,
  last integer not null,
  primary key (access_group_id, year)
);

create table desk_ticket (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  protocol text not null check (protocol ~ '^A-\d{4}-\d{6,}$'),
  category_id uuid not null references desk_category,
  -- of its category: its group alone sees it
  confidential boolean not null,
  subject text not null check (char_length(subject) between 3 and 120),
  -- what the category's form asked: [{"name", "value"}]
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  worker_name text not null,
  search text not null generated always as (public.search_form(worker_name || ' ' || protocol || ' ' || subject)) stored,
  state text not null default 'new' check (state in ('new', 'inProgress', 'waiting', 'solved', 'closed')),
  priority text not null default 'normal' check (priority in ('normal', 'urgent')),
  assignee_id uuid references person,
  -- of the form: what it is about
  request_id uuid,
  receipt_id uuid references receipt on delete set null,
  first_minutes integer not null,
  solution_minutes integer not null,
  opened_at timestamptz not null default now(),
  first_answered_at timestamptz,
  first_due_at timestamptz not null,
  -- null while the clock stands
  solution_due_at timestamptz,
  -- what is due next; null while the clock stands
  due_at timestamptz,
  -- working minutes at the last event
  consumed integer not null default 0,
  late boolean not null default false,
  late_told boolean not null default false,
  waiting_since timestamptz,
  solved_at timestamptz,
  closed_at timestamptz,
  rating integer check (rating between 1 and 5),
  rating_words text check (char_length(rating_words) <= 250),
  rated_at timestamptz,
  worker_unread integer not null default 0,
  staff_unread integer not null default 1,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  -- merged into another one
  merged_into uuid references desk_ticket,
  unique (access_group_id, protocol)
);
create index desk_ticket_due on desk_ticket (access_group_id, (coalesce(due_at, '9999-12-31 00:00:00+00'::timestamptz)), id);
create index desk_ticket_of_person on desk_ticket (person_id, changed_at desc, id desc);
create index desk_ticket_late on desk_ticket (due_at) where not late_told and due_at is not null;
create index desk_ticket_solved on desk_ticket (solved_at) where state = 'solved';
create index desk_ticket_company on desk_ticket (company_id);
create index desk_ticket_employment on desk_ticket (employment_id);
create index desk_ticket_category on desk_ticket (category_id);
create index desk_ticket_assignee on desk_ticket (assignee_id);
create index desk_ticket_receipt on desk_ticket (receipt_id);
create index desk_ticket_merged on desk_ticket (merged_into);

-- What happened; never changed.
create table desk_event (
  id bigint generated always as identity primary key,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  ticket_id uuid not null references desk_ticket on delete cascade,
  act text not null check (act in ('open', 'take', 'answer', 'wait', 'reply', 'transfer', 'solve', 'reopen', 'close', 'rate')),
  at timestamptz not null default now(),
  by_person uuid references person,
  reason text check (char_length(reason) <= 250),
  -- of opening and transfer: the times from then on
  first_minutes integer,
  solution_minutes integer
);
create index desk_event_of on desk_event (ticket_id, id);
create index desk_event_group on desk_event (access_group_id);
create index desk_event_person on desk_event (person_id);
create index desk_event_by on desk_event (by_person);

create table desk_message (
  id bigint generated always as identity primary key,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  ticket_id uuid not null references desk_ticket on delete cascade,
  by_person uuid not null references person,
  of_worker boolean not null,
  -- a note of HR, which the worker never gets
  internal boolean not null default false check (not (internal and of_worker)),
  at timestamptz not null default now(),
  message text not null check (char_length(message) between 1 and 2000)
);
create index desk_message_of on desk_message (ticket_id, id);
create index desk_message_group on desk_message (access_group_id);
create index desk_message_person on desk_message (person_id);
create index desk_message_by on desk_message (by_person);

create table desk_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  ticket_id uuid not null references desk_ticket on delete cascade,
  message_id bigint not null references desk_message on delete cascade,
  internal boolean not null,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null,
  content_type text not null,
  unique (ticket_id, sha256)
);
create index desk_file_message on desk_file (message_id);
create index desk_file_group on desk_file (access_group_id);
create index desk_file_person on desk_file (person_id);
