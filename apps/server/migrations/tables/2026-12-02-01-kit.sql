-- Kits of papers for who comes and who goes, and single papers asked of a worker (product 6.8).

-- Why an employment ended, by eSocial's table 19; null: not informed.
alter table employment add column dismissal_kind text check (dismissal_kind ~ '^[0-9]{2}$');

create table kit_definition (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  kind text not null check (kind in ('admission', 'termination')),
  name text not null check (char_length(name) between 1 and 120),
  -- whom it suits; none: everybody
  regimes text[] not null default '{}',
  positions text[] not null default '{}',
  company_id uuid references company,
  active boolean not null,
  -- in order, each with an id of its own
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  version integer not null default 1,
  -- it asks for a criminal record: who asked, and who of HR confirmed it, another person
  reasoned_by uuid references person,
  confirmed_by uuid references person,
  changed_by uuid not null references person,
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (public.search_form(name)) stored,
  check (confirmed_by is null or confirmed_by <> reasoned_by)
);
create index kit_definition_listed on kit_definition (access_group_id, search, id) where deleted_at is null;
create index kit_definition_company on kit_definition (company_id) where company_id is not null;
create index kit_definition_changed_by on kit_definition (changed_by);
create index kit_definition_reasoned_by on kit_definition (reasoned_by) where reasoned_by is not null;
create index kit_definition_confirmed_by on kit_definition (confirmed_by) where confirmed_by is not null;

create table kit (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  kind text not null check (kind in ('admission', 'termination', 'paper')),
  name text not null check (char_length(name) between 1 and 120),
  -- as it was when the kit was opened; null: a single paper, or a termination's points alone
  definition_id uuid references kit_definition,
  definition_version integer,
  state text not null default 'open' check (state in ('open', 'done', 'canceled')),
  due_on date,
  opened_by uuid not null references person,
  opened_at timestamptz not null default now(),
  -- the worker was last told what is missing
  reminded_on date,
  ended_by uuid references person,
  ended_at timestamptz,
  reason text check (char_length(reason) between 10 and 250),
  -- how its items stand, kept by a trigger: whoever reads a kit reads the same numbers, also where an item is not theirs to see
  asked integer not null default 0,
  accepted integer not null default 0,
  waived integer not null default 0,
  delivered integer not null default 0,
  refused integer not null default 0,
  to_sign integer not null default 0,
  -- obligatory ones that are neither accepted nor waived
  lacking integer not null default 0,
  search text not null,
  check ((definition_id is null) = (definition_version is null)),
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'canceled' or reason is not null)
);
create unique index kit_open_once on kit (employment_id, kind) where state = 'open' and kind <> 'paper';
create index kit_listed on kit (access_group_id, kind, state, id);
create index kit_of_company on kit (company_id);
create index kit_of_employment on kit (employment_id);
create index kit_of_person on kit (person_id);
create index kit_of_definition on kit (definition_id) where definition_id is not null;
create index kit_opened_by on kit (opened_by);
create index kit_ended_by on kit (ended_by) where ended_by is not null;

create table kit_item (
  id uuid primary key default gen_random_uuid(),
  kit_id uuid not null references kit,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  position smallint not null check (position >= 1),
  -- of the definition's item, or the name of a termination's point
  source text not null,
  kind text not null check (kind in ('paper', 'data', 'sign', 'acknowledge', 'check')),
  name text not null check (char_length(name) between 1 and 120),
  why text not null default '' check (char_length(why) <= 250),
  sides smallint not null default 1 check (sides in (1, 2)),
  formats text[] not null default '{foto,pdf}',
  max_age_days integer check (max_age_days between 1 and 3650),
  section text not null default 'outros' check (section in ('identidade', 'contrato', 'formacao', 'previdencia', 'avisos', 'outros')),
  obligatory boolean not null,
  for_manager boolean not null default false,
  -- no manager's, and HR's by a grant of its own
  health boolean not null default false,
  -- tells of pay: no manager's
  pay boolean not null default false,
  data_part text,
  template_id uuid references template,
  -- the paper that was made of the model, or of what was accepted
  document_id uuid references document,
  -- why no paper could be made
  failure jsonb,
  state text not null default 'asked' check (state in ('asked', 'delivered', 'accepted', 'refused', 'waived')),
  -- the number of the delivery, whose files count
  round smallint not null default 0,
  reason text check (char_length(reason) <= 250),
  decided_by uuid references person,
  decided_at timestamptz,
  delivered_at timestamptz,
  issued_on date,
  valid_until date,
  unique (kit_id, position),
  check (kind in ('sign', 'acknowledge') = (template_id is not null)),
  check (state not in ('refused', 'waived') or reason is not null)
);
create index kit_item_group on kit_item (access_group_id, company_id);
create index kit_item_company on kit_item (company_id);
create index kit_item_employment on kit_item (employment_id);
create index kit_item_person on kit_item (person_id);
create index kit_item_template on kit_item (template_id) where template_id is not null;
create index kit_item_document on kit_item (document_id) where document_id is not null;
create index kit_item_decided_by on kit_item (decided_by) where decided_by is not null;
create index kit_item_expires on kit_item (valid_until) where state = 'accepted' and valid_until is not null;

create table kit_item_file (
  item_id uuid not null references kit_item,
  round smallint not null,
  position smallint not null,
  access_group_id uuid not null references access_group,
  name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  content_type text not null,
  pages integer,
  -- a picture as one page of a PDF: what is shown
  shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now(),
  primary key (item_id, round, position)
);
create index kit_item_file_group on kit_item_file (access_group_id);

create table kit_event (
  id bigint generated always as identity primary key,
  kit_id uuid not null references kit,
  item_id uuid references kit_item,
  access_group_id uuid not null references access_group,
  verb text not null,
  -- null: the platform
  person_id uuid references person,
  at timestamptz not null default now(),
  reason text
);
create index kit_event_of on kit_event (kit_id, id);
create index kit_event_item on kit_event (item_id) where item_id is not null;
create index kit_event_group on kit_event (access_group_id);
create index kit_event_person on kit_event (person_id);

create table termination (
  kit_id uuid primary key references kit,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  -- eSocial's table 19
  reason_code text not null check (reason_code ~ '^[0-9]{2}$'),
  notice_kind text not null check (notice_kind in ('worked', 'paid', 'released', 'none')),
  notice_on date,
  last_day date not null
);
create index termination_group on termination (access_group_id, last_day);
create index termination_company on termination (company_id);
create index termination_employment on termination (employment_id);
create index termination_person on termination (person_id);
