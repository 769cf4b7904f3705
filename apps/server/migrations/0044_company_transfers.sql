-- From a day on a worker is another company's of the access group: the employment there is ends the day before, and one of the other
-- company goes on with its record (decision 008). What was before stays the former company's.

create table company_transfer (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  -- the former company and employment
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  -- the row ends with its employment, which holds the person
  person_id uuid not null,
  to_company_id uuid not null references company,
  registration text not null check (char_length(registration) between 1 and 30),
  from_day date not null,
  reason text check (char_length(reason) <= 250),
  -- blocked: its day has come, and the registration was another's by then; tried again every night
  state text not null default 'waiting' check (state in ('waiting', 'blocked', 'done', 'cancelled')),
  to_employment_id uuid references employment,
  made_by uuid references person,
  made_at timestamptz not null default now(),
  check ((state = 'done') = (to_employment_id is not null)),
  check (to_company_id <> company_id)
);
create unique index company_transfer_waiting on company_transfer (employment_id) where state in ('waiting', 'blocked');
create index company_transfer_due on company_transfer (from_day) where state in ('waiting', 'blocked');
create index company_transfer_of on company_transfer (employment_id);
create index company_transfer_made on company_transfer (to_employment_id);
create index company_transfer_made_by on company_transfer (made_by);

call access.protect('company_transfer');
call access.protect_for_staff('company_transfer', '{rh,job}', 'company_id', 'employment_id');
-- what was asked for is never rewritten, and nobody but the owner's function brings it to effect
grant select, insert, update (state) on company_transfer to cracha_app;
create policy cancels on company_transfer as restrictive for update to cracha_app using (state in ('waiting', 'blocked')) with check (state = 'cancelled');
