-- Who there is, whatever they may do.

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
  created_at timestamptz not null default now(),
  -- asked of this person whatever the roles are
  two_factor_required boolean not null default false,
  -- the newest time step whose code was used (RFC 6238): a code is good once
  two_factor_step bigint not null default 0,
  ethnicity text check (ethnicity in ('branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada')),
  ethnicity_ip text,
  version integer not null default 1,
  password_changed_at timestamptz,
  two_factor_since timestamptz,
  -- the letter proves a person by code, CPF and birth date
  birth_date date,
  -- null: never came in; a letter is only for them
  first_signed_in_at timestamptz
);
-- People by name: the operator's list, by cursor and by any part of a name.
create index person_by_name on person (public.search_form(name), id);
create index person_name_part on person using gin (public.search_form(name) gin_trgm_ops);

create table privacy_acceptance (
  person_id uuid not null references person,
  version text not null,
  accepted_at timestamptz not null default now(),
  ip text,
  primary key (person_id, version)
);
