-- Reading from a replica (decision 24), called where the session is checked already.

-- At the end of a transaction that changes something. Only where a replica is read.
create or replace function access.note_position(p_token uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  insert into session_position (session_id, position)
  select session_id, pg_current_wal_insert_lsn() from session_token where id = p_token
  on conflict (session_id) do update set position = excluded.position;
$$;

-- Null: the session has changed nothing yet.
create or replace function access.position_of(p_token uuid) returns pg_lsn
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.position from session_token t join session_position p on p.session_id = t.session_id where t.id = p_token;
$$;

-- On the replica: refuses where it has not what the session wrote last. What it refuses is asked of the primary.
create or replace function access.require_position(p_token uuid, p_position pg_lsn) returns void
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if p_position is not null and access.position_of(p_token) is distinct from p_position then
    perform access.refuse('NOT_AVAILABLE');
  end if;
end $$;
