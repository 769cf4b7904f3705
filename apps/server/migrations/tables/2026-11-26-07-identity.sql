-- What a person may do and where, sessions, and what proves a person.

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
create index membership_of_role on membership (access_group_id, role, person_id);

-- Limits of a membership; what is listed is what it sees. A department row stands for its workers.
create table membership_scope (
  membership_id uuid not null references membership on delete cascade,
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  employment_id uuid references employment,
  department text,
  id uuid not null default gen_random_uuid() primary key,
  enabled boolean not null default true,
  -- the company's people, beside departments and named workers; without it a company only limits what the other rows give
  everyone boolean not null default false,
  check (num_nonnulls(company_id, employment_id, department) between 1 and 2)
);
create index membership_scope_of on membership_scope (membership_id);
create unique index membership_scope_company on membership_scope (membership_id, company_id) where employment_id is null and department is null;

-- Vacation cover: for these days the substitute looks after the manager's people as well, with their own permissions.
create table manager_cover (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  membership_id uuid not null references membership on delete cascade,
  person_id uuid not null references person,
  substitute_id uuid not null references person,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  check (substitute_id <> person_id)
);
create index manager_cover_of on manager_cover (membership_id, from_day);
create index manager_cover_by on manager_cover (substitute_id, until_day);
-- for keys: who is deleted is looked up here
create index manager_cover_of_person on manager_cover (person_id);
create index manager_cover_made_by on manager_cover (made_by);

create table support_grant (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  access_group_id uuid references access_group,
  supporter_id uuid references person,
  -- a request is open until its person grants it
  granted_by uuid references person,
  reason text not null,
  message text,
  granted_at timestamptz,
  granted_until timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  begun_at timestamptz,
  -- the profile the person asked in: support acts in no other
  profile text not null default 'trabalhador'
);
create index support_grant_of on support_grant (person_id, created_at desc, id);
create index support_grant_newest on support_grant (created_at desc, id desc);

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
  -- full: everything the person may. challenge: after a right password, codes to contacts alone. recovery: a new password alone.
  kind text not null default 'full' check (kind in ('full', 'challenge', 'recovery')),
  -- sealed; the key of this session that an authenticator may be registered with
  provisional_key bytea,
  provisional_key_at timestamptz,
  second_factor_at timestamptz,
  device_id uuid references known_device,
  check (num_nonnulls(person_id, signer_id) = 1),
  foreign key (signer_id) references document_signer
);
create index session_of_person on session (person_id, ended_at);

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

-- That a token opened the short way, for one permission and app access, and whose companies' names go with it. Lost in a crash, by
-- intention: it is looked up again. Read and written by access.try_worker alone, taken away by what changes it.
create unlogged table worker_opening (
  token_id uuid not null,
  permission text not null,
  app_access text not null,
  person_id uuid not null,
  session_id uuid not null,
  valid_until timestamptz not null,
  -- the privacy policy that was accepted: a new one asks again
  policy text not null,
  employers jsonb not null,
  hidden uuid[] not null,
  primary key (token_id, permission, app_access)
);
create index worker_opening_of_person on worker_opening (person_id);
create index worker_opening_of_session on worker_opening (session_id);

-- Always empty; its lock alone is used. Who changes what openings are made of holds it against who keeps one, until both have
-- committed: none is kept that was looked up before a change and written after it.
create table access_change (
  nothing boolean
);

create table security_event (
  id bigint generated always as identity primary key,
  person_id uuid not null references person,
  kind text not null,
  at timestamptz not null default now(),
  ip text,
  user_agent text,
  session_id uuid references session,
  -- What the person said to 'was it you?'.
  answer text check (answer in ('mine', 'disowned')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index security_event_of on security_event (person_id, at desc);

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
-- Who is locked out now: the failures of the last minutes.
create index attempt_failed on attempt (at) where state <> 'succeeded';

-- A captcha's answer counts once.
create table used_captcha (
  mac bytea primary key,
  expires_at timestamptz not null
);

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
  purpose text not null,
  channel text not null check (channel in ('sms', 'mail')),
  contact text not null,
  code_mac bytea not null,
  -- of a recovery: the long code in the link
  link_mac bytea unique,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  wrong integer not null default 0,
  used_at timestamptz,
  primary key (person_id, purpose),
  constraint contact_code_purpose_check
    check (purpose in ('secondFactor', 'cellPhone', 'email', 'recovery', 'invitation'))
);

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

-- Asked for by one person of the platform, confirmed by another within a day.
create table authenticator_reset (
  person_id uuid primary key references person,
  asked_by uuid not null references person,
  asked_at timestamptz not null default now()
);

-- The one-time link that creates the first administrator of an empty installation.
create table first_access (
  id integer primary key check (id = 1),
  token_hash bytea not null,
  used_at timestamptz
);

-- What a person asks about the own data (LGPD art. 18), of each access group; answered within 15 days (art. 19 II).
create table privacy_request (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  access_group_id uuid not null references access_group,
  -- of the employment in that access group; who holds a role there without one has none
  company_id uuid references company,
  employment_id uuid references employment,
  -- in which the person asked: where the answer is shown
  profile text not null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'information')),
  message text not null check (char_length(message) between 10 and 2000),
  asked_at timestamptz not null default now(),
  due_on date not null,
  outcome text check (outcome in ('done', 'refused')),
  answer text check (char_length(answer) between 10 and 2000),
  answered_at timestamptz,
  answered_by uuid references person,
  check (num_nonnulls(outcome, answer, answered_at, answered_by) in (0, 4))
);
create unique index privacy_request_open on privacy_request (person_id, access_group_id, kind) where answered_at is null;
create index privacy_request_waiting on privacy_request (access_group_id, due_on, id) where answered_at is null;
create index privacy_request_answered on privacy_request (access_group_id, answered_at desc, id) where answered_at is not null;
create index privacy_request_of on privacy_request (person_id, asked_at desc);

create table approver_profile (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  name text not null,
  -- the first active one whose kinds and companies fit is taken
  position integer not null,
  active boolean not null default true,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- null: all of the access group
  company_ids uuid[],
  -- in order: name, approvers, needs, deadline in working days, what to do without a manager
  steps jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index approver_profile_name on approver_profile (access_group_id, public.search_form(name));
create index approver_profile_order on approver_profile (access_group_id, position, id);
