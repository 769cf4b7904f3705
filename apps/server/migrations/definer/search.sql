-- Receipts of the context's access group with all these words in name or registration, at most so many. `like` is not
-- leakproof: under row-level security it may not choose the rows, and the trigram index would lie idle. What is found
-- here is read by the caller under its own policies.
create or replace function access.found_receipts(p_words text[], p_most integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  -- every word by the index at once; planned with the words as they are, for how rare they are decides between the index and the rows
  named text := (select string_agg(format('r.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  found uuid[];
begin
  if access.access_group() is null or access.profile() not in ('rh', 'gestor', 'job') then return '{}'; end if;
  execute format('select array(select r.id from receipt r where r.access_group_id = $1 and r.deleted_at is null and %s limit $2)', named)
    into found using access.access_group(), p_most;
  return found;
end $$;
