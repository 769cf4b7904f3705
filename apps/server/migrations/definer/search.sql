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

-- The same of documents: title, code, kind, tags and the names of whom they are about.
create or replace function access.found_documents(p_words text[], p_most integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  named text := (select string_agg(format('d.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  found uuid[];
begin
  if access.access_group() is null or access.profile() not in ('rh', 'gestor') then return '{}'; end if;
  execute format('select array(select d.id from document d where d.access_group_id = $1 and d.deleted_at is null and %s limit $2)', named)
    into found using access.access_group(), p_most;
  return found;
end $$;

-- Mirrors of the access group whose worker matches every word, as the mirror or the record has them, or has the CPF; at most so many. Who may
-- see them is cut by their own policies.
create or replace function access.found_timesheets(p_words text[], p_cpf text, p_most integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  on_mirror text := (select string_agg(format('t.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  on_record text := (select string_agg(format('e.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  found uuid[];
begin
  if access.access_group() is null or access.profile() not in ('rh', 'gestor', 'job') then return '{}'; end if;
  execute format('select array(select f.id from (
      (select t.id from timesheet t where t.access_group_id = $1 and t.deleted_at is null and %s limit $2)
      union (select t.id from employment e join timesheet t on t.employment_id = e.id and t.deleted_at is null where e.access_group_id = $1 and %s limit $2)
      union (select t.id from employment e join timesheet t on t.employment_id = e.id and t.deleted_at is null where e.access_group_id = $1 and e.cpf = $3 limit $2)) f limit $2)',
      on_mirror, on_record)
    into found using access.access_group(), p_most, p_cpf;
  return found;
end $$;
