-- A disagreement gets somebody who answers it, until when, and how it ended.

create table receipt_dispute (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references receipt,
  access_group_id uuid not null,
  company_id uuid not null,
  employment_id uuid not null,
  person_id uuid not null,
  -- The disagreement it is about: each has one dispute.
  answer_id bigint not null unique references receipt_answer,
  -- The line: its code, or what it is called where it has none; null is the whole receipt.
  cited text,
  opened_at timestamptz not null default now(),
  due_on date not null,
  assignee_id uuid references person,
  assigned_at timestamptz,
  outcome text check (outcome in ('correction', 'explained', 'refused', 'reopened')),
  reason text,
  closed_at timestamptz,
  closed_by uuid references person,
  check ((outcome is null) = (closed_at is null)),
  -- HR says why; reopening the answer is why enough
  check (outcome is null or outcome = 'reopened' or char_length(reason) between 10 and 250)
);
create unique index receipt_dispute_open on receipt_dispute (receipt_id) where closed_at is null;
create index receipt_dispute_waiting on receipt_dispute (access_group_id, due_on, id) where closed_at is null;
create index receipt_dispute_closed on receipt_dispute (access_group_id, closed_at desc, id) where closed_at is not null;
create index receipt_dispute_of on receipt_dispute (receipt_id, opened_at desc);

-- Disagreements from before: a week from then is what five working days mostly are.
insert into receipt_dispute (receipt_id, access_group_id, company_id, employment_id, person_id, answer_id, cited, opened_at, due_on)
select a.receipt_id, a.access_group_id, a.company_id, a.employment_id, a.person_id, a.id, a.disputed_code, a.at,
       (a.at at time zone 'America/Sao_Paulo')::date + 7
  from receipt_answer a where not a.agrees and a.reopened_at is null;

call access.protect('receipt_dispute');
call access.protect_for_staff('receipt_dispute', '{rh,job}', 'company_id', 'employment_id');
call access.protect_for_worker('receipt_dispute');
grant select, insert, update on receipt_dispute to cracha_app;

-- HR takes a receipt from its worker's sight and says why: the worker sees the month and the reason. Withheld is never visible, so
-- that every rule that asks for the sight of a receipt holds for it too.
alter table receipt
  add column withheld_at timestamptz,
  add column withheld_reason text check (char_length(withheld_reason) between 10 and 250),
  add check (withheld_at is null or not visible),
  add check ((withheld_at is null) = (withheld_reason is null));
