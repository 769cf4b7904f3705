-- What a company asks of its workers' records: optional fields it requires, and up to twenty fields of its own.

-- names of the worker record's fields, as the contract has them
alter table company add column required_fields text[] not null default '{}';

-- when what it asks of records last changed: a dry run of before is read anew
alter table company add column record_form_changed_at timestamptz;

create table company_field (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('text', 'number', 'day', 'option', 'flag')),
  options text[] not null default '{}' check ((kind = 'option') = (cardinality(options) > 0)),
  required boolean not null default false,
  section text not null check (section in ('pessoa', 'documentos', 'endereco', 'contato', 'contrato', 'pagamento')),
  place integer not null,
  -- no longer asked; what was told stays
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index company_field_name on company_field (company_id, lower(name)) where retired_at is null;
create index company_field_of on company_field (company_id, place);
-- deleting an access group would read the table whole otherwise
create index company_field_group on company_field (access_group_id);

call access.protect('company_field');
call access.protect_for_staff('company_field', '{rh,job}', 'company_id');
grant select, insert, update on company_field to cracha_app;

-- The values by the field's id: those of the section of pay lie with pay, so that who doesn't see pay doesn't see them either.
alter table worker_record add column own_fields jsonb not null default '{}' check (jsonb_typeof(own_fields) = 'object');
alter table worker_pay add column own_fields jsonb not null default '{}' check (jsonb_typeof(own_fields) = 'object');
