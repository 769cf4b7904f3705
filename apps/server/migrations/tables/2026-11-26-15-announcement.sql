-- What HR announces, for whom, and who has read it.

create table announcement (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  title text not null check (char_length(title) between 1 and 120),
  -- sanitised HTML (contract/kernel/rich-text.ts)
  message text not null,
  -- for whom: all of these companies, cut by the lists that are not empty
  company_ids uuid[] not null check (cardinality(company_ids) > 0),
  to_workers boolean not null,
  to_managers boolean not null,
  departments text[] not null default '{}',
  clients text[] not null default '{}',
  person_ids uuid[] not null default '{}',
  -- also who comes to be of it while it runs
  also_new boolean not null default false,
  -- as HR set it; null: from the publication on
  starts_at timestamptz,
  ends_at timestamptz,
  pinned boolean not null default false,
  must_read boolean not null default false,
  -- when it is or was to be seen first; null: a draft
  published_at timestamptz,
  published_by uuid references person,
  withdrawn_at timestamptz,
  -- when its readers were looked up last; null: they are still to be
  delivered_at timestamptz,
  version integer not null default 1,
  -- readings of an earlier version don't count
  read_version integer not null default 1,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  search text generated always as (public.search_form(title)) stored,
  check (to_workers or to_managers),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index announcement_of_group on announcement (access_group_id, created_at desc, id desc);
create index announcement_running on announcement (published_at) where published_at is not null and withdrawn_at is null;

create table announcement_reader (
  announcement_id uuid not null references announcement on delete cascade,
  profile text not null check (profile in ('trabalhador', 'gestor')),
  person_id uuid not null references person,
  access_group_id uuid not null references access_group,
  -- as whose worker or manager
  company_id uuid not null references company,
  employment_id uuid references employment,
  -- false: a manager who looked at what the team was told
  addressed boolean not null default true,
  seen_at timestamptz,
  seen_version integer not null default 0,
  confirmed_at timestamptz,
  confirmed_version integer not null default 0,
  primary key (announcement_id, profile, person_id)
);
create index announcement_reader_of_person on announcement_reader (person_id, profile);

create table announcement_file (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  announcement_id uuid not null references announcement on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  content_type text not null,
  added_by uuid references person,
  added_at timestamptz not null default now(),
  -- the same bytes stand once at an announcement
  unique (announcement_id, sha256)
);
-- whole, for the key of persons
create index announcement_file_by on announcement_file (added_by);
