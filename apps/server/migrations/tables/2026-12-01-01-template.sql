-- Models of papers (product 6.7): the text that HR writes, its published versions, and papers made of it, many at a time.

-- What every access group begins with, as the product brings it: mirrored at every migration, copied to a group once.
create table ready_template (
  key text primary key check (key ~ '^[a-z][a-zA-Z]{2,40}$'),
  title text not null,
  description text not null,
  body jsonb not null,
  fields jsonb not null
);

create table template (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 500),
  -- of the product's own: given once, also where it was deleted since
  ready_key text,
  -- what is written on; a published version is a row of its own
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  -- what is written on says something else than what is published
  changed boolean not null default true,
  -- the number of the version in use; 0: none was published
  published integer not null default 0 check (published >= 0),
  -- of what is written on: who saves names the one that was read
  version integer not null default 1,
  changed_by uuid references person,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (public.search_form(title || ' ' || description)) stored,
  unique (access_group_id, ready_key),
  check (changed or published > 0)
);
create index template_listed on template (access_group_id, search, id) where deleted_at is null;
create index template_changed_by on template (changed_by);

create table template_version (
  template_id uuid not null references template,
  number integer not null check (number >= 1),
  access_group_id uuid not null references access_group,
  title text not null,
  body jsonb not null,
  fields jsonb not null,
  -- what the version changes, in its author's words
  note text not null default '' check (char_length(note) <= 250),
  -- null: the product brought it
  published_by uuid references person,
  published_at timestamptz not null default now(),
  primary key (template_id, number)
);
create index template_version_group on template_version (access_group_id);
create index template_version_published_by on template_version (published_by);

create table template_picture (
  template_id uuid not null references template,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  access_group_id uuid not null references access_group,
  primary key (template_id, sha256)
);
create index template_picture_group on template_picture (access_group_id);

alter table document
  -- made of a version of a model
  add column template_id uuid,
  add column template_version integer,
  add foreign key (template_id, template_version) references template_version (template_id, number),
  add check ((template_id is null) = (template_version is null));
create index document_template on document (template_id, template_version) where template_id is not null;

alter table document_batch
  -- made of a model, row by row by a job
  add column template_id uuid,
  add column template_version integer,
  add column profile text check (profile in ('rh', 'gestor')),
  add column asks text check (asks in ('nothing', 'acknowledge', 'sign')),
  -- the values of the model's own fields, for every row
  add column fields jsonb check (jsonb_typeof(fields) = 'object'),
  add column message text not null default '',
  add column due_on date,
  add column tells boolean not null default true,
  -- its sender's own: the same one makes nothing twice
  add column key text check (char_length(key) between 1 and 100),
  -- SHA-256 of what was asked under that key
  add column key_hash text,
  add column ended_at timestamptz,
  add foreign key (template_id, template_version) references template_version (template_id, number);
create unique index document_batch_key on document_batch (access_group_id, person_id, template_id, key) where key is not null;
create index document_batch_template on document_batch (template_id, template_version) where template_id is not null;

create table document_batch_row (
  batch_id uuid not null references document_batch,
  number integer not null check (number >= 1),
  access_group_id uuid not null references access_group,
  employment_id uuid references employment,
  -- as it was named where nobody was found, masked
  named text,
  -- the row's own values, before those of the batch
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  code text,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  document_id uuid references document,
  primary key (batch_id, number),
  check ((state = 'refused') = (code is not null)),
  check ((state = 'done') = (document_id is not null))
);
create index document_batch_row_waiting on document_batch_row (batch_id, number) where state = 'waiting';
create index document_batch_row_employment on document_batch_row (employment_id);
create index document_batch_row_document on document_batch_row (document_id);
create index document_batch_row_group on document_batch_row (access_group_id);
create index document_batch_of_document on document (batch_id) where batch_id is not null;
