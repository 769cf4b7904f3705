-- Associations and their members.

create table association (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now()
);

create table association_company (
  association_id uuid not null references association,
  company_id uuid not null references company,
  access_group_id uuid not null references access_group,
  affiliated_on date not null default current_date,
  primary key (association_id, company_id)
);

create table association_member (
  id uuid primary key default gen_random_uuid(),
  association_id uuid not null references association,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  joined_on date not null default current_date,
  left_on date,
  unique (association_id, employment_id)
);
