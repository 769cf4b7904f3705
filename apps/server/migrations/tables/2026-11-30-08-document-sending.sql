-- Documents sent to many, filed where HR files them, and shown as pages (product 6.2).

-- One act of sending to many, a document each.
create table document_batch (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  title text not null,
  total integer not null,
  made_at timestamptz not null default now()
);
create index document_batch_newest on document_batch (access_group_id, made_at desc);

alter table document
  -- of the worker's folder, where HR filed what a worker sent
  add column section text check (char_length(section) <= 40),
  -- sent to many as one act
  add column batch_id uuid references document_batch;
alter table document alter column code set not null;

alter table document_file
  -- a picture as one page of a PDF: what is shown
  add column shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$');

alter table document_upload
  drop column signable,
  -- why it can't be signed, by its code
  add column unsignable text,
  add column shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$');

alter table document_receipt
  add column read_ip inet,
  add column downloaded_ip inet;
