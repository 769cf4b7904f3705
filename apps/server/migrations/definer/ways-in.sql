-- Passkeys, a provider's sign-in and HR's letters: they work before there is a context, or on persons that HR can't read.

create or replace function access.keep_passkey_challenge(p_mac bytea, p_person uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from passkey_challenge where expires_at < now();
  insert into passkey_challenge (mac, person_id, expires_at) values (p_mac, p_person, now() + interval '5 minutes')
$$;

-- Uses a challenge, once: false where it is none, somebody else's, of the other purpose (person null: a sign-in), or too old.
create or replace function access.use_passkey_challenge(p_mac bytea, p_person uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from passkey_challenge where mac = p_mac and person_id is not distinct from p_person and expires_at > now();
  return found;
end $$;

-- The passkey that signs in, with what is asked of its person; no row for an unknown one.
create or replace function access.passkey_of(p_credential text)
returns table (id uuid, person_id uuid, public_key bytea, counter bigint, suspended boolean, active boolean, has_role boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.person_id, k.public_key, k.counter, k.suspended_at is not null or k.doubted_at is not null, p.active,
         exists (select from membership m where m.person_id = p.id and m.enabled)
    from passkey k join person p on p.id = k.person_id where k.credential_id = p_credential
$$;

-- Counts a use. False: the counter did not go on, so there are two of this key: it is suspended.
create or replace function access.use_passkey(p_id uuid, p_counter bigint, p_backed_up boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update passkey set counter = p_counter, used_at = now(), backed_up = p_backed_up
   where id = p_id and suspended_at is null and doubted_at is null and (p_counter > counter or p_counter = 0 and counter = 0);
  if found then return true; end if;
  update passkey set suspended_at = now() where id = p_id and suspended_at is null;
  return false;
end $$;

create or replace function access.keep_provider_sign_in(p_state_mac bytea, p_sealed bytea) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from provider_sign_in where expires_at < now();
  insert into provider_sign_in (state_mac, sealed, expires_at) values (p_state_mac, p_sealed, now() + interval '10 minutes')
$$;

-- Takes a sign-in that was begun, once; null: none, or too old.
create or replace function access.take_provider_sign_in(p_state_mac bytea) returns bytea
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from provider_sign_in where state_mac = p_state_mac and expires_at > now() returning sealed
$$;

-- Whom a provider's word is about: by CPF, or by an e-mail that the person has confirmed here too.
create or replace function access.provider_credentials(p_kind text, p_value text)
returns table (person_id uuid, password_hash text, active boolean, two_factor_active boolean, password_expired boolean, has_role boolean,
  two_factor_secret bytea, two_factor_step bigint)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select c.person_id, null::text, c.active, c.two_factor_active, false, c.has_role, c.two_factor_secret, c.two_factor_step
    from access.credentials(p_kind, p_value) c join person p on p.id = c.person_id
   where p_kind = 'cpf' or p_kind = 'email' and p.email_confirmed_at is not null
$$;

-- What the second factor of a challenge is checked against: of its own person alone.
create or replace function access.own_credentials()
returns table (person_id uuid, password_hash text, active boolean, two_factor_active boolean, password_expired boolean, has_role boolean,
  two_factor_secret bytea, two_factor_step bigint)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, null::text, p.active, p.two_factor_active, false, true, p.two_factor_secret, p.two_factor_step from person p where p.id = access.person()
$$;

-- The workers of HR's scope whose link waits for them: whether a letter can be proven by a birth date, and until when there is one.
create or replace function access.never_came_in() returns table (person_id uuid, has_birth_date boolean, letter_until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct p.id, access.letter_birth_date(p.id) is not null or l.birth_mac is not null, case when l.used_at is null and l.expires_at > now() then l.expires_at end
    from employment e join person p on p.id = e.person_id
    left join access_letter l on l.person_id = p.id and l.access_group_id = e.access_group_id and l.kind = 'letter'
   where access.profile() = 'rh' and e.access_group_id = access.access_group() and p.active and not access.accepted(p.id, e.access_group_id)
     and (access.all_companies() or e.company_id = any (access.companies()))
$$;

-- The birth date that a letter of the present HR's group is proven with: the group's own record says it, never the person's.
create or replace function access.letter_birth_date(p_person uuid) returns date
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select w.birth_date from worker_record w
   where access.profile() = 'rh' and w.person_id = p_person and w.access_group_id = access.access_group() and w.birth_date is not null
   order by w.employment_id limit 1
$$;

-- A letter of thirty days of HR's group for somebody within reach. It opens what that group holds, and nothing else: so it may be for any
-- account, by HR that may open all of it. p_birth_mac null: that of the letter before.
-- @returns its term. @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED, LINK_REFUSED, REQUIRED_FIELD without a birth date
create or replace function access.issue_letter(p_person uuid, p_code_mac bytea, p_birth_mac bytea) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  until timestamptz := now() + interval '30 days';
  proof bytea := coalesce(p_birth_mac, (select l.birth_mac from access_letter l
    where l.person_id = p_person and l.access_group_id = access.access_group() and l.kind = 'letter'));
begin
  if access.profile() is distinct from 'rh' or not exists (select from access.issue_target(p_person)) then perform access.refuse('NOT_FOUND'); end if;
  if not access.may_open_all(p_person) then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  perform access.ask_again(p_person, access.access_group());
  if proof is null then perform access.refuse('REQUIRED_FIELD'); end if;
  insert into access_letter (person_id, access_group_id, kind, code_mac, birth_mac, issued_by, expires_at)
  values (p_person, access.access_group(), 'letter', p_code_mac, proof, access.person(), until)
  on conflict (person_id, access_group_id, kind) do update set code_mac = excluded.code_mac, birth_mac = excluded.birth_mac,
    issued_by = excluded.issued_by, issued_at = now(), expires_at = excluded.expires_at, used_at = null;
  return until;
end $$;

-- Whose letter this is, and of which group: code, CPF and birth date together; no row: not good. It is used up by the password it sets, or by
-- the link that it accepts. `in_use`: somebody uses the account already; the letter alone doesn't open it.
create or replace function access.letter_of(p_cpf text, p_code_mac bytea, p_birth_mac bytea)
returns table (person_id uuid, access_group_id uuid, in_use boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, l.access_group_id, not access.never_used(p.id) from person p join access_letter l on l.person_id = p.id and l.kind = 'letter'
   where p.cpf = p_cpf and l.code_mac = p_code_mac and l.birth_mac = p_birth_mac and p.active and l.used_at is null and l.expires_at > now()
$$;
