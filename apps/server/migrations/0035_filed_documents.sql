-- Employee records (category 6) and time-clock mirrors (7) of a payroll file: documents that their worker reads.

alter table receipt drop constraint receipt_category_check;
alter table receipt add constraint receipt_category_check check (category in (1, 2, 3, 6, 7));
-- What such a document says: {fields} of a record, {days, totals} of a mirror; the others have items.
alter table receipt add column content jsonb;

-- a manager's grants end at payslips and benefits
drop policy no_statements on receipt;
create policy pay_alone on receipt as restrictive using (category in (1, 2) or (select access.profile()) is distinct from 'gestor');
