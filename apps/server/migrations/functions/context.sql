-- The context that every policy reads.

-- The context is transaction-local (`set_config(…, true)`); without it every reader below answers null and no row passes.
create or replace function access.setting(name text) returns text language sql stable parallel safe
return nullif(current_setting('app.' || name, true), '');

create or replace function access.profile() returns text language sql stable parallel safe return access.setting('profile');
create or replace function access.person() returns uuid language sql stable parallel safe return access.setting('user')::uuid;
create or replace function access.access_group() returns uuid language sql stable parallel safe return access.setting('access_group')::uuid;
create or replace function access.association() returns uuid language sql stable parallel safe return access.setting('association')::uuid;
create or replace function access.reseller() returns uuid language sql stable parallel safe return access.setting('reseller')::uuid;
create or replace function access.candidate() returns uuid language sql stable parallel safe return access.setting('candidate')::uuid;
create or replace function access.signer() returns uuid language sql stable parallel safe return access.setting('signer')::uuid;

-- Companies and workers of the membership: `*` is all of the access group, left out is nobody.
create or replace function access.all_companies() returns boolean language sql stable parallel safe
return coalesce(access.setting('companies') = '*', false);
create or replace function access.companies() returns uuid[] language sql stable parallel safe
return case when access.all_companies() then '{}' else coalesce(access.setting('companies'), '{}') end::uuid[];
create or replace function access.all_workers() returns boolean language sql stable parallel safe
return coalesce(access.setting('workers') = '*', false);
create or replace function access.workers() returns uuid[] language sql stable parallel safe
return case when access.all_workers() then '{}' else coalesce(access.setting('workers'), '{}') end::uuid[];

-- The worker's employers that show no receipts, set with the context: left out, `<> all (null)` lets no receipt pass.
create or replace function access.hidden_employers() returns uuid[] language sql stable parallel safe
return access.setting('hidden_employers')::uuid[];

-- The access groups whose link a person hasn't accepted, or in which it is switched off (access.groups_shut): what their employers hold is
-- shut to them, while that of other groups stays open. Set by access.open; empty for the hot way, which lets nobody pass who has one.
create or replace function access.shut_groups() returns uuid[] language sql stable parallel safe
return coalesce(access.setting('shut_groups'), '{}')::uuid[];

-- Whether a manager reads pay of their people: by a grant of its own, set by access.open.
create or replace function access.sees_pay() returns boolean language sql stable parallel safe
return coalesce(access.setting('sees_pay') = 'yes', false);

-- Whether HR reads documents of health: by a grant of its own, set with the context; never support.
create or replace function access.sees_health() returns boolean language sql stable parallel safe
return coalesce(access.setting('sees_health') = 'yes', false);

-- A refusal of the catalogue raised from SQL: the server turns SQLSTATE CR001 into the error of that code.
create or replace function access.refuse(code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'CR001', message = code;
end $$;
