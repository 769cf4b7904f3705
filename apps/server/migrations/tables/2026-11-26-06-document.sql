-- A document to sign and who signs it.

-- A signer may have no user at all.
create table document (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid references company,
  sent_by uuid references person,
  name text not null,
  file_sha256 text,
  created_at timestamptz not null default now()
);

create table document_signer (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references document,
  access_group_id uuid not null references access_group,
  person_id uuid references person,
  name text not null,
  email text,
  access_token_hash bytea unique,
  access_code_hash bytea,
  opened_at timestamptz,
  -- null: the link is good as long as the document waits
  access_until timestamptz,
  unique (document_id, email)
);
create index document_signer_of on document_signer (document_id);
