-- Access groups and their companies: what they are, what they may use, what they ask of records.

create table plan_module_app_access (
  -- Mirror of the contract's modules (module → app access), written at every migration run.
  module text not null,
  app_access text not null,
  on_by_default boolean not null,
  primary key (module, app_access)
);

create table reseller (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now()
);

create table access_group (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  plan text not null,
  reseller_id uuid references reseller,
  suspended_at timestamptz,
  password_policy text not null default 'padrao',
  test_started_on date,
  next_adjustment_on date,
  attach_pdf_to_mail boolean not null default false,
  answer_days integer not null default 10 check (answer_days between 1 and 90),
  created_at timestamptz not null default now(),
  -- What a new company begins with; exigeConcordancia is answer_days, which is never null: every worker is asked.
  receipt_full boolean not null default true,
  receipt_qr_code boolean not null default false,
  receipt_message text check (char_length(receipt_message) <= 500)
);
create index access_group_reseller on access_group (reseller_id);

create table access_group_module (
  access_group_id uuid not null references access_group,
  module text not null,
  primary key (access_group_id, module)
);

create table company (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  legal_name text not null,
  trade_name text not null,
  head_office_id uuid references company,
  cnae text,
  email text,
  phone text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  cep text,
  active boolean not null default true,
  full_receipt boolean not null default true,
  qr_code boolean not null default false,
  -- Effective app accesses: what the modules grant and HR did not switch otherwise. Kept by access.refresh_app_accesses.
  app_accesses text[] not null default '{}',
  app_accesses_off text[] not null default '{}',
  app_accesses_on text[] not null default '{}',
  version integer not null default 1,
  search text generated always as (public.search_form(trade_name || ' ' || legal_name || ' ' || cnpj)) stored,
  created_at timestamptz not null default now(),
  -- what its workers see of each kind of document; receipts are honoured by their policy
  shows_receipts boolean not null default true,
  shows_benefits boolean not null default true,
  shows_income_statements boolean not null default true,
  shows_timesheets boolean not null default true,
  timesheet_approval boolean not null default true,
  request_approval boolean not null default false,
  request_flow boolean not null default false,
  time_clock_kind text not null default 'pdf' check (time_clock_kind in ('pdf', 'manual', 'recorder', 'payroll')),
  -- of a head office, known here (head_office_id) or not
  branch boolean not null default false,
  logo_sha256 text,
  -- hidden from everybody from then on; the exclusion history keeps the record
  deleted_at timestamptz,
  -- names of the worker record's fields, as the contract has them
  required_fields text[] not null default '{}',
  -- when what it asks of records last changed: a dry run of before is read anew
  record_form_changed_at timestamptz,
  -- how its workers hear of what is published beside the portal's notice and the e-mail with a link: by SMS, and with the PDF in it
  sms_notice boolean not null default false,
  mail_attaches boolean not null default false,
  constraint company_of_head_office check (head_office_id is null or branch and head_office_id <> id)
);
create index company_of_group on company (access_group_id, trade_name, id);
-- what was deleted may be registered again
create unique index company_cnpj on company (cnpj) where deleted_at is null;
create index company_by_name on company (access_group_id, public.search_form(trade_name), id);
create index company_branches on company (head_office_id) where head_office_id is not null;

-- What a company asks of its workers' records beside the product's fields: up to twenty of its own.
create table company_field (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('text', 'number', 'day', 'option', 'flag')),
  options text[] not null default '{}' check ((kind = 'option') = (cardinality(options) > 0)),
  required boolean not null default false,
  section text not null check (section in ('pessoa', 'documentos', 'endereco', 'contato', 'contrato', 'pagamento')),
  place integer not null,
  -- no longer asked; what was told stays
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index company_field_name on company_field (company_id, lower(name)) where retired_at is null;
create index company_field_of on company_field (company_id, place);
-- deleting an access group would read the table whole otherwise
create index company_field_group on company_field (access_group_id);
