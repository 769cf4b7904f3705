-- What open pages live by: a session that ends and a role that is switched off are told at once (kernel/live), so that the pages that listen
-- are asked again whether they may.

create or replace function access.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('cracha_live', json_build_object('topic', 'access:' || new.person_id, 'kind', 'access', 'id', '')::text);
  return null;
end $$;
create or replace trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null and new.person_id is not null) execute function access.tell_session_ended();

-- by statement: roles come and go by the thousand
create or replace function access.tell_roles_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('cracha_live', json_build_object('topic', 'access:' || p.person_id, 'kind', 'access', 'id', '')::text)
    from (select distinct g.person_id from gone g join come c on c.id = g.id where g.enabled and not c.enabled) p;
  return null;
end $$;
create or replace trigger membership_ended after update on membership referencing old table as gone new table as come
  for each statement execute function access.tell_roles_ended();
