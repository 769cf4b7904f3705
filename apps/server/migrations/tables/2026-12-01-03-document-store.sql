-- What the operator's document store tells beyond documents (product 6.11, `/admin/ged`).

-- A file for a document in which a virus was found: it was refused, and nothing of it is kept.
create table document_infected (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  at timestamptz not null default now()
);
create index document_infected_newest on document_infected (at desc, id desc);

-- The newest of all groups first.
create index document_all_newest on document (created_at desc, id desc) where deleted_at is null;
create index document_version_hash on document_version (hash_sent);
