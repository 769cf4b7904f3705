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
  -- the new import is named by the one it replaces before it is there: the unique index allows one standing import a file
  replaced_by uuid references import deferrable initially deferred,
  -- tables whose columns wait for HR: [{heading, titles, guess, examples, rows, entry}]
  tables jsonb not null default '[]',
  -- what of the file could not be read or doesn't agree as a whole: [{code, values}]
  problems jsonb not null default '[]',
  -- of the documents in it, for the list's filter
  company_ids uuid[] not null default '{}',
  -- the next publication tells by e-mail too, not in the portal alone
  publish_mail boolean not null default true,
  -- Whose data a cut must not hold is read once for an import and kept by the process as long as this number stands
  -- (definer/verification.sql).
  marks_version integer not null default 0,
  -- Clean documents whose day of credit is in doubt, and nobody has said it yet.
  undated integer not null default 0,
  -- by SMS, chosen apart from its e-mails
  publish_sms boolean not null default true
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
  -- the file inside of a ZIP: its name, and where it is a PDF the bytes its pages are cut from
  entry text,
  source_sha256 text,
  -- a person is at it: shown to others until then
  reserved_by uuid references person,
  reserved_until timestamptz,
  reviewed_by uuid references person,
  reviewed_at timestamptz,
  -- as the reader left it, to take a decision back: {state, type, reading, findings, employment_id, company_id, kind, year, month, net}
  as_read jsonb,
  -- what becomes of a receipt of the same worker, month and kind
  existing text check (existing in ('replace', 'keep')),
  -- what its layout is known again by
  layout text generated always as (reading ->> 'layout') stored,
  -- as the reader left it, where what was learned has changed it and nobody has decided it
  unlearned jsonb,
  unique (import_id, position)
);
create index import_document_of on import_document (import_id, state, position);
create index import_document_layout on import_document (access_group_id, layout) where state in ('doubtful', 'clean') and reviewed_at is null;

-- One thing a confirmed correction says of its layout; it goes with the decision. What documents say differently is not applied.
create table learned_correction (
  import_document_id uuid not null references import_document on delete cascade,
  access_group_id uuid not null references access_group,
  layout text not null,
  -- side: which side the pay item of this code and name is on, or that it is none; total: which printed figure is this total
  kind text not null check (kind in ('side', 'total')),
  subject text not null,
  meaning text not null check (meaning in ('earnings', 'deductions', 'none', 'totalEarnings', 'totalDeductions', 'net')),
  learned_by uuid not null references person,
  learned_at timestamptz not null default now(),
  primary key (import_document_id, kind, subject)
);
create index learned_correction_layout on learned_correction (access_group_id, layout);

-- Which column of a table file holds which field, as HR confirmed it; known again by the titles of the heading row.
create table column_mapping (
  access_group_id uuid not null references access_group,
  -- SHA-256 of the titles, without case and blanks
  heading text not null,
  titles text[] not null,
  columns text[] not null check (cardinality(columns) = cardinality(titles)),
  confirmed_by uuid not null references person,
  confirmed_at timestamptz not null default now(),
  -- What a table's rows are, as HR confirmed it with its columns.
  document text not null default 'recibo',
  primary key (access_group_id, heading),
  constraint column_mapping_document_check check (document in ('recibo', 'beneficio', 'informe'))
);

-- How an access group releases: by one person or two, and whether a file without doubts goes out by itself.
create table release_rule (
  access_group_id uuid primary key references access_group,
  two_people boolean not null default false,
  at_once boolean not null default false,
  changed_by uuid not null references person,
  changed_at timestamptz not null default now(),
  check (not (two_people and at_once))
);

-- A release asked of a second person. One is open at a time; how it ended stays.
create table release_request (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references import,
  access_group_id uuid not null references access_group,
  asked_by uuid not null references person,
  asked_of uuid not null references person,
  asked_at timestamptz not null default now(),
  message text,
  publish_at timestamptz,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'returned', 'released')),
  ended_by uuid references person,
  ended_at timestamptz,
  reason text,
  mail boolean not null default true,
  sms boolean not null default true,
  check (asked_by <> asked_of)
);
create unique index release_request_open on release_request (import_id) where state = 'open';

-- Workers without a receipt this month, of whom a person said that it is right so.
create table expected_absence (
  import_id uuid not null references import,
  access_group_id uuid not null references access_group,
  employment_id uuid not null references employment,
  said_by uuid not null references person,
  said_at timestamptz not null default now(),
  primary key (import_id, employment_id)
);

-- How pages and sheets of odd layouts are known again and where their fields stand: kept by the platform, read with by imports.
create table recognition_model (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- null: of every access group
  access_group_id uuid references access_group,
  state text not null default 'draft' check (state in ('draft', 'active', 'retired')),
  -- [{text, box}] and [{role, box}], boxes as fractions of the page
  anchors jsonb not null default '[]' check (jsonb_typeof(anchors) = 'array' and jsonb_array_length(anchors) <= 20),
  regions jsonb not null default '[]',
  version integer not null default 1,
  -- of the sample's pages, when it was last made active: read, and read without a doubt
  tried integer,
  passed integer check (passed between 0 and tried),
  sample_sha256 text not null check (sample_sha256 ~ '^[0-9a-f]{64}$'),
  sample_name text not null,
  sample_pages integer check (sample_pages > 0),
  changed_at timestamptz not null default now(),
  form text not null default 'pdf' check (form in ('pdf', 'sheet')),
  payroll_system text not null default '' check (char_length(payroll_system) <= 80),
  -- of form 'pdf': what its pages are
  document text not null default 'recibo',
  -- of form 'sheet': {sheet, document, columns: [{title, holds}], decimals, dates}
  sheet jsonb check (jsonb_typeof(sheet) = 'object'),
  constraint recognition_model_whole check (state <> 'active' or case form
    when 'pdf' then jsonb_array_length(anchors) > 0 and jsonb_array_length(regions) > 0
    else sheet is not null and jsonb_array_length(sheet -> 'columns') > 0 end),
  constraint recognition_model_pages check ((form = 'pdf') = (sample_pages is not null)),
  constraint recognition_model_regions check (jsonb_typeof(regions) = 'array' and jsonb_array_length(regions) <= 40),
  constraint recognition_model_document check (document in ('recibo', 'beneficio', 'informe'))
);
create index recognition_model_active on recognition_model (access_group_id) where state = 'active';
create index recognition_model_order on recognition_model (form, changed_at desc, id desc);

-- Counted when an import was read; of a model that is gone the counts stay.
create table recognition_model_use (
  import_id uuid not null references import on delete cascade,
  model_id uuid not null,
  access_group_id uuid not null references access_group,
  documents integer not null check (documents > 0),
  clean integer not null check (clean between 0 and documents),
  at timestamptz not null default now(),
  primary key (import_id, model_id)
);
create index recognition_model_use_of_model on recognition_model_use (model_id, at desc);
create index recognition_model_use_of_group on recognition_model_use (access_group_id);

-- What eSocial's rubric tables (S-1010) of an access group's files told, for later files that come without them.
create table remembered_rubric (
  access_group_id uuid not null references access_group,
  -- the first eight of its CNPJ
  employer text not null check (char_length(employer) = 8),
  rubric_table text not null,
  code text not null,
  -- months YYYY-MM; '' still holds
  valid_from text not null check (valid_from ~ '^\d{4}-\d{2}$'),
  valid_until text not null check (valid_until ~ '^(\d{4}-\d{2})?$'),
  description text not null,
  kind text not null check (kind in ('1', '2', '3', '4')),
  nature text not null,
  told_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid(),
  -- the last file that told it
  import_id uuid references import,
  -- HR's word on the nature, which no later file's takes the place of
  corrected_at timestamptz,
  corrected_by uuid references person,
  primary key (access_group_id, employer, rubric_table, code, valid_from),
  constraint remembered_rubric_id unique (id)
);
create index remembered_rubric_newest on remembered_rubric (access_group_id, told_at desc);
create index remembered_rubric_in_order on remembered_rubric (access_group_id, code, id);
create index remembered_rubric_of_import on remembered_rubric (import_id);
create index remembered_rubric_corrected_by on remembered_rubric (corrected_by);
