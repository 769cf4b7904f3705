-- What proves a change of a record, where a company wants it otherwise than the product does (product 5, 5.4). A field of the company's
-- own is asked for only where such a row opens it.
create table proof_rule (
  company_id uuid not null references company,
  access_group_id uuid not null references access_group,
  -- by its name on the wire; one of the company's own by its id
  field text not null check (char_length(field) between 1 and 60),
  open boolean not null default true,
  kinds text[] not null default '{}',
  -- the front and the back
  both_sides boolean not null default false,
  max_age_days integer check (max_age_days between 1 and 3650),
  required boolean not null default false,
  version integer not null default 1,
  primary key (company_id, field),
  check (cardinality(kinds) > 0 or not (both_sides or required) and max_age_days is null)
);
create index proof_rule_group on proof_rule (access_group_id);
