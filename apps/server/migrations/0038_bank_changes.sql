-- Cooling-off for bank data: an account or Pix key that takes another's place waits, can be stopped by its worker, and takes effect once.

create table bank_change (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  employment_id uuid not null references employment,
  -- as in worker_bank: the row ends with its employment, which holds the person
  person_id uuid not null,
  -- columns of worker_bank: what stood when it was asked for, and what is to stand
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'cancelled', 'stopped')),
  asked_by uuid not null references person,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null check (due_at >= asked_at + interval '48 hours'),
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index bank_change_waiting on bank_change (employment_id) where state = 'waiting';
create index bank_change_due on bank_change (due_at) where state = 'waiting';
create index bank_change_of_employment on bank_change (employment_id, asked_at desc);
create index bank_change_of_person on bank_change (person_id, asked_at desc);
create index bank_change_asked_by on bank_change (asked_by);

call access.protect('bank_change');
call access.protect_for_staff('bank_change', '{rh,job}', 'company_id', 'employment_id');
create policy worker on bank_change for select using ((select access.profile()) = 'trabalhador' and person_id = (select access.person()));
-- of one's own a worker only ever stops what still waits
create policy worker_stops on bank_change for update
  using ((select access.profile()) = 'trabalhador' and person_id = (select access.person()) and state = 'waiting')
  with check (person_id = (select access.person()) and state = 'stopped');

-- what was asked for is never rewritten, and nobody but the owner's function brings it to effect
grant select on bank_change to cracha_app;
grant insert (access_group_id, company_id, employment_id, person_id, before, after, asked_by, due_at) on bank_change to cracha_app;
grant update (state, ended_at) on bank_change to cracha_app;
create policy ended on bank_change as restrictive for update to cracha_app using (true) with check (state in ('cancelled', 'stopped'));
