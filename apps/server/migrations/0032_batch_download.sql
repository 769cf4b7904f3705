-- Batch downloads: the receipts of a filter in ZIPs that a job prepares. What is in one stands when it is asked for.

create table batch_download (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  requested_by uuid not null references person,
  requested_at timestamptz not null default now(),
  category smallint not null check (category in (1, 2, 3)),
  -- what was asked for, as it travels, to say it again
  filter jsonb not null default '{}',
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'preparing', 'ready', 'failed', 'cancelled', 'expired')),
  -- a try that was overtaken writes nothing more
  attempt integer not null default 0,
  total integer not null check (total > 0),
  done integer not null default 0,
  missing integer not null default 0,
  ended_at timestamptz,
  -- of what is ready: from then on its files are gone
  expires_at timestamptz
);
-- whole, for the key to a person too
create index batch_download_of on batch_download (requested_by, requested_at desc, id desc);
create index batch_download_due on batch_download (expires_at) where state = 'ready';

create table batch_download_entry (
  batch_id uuid not null references batch_download on delete cascade,
  -- from 1, in the order of the files
  position integer not null,
  access_group_id uuid not null references access_group,
  -- no reference: receipts are never taken out of their table, and a row for each is written at once
  receipt_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'missing')),
  -- why it is missing
  reason text,
  primary key (batch_id, position)
);

create table batch_download_file (
  batch_id uuid not null references batch_download on delete cascade,
  number integer not null check (number > 0),
  access_group_id uuid not null references access_group,
  -- its name in the store; not called sha256, for a backup takes no file along that is gone in seven days
  zip_hash text not null check (zip_hash ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  entries integer not null,
  -- the entries that it was made of, missing ones too
  first_position integer not null,
  last_position integer not null,
  primary key (batch_id, number)
);

do $$
declare
  name text;
begin
  foreach name in array array['batch_download', 'batch_download_entry', 'batch_download_file'] loop
    call access.protect(name::regclass);
  end loop;
end $$;
-- whoever asked for it, and nobody beside: it holds what that person may open
create policy staff on batch_download
  using (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and requested_by = (select access.person())))
  with check (access_group_id = (select access.access_group()) and ((select access.profile()) = 'job'
    or (select access.profile()) = 'rh' and requested_by = (select access.person())));
do $$
declare
  name text;
begin
  foreach name in array array['batch_download_entry', 'batch_download_file'] loop
    execute format('create policy staff on %I
      using (access_group_id = (select access.access_group()) and ((select access.profile()) = ''job''
        or (select access.profile()) = ''rh'' and batch_id in (select id from batch_download)))
      with check (access_group_id = (select access.access_group()) and ((select access.profile()) = ''job''
        or (select access.profile()) = ''rh'' and batch_id in (select id from batch_download)))', name);
  end loop;
end $$;

grant select, insert, update on batch_download to cracha_app;
grant select, insert, update on batch_download_entry to cracha_app;
grant select, insert, delete on batch_download_file to cracha_app;
