-- The public page of a proof of income: what its worker chose, and that it was opened.

-- What the holder of a link sees; unknown, expired and taken back: no row alike. Each opening is noted for the worker, who is told
-- once an hour; the same address that asks again within a minute is one opening.
create or replace function access.open_income_proof(p_code_mac bytea, p_ip text, p_browser text)
returns table (shown jsonb, made_at timestamptz, expires_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  found income_proof;
begin
  select * into found from income_proof p where p.code_mac = p_code_mac and p.revoked_at is null and p.expires_at > now() for share;
  if found.id is null then return; end if;
  if not exists (select from income_proof_access a where a.proof_id = found.id and a.ip is not distinct from p_ip and a.at > now() - interval '1 minute') then
    insert into income_proof_access (proof_id, access_group_id, person_id, ip, browser)
    values (found.id, found.access_group_id, found.person_id, p_ip, left(p_browser, 300));
    insert into notification (access_group_id, person_id, kind, values, target, cause)
    values (found.access_group_id, found.person_id, 'incomeProofOpened', '{}', '/trabalhador/comprovante-renda',
      'income-proof:' || found.id || ':' || to_char(now(), 'YYYYMMDDHH24'))
    on conflict do nothing;
  end if;
  return query select found.shown, found.made_at, found.expires_at;
end $$;

-- How many proofs of income were made and opened in a period, of the companies in reach: counts and nothing beside, for whom a worker
-- shows their pay is theirs alone. Fewer than five are nobody's business either: null.
create or replace function access.income_proofs_counted(p_from date, p_until date)
returns table (made integer, opened integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with bounds as (
    select (p_from::timestamp at time zone 'America/Sao_Paulo') as since, ((p_until + 1)::timestamp at time zone 'America/Sao_Paulo') as before
  ), mine as (
    select p.id, p.made_at from income_proof p
     where access.profile() = 'admin'
        or access.profile() = 'rh' and p.access_group_id = access.access_group()
       and (access.all_companies() or p.company_id = any (access.companies())) and (access.all_workers() or p.employment_id = any (access.workers()))
  ), counted as (
    select (select count(*) from mine m where (b.since is null or m.made_at >= b.since) and (b.before is null or m.made_at < b.before)) as made,
           (select count(*) from mine m join income_proof_access a on a.proof_id = m.id
             where (b.since is null or a.at >= b.since) and (b.before is null or a.at < b.before)) as opened
      from bounds b
  )
  select case when c.made >= 5 then c.made::integer end, case when c.made >= 5 and c.opened >= 5 then c.opened::integer end from counted c
$$;
