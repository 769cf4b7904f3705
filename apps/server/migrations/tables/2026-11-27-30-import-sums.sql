-- A file that prints no totals is clean by its own sums alone: where neither history nor the registry says whether they are right, a person
-- confirms them once before anything goes out.
alter table import
  -- null: nothing is asked. {unproven, unusual}: payslips that nothing was known of, and those far from what was known
  add column sums_asked jsonb,
  add column sums_confirmed_by uuid references person,
  add column sums_confirmed_at timestamptz,
  add check (num_nonnulls(sums_confirmed_by, sums_confirmed_at) in (0, 2));
create index import_sums_confirmed_by on import (sums_confirmed_by) where sums_confirmed_by is not null;
