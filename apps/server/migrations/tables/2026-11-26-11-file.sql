-- Files, and who took them.

create table stored_file (
  access_group_id uuid not null references access_group,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  name text not null,
  stored_by uuid references person,
  stored_at timestamptz not null default now(),
  -- All that stands on a PDF's pages, as a file of its own (core/reading/texts-file.ts): a cut of whole pages is searched for other people in
  -- it, and the page is not read again for that, which took half of a cut. Where there is none the pages are read.
  texts_sha256 text,
  primary key (access_group_id, sha256)
);

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
