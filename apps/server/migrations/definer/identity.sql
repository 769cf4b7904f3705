-- Sign-in and sessions: they work before there is a context, so they are narrow functions.

create or replace function access.signing_key() returns bytea
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select sealed from signing_key where id = 1 $$;

-- Takes a place among the ten attempts on a subject in fifteen minutes, exactly, also when many arrive at once. Only failures
-- count; those still being checked are waited for (attempt and wait_seconds null), since each of them may fail. `failures` are
-- the subject's, `of_address` those of the address with whatever subject, in the same time.
create or replace function access.admit_attempt(p_kind text, p_subject bytea, p_ip text,
  out attempt bigint, out wait_seconds integer, out failures integer, out of_address integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  checking integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(p_subject, 'hex') || p_kind, 1));
  -- what no limit looks at any more is not kept
  delete from attempt where subject = p_subject and kind = p_kind and at < clock_timestamp() - interval '1 day';
  -- what a process was checking when it died counts as failed
  select count(*) filter (where state = 'failed' or at < clock_timestamp() - interval '10 seconds'),
         count(*) filter (where state = 'open' and at >= clock_timestamp() - interval '10 seconds'), min(at)
    into failures, checking, oldest from attempt a
   where subject = p_subject and kind = p_kind and state <> 'succeeded' and at > clock_timestamp() - interval '15 minutes';
  select count(*) into of_address from (select from attempt where ip = p_ip and state = 'failed' and at > clock_timestamp() - interval '15 minutes' limit 1000) a;
  if failures >= 10 then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '15 minutes' - clock_timestamp())));
  -- many people may share an address: only what no office does is refused
  elsif of_address >= 600 then
    wait_seconds := 60;
  elsif failures + checking < 10 then
    insert into attempt (kind, subject, ip) values (p_kind, p_subject, p_ip) returning id into attempt;
  end if;
end $$;

create or replace function access.settle_attempt(p_attempt bigint, p_state text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from attempt where id = p_attempt and p_state = 'dropped';
  update attempt set state = p_state where id = p_attempt;
$$;

-- Takes a place among what may be sent in 24 hours: for each subject at most its limit, exactly, also when many ask at once. Null: taken;
-- else nothing is counted, and this is when there is a place again.
create or replace function access.take_code(p_subjects bytea[], p_limits integer[]) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one bytea;
  again timestamptz;
begin
  -- in one order, so that two who ask wait for each other only one way
  for one in select s from unnest(p_subjects) s order by s loop
    perform pg_advisory_xact_lock(hashtextextended(encode(one, 'hex'), 4));
  end loop;
  delete from code_sent where subject = any (p_subjects) and at <= clock_timestamp() - interval '24 hours';
  select max(full_since.at) + interval '24 hours' into again
    from unnest(p_subjects, p_limits) as l(subject, most)
   cross join lateral (select c.at from code_sent c where c.subject = l.subject order by c.at desc offset l.most - 1 limit 1) full_since;
  if again is null then insert into code_sent (subject) select unnest(p_subjects); end if;
  return again;
end $$;

-- Lifts a lock: the failures of subjects are taken back.
create or replace function access.forget_attempts(p_subjects bytea[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$ delete from attempt where subject = any (p_subjects) $$;

-- A captcha's answer, once. False: it was used before.
create or replace function access.use_captcha(p_mac bytea, p_expires_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from used_captcha where expires_at < now();
  insert into used_captcha values (p_mac, p_expires_at) on conflict do nothing;
  return found;
end $$;

-- What a password is checked against; no row for an unknown identifier.
create or replace function access.credentials(p_kind text, p_value text)
returns table (person_id uuid, password_hash text, active boolean, two_factor_active boolean, password_expired boolean, has_role boolean,
  two_factor_secret bytea, two_factor_step bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.password_hash, p.active, p.two_factor_active, coalesce(p.password_expires_at < now(), false),
         exists (select from membership m where m.person_id = p.id and m.enabled), p.two_factor_secret, p.two_factor_step
    from person p
   where case p_kind when 'cpf' then p.cpf = p_value when 'email' then p.email = lower(p_value) when 'cellPhone' then p.cell_phone = p_value end
$$;

-- The roles whose holders need a second factor, whatever is flagged.
create or replace function access.needs_two_factor(p_role text) returns boolean language sql immutable parallel safe
return p_role in ('ADMIN', 'FINANCEIRO', 'ASSEMAT', 'SUPORTE');

-- Opens a session in the person's first profile, with the group already chosen where there is only one. p_kind: what it may do.
-- p_opened_by, p_opened_groups, p_takes_over: of one that sets a password, what it was opened with. p_proven: what proved the person beside the password.
create or replace function access.open_session(p_person uuid, p_ip text, p_user_agent text, p_kind text default 'full',
  p_device uuid default null, p_provisional_key bytea default null, p_opened_by text default null, p_opened_groups uuid[] default '{}',
  p_takes_over boolean default false, p_proven text[] default '{}') returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  opened uuid;
  token uuid := gen_random_uuid();
  first_role text;
  term interval := case p_kind when 'full' then interval '12 hours' else interval '5 minutes' end;
begin
  -- a group's provisional password proves its person to that group
  if p_kind = 'full' then
    perform access.accept_link(p.id, p.password_group, 'provisionalPassword') from person p
     where p.id = p_person and p.password_provisional and p.password_from = 'group';
  end if;
  select role into first_role from membership where person_id = p_person and in_force
   order by array_position(array['EMPREGADO', 'RH', 'GESTOR', 'FINANCEIRO', 'ASSEMAT', 'REVENDEDOR', 'ADMIN', 'SUPORTE'], role) limit 1;
  -- whose links are all claims comes in to accept them
  if first_role is null and not exists (select from membership where person_id = p_person and enabled) then
    perform access.refuse('USER_WITHOUT_ROLES');
  end if;
  insert into session (person_id, profile, idle_until, ip, user_agent, kind, device_id, provisional_key, provisional_key_at, opened_by, opened_groups, takes_over, proven)
  values (p_person, coalesce(access.profile_of_role(first_role), 'trabalhador'), now() + term, p_ip, left(p_user_agent, 300), p_kind, p_device,
          p_provisional_key, case when p_provisional_key is not null then now() end, p_opened_by, p_opened_groups, p_takes_over, p_proven) returning id into opened;
  insert into session_token (id, session_id, access_group_id, manager_access_group_id, expires_at)
  values (access.token_row(token), opened, access.only_group(p_person, 'RH'), access.only_group(p_person, 'GESTOR'), now() + least(term, interval '10 minutes'));
  if p_kind = 'full' then
    update person set first_signed_in_at = now() where id = p_person and first_signed_in_at is null;
    perform access.tell_came_in(p_person);
    insert into security_event (person_id, kind, ip, user_agent, session_id) values (p_person, 'signedIn', p_ip, left(p_user_agent, 300), opened);
  end if;
  return token;
end $$;

-- Uses up a time step of the authenticator: false where it, or a newer one, was used before.
create or replace function access.use_step(p_person uuid, p_step bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update person set two_factor_step = p_step where id = p_person and two_factor_step < p_step;
  return found;
end $$;

create or replace function access.use_recovery_code(p_person uuid, p_code_mac bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update recovery_code set used_at = now() where person_id = p_person and code_mac = p_code_mac and used_at is null;
  if found then insert into security_event (person_id, kind) values (p_person, 'recoveryCodeUsed'); end if;
  return found;
end $$;

-- The person's device with this key; expired ones are answered too, so that the client is told why.
create or replace function access.device_of(p_person uuid, p_key_mac bytea) returns table (id uuid, good boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.id, d.expires_at > now() and d.ended_at is null from known_device d where d.person_id = p_person and d.key_mac = p_key_mac
$$;

-- Remembers a browser for thirty days, or moves the term of one that is known.
create or replace function access.remember_device(p_person uuid, p_key_mac bytea, p_ip text, p_user_agent text) returns uuid
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into known_device (person_id, key_mac, expires_at, ip, user_agent)
  values (p_person, p_key_mac, now() + interval '30 days', p_ip, left(p_user_agent, 300)) returning id
$$;

-- Ends sessions and remembered devices of a person, but for one session. Their next request is refused, on every process.
create or replace function access.end_sessions(p_person uuid, p_but uuid, p_why text, p_devices boolean) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session set ended_at = now(), ended_why = p_why where person_id = p_person and ended_at is null and id is distinct from p_but;
  update known_device set ended_at = now() where p_devices and person_id = p_person and ended_at is null;
$$;

-- Whom a recovery is for, and where its message goes: the confirmed contact of the kind that was typed, else the other one.
create or replace function access.recovery_contact(p_kind text, p_value text)
returns table (person_id uuid, name text, language text, channel text, contact text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.name, p.language, c.channel, c.contact from person p, lateral (
    select 'sms' as channel, p.cell_phone as contact, case p_kind when 'email' then 2 else 1 end as place where p.cell_phone_confirmed_at is not null and p.cell_phone is not null
    union all
    select 'mail', p.email, case p_kind when 'email' then 1 else 2 end where p.email_confirmed_at is not null and p.email is not null
    order by place limit 1) c
   where p.active and case p_kind when 'cpf' then p.cpf = p_value when 'email' then p.email = lower(p_value) when 'cellPhone' then p.cell_phone = p_value end
$$;

create or replace function access.keep_recovery(p_person uuid, p_channel text, p_contact text, p_code_mac bytea, p_link_mac bytea) returns timestamptz
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into contact_code (person_id, purpose, channel, contact, code_mac, link_mac, expires_at)
  values (p_person, 'recovery', p_channel, p_contact, p_code_mac, p_link_mac, now() + case when p_link_mac is null then interval '10 minutes' else interval '30 minutes' end)
  on conflict (person_id, purpose) do update set channel = excluded.channel, contact = excluded.contact, code_mac = excluded.code_mac,
    link_mac = excluded.link_mac, sent_at = clock_timestamp(), expires_at = excluded.expires_at, wrong = 0, used_at = null
  returning expires_at
$$;

-- Uses a recovery: by its link's long code, or by identifier and short code (five wrong ones end it). The link of an invitation is used the
-- same way by whose account was never used; it proves the contact that it came to. @returns whose it is, what it came by, and of an invitation
-- the group; no row: not good
create or replace function access.use_recovery(p_kind text, p_value text, p_mac bytea) returns table (person_id uuid, opened_by text, opened_groups uuid[])
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  found_code record;
begin
  select c.* into found_code from contact_code c join person p on p.id = c.person_id
   where p.active and (c.purpose = 'recovery' or c.purpose = 'machine' and p_kind is null)
     and case when p_kind is null then c.link_mac = p_mac
     when p_kind = 'cpf' then p.cpf = p_value when p_kind = 'email' then p.email = lower(p_value) else p.cell_phone = p_value end
     for update of c;
  if found then
    if found_code.used_at is not null or found_code.wrong >= 5 or found_code.expires_at < now() then return; end if;
    if p_kind is not null and found_code.code_mac <> p_mac then
      update contact_code c set wrong = c.wrong + 1 where c.person_id = found_code.person_id and c.purpose = 'recovery';
      return;
    end if;
    update contact_code c set used_at = now() where c.person_id = found_code.person_id and c.purpose = found_code.purpose;
    return query select found_code.person_id, case found_code.purpose when 'machine' then 'machine' else found_code.channel end, '{}'::uuid[];
  elsif p_kind is null then
    return query select * from access.use_invitation(p_mac);
  end if;
end $$;

create or replace function access.use_invitation(p_link_mac bytea) returns table (person_id uuid, opened_by text, opened_groups uuid[])
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  sent access_letter;
begin
  select x.* into sent from access_letter x join person p on p.id = x.person_id
   where x.link_mac = p_link_mac and x.used_at is null and x.expires_at > now() and p.active and access.never_used(p.id) for update of x, p;
  if sent.id is null then return; end if;
  -- it may come back a moment later: the password uses it up
  update person p set email = sent.contact, email_confirmed_at = now()
   where p.id = sent.person_id and sent.channel = 'mail' and not exists (select from person o where o.email = sent.contact and o.id <> p.id);
  update person p set cell_phone = sent.contact, cell_phone_confirmed_at = now()
   where p.id = sent.person_id and sent.channel = 'sms' and not exists (select from person o where o.cell_phone = sent.contact and o.id <> p.id);
  return query select sent.person_id, 'invitation'::text, array[sent.access_group_id];
end $$;

-- Whether a contact is somebody else's.
create or replace function access.contact_taken(p_kind text, p_value text, p_but uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from person where id <> p_but and case p_kind when 'email' then email = lower(p_value) else cell_phone = p_value end)
$$;

create or replace function access.profile_of_role(role text) returns text language sql immutable parallel safe
return case role when 'EMPREGADO' then 'trabalhador' when 'RH' then 'rh' when 'GESTOR' then 'gestor' when 'FINANCEIRO' then 'financeiro'
  when 'ASSEMAT' then 'assemat' when 'REVENDEDOR' then 'revendedor' else 'admin' end;

create or replace function access.only_group(p_person uuid, p_role text) returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select (array_agg(access_group_id))[1] from membership where person_id = p_person and role = p_role and in_force having count(*) = 1
$$;

-- A new token for the session of another: the former is good for 30 seconds more. No token where it is too old: one can be renewed from the
-- middle of its ten minutes to fifteen minutes after them. It may be renewed again while its successor was never used (the answer was lost);
-- once that was used, two have the session: it ends (`reused`).
create or replace function access.renew_token(p_token uuid, out token uuid, out reused boolean)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  old record;
begin
  select t.*, p.active into old from session_token t join session s on s.id = t.session_id left join person p on p.id = s.person_id
   where t.id = p_token and s.ended_at is null and s.kind = 'full' and s.idle_until > now() and t.expires_at > now() - interval '15 minutes'
     for update of t;
  reused := false;
  -- a signer without a user is no person
  if not found or not coalesce(old.active, true) then return; end if;
  if exists (select from session_token n where n.session_id = old.session_id and n.renewed_from = p_token and n.used_at is not null) then
    reused := true;
    perform access.end_session(old.session_id, 'tokenReused');
    return;
  end if;
  token := gen_random_uuid();
  insert into session_token (id, session_id, access_group_id, manager_access_group_id, expires_at, renewed_from)
  values (access.token_row(token), old.session_id, old.access_group_id, old.manager_access_group_id, now() + interval '10 minutes', p_token);
  update session_token set expires_at = least(expires_at, now() + interval '30 seconds') where id = p_token;
  delete from session_token where session_id = old.session_id and expires_at < now() - interval '1 hour';
end $$;

-- Dates the first use of a token. Nobody waits for another who is doing the same.
create or replace function access.note_use(p_token uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session_token set used_at = now()
   where id = (select t.id from session_token t where t.id = p_token and t.used_at is null for no key update skip locked)
$$;

-- A token of the same session for another access group; the earlier token stays good for its own.
create or replace function access.choose_group(p_token uuid, p_role text, p_group uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  old record;
  fresh uuid := gen_random_uuid();
begin
  select t.*, s.person_id, s.support_grant_id into old from session_token t join session s on s.id = t.session_id where t.id = p_token;
  if old.support_grant_id is not null then perform access.refuse('SUPPORT_ACT_FORBIDDEN'); end if;
  if not exists (select from membership where person_id = old.person_id and role = p_role and access_group_id = p_group and in_force) then
    perform access.refuse('NOT_FOUND');
  end if;
  if exists (select from access_group where id = p_group and suspended_at is not null) then perform access.refuse('ACCESS_GROUP_SUSPENDED'); end if;
  insert into session_token (id, session_id, access_group_id, manager_access_group_id, expires_at)
  values (access.token_row(fresh), old.session_id, case p_role when 'RH' then p_group else old.access_group_id end,
          case p_role when 'GESTOR' then p_group else old.manager_access_group_id end, now() + interval '10 minutes');
  update session set profile = access.profile_of_role(p_role) where id = old.session_id;
  return fresh;
end $$;

create or replace function access.end_session(p_session uuid, p_why text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session set ended_at = now(), ended_why = p_why where id = p_session and ended_at is null
$$;

-- The groups a role is held in, to choose from: names of groups the person has no context in yet.
create or replace function access.groups_of(p_person uuid, p_role text)
returns table (id uuid, name text, companies integer, last_used timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select g.id, g.name, (select count(*)::integer from company c where c.access_group_id = g.id and c.active),
         (select max(t.created_at) from session_token t join session s on s.id = t.session_id
           where s.person_id = p_person and g.id = case p_role when 'RH' then t.access_group_id else t.manager_access_group_id end)
    from membership m join access_group g on g.id = m.access_group_id
   where m.person_id = p_person and m.role = p_role and m.in_force order by g.name, g.id
$$;

-- What the token tells its client about the person: roles, permissions of every role, groups and companies.
create or replace function access.claims(p_token uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select jsonb_build_object(
    'sub', s.person_id, 'sid', s.id,
    'role', case when s.person_id is null then '["ASSINANTE"]' else
      (select coalesce(jsonb_agg(distinct role), '[]') from membership where person_id = s.person_id and in_force) end,
    'permissions', (select coalesce(jsonb_agg(distinct n order by n), '[]') from membership m
        join access_profile a on a.id = m.access_profile_id, unnest(a.permissions) n
      where m.person_id = s.person_id and m.in_force
        and (m.role not in ('RH', 'GESTOR') or m.access_group_id = case m.role when 'RH' then t.access_group_id else t.manager_access_group_id end)),
    'IdGrupoAcesso', t.access_group_id,
    'IdGruposAcessoRH', access.group_ids(s.person_id, 'RH'),
    'IdGrupoAcessoGestor', t.manager_access_group_id,
    -- whose turn a worker's calls take (kernel/http/admission.ts)
    'IdGrupoVinculo', (select access_group_id from employment where person_id = s.person_id and access_group_id <> all (access.groups_shut(s.person_id))
      order by admitted_on desc nulls last, id limit 1),
    'IdGruposAcessoGestor', access.group_ids(s.person_id, 'GESTOR'),
    'IdEmpresasRH', access.company_ids(s.person_id, 'RH', t.access_group_id),
    'IdEmpresasGestor', access.company_ids(s.person_id, 'GESTOR', t.manager_access_group_id))
    from session_token t join session s on s.id = t.session_id where t.id = p_token
$$;

create or replace function access.group_ids(p_person uuid, p_role text) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(jsonb_agg(distinct access_group_id), '[]') from membership where person_id = p_person and role = p_role and in_force
$$;

create or replace function access.company_ids(p_person uuid, p_role text, p_group uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(jsonb_agg(c.id order by c.id), '[]') from membership m join company c on c.access_group_id = m.access_group_id and c.deleted_at is null
   where m.person_id = p_person and m.role = p_role and m.in_force and m.access_group_id = p_group
     and (m.all_companies or c.id = any (access.companies_of(m.id, false)::uuid[]))
$$;

-- The name of a person one has something to do with: of the same access group, or oneself. For lists and logs.
create or replace function access.person_name(p_person uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when p_person = access.person() then (select p.name from person p where p.id = p_person)
    else (select access.name_in_group(p_person, m.access_group_id) from membership m
           where m.person_id = p_person and m.access_group_id in (
             select access.access_group() union all select e.access_group_id from employment e
              where access.profile() = 'trabalhador' and e.person_id = access.person() and e.access_group_id <> all (access.shut_groups()))
           order by m.in_force desc, m.created_at limit 1) end
$$;

-- A link for the first administrator, while nobody is on the platform; another one ends the link before. False: somebody is.
create or replace function access.offer_first_access(p_token_hash bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from person) then return false; end if;
  insert into first_access (id, token_hash) values (1, p_token_hash)
  on conflict (id) do update set token_hash = excluded.token_hash where first_access.used_at is null;
  return true;
end $$;

-- Uses the link, once: the person and the membership in one. Answers the person, null where the link is not good.
create or replace function access.create_first_administrator(p_token_hash bytea, p_name text, p_cpf text, p_email text, p_password_hash text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  made uuid;
begin
  update first_access set used_at = now() where id = 1 and used_at is null and token_hash = p_token_hash and not exists (select from person);
  if not found then return null; end if;
  insert into person (name, cpf, email, password_hash) values (p_name, p_cpf, lower(p_email), p_password_hash) returning id into made;
  insert into membership (person_id, role, access_profile_id, accepted_at, accepted_how) select made, 'ADMIN', id, now(), 'platform' from access_profile where role = 'ADMIN' and access_group_id is null;
  insert into security_event (person_id, kind) values (made, 'firstAdministrator');
  return made;
end $$;

-- The person with this CPF, or a new one, for HR that registers a worker: HR reads no person it has no employment of.
create or replace function access.person_for_worker(p_cpf text, p_name text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  found uuid;
begin
  if access.profile() is distinct from 'rh' or access.access_group() is null then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  insert into person (name, cpf, password_provisional) values (p_name, p_cpf, true) on conflict (cpf) do nothing returning id into found;
  if found is null then select id into found from person where cpf = p_cpf; end if;
  insert into membership (person_id, role, access_group_id, access_profile_id)
  select found, 'EMPREGADO', access.access_group(), id from access_profile where access_group_id is null and role = 'EMPREGADO'
  on conflict do nothing;
  return found;
end $$;

-- Who of HR may release an import besides the reader, or besides who a job works for: those who may edit imports, of the whole access group.
create or replace function access.releasers() returns table (person_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.name from membership m
    join person p on p.id = m.person_id and p.active
    join access_profile a on a.id = m.access_profile_id and 'RhImportacaoEditar' = any (a.permissions)
   where m.access_group_id = access.access_group() and m.role = 'RH' and m.in_force and m.all_companies and m.all_workers and p.id <> access.person()
     and access.profile() in ('rh', 'job')
   order by p.name
$$;

-- The privacy policy in force (contract: features/identity/privacy-policy.ts; a test compares).
create or replace function access.policy_version() returns text language sql immutable parallel safe return '2026-01';

-- Every confirmed contact of a person, for notices about their access.
create or replace function access.contacts_of(p_person uuid) returns table (channel text, contact text, name text, language text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select 'mail', p.email, p.name, p.language from person p where p.id = p_person and p.email is not null and p.email_confirmed_at is not null
  union all
  select 'sms', p.cell_phone, p.name, p.language from person p where p.id = p_person and p.cell_phone is not null and p.cell_phone_confirmed_at is not null
$$;

create or replace function access.note_security(p_person uuid, p_kind text, p_ip text, p_user_agent text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into security_event (person_id, kind, ip, user_agent) values (p_person, p_kind, p_ip, left(p_user_agent, 300))
$$;

-- The password policies of every access group a person has to do with.
create or replace function access.password_policies_of(p_person uuid) returns setof text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct g.password_policy from access_group g
   where g.id in (select access_group_id from membership where person_id = p_person and in_force and access_group_id is not null)
$$;

-- Somebody in the reach of HR (its scope) or of the platform (anybody). `whole`: the account is reached whole, so that an act on it may be done.
create or replace function access.issue_target(p_person uuid) returns table (active boolean, whole boolean, accepted boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.active, access.whole_account(p.id), access.profile() = 'admin' or access.accepted(p.id, access.access_group())
    from person p
   where p.id = p_person and (access.profile() = 'admin' or access.profile() = 'rh' and (
     exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group()
             and case access.setting('companies') when '*' then true else e.company_id = any (access.setting('companies')::uuid[]) end)
     or access.setting('companies') = '*' and exists (select from membership m where m.person_id = p.id and m.access_group_id = access.access_group())))
$$;

-- Sets a group's provisional password for three days; the sessions of the person end, the second factor stays. Nobody who is not reached
-- whole. Signing in with it accepts the group's link.
create or replace function access.issue_password(p_person uuid, p_hash text) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  until timestamptz := now() + interval '3 days';
begin
  if access.profile() is distinct from 'rh' or not exists (select from access.issue_target(p_person)) then perform access.refuse('NOT_FOUND'); end if;
  -- held until the end: nobody accepts a link elsewhere meanwhile
  perform from person where id = p_person for update;
  if not access.whole_account(p_person) then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  perform access.ask_again(p_person, access.access_group());
  update person set password_hash = p_hash, password_provisional = true, password_expires_at = until, password_from = 'group',
         password_group = access.access_group()
   where id = p_person;
  update access_letter set used_at = now() where person_id = p_person and access_group_id = access.access_group() and used_at is null;
  perform access.doubt_switched_off(p_person, access.access_group());
  perform access.end_sessions(p_person, null, 'provisionalPassword', true);
  return until;
end $$;
