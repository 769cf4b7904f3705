-- Takes away what has had its time: kept answers after 24 hours (product map), guesses and what was sent after a day, codes, challenges, openings and
-- tokens past their term; what registry imports staged, thirty days after they came to rest. Records of what people did are no part of it.
-- Answers how many rows went.
create or replace function access.tidy() returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  gone bigint := 0;
  taken bigint;
begin
  delete from idempotency_key where created_at < now() - interval '24 hours';
  get diagnostics taken = row_count; gone := gone + taken;
  delete from attempt where at < now() - interval '1 day';
  get diagnostics taken = row_count; gone := gone + taken;
  delete from code_sent where at < now() - interval '1 day';
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
  with resting as (
    select i.id from registry_import i
     where i.rows_dropped_at is null and i.state in ('applied', 'failed', 'cancelled', 'undone') and i.sent_at < now() - interval '30 days'
       and not exists (select from registry_import_event e where e.import_id = i.id and e.at > now() - interval '30 days')
     for update skip locked),
  marked as (update registry_import i set rows_dropped_at = now(), examples = '[]', edits = '{}' from resting where i.id = resting.id returning i.id)
  delete from registry_import_row r using marked where r.import_id = marked.id;
  get diagnostics taken = row_count; gone := gone + taken;
  return gone;
end $$;

-- Batch downloads that have had their time: their rows say so, and the files that nothing else names are answered, to be taken out of
-- the store. Answered again until `access.forget_batch_files` is told that they are gone: a process may die in between.
create or replace function access.expired_batch_files() returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update batch_download set state = 'expired' where state = 'ready' and expires_at <= now();
  return query
    select distinct f.zip_hash from batch_download_file f join batch_download b on b.id = f.batch_id
     where b.state = 'expired'
       and not exists (select from batch_download_file o join batch_download p on p.id = o.batch_id
                        where o.zip_hash = f.zip_hash and p.state in ('queued', 'preparing', 'ready'));
end $$;

create or replace function access.forget_batch_files(p_files text[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from batch_download_file f using batch_download b
   where b.id = f.batch_id and b.state = 'expired' and f.zip_hash = any (p_files)
$$;
