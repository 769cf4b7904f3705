-- HR limited to companies looks after the rubrics of employers whose companies are all its own: files are read with them there alone.

-- The roots of CNPJs of which every company of the access group is in HR's reach, with all its workers. A function, so that no statement
-- of others has its query set up.
create function access.employers_held() returns text[]
language plpgsql stable security definer set search_path = pg_catalog, public, access as $$
begin
  if access.access_group() is null or coalesce(access.profile(), '') <> 'rh' or not access.all_workers() then return '{}'; end if;
  return array(
    select left(c.cnpj, 8) from company c where c.access_group_id = access.access_group() and c.deleted_at is null
     group by 1 having bool_and(access.all_companies() or c.id = any (access.companies())));
end $$;

drop policy hr_corrects on remembered_rubric;
create policy hr_corrects on remembered_rubric for update
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
    and ((select access.all_companies()) or employer = any ((select access.employers_held())::text[])))
  with check (access_group_id = (select access.access_group())
    and ((select access.all_companies()) or employer = any ((select access.employers_held())::text[])));
drop policy hr_forgets on remembered_rubric;
create policy hr_forgets on remembered_rubric for delete
  using (access_group_id = (select access.access_group()) and (select access.profile()) = 'rh'
    and ((select access.all_companies()) or employer = any ((select access.employers_held())::text[])));
