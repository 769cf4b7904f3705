-- What open pages live by: a session that ends and a role that is switched off or comes into force are told at once (kernel/live), so that the
-- pages that listen are asked again whether they may. So is support that is let in, comes and is gone: its person's own pages say so.

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
    from (select distinct g.person_id from gone g join come c on c.id = g.id where g.in_force <> c.in_force) p;
  return null;
end $$;
create or replace trigger membership_ended after update on membership referencing old table as gone new table as come
  for each statement execute function access.tell_roles_ended();

create or replace function access.tell_support() returns trigger language plpgsql as $$
begin
  perform pg_notify('cracha_live', json_build_object('topic', 'support:' || new.person_id, 'kind', 'support', 'id', '')::text);
  return null;
end $$;
create or replace trigger support_told after update on support_grant for each row
  when ((old.granted_until, old.begun_at, old.ended_at) is distinct from (new.granted_until, new.begun_at, new.ended_at))
  execute function access.tell_support();
