-- Employments and the worker record: what an employer keeps of an employment beside what lists and receipts read off `employment`.

create table employment (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  name text not null,
  registration text not null,
  -- Registrations are compared without leading zeros: payroll programs pad them differently.
  registration_key text generated always as (upper(ltrim(registration, '0'))) stored,
  pis text,
  job_title text,
  department text,
  client text,
  admitted_on date,
  dismissed_on date,
  search text generated always as (public.search_form(name || ' ' || registration)) stored,
  created_at timestamptz not null default now(),
  -- of the whole record: who saves names the version that was read
  version integer not null default 1,
  dismissal_reason text check (char_length(dismissal_reason) between 10 and 250),
  -- a leave that began and did not end is the employment's state
  leave_kind text check (leave_kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro')),
  leave_from date,
  leave_until date,
  hiring_regime text check (hiring_regime in ('estagiario', 'aprendiz', 'pessoaJuridica', 'empregado', 'autonomo', 'socio', 'diretor')),
  -- of its person, kept by definer/listed-persons.sql: the list would look them up one by one in trees that grow with the registry
  cpf text,
  came_in boolean not null default false,
  signs_in boolean not null default false,
  unique (company_id, registration_key),
  constraint employment_leave check ((leave_kind is null) = (leave_from is null) and (leave_until is null or leave_until >= leave_from))
);
create index employment_of_person on employment (person_id);
-- the list's orders, each ending with the id; words anywhere in a name
create index employment_by_name on employment (access_group_id, search, id);
create index employment_by_registration on employment (access_group_id, registration_key, id);
create index employment_by_admission on employment (access_group_id, (case when admitted_on is null then date '0001-01-01' else admitted_on end), id);
create index employment_words on employment using gin (search gin_trgm_ops);
create index employment_by_department on employment (company_id, department);
-- what changes of the listed person alone finds room beside the row, and no index is written
alter table employment set (fillfactor = 90);

-- Every leave of an employment. Its own columns hold the one that counts today, by which lists and states go: who comes back and goes
-- again keeps both.
create table employment_leave (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  -- ends with its employment, which holds the person
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null,
  kind text not null check (kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro')),
  from_day date not null,
  -- the last day; null: it goes on
  until_day date check (until_day >= from_day),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (employment_id, from_day)
);
create index employment_leave_made_by on employment_leave (made_by);

create table worker_record (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null,
  social_name text,
  birth_date date,
  sex text check (sex in ('masculino', 'feminino')),
  marital_status text check (marital_status in ('solteiro', 'casado', 'divorciado', 'viuvo', 'separado', 'outros')),
  ethnicity text check (ethnicity in ('branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada')),
  birth_city text,
  birth_state text check (birth_state ~ '^[A-Z]{2}$'),
  birth_country text,
  mother_name text,
  father_name text,
  ctps_digital boolean,
  ctps_number text,
  ctps_series text,
  ctps_state text check (ctps_state ~ '^[A-Z]{2}$'),
  rg_number text,
  rg_issuer text,
  rg_state text check (rg_state ~ '^[A-Z]{2}$'),
  rg_issued_on date,
  cep text check (cep ~ '^[0-9]{8}$'),
  street text,
  number text,
  complement text,
  district text,
  city text,
  city_code text check (city_code ~ '^[0-9]{7}$'),
  state text check (state ~ '^[A-Z]{2}$'),
  email text check (email = lower(email)),
  cell_phone text check (cell_phone ~ '^[0-9]{11}$'),
  home_phone text check (home_phone ~ '^[0-9]{10,11}$'),
  emergency_name text,
  emergency_phone text check (emergency_phone ~ '^[0-9]{10,11}$'),
  esocial_registration text,
  legal_regime text check (legal_regime in ('clt', 'estatutario')),
  apprentice boolean,
  disability text,
  occupation_code text check (occupation_code ~ '^[0-9]{6}$'),
  class_level text,
  -- Hours a week and a month with two places, as contracts and eSocial (qtdHrsSem) tell them: 43,50.
  weekly_hours numeric(5, 2) check (weekly_hours between 1 and 44),
  monthly_hours numeric(5, 2) check (monthly_hours between 1 and 220),
  -- [{name, cpf, birth_date, kinship, uses}]
  dependants jsonb not null default '[]' check (jsonb_typeof(dependants) = 'array'),
  -- the values by the field's id: those of the section of pay lie with pay, so that who doesn't see pay doesn't see them either
  own_fields jsonb not null default '{}' check (jsonb_typeof(own_fields) = 'object'),
  constraint worker_record_disability_check
    check (disability in ('nenhuma', 'fisica', 'visual', 'auditiva', 'mental', 'intelectual', 'multipla', 'reabilitado'))
);
-- The address of a CEP is looked up while it is typed (GET /empresa/cep).
create index worker_record_by_cep on worker_record (access_group_id, cep) where cep is not null;

-- Pay and bank are tables of their own, since seeing people never implies seeing pay.
create table worker_pay (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null,
  -- integer centavos
  salary bigint check (salary > 0),
  salary_unit text check (salary_unit in ('mes', 'quinzena', 'semana', 'dia', 'hora', 'tarefa')),
  pay_day integer check (pay_day between 1 and 31),
  pay_method text check (pay_method in ('credito', 'pix', 'cartao', 'cheque', 'dinheiro')),
  tax_dependants integer check (tax_dependants between 0 and 99),
  allowance_dependants integer check (allowance_dependants between 0 and 99),
  own_fields jsonb not null default '{}' check (jsonb_typeof(own_fields) = 'object')
);

create table worker_bank (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null,
  bank text check (bank ~ '^[0-9]{3}$'),
  branch text check (branch ~ '^[0-9]{1,5}$'),
  branch_digit text,
  account text check (account ~ '^[0-9]{1,12}$'),
  account_digit text,
  account_kind text check (account_kind in ('corrente', 'poupanca', 'contaSalario', 'contaBeneficio', 'cartaoSalario', 'cartaoPrePago')),
  pix_kind text check (pix_kind in ('cpf', 'cnpj', 'celular', 'email', 'aleatoria')),
  pix_key text
);

-- Cooling-off for bank data: an account or Pix key that takes another's place waits, can be stopped by its worker, and takes effect once.
create table bank_change (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  -- as in worker_bank: the row ends with its employment, which holds the person
  person_id uuid not null,
  -- columns of worker_bank: what stood when it was asked for, and what is to stand
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'cancelled', 'stopped')),
  asked_by uuid not null references person,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null check (due_at >= asked_at + interval '48 hours'),
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index bank_change_waiting on bank_change (employment_id) where state = 'waiting';
create index bank_change_due on bank_change (due_at) where state = 'waiting';
create index bank_change_of_employment on bank_change (employment_id, asked_at desc);
create index bank_change_of_person on bank_change (person_id, asked_at desc);
create index bank_change_asked_by on bank_change (asked_by);

-- The workers' registry from a file: a dry run row by row, applied in one transaction, and put back.
create table registry_import (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  file_size bigint not null,
  content_type text not null,
  sent_by uuid not null references person,
  sent_at timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'reading', 'confirmColumns', 'ready', 'applying', 'applied', 'failed', 'cancelled',
    'undoing', 'undone')),
  -- which sections' columns may be filled from it: those that who sent it, or confirmed its columns, may edit
  sections text[] not null,
  -- the table: its heading, first rows and columns as they are read
  heading text,
  titles text[] not null default '{}',
  examples jsonb not null default '[]',
  columns text[] not null default '{}',
  -- of rows that name no company
  company_id uuid references company,
  -- from when dated changes hold
  from_day date not null,
  -- counts the readings: one that was overtaken writes nothing more
  attempt integer not null default 0,
  inserts integer not null default 0,
  updates integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  -- {code, values}
  failure jsonb,
  planned_at timestamptz,
  applied_by uuid references person,
  applied_at timestamptz,
  -- its staged rows (CPF, pay, banks) and first rows go thirty days after the last thing done with it; its counts and
  -- its log stay. Without them it can no longer be put back
  rows_dropped_at timestamptz,
  -- what HR says once for all new workers of a file whose form has no column for it: values of companies' own required
  -- fields, by their ids, and the columns they stand for, by which the grants go
  fill jsonb not null default '{}',
  fill_columns text[] not null default '{}',
  -- how many rows are taken and say something all the same
  noted integer not null default 0
);
create index registry_import_list on registry_import (access_group_id, sent_at desc, id desc);
-- the same file twice is refused while the first stands
create unique index registry_import_file on registry_import (access_group_id, file_sha256) where state not in ('cancelled', 'undone');

create table registry_import_event (
  id bigint generated always as identity primary key,
  import_id uuid not null references registry_import,
  access_group_id uuid not null references access_group,
  at timestamptz not null default now(),
  person_id uuid references person,
  kind text not null,
  values jsonb not null default '{}'
);
create index registry_import_event_of on registry_import_event (import_id, id);

create table registry_import_row (
  import_id uuid not null references registry_import on delete cascade,
  -- the row's number in its file
  position integer not null,
  access_group_id uuid not null references access_group,
  act text not null check (act in ('insert', 'update', 'same', 'refused')),
  company_id uuid references company,
  -- of an insert: the employment it will be. No reference: there may be none, or none any more
  employment_id uuid,
  person_id uuid,
  cpf text,
  name text,
  registration text,
  registration_key text generated always as (upper(ltrim(registration, '0'))) stored,
  search text generated always as (public.search_form(coalesce(name, '') || ' ' || coalesce(registration, ''))) stored,
  -- the employment's version that the dry run saw
  version integer,
  -- [{field, code, values}]
  reasons jsonb not null default '[]',
  -- {table: {column: value}}: what it was and what it becomes
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- rows of employment_change: [{field, from_day, value, applied, held}]
  dated jsonb not null default '[]',
  -- as they stand in the file, for the sheet of refused rows
  cells text[] not null default '{}',
  primary key (import_id, position)
);
create index registry_import_row_acts on registry_import_row (import_id, act, position);

-- Which column of a registry file holds which field, as HR confirmed it; known again by the titles of the heading row.
create table registry_mapping (
  access_group_id uuid not null references access_group,
  heading text not null,
  titles text[] not null,
  columns text[] not null check (cardinality(columns) = cardinality(titles)),
  confirmed_by uuid not null references person,
  confirmed_at timestamptz not null default now(),
  primary key (access_group_id, heading)
);

-- What holds from a day on. The present value stands in its own column too, put there by access.apply_due_changes.
create table employment_change (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null,
  field text not null check (field in ('job_title', 'department', 'client', 'occupation_code', 'class_level', 'weekly_hours', 'monthly_hours',
    'salary', 'salary_unit')),
  from_day date not null,
  -- as its column's text; null: nothing from that day on
  value text,
  reason text check (char_length(reason) <= 250),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  registry_import_id uuid references registry_import,
  unique (employment_id, field, from_day)
);
create index employment_change_due on employment_change (from_day) where applied_at is null;
create index employment_change_of_import on employment_change (registry_import_id) where registry_import_id is not null;
create index employment_change_made_by on employment_change (made_by);

-- From a day on a worker is another company's of the access group: the employment there is ends the day before, and one of the other
-- company goes on with its record (decision 008). What was before stays the former company's.
create table company_transfer (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  -- the former company and employment
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  -- the row ends with its employment, which holds the person
  person_id uuid not null,
  to_company_id uuid not null references company,
  registration text not null check (char_length(registration) between 1 and 30),
  from_day date not null,
  reason text check (char_length(reason) <= 250),
  -- blocked: its day has come, and the registration was another's by then; tried again every night
  state text not null default 'waiting' check (state in ('waiting', 'blocked', 'done', 'cancelled')),
  to_employment_id uuid references employment,
  made_by uuid references person,
  made_at timestamptz not null default now(),
  check ((state = 'done') = (to_employment_id is not null)),
  check (to_company_id <> company_id)
);
create unique index company_transfer_waiting on company_transfer (employment_id) where state in ('waiting', 'blocked');
create index company_transfer_due on company_transfer (from_day) where state in ('waiting', 'blocked');
create index company_transfer_of on company_transfer (employment_id);
create index company_transfer_made on company_transfer (to_employment_id);
create index company_transfer_made_by on company_transfer (made_by);

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
  -- of one that is hidden since it came, or since it was last shown
  shown_at timestamptz not null default now(),
  viewed_at timestamptz,
  constraint worker_file_month check ((year is null) = (month is null))
);
-- whole, for the keys of employment and persons too
create index worker_file_of on worker_file (employment_id, uploaded_at desc, id desc);
create index worker_file_of_person on worker_file (person_id);
create index worker_file_by on worker_file (uploaded_by);
create index worker_file_valid on worker_file (access_group_id, valid_until) where deleted_at is null and valid_until is not null;
-- the same bytes stand once in a folder
create unique index worker_file_once on worker_file (employment_id, sha256) where deleted_at is null;
create index worker_file_of_worker on worker_file (person_id, shown_at desc, id desc) where visible and deleted_at is null;

-- The photo that HR keeps of a worker: one an access group, never seen from another. The owner's own comes before it.
create table worker_photo (
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  set_by uuid references person,
  set_at timestamptz not null default now(),
  primary key (access_group_id, person_id)
);
create index worker_photo_of on worker_photo (person_id);
create index worker_photo_by on worker_photo (set_by);
