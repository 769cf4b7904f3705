-- How tables are protected: the files of `policies` call these, and are run anew when one of these changes.

-- Begins a table: whatever policy or grant it had goes, so that what follows in its file is all there is. Row-level security on, also
-- for the owner. Two readers pass every table: the owner, as whom the narrow functions of migrations/definer run, and
-- `acrossTenants`, which records its reason first.
create or replace procedure access.protect(target regclass) language plpgsql as $$
declare
  policy name;
begin
  for policy in select polname from pg_policy where polrelid = target loop
    execute format('drop policy %I on %s', policy, target);
  end loop;
  execute format('revoke all on %s from cracha_app', target);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy services on %s to current_user using (true)', target);
  execute format('create policy across_tenants on %s using ((select access.profile()) = ''across'')', target);
end $$;

-- Rows of a tenant, for its staff: `profiles` names who; company and employment columns, where there are any, cut further.
create or replace procedure access.protect_for_staff(target regclass, profiles text[], company text default null, employment text default null)
language plpgsql as $$
declare
  rule text := format('access_group_id = (select access.access_group()) and (select access.profile()) = any (%L::text[])', profiles);
begin
  if company is not null then
    rule := rule || format(' and ((select access.all_companies()) or %I = any ((select access.companies())::uuid[]))', company);
  end if;
  if employment is not null then
    rule := rule || format(' and ((select access.all_workers()) or %I = any ((select access.workers())::uuid[]))', employment);
  end if;
  execute format('create policy staff on %s using (%s) with check (%s)', target, rule, rule);
end $$;

-- Rows about a worker, for that worker: of every access group whose link the worker has accepted (one person may have employments in several).
create or replace procedure access.protect_for_worker(target regclass, person text default 'person_id') language plpgsql as $$
begin
  execute format(
    'create policy worker on %s using ((select access.profile()) = ''trabalhador'' and %I = (select access.person())
       and access_group_id <> all ((select access.shut_groups())::uuid[]))',
    target, person);
end $$;

-- The same rows, which the worker reads and never writes.
create or replace procedure access.show_to_worker(target regclass) language plpgsql as $$
begin
  execute format(
    'create policy worker on %s for select using ((select access.profile()) = ''trabalhador'' and person_id = (select access.person())
       and access_group_id <> all ((select access.shut_groups())::uuid[]))',
    target);
end $$;

-- What a manager reads of their people; `only_where` cuts it further.
create or replace procedure access.show_to_manager(target regclass, only_where text default null) language plpgsql as $$
declare
  rule text := '(select access.profile()) = ''gestor'' and access_group_id = (select access.access_group())
    and ((select access.all_companies()) or company_id = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or employment_id = any ((select access.workers())::uuid[]))';
begin
  execute format('create policy manager on %s for select using (%s)', target,
    case when only_where is null then rule else format('%s and (%s)', rule, only_where) end);
end $$;
