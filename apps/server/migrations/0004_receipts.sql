-- The main job: an import's files become documents, documents become receipts.

create table import (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  file_sha256 text not null,
  file_name text not null,
  file_size bigint not null,
  content_type text not null,
  sent_by uuid not null references person,
  sent_at timestamptz not null default now(),
  state text not null default 'queued' check (state in
    ('queued', 'reading', 'confirmColumns', 'toReview', 'ready', 'scheduled', 'published', 'failed', 'cancelled', 'undone')),
  pages integer,
  pages_read integer not null default 0,
  counts_by_type jsonb not null default '{}',
  clean integer not null default 0,
  doubtful integer not null default 0,
  published integer not null default 0,
  others integer not null default 0,
  failure jsonb,
  -- Why documents wait: [{code, total}], most frequent first. Kept when reading ends and when a document changes state.
  causes jsonb not null default '[]',
  companies text[] not null default '{}',
  started_at timestamptz,
  finished_at timestamptz,
  publish_at timestamptz,
  replaced_by uuid references import
);
create index import_of_group on import (access_group_id, sent_at desc, id desc);
-- The same file once in an access group, while its import stands.
create unique index import_file_once on import (access_group_id, file_sha256)
  where state not in ('cancelled', 'undone') and replaced_by is null;

create table import_event (
  id bigint generated always as identity primary key,
  import_id uuid not null references import on delete cascade,
  access_group_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  person_id uuid,
  kind text not null,
  values jsonb not null default '{}'
);
create index import_event_of on import_event (import_id, id);

create table import_document (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  import_id uuid not null references import on delete cascade,
  position integer not null,
  type smallint not null check (type between 0 and 9),
  pages integer[] not null default '{}',
  region double precision[],
  copies integer not null default 1,
  company_id uuid references company,
  employment_id uuid references employment,
  kind text,
  year smallint,
  month smallint,
  net bigint,
  reading jsonb not null,
  findings jsonb not null default '[]',
  candidates jsonb not null default '[]',
  confidence real not null default 0,
  state text not null check (state in ('clean', 'doubtful', 'ignored', 'published', 'kept', 'withdrawn')),
  unique (import_id, position)
);
create index import_document_of on import_document (import_id, state, position);

create table receipt (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  import_id uuid references import,
  import_document_id uuid unique references import_document,
  category smallint not null default 1 check (category in (1, 2, 3)),
  kind text not null,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  competence integer generated always as (year * 100 + month) stored,
  worker_name text not null,
  registration text not null,
  department text,
  client text,
  job_title text,
  total_earnings bigint not null,
  total_deductions bigint not null,
  net bigint not null,
  paid_on date,
  -- [{code, description, reference, percentage, earnings, deductions, informative}] in centavos, in printed order.
  items jsonb not null,
  -- {salary, inss, inssValue, fgts, fgtsValue, irrf, irrfValue} in centavos.
  bases jsonb not null default '{}',
  -- {paymentMethod, bank, agency, account, dependantsIr, dependantsFamily, message}
  details jsonb not null default '{}',
  published_at timestamptz not null default now(),
  visible boolean not null default true,
  deleted_at timestamptz,
  viewed_at timestamptz,
  viewed_ip text,
  agrees boolean,
  answered_at timestamptz,
  answered_ip text,
  disagreement text,
  disputed_code text,
  -- A PDF can be cut for it: its document has pages (a spreadsheet's has none).
  has_pdf boolean not null default false,
  qr_code boolean not null default false,
  verification_code text not null unique,
  shows_net boolean not null default false,
  search text generated always as (public.search_form(worker_name || ' ' || registration)) stored,
  check (category <> 1 or total_earnings - total_deductions = net)
);
create index receipt_of_person on receipt (person_id, competence desc, id desc) where deleted_at is null;
-- `search` sorts names without accents and case, in any collation
create index receipt_of_group on receipt (access_group_id, competence desc, search, id) where deleted_at is null;
create index receipt_by_name on receipt (access_group_id, search, competence desc, id) where deleted_at is null;
create index receipt_of_employment on receipt (employment_id, competence desc, id desc) where deleted_at is null;
create index receipt_of_import on receipt (import_id);

-- An answer stays when HR reopens the receipt: the receipt's columns hold the one in force.
create table receipt_answer (
  id bigint generated always as identity primary key,
  receipt_id uuid not null references receipt,
  access_group_id uuid not null,
  company_id uuid not null,
  employment_id uuid not null,
  person_id uuid not null,
  agrees boolean not null,
  message text,
  disputed_code text,
  at timestamptz not null default now(),
  ip text,
  reopened_at timestamptz,
  reopened_by uuid
);
create unique index receipt_answer_in_force on receipt_answer (receipt_id) where reopened_at is null;

create table receipt_message (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references receipt,
  access_group_id uuid not null,
  company_id uuid not null,
  employment_id uuid not null,
  person_id uuid not null,
  author_id uuid not null references person,
  author_side text not null check (author_side in ('worker', 'hr')),
  message text not null check (char_length(message) between 1 and 2000),
  disputed_code text,
  at timestamptz not null default now()
);
create index receipt_message_of on receipt_message (receipt_id, at);

-- The bytes first served are kept and served for ever after; another stamp makes the next version.
create table receipt_file (
  receipt_id uuid not null references receipt,
  version integer not null,
  access_group_id uuid not null,
  company_id uuid not null,
  employment_id uuid not null,
  person_id uuid not null,
  sha256 text not null,
  size integer not null,
  qr_code boolean not null,
  made_at timestamptz not null default now(),
  primary key (receipt_id, version)
);

-- Names HR gave to the fields of its receipts.
create table receipt_field_name (
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  type smallint not null,
  field text not null,
  name text not null,
  position integer not null,
  visible boolean not null default true,
  unique nulls not distinct (access_group_id, company_id, type, field)
);
