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

call access.protect('announcement');
call access.protect('announcement_reader');

-- HR of some companies only has to do with what is for those alone.
create policy staff on announcement
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_ids <@ (select access.companies())::uuid[]))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_ids <@ (select access.companies())::uuid[]));
create policy staff on announcement_reader
  using (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id is null or employment_id = any ((select access.workers())::uuid[])))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) in ('rh', 'job')
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[])));

-- A reader: one's own row, and what runs now and is addressed to one.
create policy own on announcement_reader for select using (person_id = (select access.person()) and profile = (select access.profile())
  and (profile = 'trabalhador' or access_group_id = (select access.access_group())));
create policy own_reading on announcement_reader for update using (person_id = (select access.person()) and profile = (select access.profile())
  and (profile = 'trabalhador' or access_group_id = (select access.access_group())));
create policy addressed on announcement for select using (
  published_at <= now() and withdrawn_at is null and (ends_at is null or ends_at > now())
  and id in (select r.announcement_id from announcement_reader r
              where r.addressed and r.person_id = (select access.person()) and r.profile = (select access.profile())));

-- The workers' announcements of a manager's team that run now; its own answer is in migrations/definer/announcements.sql, which comes later.
create function access.team_announcements() returns table (id uuid, company_id uuid) language sql stable as $$
  select null::uuid, null::uuid where false
$$;
create policy team on announcement for select using ((select access.profile()) = 'gestor'
  and id in (select t.id from access.team_announcements() t));
create policy own_team on announcement_reader for insert with check ((select access.profile()) = 'gestor' and profile = 'gestor' and not addressed
  and person_id = (select access.person()) and access_group_id = (select access.access_group())
  and announcement_id in (select t.id from access.team_announcements() t where t.company_id = announcement_reader.company_id));

grant select, insert, delete on announcement_reader to cracha_app;
grant update (seen_at, seen_version, confirmed_at, confirmed_version) on announcement_reader to cracha_app;
grant select, insert, update, delete on announcement to cracha_app;
