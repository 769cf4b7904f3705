-- Schemas, search, and the context that every row-level policy reads. The application's role owns nothing.
create schema access;
create schema hot;

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- The form names are searched in: no accents, no case. Immutable so that generated columns and indexes may use it.
create function public.search_form(value text) returns text
language sql immutable strict parallel safe
return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- The context is transaction-local (`set_config(…, true)`); without it every reader below answers null and no row passes.
create function access.setting(name text) returns text language sql stable parallel safe
return nullif(current_setting('app.' || name, true), '');

create function access.profile() returns text language sql stable parallel safe return access.setting('profile');
create function access.person() returns uuid language sql stable parallel safe return access.setting('user')::uuid;
create function access.access_group() returns uuid language sql stable parallel safe return access.setting('access_group')::uuid;
create function access.association() returns uuid language sql stable parallel safe return access.setting('association')::uuid;
create function access.reseller() returns uuid language sql stable parallel safe return access.setting('reseller')::uuid;
create function access.signer() returns uuid language sql stable parallel safe return access.setting('signer')::uuid;

-- Companies and workers of the membership: `*` is all of the access group, left out is nobody.
create function access.all_companies() returns boolean language sql stable parallel safe
return coalesce(access.setting('companies') = '*', false);
create function access.companies() returns uuid[] language sql stable parallel safe
return case when access.all_companies() then '{}' else coalesce(access.setting('companies'), '{}') end::uuid[];
create function access.all_workers() returns boolean language sql stable parallel safe
return coalesce(access.setting('workers') = '*', false);
create function access.workers() returns uuid[] language sql stable parallel safe
return case when access.all_workers() then '{}' else coalesce(access.setting('workers'), '{}') end::uuid[];

-- A refusal of the catalogue raised from SQL: the server turns SQLSTATE CR001 into the error of that code.
create function access.refuse(code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CR001', message = code;
end $$;

-- Row-level security on, also for the owner. Two readers pass every table: the owner, as whom the narrow functions of
-- migrations/definer run, and `acrossTenants`, which records its reason first.
create procedure access.protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy services on %s to current_user using (true)', target);
  execute format('create policy across_tenants on %s using ((select access.profile()) = ''across'')', target);
end $$;

-- Rows of a tenant, for its staff: `profiles` names who; company and employment columns, where there are any, cut further.
create procedure access.protect_for_staff(target regclass, profiles text[], company text default null, employment text default null)
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

-- Rows about a worker, for that worker: whatever access group (one person may have employments in several).
create procedure access.protect_for_worker(target regclass, person text default 'person_id') language plpgsql as $$
begin
  execute format(
    'create policy worker on %s using ((select access.profile()) = ''trabalhador'' and %I = (select access.person()))',
    target, person);
end $$;
