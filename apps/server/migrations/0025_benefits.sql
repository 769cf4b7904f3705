-- Benefits (category 2) and income statements (3) are receipts of their own kinds: lists and acts of both are the payslips'.

-- What a benefit is called where it is shown; a payslip and a statement have their kind's words.
alter table receipt add column title text;

-- Few among many payslips: their lists never pass over those. The order is that of HR's list; a worker's are few by themselves.
create index receipt_other_by_month on receipt (access_group_id, category, competence desc, search, id)
  where deleted_at is null and category <> 1;
create index receipt_other_of_company on receipt (company_id, category, competence) where deleted_at is null and category <> 1;

-- What a company shows its workers holds for each of the three. Payslips' companies are in the context, for a hot read has no time to
-- look; `case` keeps the look from them.
drop policy worker on receipt;
create policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and case category
    when 1 then company_id <> all ((select access.hidden_employers())::uuid[])
    when 2 then exists (select from company c where c.id = receipt.company_id and c.shows_benefits)
    else exists (select from company c where c.id = receipt.company_id and c.shows_income_statements) end);
-- a manager's grants end at payslips and benefits
create policy no_statements on receipt as restrictive using (category <> 3 or (select access.profile()) is distinct from 'gestor');
