-- Payslips, benefits, income statements and filed documents; what their readers say of them, and how they leave.

create table receipt (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  import_id uuid references import,
  import_document_id uuid unique references import_document,
  category smallint not null default 1,
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
  qr_code boolean not null default false,
  verification_code text not null unique,
  shows_net boolean not null default false,
  search text generated always as (public.search_form(worker_name || ' ' || registration)) stored,
  -- HR takes a receipt from its worker's sight and says why: the worker sees the month and the reason. Withheld is never visible, so
  -- that every rule that asks for the sight of a receipt holds for it too.
  withheld_at timestamptz,
  withheld_reason text check (char_length(withheld_reason) between 10 and 250),
  -- The worker's CPF beside the worker's name: a list reads it with the row, where it cost seven of every ten pages it read to look it up.
  -- Kept by definer/receipt-cpf.sql.
  worker_cpf text,
  -- What a benefit is called where it is shown; a payslip and a statement have their kind's words.
  title text,
  -- What such a document says: {fields} of a record, {days, totals} of a mirror; the others have items.
  content jsonb,
  check (category <> 1 or total_earnings - total_deductions = net),
  check (withheld_at is null or not visible),
  check ((withheld_at is null) = (withheld_reason is null)),
  constraint receipt_category_check check (category in (1, 2, 3, 6, 7))
);
-- `search` sorts names without accents and case, in any collation
create index receipt_of_group on receipt (access_group_id, competence desc, search, id) where deleted_at is null;
create index receipt_by_name on receipt (access_group_id, search, competence desc, id) where deleted_at is null;
create index receipt_of_import on receipt (import_id);
-- Every order of HR's list and its search have an index, so that a page costs the same among ten thousand and a million.
-- By month upwards; by net downwards (upwards is the same list from its end); by when it was viewed, the unviewed first:
-- with `case`, since row-level security takes `coalesce` for a leak and would not let it choose rows.
-- The first one also counts a list: with what its conditions and the policies ask of a row, no row need be visited.
create index receipt_by_month on receipt (access_group_id, competence, search, id)
  include (category, company_id, employment_id, person_id) where deleted_at is null;
create index receipt_by_net on receipt (access_group_id, net desc, competence desc, search, id) where deleted_at is null;
create index receipt_by_view on receipt (access_group_id, (case when viewed_at is null then '-infinity'::timestamptz else viewed_at end), competence desc, search, id)
  where deleted_at is null;
-- Of one company; the order by company reads the first rows of each.
create index receipt_of_company on receipt (company_id, competence desc, search, id) where deleted_at is null;
-- Answered ones are few among many.
create index receipt_agreed on receipt (access_group_id, competence desc, search, id) where agrees and deleted_at is null;
create index receipt_disputed on receipt (access_group_id, competence desc, search, id) where not agrees and deleted_at is null;
-- Words anywhere in name or registration.
create index receipt_words on receipt using gin (search gin_trgm_ops) where deleted_at is null;
-- Few among many payslips: their lists never pass over those. The order is that of HR's list; a worker's are few by themselves.
create index receipt_other_by_month on receipt (access_group_id, category, competence desc, search, id)
  where deleted_at is null and category <> 1;
create index receipt_other_of_company on receipt (company_id, category, competence) where deleted_at is null and category <> 1;
create index receipt_of_person on receipt (person_id, competence desc, id desc);
create index receipt_of_employment on receipt (employment_id, competence desc, id desc);
-- Those without a day of payment or credit are few among many that have one: HR looks for them by month, to set the day of all.
create index receipt_undated on receipt (access_group_id, category, competence desc, search, id)
  where paid_on is null and deleted_at is null;

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
create index receipt_message_author on receipt_message (author_id);

-- A disagreement gets somebody who answers it, until when, and how it ended.
create table receipt_dispute (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references receipt,
  access_group_id uuid not null,
  company_id uuid not null,
  employment_id uuid not null,
  person_id uuid not null,
  -- The disagreement it is about: each has one dispute.
  answer_id bigint not null unique references receipt_answer,
  -- The line: its code, or what it is called where it has none; null is the whole receipt.
  cited text,
  opened_at timestamptz not null default now(),
  due_on date not null,
  assignee_id uuid references person,
  assigned_at timestamptz,
  outcome text check (outcome in ('correction', 'explained', 'refused', 'reopened')),
  reason text,
  closed_at timestamptz,
  closed_by uuid references person,
  check ((outcome is null) = (closed_at is null)),
  -- HR says why; reopening the answer is why enough
  check (outcome is null or outcome = 'reopened' or char_length(reason) between 10 and 250)
);
create unique index receipt_dispute_open on receipt_dispute (receipt_id) where closed_at is null;
create index receipt_dispute_waiting on receipt_dispute (access_group_id, due_on, id) where closed_at is null;
create index receipt_dispute_closed on receipt_dispute (access_group_id, closed_at desc, id) where closed_at is not null;
create index receipt_dispute_of on receipt_dispute (receipt_id, opened_at desc);

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
  -- Bytes that a batch makes together are kept in one file: a file of its own for each costs a folder and four syncs, or a call to the bucket.
  -- Without a pack, `sha256` names the file that holds nothing else.
  pack_sha256 text,
  pack_from integer,
  -- What is drawn says the day it was drawn with: whether it still holds is seen when it is served. A mark that the day's setter makes
  -- misses what is being kept at that moment.
  drawn boolean not null default false,
  drawn_day date,
  primary key (receipt_id, version),
  constraint receipt_file_in_pack check ((pack_sha256 is null) = (pack_from is null) and pack_from >= 0)
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

-- The receipts of a filter in ZIPs that a job prepares. What is in one stands when it is asked for.
create table batch_download (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  requested_by uuid not null references person,
  requested_at timestamptz not null default now(),
  category smallint not null,
  -- what was asked for, as it travels, to say it again
  filter jsonb not null default '{}',
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'preparing', 'ready', 'failed', 'cancelled', 'expired')),
  -- a try that was overtaken writes nothing more
  attempt integer not null default 0,
  total integer not null check (total > 0),
  done integer not null default 0,
  missing integer not null default 0,
  ended_at timestamptz,
  -- of what is ready: from then on its files are gone
  expires_at timestamptz,
  -- the parts of a file's name in their order; empty: as ever, in folders of month and company
  name_parts text[] not null default '{}'
    check (cardinality(name_parts) <= 6 and name_parts <@ array['nome', 'cpf', 'matricula', 'competencia', 'empresa', 'tipo']),
  constraint batch_download_category_check check (category in (1, 2, 3, 6, 7))
);
-- whole, for the key to a person too
create index batch_download_of on batch_download (requested_by, requested_at desc, id desc);
create index batch_download_due on batch_download (expires_at) where state = 'ready';

create table batch_download_entry (
  batch_id uuid not null references batch_download on delete cascade,
  -- from 1, in the order of the files
  position integer not null,
  access_group_id uuid not null references access_group,
  -- no reference: receipts are never taken out of their table, and a row for each is written at once
  receipt_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'missing')),
  -- why it is missing
  reason text,
  primary key (batch_id, position)
);

create table batch_download_file (
  batch_id uuid not null references batch_download on delete cascade,
  number integer not null check (number > 0),
  access_group_id uuid not null references access_group,
  -- its name in the store; not called sha256, for a backup takes no file along that is gone in seven days
  zip_hash text not null check (zip_hash ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  entries integer not null,
  -- the entries that it was made of, missing ones too
  first_position integer not null,
  last_position integer not null,
  primary key (batch_id, number)
);

-- What a worker chose to show of their pay, for whoever holds the link, until it expires or is taken back.
create table income_proof (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  -- SHA-256 of the link's code: a copy of the database opens nothing
  code_mac bytea not null unique check (octet_length(code_mac) = 32),
  -- {name, employer, cnpj, fields: {field: value}, months: [{year, month}]}: as it was when it was made
  shown jsonb not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index income_proof_of_employment on income_proof (employment_id);
create index income_proof_of on income_proof (person_id, made_at desc, id desc);
create index income_proof_of_group on income_proof (access_group_id, made_at);

create table income_proof_access (
  id bigint generated always as identity primary key,
  proof_id uuid not null references income_proof,
  access_group_id uuid not null,
  person_id uuid not null references person,
  at timestamptz not null default clock_timestamp(),
  ip text,
  browser text
);
create index income_proof_access_of on income_proof_access (proof_id, at desc, id desc);
create index income_proof_access_of_person on income_proof_access (person_id);
