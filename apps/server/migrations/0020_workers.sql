-- The worker record: what an employer keeps of an employment beside what lists and receipts read off `employment`.
-- Pay and bank are tables of their own, since seeing people never implies seeing pay.

alter table employment
  -- of the whole record: who saves names the version that was read
  add column version integer not null default 1,
  add column dismissal_reason text check (char_length(dismissal_reason) between 10 and 250),
  -- a leave that began and did not end is the employment's state
  add column leave_kind text check (leave_kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro')),
  add column leave_from date,
  add column leave_until date,
  add column hiring_regime text check (hiring_regime in ('estagiario', 'aprendiz', 'pessoaJuridica', 'empregado', 'autonomo', 'socio', 'diretor')),
  add constraint employment_leave check ((leave_kind is null) = (leave_from is null) and (leave_until is null or leave_until >= leave_from));

-- the list's orders, each ending with the id; words anywhere in a name
create index employment_by_name on employment (access_group_id, search, id);
create index employment_by_registration on employment (access_group_id, registration_key, id);
create index employment_by_admission on employment (access_group_id, (case when admitted_on is null then date '0001-01-01' else admitted_on end), id);
create index employment_words on employment using gin (search gin_trgm_ops);

create table worker_record (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  social_name text,
  birth_date date,
  sex text check (sex in ('masculino', 'feminino')),
  marital_status text check (marital_status in ('solteiro', 'casado', 'divorciado', 'viuvo', 'separado', 'outros')),
  ethnicity text check (ethnicity in ('branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada')),
  birth_city text,
  birth_state text check (birth_state ~ '^[A-Z]{2}$'),
  birth_country text,
  mother_name text,
  father_name text,
  ctps_digital boolean,
  ctps_number text,
  ctps_series text,
  ctps_state text check (ctps_state ~ '^[A-Z]{2}$'),
  rg_number text,
  rg_issuer text,
  rg_state text check (rg_state ~ '^[A-Z]{2}$'),
  rg_issued_on date,
  cep text check (cep ~ '^[0-9]{8}$'),
  street text,
  number text,
  complement text,
  district text,
  city text,
  city_code text check (city_code ~ '^[0-9]{7}$'),
  state text check (state ~ '^[A-Z]{2}$'),
  email text check (email = lower(email)),
  cell_phone text check (cell_phone ~ '^[0-9]{11}$'),
  home_phone text check (home_phone ~ '^[0-9]{10,11}$'),
  emergency_name text,
  emergency_phone text check (emergency_phone ~ '^[0-9]{10,11}$'),
  esocial_registration text,
  legal_regime text check (legal_regime in ('clt', 'estatutario')),
  apprentice boolean,
  disability text check (disability in ('nenhuma', 'fisica', 'visual', 'auditiva', 'mental', 'intelectual', 'reabilitado')),
  occupation_code text check (occupation_code ~ '^[0-9]{6}$'),
  class_level text,
  weekly_hours integer check (weekly_hours between 1 and 44),
  monthly_hours integer check (monthly_hours between 1 and 220),
  -- [{name, cpf, birth_date, kinship, uses}]
  dependants jsonb not null default '[]' check (jsonb_typeof(dependants) = 'array')
);

create table worker_pay (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  -- integer centavos
  salary bigint check (salary > 0),
  salary_unit text check (salary_unit in ('mes', 'quinzena', 'semana', 'dia', 'hora', 'tarefa')),
  pay_day integer check (pay_day between 1 and 31),
  pay_method text check (pay_method in ('credito', 'pix', 'cartao', 'cheque', 'dinheiro')),
  tax_dependants integer check (tax_dependants between 0 and 99),
  allowance_dependants integer check (allowance_dependants between 0 and 99)
);

create table worker_bank (
  employment_id uuid primary key references employment,
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  person_id uuid not null references person,
  bank text check (bank ~ '^[0-9]{3}$'),
  branch text check (branch ~ '^[0-9]{1,5}$'),
  branch_digit text,
  account text check (account ~ '^[0-9]{1,12}$'),
  account_digit text,
  account_kind text check (account_kind in ('corrente', 'poupanca', 'contaSalario', 'contaBeneficio', 'cartaoSalario', 'cartaoPrePago')),
  pix_kind text check (pix_kind in ('cpf', 'cnpj', 'celular', 'email', 'aleatoria')),
  pix_key text
);

-- What holds from a day on. The present value stands in its own column too, put there by access.apply_due_changes.
create table employment_change (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  person_id uuid not null references person,
  field text not null check (field in ('job_title', 'department', 'client', 'occupation_code', 'class_level', 'weekly_hours', 'monthly_hours',
    'salary', 'salary_unit')),
  from_day date not null,
  -- as its column's text; null: nothing from that day on
  value text,
  reason text check (char_length(reason) <= 250),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  unique (employment_id, field, from_day)
);
create index employment_change_due on employment_change (from_day) where applied_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['worker_record', 'worker_pay', 'worker_bank', 'employment_change'] loop
    call access.protect(name::regclass);
    call access.protect_for_staff(name::regclass, '{rh,job}', 'company_id', 'employment_id');
    execute format('create policy worker on %I for select using ((select access.profile()) = ''trabalhador'' and person_id = (select access.person()))', name);
  end loop;
end $$;

grant select, insert, update on worker_record, worker_pay, worker_bank, employment_change to cracha_app;
grant delete on employment_change to cracha_app;
