-- HR limited to companies looks after the rubrics of employers whose companies are all its own: files are read with them there alone.

-- a function, so that no statement of others has its query set up; what it asks (definer/companies.sql) comes after all migrations
create function access.changes_rubrics(p_employer text) returns boolean language plpgsql stable as $$
begin
  return access.all_companies() or p_employer = any (access.employers_held());
end $$;
drop policy hr_corrects on remembered_rubric;
create policy hr_corrects on remembered_rubric for update
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and access.changes_rubrics(employer))
  with check (access_group_id = (select access.access_group()) and access.changes_rubrics(employer));
drop policy hr_forgets on remembered_rubric;
create policy hr_forgets on remembered_rubric for delete
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh' and access.changes_rubrics(employer));
