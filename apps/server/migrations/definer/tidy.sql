-- Takes away what has had its time: kept answers after 24 hours (product map), guesses after a day, codes, challenges, openings and
-- tokens past their term. Records of what people did are no part of it. Answers how many rows went.
create or replace function access.tidy() returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  gone bigint := 0;
  taken bigint;
begin
  delete from idempotency_key where created_at < now() - interval '24 hours';
  get diagnostics taken = row_count; gone := gone + taken;
  delete from attempt where at < now() - interval '1 day';
  get diagnostics taken = row_count; gone := gone + taken;
  delete from used_captcha where expires_at < now();
  get diagnostics taken = row_count; gone := gone + taken;
  delete from passkey_challenge where expires_at < now();
  get diagnostics taken = row_count; gone := gone + taken;
  delete from provider_sign_in where expires_at < now();
  get diagnostics taken = row_count; gone := gone + taken;
  delete from worker_opening where valid_until < now();
  get diagnostics taken = row_count; gone := gone + taken;
  -- a token is renewed for fifteen minutes past its term
  delete from session_token where expires_at < now() - interval '1 day';
  get diagnostics taken = row_count; gone := gone + taken;
  return gone;
end $$;
