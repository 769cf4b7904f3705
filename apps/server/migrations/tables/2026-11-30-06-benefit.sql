-- Benefits: what a company offers, and who holds what from when to when (product 5, 5.5).

create table benefit_plan (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  name text not null check (char_length(name) between 1 and 80),
  kind text not null check (kind in ('saude', 'odontologico', 'refeicao', 'alimentacao', 'valeTransporte', 'seguroVida', 'outro')),
  -- empty: all
  regimes text[] not null default '{}',
  min_months integer not null default 0 check (min_months between 0 and 600),
  -- empty: all
  departments text[] not null default '{}',
  share_kind text not null check (share_kind in ('fixed', 'percentage')),
  -- centavos a month, or hundredths of a percent of the base salary
  share integer not null check (share >= 0 and (share_kind = 'fixed' or share <= case kind when 'valeTransporte' then 600 else 10000 end)),
  -- days of any year, `11-30`; one that begins later than it ends goes over the new year
  window_from text check (window_from ~ '^\d\d-\d\d$'),
  window_until text check (window_until ~ '^\d\d-\d\d$'),
  max_dependants smallint not null default 0 check (max_dependants between 0 and 20),
  term_version integer not null default 1,
  active boolean not null default true,
  version integer not null default 1,
  check ((window_from is null) = (window_until is null))
);
create unique index benefit_plan_name on benefit_plan (company_id, public.search_form(name));
create index benefit_plan_group on benefit_plan (access_group_id);

-- What a worker accepted stays as it was.
create table benefit_term (
  plan_id uuid not null references benefit_plan,
  version integer not null,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  term text not null check (char_length(term) <= 10000),
  made_at timestamptz not null default now(),
  primary key (plan_id, version)
);
create index benefit_term_group on benefit_term (access_group_id);
create index benefit_term_company on benefit_term (company_id);

create table worker_benefit (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  plan_id uuid not null references benefit_plan,
  -- [{name, cpf}]
  dependants jsonb not null default '[]' check (jsonb_typeof(dependants) = 'array'),
  -- centavos a month, as of its first day; null where there is no salary by the month
  share integer check (share >= 0),
  term_version integer not null,
  from_day date not null,
  -- its last day; the day before the first where it never came into force
  until_day date check (until_day >= from_day - 1),
  request_id uuid not null references hr_request,
  -- the request that ended it; null where the employment's end did
  ended_by uuid references hr_request,
  made_at timestamptz not null default now(),
  check (until_day is not null or ended_by is null)
);
-- each plan once at a time
create unique index worker_benefit_held on worker_benefit (employment_id, plan_id) where until_day is null;
create index worker_benefit_employment on worker_benefit (employment_id, from_day);
create index worker_benefit_group on worker_benefit (access_group_id);
create index worker_benefit_company on worker_benefit (company_id);
create index worker_benefit_person on worker_benefit (person_id);
create index worker_benefit_plan on worker_benefit (plan_id) where until_day is null;
create unique index worker_benefit_request on worker_benefit (request_id);
create index worker_benefit_ended_by on worker_benefit (ended_by) where ended_by is not null;

-- One request about a plan at a time, until it has its effect.
create unique index hr_request_benefit on hr_request (employment_id, (data ->> 'planId'))
  where kind = 'benefit' and (state in ('sentForApproval', 'pending') or state = 'approved' and applied_at is null);
