-- The public page of a proof of income: what its worker chose, and that it was opened.

-- What the holder of a link sees; unknown, expired and taken back: no row alike. Each opening is noted for the worker, who is told
-- once an hour; the same address that asks again within a minute is one opening.
create or replace function access.open_income_proof(p_code_mac bytea, p_ip text, p_browser text)
returns table (shown jsonb, made_at timestamptz, expires_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, access as $$
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
