-- What is kept of every change, deletion, opening and request.

create table record_history (
  id bigint generated always as identity primary key,
  access_group_id uuid,
  at timestamptz not null default now(),
  person_id uuid,
  -- Support acting for the person: both are recorded.
  supporter_id uuid,
  ip text,
  profile text,
  verb text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index record_history_of_group on record_history (access_group_id, at desc, id desc);
create index record_history_of_entity on record_history (entity, entity_id);

create table exclusion_history (
  id bigint generated always as identity primary key,
  access_group_id uuid not null,
  at timestamptz not null default now(),
  person_id uuid not null,
  ip text,
  profile text,
  justification text not null check (char_length(justification) between 40 and 250),
  entity text not null,
  entity_id text not null,
  record jsonb not null
);
create index exclusion_history_of_group on exclusion_history (access_group_id, at desc, id desc);

-- Somebody opened another person's data.
create table access_log (
  id bigint generated always as identity primary key,
  access_group_id uuid not null,
  person_id uuid not null,
  opened_by uuid not null,
  supporter_id uuid,
  profile text not null,
  ip text,
  at timestamptz not null default now(),
  entity text not null,
  entity_id text not null
);
create index access_log_of_person on access_log (person_id, at desc);

create table cross_tenant_access (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid,
  reason text not null check (char_length(reason) between 5 and 200)
);

-- Same key, same effect: written in the transaction of the effect and kept 24 hours.
create table idempotency_key (
  owner text not null,
  key text not null check (char_length(key) between 8 and 200),
  call text not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table stored_file (
  access_group_id uuid not null references access_group,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  name text not null,
  stored_by uuid references person,
  stored_at timestamptz not null default now(),
  primary key (access_group_id, sha256)
);

create table notification (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid,
  person_id uuid not null references person,
  -- Worded when shown, in the reader's language.
  kind text not null,
  values jsonb not null default '{}',
  target text,
  -- One notification per cause: a repeated job or publication adds none.
  cause text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (person_id, cause)
);
create index notification_of on notification (person_id, created_at desc, id desc);
create index notification_unread on notification (person_id) where read_at is null;

-- Each delivery of a file; at most 50 in 60 minutes a person.
create table download (
  id bigint generated always as identity primary key,
  person_id uuid not null references person,
  access_group_id uuid,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  entity_id text
);
create index download_recent on download (person_id, at);

-- In development: what was sent, for the outbox page.
create table outbox_message (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null
);
