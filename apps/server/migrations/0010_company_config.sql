-- What HR configures of a company, and whose receipts their workers see.

alter table company
  -- what its workers see of each kind of document; receipts are honoured by the policy below
  add column shows_receipts boolean not null default true,
  add column shows_benefits boolean not null default true,
  add column shows_income_statements boolean not null default true,
  add column shows_timesheets boolean not null default true,
  add column timesheet_approval boolean not null default true,
  add column request_approval boolean not null default false,
  add column request_flow boolean not null default false,
  add column time_clock_kind text not null default 'pdf' check (time_clock_kind in ('pdf', 'manual', 'recorder', 'payroll'));

-- The worker's employers that show no receipts, set with the context: left out, `<> all (null)` lets no receipt pass.
create function access.hidden_employers() returns uuid[] language sql stable parallel safe
return access.setting('hidden_employers')::uuid[];
drop policy worker on receipt;
create policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and (category <> 1 or company_id <> all ((select access.hidden_employers())::uuid[])));

-- Every receipt has its PDF: one without pages is drawn.
alter table receipt drop column has_pdf;
