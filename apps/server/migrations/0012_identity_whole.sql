-- Identity, whole: second factor, codes to contacts, known devices, what a session may do.

alter table person
  -- asked of this person whatever the roles are
  add column two_factor_required boolean not null default false,
  -- the newest time step whose code was used (RFC 6238): a code is good once
  add column two_factor_step bigint not null default 0,
  add column ethnicity text check (ethnicity in ('branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada')),
  add column ethnicity_ip text,
  add column version integer not null default 1;

-- full: everything the person may. challenge: after a right password, codes to contacts alone. recovery: a new password alone.
alter table session
  add column kind text not null default 'full' check (kind in ('full', 'challenge', 'recovery')),
  -- sealed; the key of this session that an authenticator may be registered with
  add column provisional_key bytea,
  add column provisional_key_at timestamptz,
  add column second_factor_at timestamptz;
drop function if exists access.open(uuid, text, interval);
drop function if exists access.open_session(uuid, text, text);
drop function if exists access.credentials(text, text);

-- One-use codes for who lost the authenticator.
create table recovery_code (
  person_id uuid not null references person,
  code_mac bytea not null,
  used_at timestamptz,
  primary key (person_id, code_mac)
);

-- A code on its way to a contact, or the last one that was; a new one ends the former of its purpose.
create table contact_code (
  person_id uuid not null references person,
  purpose text not null check (purpose in ('secondFactor', 'cellPhone', 'email', 'recovery')),
  channel text not null check (channel in ('sms', 'mail')),
  contact text not null,
  code_mac bytea not null,
  -- of a recovery: the long code in the link
  link_mac bytea unique,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  wrong integer not null default 0,
  used_at timestamptz,
  primary key (person_id, purpose)
);

-- A browser that was remembered: spares the code, and counts its own wrong guesses, so that strangers lock nobody out.
create table known_device (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  key_mac bytea not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text
);
create index known_device_of on known_device (person_id) where ended_at is null;
alter table session add column device_id uuid references known_device;

-- A captcha's answer counts once.
create table used_captcha (
  mac bytea primary key,
  expires_at timestamptz not null
);

-- An attempt is open while it is checked, then failed or succeeded; guesses of one account wait for each other.
drop function if exists access.admit_sign_in(bytea, text);
drop function if exists access.sign_in_succeeded(bigint);
drop table sign_in_attempt;
create table attempt (
  id bigint generated always as identity primary key,
  -- password, secondFactor, contactCode, recovery
  kind text not null,
  -- SHA-256 of who or what is guessed at: also unknown identifiers count, and none is stored.
  subject bytea not null,
  state text not null default 'open' check (state in ('open', 'failed', 'succeeded')),
  at timestamptz not null default clock_timestamp(),
  ip text
);
create index attempt_recent on attempt (subject, kind, at);
create index attempt_of_address on attempt (ip, at) where state = 'failed';

do $$
declare
  name text;
begin
  foreach name in array array['recovery_code', 'contact_code', 'known_device', 'used_captcha', 'attempt'] loop
    call access.protect(name::regclass);
  end loop;
end $$;
create policy own on recovery_code using (person_id = (select access.person()));
create policy own on contact_code using (person_id = (select access.person()));
create policy own on known_device using (person_id = (select access.person()));
grant select, insert, update, delete on recovery_code, contact_code to cracha_app;
grant select, insert, update on known_device to cracha_app;
grant update on session to cracha_app;
create policy own_change on session for update using (person_id = (select access.person()));
