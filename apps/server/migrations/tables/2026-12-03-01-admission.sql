-- Online admission (product 6.9): what a candidate tells before being hired, the papers delivered, and openings with who wants them.

create table admission (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  state text not null default 'invited'
    check (state in ('invited', 'filling', 'sent', 'reviewing', 'returned', 'approved', 'hired', 'withdrawn', 'expired')),
  -- as HR knows the person; empty once erased
  name text not null check (char_length(name) <= 120),
  contact text not null check (contact in ('email', 'celular')),
  email text,
  cell_phone text,
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en-US', 'es-ES')),
  job_title text not null check (char_length(job_title) between 1 and 120),
  hiring_regime text not null,
  starts_on date not null,
  -- the candidate fills in until the end of this day in Brasília
  due_on date not null,
  kit_definition_id uuid,
  -- the papers asked, as they were when the person was invited
  papers jsonb not null check (jsonb_typeof(papers) = 'array'),
  -- values by the names of the wire; what is written into the record when the person is hired
  told jsonb not null default '{}' check (jsonb_typeof(told) = 'object'),
  -- null: not answered
  dependants jsonb check (jsonb_typeof(dependants) = 'array'),
  notice_version text,
  notice_at timestamptz,
  notice_ip text,
  -- what HR sent back, item by item with its reason, and what it accepted
  returned jsonb not null default '{}' check (jsonb_typeof(returned) = 'object'),
  accepted text[] not null default '{}',
  -- who invited is told of what the candidate does
  invited_by uuid not null references person,
  invited_at timestamptz not null default now(),
  sent_at timestamptz,
  true_at timestamptz,
  approved_by uuid references person,
  approved_at timestamptz,
  hired_by uuid references person,
  hired_at timestamptz,
  employment_id uuid references employment,
  kit_id uuid,
  ended_at timestamptz,
  reason text,
  -- of who is not hired: on this day all that was told goes
  erase_on date,
  erased_at timestamptz,
  -- the link, and the code that its page asks for
  access_token_hash bytea unique,
  access_code_hash bytea,
  access_code_until timestamptz,
  access_code_tries integer not null default 0,
  delivery text not null default 'queued' check (delivery in ('queued', 'sent', 'refused', 'noAnswer')),
  version integer not null default 1,
  search text generated always as (public.search_form(name || ' ' || job_title)) stored,
  check ((state = 'hired') = (employment_id is not null)),
  check (state not in ('withdrawn', 'expired') or ended_at is not null and erase_on is not null),
  check (erased_at is null or told = '{}' and email is null and cell_phone is null and name = '')
);
create index admission_listed on admission (access_group_id, starts_on, id);
create index admission_company on admission (company_id);
create index admission_employment on admission (employment_id);
create index admission_invited_by on admission (invited_by);
create index admission_approved_by on admission (approved_by);
create index admission_hired_by on admission (hired_by);
create index admission_due on admission (due_on) where state in ('invited', 'filling', 'returned');
create index admission_erased on admission (erase_on) where erase_on is not null and erased_at is null;

create table admission_file (
  id uuid primary key default gen_random_uuid(),
  admission_id uuid not null references admission,
  access_group_id uuid not null references access_group,
  paper_id text not null check (char_length(paper_id) <= 64),
  side integer not null check (side in (1, 2)),
  name text not null check (char_length(name) between 1 and 250),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  content_type text not null,
  at timestamptz not null default now(),
  unique (admission_id, paper_id, side),
  -- nobody delivers the same picture for two sides
  unique (admission_id, sha256)
);
create index admission_file_group on admission_file (access_group_id);

create table opening (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  title text not null check (char_length(title) between 1 and 120),
  made_by uuid not null references person,
  made_at timestamptz not null default now(),
  closed_at timestamptz,
  search text generated always as (public.search_form(title)) stored
);
create index opening_listed on opening (access_group_id, made_at desc, id desc);
create index opening_company on opening (company_id);
create index opening_made_by on opening (made_by);

create table candidate (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references opening,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  name text not null check (char_length(name) between 1 and 120),
  email text,
  cell_phone text,
  stage text not null default 'new' check (stage in ('new', 'talk', 'chosen', 'refused')),
  reason text,
  admission_id uuid references admission,
  made_by uuid not null references person,
  made_at timestamptz not null default now(),
  -- closing the opening starts the term
  erase_on date,
  check (email is not null or cell_phone is not null),
  check ((stage = 'refused') = (reason is not null))
);
create index candidate_listed on candidate (opening_id, made_at desc, id desc);
create index candidate_group on candidate (access_group_id);
create index candidate_company on candidate (company_id);
create index candidate_admission on candidate (admission_id);
create index candidate_made_by on candidate (made_by);
create index candidate_erased on candidate (erase_on) where erase_on is not null;

-- A candidate has no user: the session is of one admission, as a signer's is of one document.
alter table session add column admission_id uuid references admission;
alter table session drop constraint session_check;
alter table session add constraint session_of_one check (num_nonnulls(person_id, signer_id, admission_id) = 1);
create index session_admission on session (admission_id) where admission_id is not null;
