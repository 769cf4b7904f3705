-- Links to documents behind a password, and tickets to print one (product 6.10).

create table download_link (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  profile text not null check (profile in ('rh', 'gestor')),
  title text not null check (char_length(title) between 1 and 200),
  token_hash bytea not null unique,
  -- of the token and the password together: neither is kept
  password_mac bytea not null,
  until timestamptz not null,
  times integer not null check (times between 1 and 20),
  used integer not null default 0 check (used <= times),
  -- wrong passwords since the last right one; five shut it for a quarter of an hour
  tries integer not null default 0,
  shut_until timestamptz,
  revoked_at timestamptz,
  made_at timestamptz not null default now()
);
create index download_link_newest on download_link (access_group_id, person_id, made_at desc, id desc);

-- What it holds, as it was when the link was made.
create table download_link_file (
  link_id uuid not null references download_link,
  position integer not null,
  access_group_id uuid not null references access_group,
  document_id uuid not null references document,
  name text not null check (char_length(name) between 1 and 250),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  primary key (link_id, position)
);
create index download_link_file_document on download_link_file (document_id);

-- The right password was given: for ten minutes the files may be taken with this pass.
create table download_link_opening (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references download_link,
  access_group_id uuid not null references access_group,
  pass_hash bytea not null unique,
  at timestamptz not null default now(),
  ip inet,
  agent text
);
create index download_link_opening_of on download_link_opening (link_id, at);

-- Once within a minute it opens a document for printing; its pass then shows the pages for ten minutes.
create table print_ticket (
  ticket_hash bytea primary key,
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  document_id uuid not null references document,
  version integer not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  pass_hash bytea unique
);
create index print_ticket_old on print_ticket (made_at);
