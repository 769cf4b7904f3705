-- Vacations: what a company settles, where counting begins, which leaves are parts of which period, and the balances as they were computed last.

create table request_setting (
  company_id uuid primary key references company,
  access_group_id uuid not null references access_group,
  -- calendar days between asking for a vacation and its start
  notice_days integer not null default 30 check (notice_days between 30 and 120),
  -- ISO weekdays without work, where the clock has no schedule
  rest_days smallint[] not null default '{6,7}' check (rest_days <@ '{1,2,3,4,5,6,7}' and cardinality(rest_days) < 7),
  -- the last day of a month on which an advance is still paid with it
  payroll_cutoff integer not null default 15 check (payroll_cutoff between 1 and 31),
  version integer not null default 1
);
create index request_setting_group on request_setting (access_group_id);

-- What HR says of the time before: the newest holds.
create table vacation_opening (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null references person,
  -- the first day of an acquisition period
  first_day date not null,
  taken integer not null check (taken between 0 and 366),
  sold integer not null check (sold between 0 and 366),
  absences integer not null check (absences between 0 and 366),
  made_by uuid references person,
  made_at timestamptz not null default now()
);
create index vacation_opening_of on vacation_opening (employment_id, made_at desc);
create index vacation_opening_person on vacation_opening (person_id);
create index vacation_opening_group on vacation_opening (access_group_id);
create index vacation_opening_made_by on vacation_opening (made_by);

-- Which period a leave of kind `ferias` is a part of, and what was sold with it. A leave without one counts for the oldest period with a balance.
create table vacation_part (
  leave_id uuid primary key references employment_leave on delete cascade,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null references person,
  period_begin date not null,
  sold integer not null default 0 check (sold between 0 and 10),
  request_id uuid,
  made_at timestamptz not null default now()
);
create index vacation_part_of on vacation_part (employment_id);
create index vacation_part_person on vacation_part (person_id);
create index vacation_part_group on vacation_part (access_group_id);
create index vacation_part_request on vacation_part (request_id) where request_id is not null;

-- Balances for lists, as they were computed last: a period with days left. Computed anew whenever something of it changed.
create table vacation_due (
  employment_id uuid not null references employment on delete cascade,
  period_begin date not null,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  acquired_on date not null,
  risk_from date not null,
  limit_day date not null,
  unchecked boolean not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  primary key (employment_id, period_begin)
);
create index vacation_due_of_group on vacation_due (access_group_id, limit_day, employment_id, period_begin);
create index vacation_due_of_company on vacation_due (company_id, limit_day);
create index vacation_due_person on vacation_due (person_id);

-- Whose balances are to be computed, and since when they hold.
create table vacation_state (
  employment_id uuid primary key references employment on delete cascade,
  access_group_id uuid not null references access_group,
  -- null: something changed since
  computed_at timestamptz,
  -- on this day another period begins, or one leaves the list
  next_day date
);
create index vacation_state_stale on vacation_state (access_group_id) where computed_at is null;
create index vacation_state_next on vacation_state (next_day) where computed_at is not null;
