-- Managers: whole companies, departments and named workers side by side; who stands in for whom; what a manager reads of a record.

alter table membership_scope
  -- the company's people, beside departments and named workers; without it a company only limits what the other rows give
  add column everyone boolean not null default false;
create index employment_by_department on employment (company_id, department);

-- Vacation cover: for these days the substitute looks after the manager's people as well, with their own permissions.
create table manager_cover (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  membership_id uuid not null references membership on delete cascade,
  person_id uuid not null references person,
  substitute_id uuid not null references person,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  check (substitute_id <> person_id)
);
create index manager_cover_of on manager_cover (membership_id, from_day);
create index manager_cover_by on manager_cover (substitute_id, until_day);
-- for keys: who is deleted is looked up here
create index manager_cover_of_person on manager_cover (person_id);
create index manager_cover_made_by on manager_cover (made_by);
call access.protect('manager_cover');
call access.protect_for_staff('manager_cover', '{rh,job}');
-- a manager reads both sides of their own covers, and asks for cover for themselves alone
create policy own on manager_cover for select using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and (select access.person()) in (person_id, substitute_id));
create policy own_made on manager_cover for insert with check ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and person_id = (select access.person()) and made_by = (select access.person()));
create policy own_ended on manager_cover for delete using ((select access.profile()) = 'gestor' and access_group_id = (select access.access_group())
  and person_id = (select access.person()));
grant select, insert, delete on manager_cover to cracha_app;

-- What a manager reads of a record of their people: never bank, and pay only by a grant of its own (access.open sets `sees_pay`).
create function access.sees_pay() returns boolean language sql stable parallel safe
return coalesce(access.setting('sees_pay') = 'yes', false);
do $$
declare
  reach text := '(select access.profile()) = ''gestor'' and access_group_id = (select access.access_group())
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[]))';
begin
  execute format('create policy manager on worker_record for select using (%s)', reach);
  execute format('create policy manager on worker_pay for select using (%s and (select access.sees_pay()))', reach);
  execute format('create policy manager on employment_change for select using (%s
    and (field not in (''salary'', ''salary_unit'') or (select access.sees_pay())))', reach);
end $$;
