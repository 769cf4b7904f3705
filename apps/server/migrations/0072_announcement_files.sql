-- Files that HR attaches to an announcement: its readers take them where they read it, and they leave with it.

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

call access.protect('announcement_file');

-- Who may read an announcement now may read its files: its own policies say who. HR of its companies writes them.
create policy reads on announcement_file for select using (announcement_id in (select a.id from announcement a));
create policy staff on announcement_file for all
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and announcement_id in (select a.id from announcement a))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and announcement_id in (select a.id from announcement a));

grant select, insert, delete on announcement_file to cracha_app;
