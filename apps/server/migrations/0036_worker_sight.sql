-- What a company shows its workers, looked up by a function: a query in the policy itself is set up for every list of payslips, which never
-- comes to it (a worker's newest ten: 0.46 ms of PostgreSQL instead of 0.25).
create function access.employers_showing(p_category integer) returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select c.id from public.company c where case p_category when 2 then c.shows_benefits
    when 3 then c.shows_income_statements when 7 then c.shows_timesheets else false end);
end $$;
-- A record is its worker's whatever a company shows of pay; a mirror goes by what it shows of the time clock.
drop policy worker on receipt;
create policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and case category
    when 1 then company_id <> all ((select access.hidden_employers())::uuid[])
    when 2 then company_id = any ((select access.employers_showing(2))::uuid[])
    when 3 then company_id = any ((select access.employers_showing(3))::uuid[])
    when 7 then company_id = any ((select access.employers_showing(7))::uuid[])
    else true end);
