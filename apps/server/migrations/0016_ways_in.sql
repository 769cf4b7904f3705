-- Other ways in: passkeys, a provider of identity (OpenID Connect), and HR's letter for the first access without e-mail.

alter table person
  -- the letter proves a person by code, CPF and birth date
  add column birth_date date,
  -- null: never came in; a letter is only for them
  add column first_signed_in_at timestamptz;
update person p set first_signed_in_at = (select min(created_at) from session s where s.person_id = p.id and s.kind = 'full' and s.support_grant_id is null);

-- A key of a person's device (WebAuthn): the public half, and what tells a copy of it.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- kept by the maker of the device for its owner's other devices
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- its counter went back: there are two of it, and neither is let in
  suspended_at timestamptz
);
create index passkey_of on passkey (person_id, created_at);

-- What a device is asked to sign, once and within five minutes; kept as its MAC.
create table passkey_challenge (
  mac bytea primary key,
  -- null: of a sign-in, where nobody knows yet who it is
  person_id uuid references person,
  expires_at timestamptz not null
);
create index passkey_challenge_term on passkey_challenge (expires_at);

-- Somebody is at the provider: what the way back is checked with, sealed; found by the MAC of its state.
create table provider_sign_in (
  state_mac bytea primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index provider_sign_in_term on provider_sign_in (expires_at);

-- The letter that HR prints: a code for who never came in; a new one ends the former.
create table access_letter (
  person_id uuid primary key references person,
  code_mac bytea not null,
  issued_by uuid not null references person,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

do $$
declare
  name text;
begin
  foreach name in array array['passkey', 'passkey_challenge', 'provider_sign_in', 'access_letter'] loop
    call access.protect(name::regclass);
  end loop;
end $$;
create policy own on passkey using (person_id = (select access.person()));
create policy own on access_letter using (person_id = (select access.person()));
grant select, insert, update, delete on passkey to cracha_app;
grant select, update on access_letter to cracha_app;
