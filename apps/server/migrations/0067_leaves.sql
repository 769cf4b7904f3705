-- Every leave of an employment. Its own columns hold the one that counts today, by which lists and states go: who comes back and goes
-- again keeps both.
create table employment_leave (
  id uuid primary key default gen_random_uuid(),
  access_group_id uuid not null references access_group,
  company_id uuid not null references company,
  -- ends with its employment, which holds the person
  employment_id uuid not null references employment on delete cascade,
  person_id uuid not null,
  kind text not null check (kind in ('auxilioDoenca', 'maternidade', 'invalidez', 'outro')),
  from_day date not null,
  -- the last day; null: it goes on
  until_day date check (until_day >= from_day),
  made_by uuid references person,
  made_at timestamptz not null default now(),
  unique (employment_id, from_day)
);
create index employment_leave_made_by on employment_leave (made_by);

call access.protect('employment_leave');
call access.protect_for_staff('employment_leave', '{rh,job}', 'company_id', 'employment_id');
create policy worker on employment_leave for select
  using ((select access.profile()) = 'trabalhador' and person_id = (select access.person()));
create policy manager on employment_leave for select using ((select access.profile()) = 'gestor'
  and access_group_id = (select access.access_group())
  and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
  and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[])));
grant select, insert, update, delete on employment_leave to cracha_app;

insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
select access_group_id, company_id, id, person_id, leave_kind, leave_from, leave_until from employment where leave_kind is not null;
