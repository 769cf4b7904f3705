-- What a company shows its workers, looked up by a function: a query in the policy itself is set up for every list of payslips, which never
-- comes to it (a worker's newest ten: 0.46 ms of PostgreSQL instead of 0.25).
create or replace function access.employers_showing(p_category integer) returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select c.id from public.company c where case p_category when 2 then c.shows_benefits
    when 3 then c.shows_income_statements when 7 then c.shows_timesheets else p_category = 6 end);
end $$;
