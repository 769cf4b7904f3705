-- What files there are: those of the store that a row names, of all tenants. A column that ends in `sha256` names one, and a sealed file its request; a payslip that is
-- kept in a pack names the pack's, which holds its bytes. `lasting`: a backup takes it along; what a batch holds is gone in days. Asked
-- by backup, verify, and whatever takes a file out of the store. `p_sha256`: of this one alone.
create or replace function access.named_files(p_sha256 text default null) returns table (sha256 text, lasting boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  place record;
begin
  for place in
    select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname like '%sha256'
       and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
    union all select 'signature_request', 'hash_final'
  loop
    return query execute format('select t.%1$I, true from public.%2$I t where t.%1$I is not null and ($1 is null or t.%1$I = $1)%3$s',
      place.attname, place.relname, case when (place.relname, place.attname) = ('receipt_file', 'sha256') then ' and t.pack_sha256 is null' else '' end)
      using p_sha256;
  end loop;
  return query
    select f.zip_hash, false from batch_download_file f join batch_download b on b.id = f.batch_id
     where b.state in ('queued', 'preparing', 'ready') and (p_sha256 is null or f.zip_hash = p_sha256);
end $$;

-- Whether a row of any tenant names the file: then its bytes stay.
create or replace function access.file_named(p_sha256 text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from access.named_files(p_sha256))
$$;

-- Takes a place among the ten pictures of a person or a company in an hour, exactly, whoever sends them: each is drawn anew. Answers the
-- seconds to wait; null: it is taken.
create or replace function access.admit_picture(p_of uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_subject bytea := sha256(convert_to('picture ' || p_of, 'UTF8'));
  v_taken integer;
  v_oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('picture ' || p_of, 1));
  select count(*), min(at) into v_taken, v_oldest from attempt
   where kind = 'picture' and subject = v_subject and at > clock_timestamp() - interval '60 minutes';
  if v_taken >= 10 then
    return greatest(1, ceil(extract(epoch from v_oldest + interval '60 minutes' - clock_timestamp())));
  end if;
  insert into attempt (kind, subject, state) values ('picture', v_subject, 'succeeded');
  return null;
end $$;
