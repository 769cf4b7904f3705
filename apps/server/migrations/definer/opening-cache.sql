-- What takes kept openings away (worker_opening): everything that access.try_worker asks. Each waits for openings that are being kept
-- right now (a moment) and holds back new ones until it has committed.

create or replace function access.forget_openings(p_people uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  lock table access_change in row exclusive mode;
  -- a statement of its own: it sees what was kept while we waited
  delete from worker_opening where person_id = any (p_people);
end $$;

create or replace function access.forget_openings_of_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  lock table access_change in row exclusive mode;
  delete from worker_opening where session_id = old.id;
  return null;
end $$;
create or replace trigger session_changed after update on session for each row
  when ((old.ended_at, old.kind, old.support_grant_id, old.person_id) is distinct from (new.ended_at, new.kind, new.support_grant_id, new.person_id)
        or new.idle_until < old.idle_until) execute function access.forget_openings_of_session();
create or replace trigger session_removed after delete on session for each row execute function access.forget_openings_of_session();

create or replace function access.forget_openings_of_token() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  lock table access_change in row exclusive mode;
  delete from worker_opening where token_id = old.id;
  return null;
end $$;
create or replace trigger session_token_changed after update on session_token for each row
  when (new.expires_at < old.expires_at or new.session_id <> old.session_id) execute function access.forget_openings_of_token();
create or replace trigger session_token_removed after delete on session_token for each row execute function access.forget_openings_of_token();

create or replace function access.forget_openings_of_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array[old.id]);
  return null;
end $$;
create or replace trigger person_changed after update on person for each row
  when ((old.active, old.password_provisional, old.two_factor_active, old.two_factor_required)
        is distinct from (new.active, new.password_provisional, new.two_factor_active, new.two_factor_required))
  execute function access.forget_openings_of_person();
create or replace trigger person_removed after delete on person for each row execute function access.forget_openings_of_person();

-- Roles, employments and acceptances of people: by statement, since they come by the hundred thousand. Gone and come are its rows.
create or replace function access.forget_openings_of_those_gone() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array(select distinct person_id from gone));
  return null;
end $$;
create or replace function access.forget_openings_of_those_come() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array(select distinct person_id from come));
  return null;
end $$;
create or replace function access.forget_openings_of_those_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array(select person_id from gone union select person_id from come));
  return null;
end $$;
create or replace trigger membership_come after insert on membership referencing new table as come
  for each statement execute function access.forget_openings_of_those_come();
create or replace trigger membership_changed after update on membership referencing old table as gone new table as come
  for each statement execute function access.forget_openings_of_those_changed();
create or replace trigger membership_gone after delete on membership referencing old table as gone
  for each statement execute function access.forget_openings_of_those_gone();
create or replace trigger employment_come after insert on employment referencing new table as come
  for each statement execute function access.forget_openings_of_those_come();
create or replace trigger employment_changed after update on employment referencing old table as gone new table as come
  for each statement execute function access.forget_openings_of_those_changed();
create or replace trigger employment_gone after delete on employment referencing old table as gone
  for each statement execute function access.forget_openings_of_those_gone();
create or replace trigger privacy_acceptance_changed after update on privacy_acceptance referencing old table as gone new table as come
  for each statement execute function access.forget_openings_of_those_changed();
create or replace trigger privacy_acceptance_gone after delete on privacy_acceptance referencing old table as gone
  for each statement execute function access.forget_openings_of_those_gone();

create or replace function access.forget_openings_of_profile() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array(select person_id from membership where access_profile_id = new.id));
  return null;
end $$;
create or replace trigger access_profile_changed after update on access_profile for each row
  when (old.permissions is distinct from new.permissions) execute function access.forget_openings_of_profile();

create or replace function access.forget_openings_of_company() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.forget_openings(array(select person_id from employment where company_id = new.id));
  return null;
end $$;
create or replace trigger company_changed after update on company for each row
  when ((old.trade_name, old.app_accesses, old.shows_receipts) is distinct from (new.trade_name, new.app_accesses, new.shows_receipts))
  execute function access.forget_openings_of_company();
