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
  select k.id, k.person_id, k.public_key, k.counter, k.suspended_at is not null, p.active,
         exists (select from membership m where m.person_id = p.id and m.enabled)
    from passkey k join person p on p.id = k.person_id where k.credential_id = p_credential
$$;

-- Counts a use. False: the counter did not go on, so there are two of this key: it is suspended.
create or replace function access.use_passkey(p_id uuid, p_counter bigint, p_backed_up boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update passkey set counter = p_counter, used_at = now(), backed_up = p_backed_up
   where id = p_id and suspended_at is null and (p_counter > counter or p_counter = 0 and counter = 0);
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

-- The workers of HR's scope who never came in: whether a letter can be proven by a birth date, and until when there is one.
create or replace function access.never_came_in() returns table (person_id uuid, has_birth_date boolean, letter_until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct p.id, p.birth_date is not null, l.expires_at
    from employment e join person p on p.id = e.person_id
    left join access_letter l on l.person_id = p.id and l.used_at is null and l.expires_at > now()
   where access.profile() = 'rh' and e.access_group_id = access.access_group() and p.active and p.first_signed_in_at is null
     and (access.all_companies() or e.company_id = any (access.companies()))
$$;

-- A letter of thirty days for somebody within reach who never came in; a birth date that HR tells is kept with the person.
-- @returns its term. @throws NOT_FOUND, STATUS_FORBIDS where the person came in, REQUIRED_FIELD without a birth date
create or replace function access.issue_letter(p_person uuid, p_code_mac bytea, p_birth_date date) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  target record;
  until timestamptz := now() + interval '30 days';
begin
  if not exists (select from access.issue_target(p_person)) then perform access.refuse('NOT_FOUND'); end if;
  select * into target from person where id = p_person for update;
  if target.first_signed_in_at is not null then perform access.refuse('STATUS_FORBIDS'); end if;
  if coalesce(p_birth_date, target.birth_date) is null then perform access.refuse('REQUIRED_FIELD'); end if;
  update person set birth_date = p_birth_date where id = p_person and p_birth_date is not null;
  insert into access_letter (person_id, code_mac, issued_by, expires_at) values (p_person, p_code_mac, access.person(), until)
  on conflict (person_id) do update set code_mac = excluded.code_mac, issued_by = excluded.issued_by, issued_at = now(),
    expires_at = excluded.expires_at, used_at = null;
  return until;
end $$;

-- Whose letter this is: code, CPF and birth date together; null: not good. It is used up by the password it sets.
create or replace function access.letter_of(p_cpf text, p_code_mac bytea, p_birth_date date) returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id from person p join access_letter l on l.person_id = p.id
   where p.cpf = p_cpf and l.code_mac = p_code_mac and p.birth_date = p_birth_date and p.active and p.first_signed_in_at is null
     and l.used_at is null and l.expires_at > now()
$$;
