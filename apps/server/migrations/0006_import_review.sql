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
