-- Whether any row of any tenant names the file (a column that ends in sha256 does): what nobody names may leave the store.
create or replace function access.file_named(p_sha256 text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  place record;
  named boolean;
begin
  for place in
    select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname like '%sha256'
       and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
  loop
    execute format('select exists (select from public.%I where %I = $1)', place.relname, place.attname) into named using p_sha256;
    if named then
      return true;
    end if;
  end loop;
  return false;
end $$;
