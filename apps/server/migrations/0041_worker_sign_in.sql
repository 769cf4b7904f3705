-- A worker's sign-in that is switched off in an access group (their role there): what that group's employers hold is shut to them, while
-- those of another group, where their role is on, stay open.

-- its answer says more: whether they may sign in here
drop function if exists access.worker_accesses(uuid[]);

-- set by access.open; empty for the hot way, which lets nobody pass who has one
create function access.shut_groups() returns uuid[] language sql stable parallel safe
return coalesce(access.setting('shut_groups'), '{}')::uuid[];

-- companies, fields' names and groups of a worker are looked up by the employments they see
alter policy worker on employment using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and access_group_id <> all ((select access.shut_groups())::uuid[]));

create or replace function access.employers_showing(p_category integer) returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select c.id from public.company c where case p_category when 2 then c.shows_benefits
    when 3 then c.shows_income_statements when 7 then c.shows_timesheets else p_category = 6 end);
end $$;
alter policy worker on receipt using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and case category
    when 1 then company_id <> all ((select access.hidden_employers())::uuid[])
    when 2 then company_id = any ((select access.employers_showing(2))::uuid[])
    when 3 then company_id = any ((select access.employers_showing(3))::uuid[])
    when 6 then access_group_id <> all ((select access.shut_groups())::uuid[])
    when 7 then company_id = any ((select access.employers_showing(7))::uuid[])
    else true end);
alter policy worker on worker_file using ((select access.profile()) = 'trabalhador' and person_id = (select access.person())
  and visible and deleted_at is null and access_group_id <> all ((select access.shut_groups())::uuid[]));
