-- What a person does with an import: confirms columns, reviews documents, releases them. Entries of a ZIP are kept as files.

-- Which column of a table file holds which field, as HR confirmed it; known again by the titles of the heading row.
create table column_mapping (
  access_group_id uuid not null references access_group,
  -- SHA-256 of the titles, without case and blanks
  heading text not null,
  titles text[] not null,
  columns text[] not null check (cardinality(columns) = cardinality(titles)),
  confirmed_by uuid not null references person,
  confirmed_at timestamptz not null default now(),
  primary key (access_group_id, heading)
);
call access.protect('column_mapping');
call access.protect_for_staff('column_mapping', '{rh,job}');
grant select, insert, update on column_mapping to cracha_app;

alter table import
  -- tables whose columns wait for HR: [{heading, titles, guess, examples, rows, entry}]
  add column tables jsonb not null default '[]',
  -- what of the file could not be read or doesn't agree as a whole: [{code, values}]
  add column problems jsonb not null default '[]',
  -- of the documents in it, for the list's filter
  add column company_ids uuid[] not null default '{}';

alter table import_document
  -- the file inside of a ZIP: its name, and where it is a PDF the bytes its pages are cut from
  add column entry text,
  add column source_sha256 text;

update import i set company_ids = coalesce((select array_agg(distinct company_id) from import_document d
  where d.import_id = i.id and company_id is not null), '{}');

-- HR limited to companies sees the files it sent itself: a payroll file holds other companies' pay too.
drop policy staff on import;
create policy staff on import
  using (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or sent_by = (select access.person())))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or sent_by = (select access.person())));
drop policy staff on import_event;
create policy staff on import_event
  using (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or import_id in (select id from import)))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or import_id in (select id from import)));
drop policy staff on import_document;
create policy staff on import_document
  using (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or import_id in (select id from import)))
  with check (access_group_id = (select access.access_group()) and (select access.profile()) = any ('{rh,job}')
    and ((select access.all_companies()) or import_id in (select id from import)));

alter table import_document
  -- a person is at it: shown to others until then
  add column reserved_by uuid references person,
  add column reserved_until timestamptz,
  add column reviewed_by uuid references person,
  add column reviewed_at timestamptz,
  -- as the reader left it, to take a decision back: {state, type, reading, findings, employment_id, company_id, kind, year, month, net}
  add column as_read jsonb,
  -- what becomes of a receipt of the same worker, month and kind
  add column existing text check (existing in ('replace', 'keep'));


-- the new import is named by the one it replaces before it is there: the unique index allows one standing import a file
alter table import alter constraint import_replaced_by_fkey deferrable initially deferred;

-- How an access group releases: by one person or two, and whether a file without doubts goes out by itself.
create table release_rule (
  access_group_id uuid primary key references access_group,
  two_people boolean not null default false,
  at_once boolean not null default false,
  changed_by uuid not null references person,
  changed_at timestamptz not null default now(),
  check (not (two_people and at_once))
);
call access.protect('release_rule');
call access.protect_for_staff('release_rule', '{rh,job}');
grant select, insert, update on release_rule to cracha_app;

-- A release asked of a second person. One is open at a time; how it ended stays.
create table release_request (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references import,
  access_group_id uuid not null references access_group,
  asked_by uuid not null references person,
  asked_of uuid not null references person,
  asked_at timestamptz not null default now(),
  message text,
  publish_at timestamptz,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'returned', 'released')),
  ended_by uuid references person,
  ended_at timestamptz,
  reason text,
  check (asked_by <> asked_of)
);
create unique index release_request_open on release_request (import_id) where state = 'open';
call access.protect('release_request');
call access.protect_for_staff('release_request', '{rh,job}');
grant select, insert, update on release_request to cracha_app;

-- Workers without a receipt this month, of whom a person said that it is right so.
create table expected_absence (
  import_id uuid not null references import,
  access_group_id uuid not null references access_group,
  employment_id uuid not null references employment,
  said_by uuid not null references person,
  said_at timestamptz not null default now(),
  primary key (import_id, employment_id)
);
call access.protect('expected_absence');
call access.protect_for_staff('expected_absence', '{rh,job}');
grant select, insert, delete on expected_absence to cracha_app;
