-- Recognition models of sheets beside those of pages, and what each model read in imports.

alter table recognition_model
  add column form text not null default 'pdf' check (form in ('pdf', 'sheet')),
  add column payroll_system text not null default '' check (char_length(payroll_system) <= 80),
  -- of form 'pdf': what its pages are
  add column document text not null default 'recibo' check (document in ('recibo', 'beneficio')),
  -- of form 'sheet': {sheet, document, columns: [{title, holds}], decimals, dates}
  add column sheet jsonb check (jsonb_typeof(sheet) = 'object'),
  alter column sample_pages drop not null;

-- what an active model needs: a page's anchors and regions, or a sheet's columns
do $$
declare
  rule text;
begin
  select conname into strict rule from pg_constraint
   where conrelid = 'recognition_model'::regclass and pg_get_constraintdef(oid) like '%jsonb_array_length(anchors) > 0%';
  execute format('alter table recognition_model drop constraint %I', rule);
end $$;
alter table recognition_model
  add constraint recognition_model_whole check (state <> 'active' or case form
    when 'pdf' then jsonb_array_length(anchors) > 0 and jsonb_array_length(regions) > 0
    else sheet is not null and jsonb_array_length(sheet -> 'columns') > 0 end),
  add constraint recognition_model_pages check ((form = 'pdf') = (sample_pages is not null));
drop index recognition_model_order;
create index recognition_model_order on recognition_model (form, changed_at desc, id desc);

-- counted when an import was read; of a model that is gone the counts stay
create table recognition_model_use (
  import_id uuid not null references import on delete cascade,
  model_id uuid not null,
  access_group_id uuid not null references access_group,
  documents integer not null check (documents > 0),
  clean integer not null check (clean between 0 and documents),
  at timestamptz not null default now(),
  primary key (import_id, model_id)
);
create index recognition_model_use_of_model on recognition_model_use (model_id, at desc);
create index recognition_model_use_of_group on recognition_model_use (access_group_id);

call access.protect('recognition_model_use'::regclass);
call access.protect_for_staff('recognition_model_use', '{job}');
create policy platform on recognition_model_use for select using ((select access.profile()) = 'admin');
grant select, insert, delete on recognition_model_use to cracha_app;

-- What eSocial's rubric tables (S-1010) of an access group's files told, for later files that come without them.
create table remembered_rubric (
  access_group_id uuid not null references access_group,
  -- the first eight of its CNPJ
  employer text not null check (char_length(employer) = 8),
  rubric_table text not null,
  code text not null,
  -- months YYYY-MM; '' still holds
  valid_from text not null check (valid_from ~ '^\d{4}-\d{2}$'),
  valid_until text not null check (valid_until ~ '^(\d{4}-\d{2})?$'),
  description text not null,
  kind text not null check (kind in ('1', '2', '3', '4')),
  nature text not null,
  told_at timestamptz not null default now(),
  primary key (access_group_id, employer, rubric_table, code, valid_from)
);
create index remembered_rubric_newest on remembered_rubric (access_group_id, told_at desc);

call access.protect('remembered_rubric'::regclass);
call access.protect_for_staff('remembered_rubric', '{job}');
grant select, insert, update on remembered_rubric to cracha_app;

-- what the platform deletes of its own is of no access group; it brings it back itself
alter table exclusion_history alter column access_group_id drop not null;
create policy platform_keeps on exclusion_history for insert
  with check ((select access.profile()) = 'admin' and profile = 'admin' and access_group_id is null);
create policy platform_restores on exclusion_history for update
  using ((select access.profile()) = 'admin' and profile = 'admin' and access_group_id is null)
  with check (profile = 'admin' and access_group_id is null);
create index exclusion_history_of_platform on exclusion_history (at desc, id desc) where profile = 'admin';
