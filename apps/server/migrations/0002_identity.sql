-- Who there is: persons, access groups, companies, employments, memberships, sessions.

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
  created_at timestamptz not null default now()
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
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  legal_name text not null,
  trade_name text not null,
  head_office_id uuid references company,
  cnae text,
  email text,
  phone text,
  street text, number text, complement text, district text, city text, state text, cep text,
  active boolean not null default true,
  full_receipt boolean not null default true,
  qr_code boolean not null default false,
  -- Effective app accesses: what the modules grant and HR did not switch otherwise. Kept by access.refresh_app_accesses.
  app_accesses text[] not null default '{}',
  app_accesses_off text[] not null default '{}',
  app_accesses_on text[] not null default '{}',
  version integer not null default 1,
  search text generated always as (public.search_form(trade_name || ' ' || legal_name || ' ' || cnpj)) stored,
  created_at timestamptz not null default now()
);
create index company_of_group on company (access_group_id, trade_name, id);

create table person (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  cpf text unique check (cpf ~ '^[0-9]{11}$'),
  email text unique check (email = lower(email)),
  cell_phone text unique check (cell_phone ~ '^[0-9]{10,13}$'),
  email_confirmed_at timestamptz,
  cell_phone_confirmed_at timestamptz,
  ethnicity_confirmed_at timestamptz,
  password_hash text,
  password_provisional boolean not null default false,
  password_expires_at timestamptz,
  two_factor_active boolean not null default false,
  two_factor_secret bytea,
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en-US', 'es-ES')),
  hides_advertising boolean not null default false,
  photo_sha256 text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table privacy_acceptance (
  person_id uuid not null references person,
  version text not null,
  accepted_at timestamptz not null default now(),
  ip text,
  primary key (person_id, version)
);

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
  unique (company_id, registration_key)
);
create index employment_of_person on employment (person_id);
create index employment_of_group on employment (access_group_id, name, id);

create table association (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now()
);

create table association_company (
  association_id uuid not null references association,
  company_id uuid not null references company,
  access_group_id uuid not null references access_group,
  affiliated_on date not null default current_date,
  primary key (association_id, company_id)
);

create table association_member (
  id uuid primary key default gen_random_uuid(),
  association_id uuid not null references association,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  joined_on date not null default current_date,
  left_on date,
  unique (association_id, employment_id)
);

create table access_profile (
  id uuid primary key default gen_random_uuid(),
  -- Null: comes with the product, one per role, holding every permission of the role's areas.
  access_group_id uuid references access_group,
  role text not null,
  name text not null,
  permissions text[] not null,
  version integer not null default 1,
  unique nulls not distinct (access_group_id, role, name)
);

create table membership (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  role text not null check (role in ('RH', 'EMPREGADO', 'GESTOR', 'FINANCEIRO', 'ADMIN', 'ASSEMAT', 'SUPORTE', 'REVENDEDOR')),
  access_group_id uuid references access_group,
  association_id uuid references association,
  reseller_id uuid references reseller,
  access_profile_id uuid not null references access_profile,
  enabled boolean not null default true,
  all_companies boolean not null default true,
  all_workers boolean not null default true,
  created_at timestamptz not null default now(),
  -- A role is held somewhere: in an access group, an association, a reseller, or on the platform as a whole.
  check (case role
    when 'ADMIN' then access_group_id is null when 'SUPORTE' then access_group_id is null
    when 'ASSEMAT' then association_id is not null when 'REVENDEDOR' then reseller_id is not null
    else access_group_id is not null end)
);
create unique index membership_once on membership (person_id, role, access_group_id, association_id, reseller_id) nulls not distinct;
create index membership_of_group on membership (access_group_id);

-- Limits of a membership; what is listed is what it sees. A department row stands for its workers.
create table membership_scope (
  membership_id uuid not null references membership on delete cascade,
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  employment_id uuid references employment,
  department text,
  check (num_nonnulls(company_id, employment_id, department) between 1 and 2)
);
create index membership_scope_of on membership_scope (membership_id);

create table support_grant (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  access_group_id uuid references access_group,
  supporter_id uuid references person,
  granted_by uuid not null references person,
  reason text not null,
  message text,
  granted_at timestamptz not null default now(),
  granted_until timestamptz not null,
  ended_at timestamptz
);

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references person,
  signer_id uuid,
  support_grant_id uuid references support_grant,
  -- The profile of a request that names none.
  profile text not null,
  created_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  ip text,
  user_agent text,
  check (num_nonnulls(person_id, signer_id) = 1)
);
create index session_of_person on session (person_id) where ended_at is null;

-- A token is good for the group it was made with; the session row decides whether it is good at all.
create table session_token (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references session on delete cascade,
  access_group_id uuid references access_group,
  manager_access_group_id uuid references access_group,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_token_of on session_token (session_id);

create table sign_in_attempt (
  -- SHA-256 of the identifier as typed: also unknown ones count, and none is stored.
  identifier bytea not null,
  at timestamptz not null default clock_timestamp(),
  succeeded boolean not null default false,
  ip text,
  id bigint generated always as identity primary key
);
create index sign_in_attempt_recent on sign_in_attempt (identifier, at);

create table security_event (
  id bigint generated always as identity primary key,
  person_id uuid not null references person,
  kind text not null,
  at timestamptz not null default now(),
  ip text,
  user_agent text
);
create index security_event_of on security_event (person_id, at desc);

-- The one-time link that creates the first administrator of an empty installation.
create table first_access (
  id integer primary key check (id = 1),
  token_hash bytea not null,
  used_at timestamptz
);

create table signing_key (
  id integer primary key check (id = 1),
  secret bytea not null,
  created_at timestamptz not null default now()
);

-- A document to sign and who signs it; a signer may have no user at all.
create table document (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  sent_by uuid references person,
  name text not null,
  file_sha256 text,
  created_at timestamptz not null default now()
);

create table document_signer (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references document,
  access_group_id uuid not null references access_group,
  person_id uuid references person,
  name text not null,
  email text,
  access_token_hash bytea unique,
  access_code_hash bytea,
  opened_at timestamptz,
  unique (document_id, email)
);
create index document_signer_of on document_signer (document_id);
alter table session add foreign key (signer_id) references document_signer;
