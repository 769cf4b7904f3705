-- Schemas, search, and what the kernel keeps. The application's role owns nothing.
create schema access;
create schema hot;

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- The form names are searched in: no accents, no case. Immutable so that generated columns and indexes may use it; they are why it
-- stands here, before all tables, and is never replaced.
create function public.search_form(value text) returns text
language sql immutable strict parallel safe
return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table signing_key (
  id integer primary key check (id = 1),
  secret bytea not null,
  created_at timestamptz not null default now()
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

-- In development: what was sent, for the outbox page.
create table outbox_message (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null
);

-- Why something was read across access groups (acrossTenants).
create table cross_tenant_access (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid,
  reason text not null check (char_length(reason) between 5 and 200)
);
