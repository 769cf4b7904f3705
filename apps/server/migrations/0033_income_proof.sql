-- Proof of income: what a worker chose to show of their pay, for whoever holds the link, until it expires or is taken back.

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

call access.protect('income_proof');
call access.protect('income_proof_access');
-- the worker's own affair: HR is not told to whom somebody shows their pay
call access.protect_for_worker('income_proof');
create policy worker on income_proof_access for select using ((select access.profile()) = 'trabalhador' and person_id = (select access.person()));

grant select, insert on income_proof to cracha_app;
grant update (revoked_at) on income_proof to cracha_app;
grant select on income_proof_access to cracha_app;
