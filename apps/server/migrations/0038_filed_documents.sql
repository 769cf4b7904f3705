-- Employee records (category 6) and time-clock mirrors (7) of a payroll file: documents that their worker reads.

alter table receipt drop constraint receipt_category_check;
alter table receipt add constraint receipt_category_check check (category in (1, 2, 3, 6, 7));
-- What such a document says: {fields} of a record, {days, totals} of a mirror; the others have items.
alter table receipt add column content jsonb;

-- A record is its worker's whatever a company shows of pay; a mirror goes by what it shows of the time clock.
drop policy worker on receipt;
create policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and case category
    when 1 then company_id <> all ((select access.hidden_employers())::uuid[])
    when 2 then exists (select from company c where c.id = receipt.company_id and c.shows_benefits)
    when 3 then exists (select from company c where c.id = receipt.company_id and c.shows_income_statements)
    when 7 then exists (select from company c where c.id = receipt.company_id and c.shows_timesheets)
    else true end);
-- a manager's grants end at payslips and benefits
drop policy no_statements on receipt;
create policy pay_alone on receipt as restrictive using (category in (1, 2) or (select access.profile()) is distinct from 'gestor');
