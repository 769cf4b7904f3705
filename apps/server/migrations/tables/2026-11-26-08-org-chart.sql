-- Who answers to whom.

-- From a day on: an employment to an employment (decision 007). No manager: nobody above, and meant so.
create table reporting_line (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  manager_id uuid references employment,
  from_day date not null,
  reason text check (char_length(reason) <= 250),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (employment_id, from_day),
  check (manager_id <> employment_id)
);
create index reporting_line_of_manager on reporting_line (manager_id) where manager_id is not null;
-- for keys: what is deleted is looked up here
create index reporting_line_of_person on reporting_line (person_id);
create index reporting_line_made_by on reporting_line (made_by);
create index reporting_line_of_group on reporting_line (access_group_id, employment_id, from_day desc);
