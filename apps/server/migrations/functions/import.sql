-- Employers whose rubrics HR reads. A function, so that no statement of others has its query set up.
create or replace function access.employers_reached() returns text[] language plpgsql stable parallel safe as $$
begin
  return array(select distinct left(c.cnpj, 8) from public.company c);
end $$;

-- Employers whose rubrics HR corrects: those whose companies are all its own. Files are read with them there alone.
create or replace function access.changes_rubrics(p_employer text) returns boolean language plpgsql stable as $$
begin
  return access.all_companies() or p_employer = any (access.employers_held());
end $$;
