-- The workers' registry from a file: a dry run row by row, applied in one transaction, and put back.

create table registry_import (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  file_size bigint not null,
  content_type text not null,
  sent_by uuid not null references person,
  sent_at timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'reading', 'confirmColumns', 'ready', 'applying', 'applied', 'failed', 'cancelled',
    'undoing', 'undone')),
  -- which sections' columns may be filled from it: those that who sent it, or confirmed its columns, may edit
  sections text[] not null,
  -- the table: its heading, first rows and columns as they are read
  heading text,
  titles text[] not null default '{}',
  examples jsonb not null default '[]',
  columns text[] not null default '{}',
  -- of rows that name no company
  company_id uuid references company,
  -- from when dated changes hold
  from_day date not null,
  -- counts the readings: one that was overtaken writes nothing more
  attempt integer not null default 0,
  inserts integer not null default 0,
  updates integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  -- {code, values}
  failure jsonb,
  planned_at timestamptz,
  applied_by uuid references person,
  applied_at timestamptz
);
create index registry_import_list on registry_import (access_group_id, sent_at desc, id desc);
-- the same file twice is refused while the first stands
create unique index registry_import_file on registry_import (access_group_id, file_sha256) where state not in ('cancelled', 'undone');

create table registry_import_event (
  id bigint generated always as identity primary key,
  import_id uuid not null references registry_import,
  access_group_id uuid not null references access_group,
  at timestamptz not null default now(),
  person_id uuid references person,
  kind text not null,
  values jsonb not null default '{}'
);
create index registry_import_event_of on registry_import_event (import_id, id);

create table registry_import_row (
  import_id uuid not null references registry_import on delete cascade,
  -- the row's number in its file
  position integer not null,
  access_group_id uuid not null references access_group,
  act text not null check (act in ('insert', 'update', 'same', 'refused')),
  company_id uuid references company,
  -- of an insert: the employment it will be. No reference: there may be none, or none any more
  employment_id uuid,
  person_id uuid references person,
  cpf text,
  name text,
  registration text,
  registration_key text generated always as (upper(ltrim(registration, '0'))) stored,
  search text generated always as (public.search_form(coalesce(name, '') || ' ' || coalesce(registration, ''))) stored,
  -- the employment's version that the dry run saw
  version integer,
  -- [{field, code, values}]
  reasons jsonb not null default '[]',
  -- {table: {column: value}}: what it was and what it becomes
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- rows of employment_change: [{field, from_day, value, applied, held}]
  dated jsonb not null default '[]',
  -- as they stand in the file, for the sheet of refused rows
  cells text[] not null default '{}',
  primary key (import_id, position)
);
create index registry_import_row_acts on registry_import_row (import_id, act, position);

-- Which column of a registry file holds which field, as HR confirmed it; known again by the titles of the heading row.
create table registry_mapping (
  access_group_id uuid not null references access_group,
  heading text not null,
  titles text[] not null,
  columns text[] not null check (cardinality(columns) = cardinality(titles)),
  confirmed_by uuid not null references person,
  confirmed_at timestamptz not null default now(),
  primary key (access_group_id, heading)
);

alter table employment_change add column registry_import_id uuid references registry_import;
create index employment_change_of_import on employment_change (registry_import_id) where registry_import_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['registry_import', 'registry_import_event', 'registry_import_row', 'registry_mapping'] loop
    call access.protect(name::regclass);
  end loop;
end $$;
call access.protect_for_staff('registry_mapping', '{rh,job}');
-- HR limited to companies sees what it sent itself: a file may hold other companies' workers too.
create policy staff on registry_import
  using (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or sent_by = (select access.person())))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or sent_by = (select access.person())));
do $$
declare
  name text;
begin
  foreach name in array array['registry_import_event', 'registry_import_row'] loop
    execute format('create policy staff on %I
      using (access_group_id = (select access.access_group()) and (select access.profile()) = any (''{rh,job}'')
        and ((select access.all_companies()) or import_id in (select id from registry_import)))
      with check (access_group_id = (select access.access_group()) and (select access.profile()) = any (''{rh,job}'')
        and ((select access.all_companies()) or import_id in (select id from registry_import)))', name);
  end loop;
end $$;

grant select, insert, update on registry_import, registry_import_row, registry_mapping to cracha_app;
grant select, insert on registry_import_event to cracha_app;
grant delete on registry_import_row to cracha_app;
