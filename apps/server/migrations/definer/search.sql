-- Receipts of the context's access group with all these words in name or registration, at most so many. `like` is not
-- leakproof: under row-level security it may not choose the rows, and the trigram index would lie idle. What is found
-- here is read by the caller under its own policies.
create or replace function access.found_receipts(p_words text[], p_most integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access as $$
declare
  -- the longest word chooses, the others only check
  longest text := (select w from unnest(p_words) w order by length(w) desc, w limit 1);
  found uuid[];
begin
  if access.access_group() is null or access.profile() not in ('rh', 'gestor', 'job') then return '{}'; end if;
  -- planned with the words as they are: how rare a word is decides between the index and the rows
  execute 'select array(select r.id from receipt r where r.access_group_id = $1 and r.deleted_at is null and r.search like $2
    and r.search like all ($3) limit $4)'
    into found
    using access.access_group(), hot.pattern(longest), array(select hot.pattern(w) from unnest(p_words) w), p_most;
  return found;
end $$;
