-- Documents between company and people, and their signatures (product 6.1 to 6.6).

-- Numbers of an access group and year: the row that is locked to give one.
create table document_number (
  access_group_id uuid not null references access_group,
  year smallint not null,
  last integer not null default 0,
  primary key (access_group_id, year)
);

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

alter table document rename column name to title;
alter table document drop column file_sha256;
alter table document
  -- `D-2026-000123`
  add column code text,
  -- 6 of the employee record, 8 made of a model, 9 any other
  add column type smallint not null default 9 check (type in (6, 8, 9)),
  -- what it is, by the closed list of the contract or a name of the group's own
  add column kind text check (char_length(kind) between 1 and 60),
  -- the side it was sent from
  add column side text not null default 'rh' check (side in ('rh', 'gestor', 'trabalhador', 'job')),
  -- whom it was sent to
  add column to_side text not null default 'people' check (to_side in ('people', 'rh', 'gestor')),
  add column origin text not null default 'upload' check (origin in ('upload', 'batch', 'model', 'kit', 'request', 'termination', 'association')),
  add column message text not null default '' check (char_length(message) <= 2000),
  add column asks text not null default 'nothing' check (asks in ('nothing', 'acknowledge', 'sign')),
  add column state text not null default 'sent' check (state in ('sent', 'seen', 'accepted', 'rejected',
    'draft', 'preparing', 'waiting', 'sealing', 'sealFailed', 'completed', 'refused', 'expired', 'canceled', 'replaced')),
  add column due_on date,
  add column valid_until date,
  add column visible boolean not null default true,
  -- of health and safety at work: never a manager's, and HR's by its own grant
  add column health boolean not null default false,
  add column folder text check (char_length(folder) <= 120),
  -- of the worker's folder, where HR filed what a worker sent
  add column section text check (char_length(section) <= 40),
  -- sent to many as one act
  add column batch_id uuid references document_batch,
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- of the file; each belongs to readings and signatures of its own
  add column file_version integer not null default 1,
  -- of the row
  add column version integer not null default 1,
  add column replaced_by uuid references document,
  -- who accepted or rejected what a worker sent
  add column decided_by uuid references person,
  add column decided_at timestamptz,
  add column reason text check (char_length(reason) <= 250),
  add column sent_at timestamptz,
  add column deleted_at timestamptz,
  -- title, code, kind, tags and the names of whom it is about, as they are searched
  add column search text not null default '';
create unique index document_code on document (access_group_id, code);
create index document_newest on document (access_group_id, created_at desc, id desc) where deleted_at is null;
create index document_by_state on document (access_group_id, state, created_at desc, id desc) where deleted_at is null;
create index document_searched on document using gin (search gin_trgm_ops);
create index document_due on document (due_on) where state = 'waiting';
create index document_sealing on document (id) where state in ('preparing', 'sealing', 'sealFailed');

-- Whom it is about, and who gets it.
create table document_person (
  document_id uuid not null references document,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  name text not null,
  receives boolean not null default true,
  primary key (document_id, employment_id)
);
create index document_person_of on document_person (person_id, document_id);
create index document_person_employment on document_person (employment_id, document_id);

create table document_version (
  document_id uuid not null references document,
  number integer not null check (number >= 1),
  access_group_id uuid not null references access_group,
  made_by uuid references person,
  made_at timestamptz not null default now(),
  reason text check (char_length(reason) <= 250),
  -- its file's SHA-256 in lower-case hex; of several files SHA-256 over their hashes' text, in their order
  hash_sent text not null check (hash_sent ~ '^[0-9a-f]{64}$'),
  pages integer,
  -- of a document to sign: one plain PDF, frozen; what people read and what is sealed
  prepared_sha256 text check (prepared_sha256 ~ '^[0-9a-f]{64}$'),
  prepared_size bigint,
  primary key (document_id, number)
);

create table document_file (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null,
  version integer not null,
  access_group_id uuid not null references access_group,
  position smallint not null check (position between 1 and 5),
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  -- null: not shown as pages
  pages integer,
  -- a picture as one page of a PDF: what is shown
  shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$'),
  unique (document_id, version, position),
  foreign key (document_id, version) references document_version (document_id, number)
);
create index document_file_stored on document_file (access_group_id, sha256);

-- A file that was sent before the document it belongs to: its sender's, for a day.
create table document_upload (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  profile text not null check (profile in ('rh', 'gestor', 'trabalhador')),
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  pages integer,
  shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now()
);
create index document_upload_of on document_upload (person_id, at);

-- One way through a version, by one reader: pages are handed out and counted here. Half an hour's pause ends it.
create table document_reading (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references document,
  version integer not null,
  access_group_id uuid not null references access_group,
  -- one of the two
  person_id uuid references person,
  signer_id uuid references document_signer,
  begun_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  -- when which page was handed out: {"1": "2026-11-28T12:00:00Z"}
  served jsonb not null default '{}',
  counted integer[] not null default '{}',
  counted_at timestamptz,
  check ((person_id is null) <> (signer_id is null))
);
create index document_reading_person on document_reading (person_id, document_id) where person_id is not null;
create index document_reading_signer on document_reading (signer_id) where signer_id is not null;

-- What a reader has done with a version, once each.
create table document_receipt (
  document_id uuid not null references document,
  version integer not null,
  access_group_id uuid not null references access_group,
  person_id uuid not null references person,
  seen_at timestamptz not null default now(),
  seen_ip inet,
  read_at timestamptz,
  read_ip inet,
  acknowledged_at timestamptz,
  acknowledged_ip inet,
  downloaded_at timestamptz,
  downloaded_ip inet,
  primary key (document_id, version, person_id),
  check (acknowledged_at is null or read_at is not null)
);
create index document_receipt_of on document_receipt (person_id, document_id);

create table signature_request (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null,
  version integer not null,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  asked_by uuid not null references person,
  side text not null check (side in ('rh', 'gestor', 'trabalhador', 'job')),
  message text not null default '' check (char_length(message) <= 2000),
  state text not null default 'draft' check (state in ('draft', 'preparing', 'waiting', 'sealing', 'sealFailed', 'completed', 'refused', 'expired', 'canceled', 'replaced')),
  due_on date not null,
  -- of the prepared file: what everybody read
  hash_read text check (hash_read ~ '^[0-9a-f]{64}$'),
  hash_final text check (hash_final ~ '^[0-9a-f]{64}$'),
  final_size bigint,
  sealed_at timestamptz,
  -- of the seal: profile, certificate, until when it is valid, the time stamp's authority
  seal jsonb,
  -- why it could not be prepared or sealed, by its code
  failure text,
  tries integer not null default 0,
  next_try_at timestamptz,
  reason text check (char_length(reason) <= 250),
  sent_at timestamptz,
  expired_at timestamptz,
  ended_at timestamptz,
  row_version integer not null default 1,
  made_at timestamptz not null default now(),
  foreign key (document_id, version) references document_version (document_id, number),
  check (hash_read is not null or state in ('draft', 'preparing', 'canceled')),
  check (state <> 'completed' or hash_final is not null and sealed_at is not null)
);
create unique index signature_request_open on signature_request (document_id, version) where state not in ('canceled', 'replaced');
create index signature_request_waiting on signature_request (due_on) where state = 'waiting';
create index signature_request_sealing on signature_request (next_try_at) where state in ('sealing', 'sealFailed');

alter table document_signer
  add column request_id uuid references signature_request,
  -- whose employment signs, where it is a worker; a portal user of staff has a person alone
  add column employment_id uuid references employment,
  -- in which profile a portal user signs
  add column profile text check (profile in ('rh', 'gestor', 'trabalhador')),
  add column role text not null default 'parte' check (role in ('parte', 'representante', 'testemunha', 'fiador', 'responsavelLegal', 'aprovador')),
  add column step smallint not null default 1 check (step between 1 and 4),
  add column position smallint not null default 1 check (position between 1 and 4),
  add column state text not null default 'awaitingTurn' check (state in ('awaitingTurn', 'invited', 'opened', 'read', 'signed', 'refused', 'expired', 'released')),
  add column cpf text check (cpf ~ '^[0-9]{11}$'),
  add column cell_phone text,
  add column contact text not null default 'email' check (contact in ('email', 'celular')),
  add column invited_at timestamptz,
  add column read_at timestamptz,
  add column signed_at timestamptz,
  add column refused_at timestamptz,
  add column reason text check (char_length(reason) <= 250),
  add column terms_version integer,
  -- of the act: the name as typed, the factor and where its code went (masked), address and program, never null together
  add column act jsonb,
  add constraint document_signer_act check (state <> 'signed' or signed_at is not null and act is not null and read_at is not null);
create unique index document_signer_person on document_signer (request_id, person_id) where person_id is not null;
create unique index document_signer_cpf on document_signer (request_id, cpf) where cpf is not null;
create index document_signer_waits on document_signer (person_id, state) where person_id is not null;

-- A code for a signer: to enter by the link, or to sign. Bound to what was read.
create table signer_code (
  id uuid primary key default gen_random_uuid(),
  signer_id uuid not null references document_signer,
  access_group_id uuid not null references access_group,
  purpose text not null check (purpose in ('entry', 'act')),
  code_mac bytea not null,
  bound_to text,
  sent_to text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries <= 5),
  used_at timestamptz,
  made_at timestamptz not null default now()
);
create index signer_code_of on signer_code (signer_id, made_at desc);

-- A message to a signer without a user: one row each, with what became of it.
create table signer_message (
  id uuid primary key default gen_random_uuid(),
  signer_id uuid not null references document_signer,
  access_group_id uuid not null references access_group,
  kind text not null check (kind in ('invitation', 'code', 'reminder', 'completed', 'ended')),
  channel text not null check (channel in ('email', 'celular')),
  sent_to text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'noAnswer')),
  cause text,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index signer_message_of on signer_message (signer_id, made_at);
create index signer_message_queued on signer_message (made_at) where state = 'queued';

-- What happened to a document, each row following the one before (6.6): inserted and read, never changed.
create table signature_event (
  document_id uuid not null references document,
  seq integer not null check (seq >= 1),
  access_group_id uuid not null references access_group,
  at timestamptz not null,
  kind text not null,
  actor text,
  ip inet,
  agent text,
  -- RFC 8785 text of the hashed fields: the wire's row is read from it
  body text not null,
  previous bytea check (octet_length(previous) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (document_id, seq)
);

-- Certificates that seal, as the verification page tells them. Keys are never here.
create table seal_certificate (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('root', 'seal', 'stamp')),
  serial text not null,
  subject text not null,
  pem text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  unique (purpose, serial)
);

-- what stood before: invitations without a document behind them
update document d set code = 'D-' || n.year || '-' || lpad(n.place::text, 6, '0'), sent_at = d.created_at, search = public.search_form(d.title)
  from (select id, extract(year from created_at at time zone 'America/Sao_Paulo')::integer as year,
               row_number() over (partition by access_group_id, extract(year from created_at at time zone 'America/Sao_Paulo') order by created_at, id) as place from document) n
 where n.id = d.id;
insert into document_number (access_group_id, year, last)
select access_group_id, extract(year from created_at at time zone 'America/Sao_Paulo')::smallint, count(*) from document group by 1, 2;
alter table document alter column code set not null;
