-- Sign-in and sessions: they work before there is a context, so they are narrow functions.

create or replace function access.signing_key() returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$ select secret from signing_key where id = 1 $$;

-- Takes a place among the ten attempts of an account in fifteen minutes, exactly, also when many arrive at once.
-- Successful ones don't count. Answers the attempt's number, or null and the seconds to wait.
create or replace function access.admit_sign_in(p_identifier bytea, p_ip text, out attempt bigint, out wait_seconds integer)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  used integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(p_identifier, 'hex'), 1));
  select count(*), min(at) into used, oldest from sign_in_attempt
   where identifier = p_identifier and not succeeded and at > clock_timestamp() - interval '15 minutes';
  if used >= 10 then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '15 minutes' - clock_timestamp())));
    return;
  end if;
  insert into sign_in_attempt (identifier, ip) values (p_identifier, p_ip) returning id into attempt;
end $$;

create or replace function access.sign_in_succeeded(p_attempt bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$ update sign_in_attempt set succeeded = true where id = p_attempt $$;

-- What a password is checked against; no row for an unknown identifier.
create or replace function access.credentials(p_kind text, p_value text)
returns table (person_id uuid, password_hash text, active boolean, two_factor_active boolean, password_expired boolean, has_role boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.id, p.password_hash, p.active, p.two_factor_active, coalesce(p.password_expires_at < now(), false),
         exists (select from membership m where m.person_id = p.id and m.enabled)
    from person p
   where case p_kind when 'cpf' then p.cpf = p_value when 'email' then p.email = lower(p_value) when 'cellPhone' then p.cell_phone = p_value end
$$;

-- Opens a session in the person's first profile, with the group already chosen where there is only one.
create or replace function access.open_session(p_person uuid, p_ip text, p_user_agent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access as $$
declare
  opened uuid;
  token uuid;
  first_role text;
begin
  select role into first_role from membership where person_id = p_person and enabled
   order by array_position(array['EMPREGADO', 'RH', 'GESTOR', 'FINANCEIRO', 'ASSEMAT', 'REVENDEDOR', 'ADMIN', 'SUPORTE'], role) limit 1;
  if first_role is null then perform access.refuse('USER_WITHOUT_ROLES'); end if;
  insert into session (person_id, profile, idle_until, ip, user_agent)
  values (p_person, access.profile_of_role(first_role), now() + interval '12 hours', p_ip, left(p_user_agent, 300)) returning id into opened;
  insert into session_token (session_id, access_group_id, manager_access_group_id, expires_at)
  values (opened, access.only_group(p_person, 'RH'), access.only_group(p_person, 'GESTOR'), now() + interval '10 minutes') returning id into token;
  insert into security_event (person_id, kind, ip, user_agent) values (p_person, 'signedIn', p_ip, left(p_user_agent, 300));
  return token;
end $$;

create or replace function access.profile_of_role(role text) returns text language sql immutable parallel safe
return case role when 'EMPREGADO' then 'trabalhador' when 'RH' then 'rh' when 'GESTOR' then 'gestor' when 'FINANCEIRO' then 'financeiro'
  when 'ASSEMAT' then 'assemat' when 'REVENDEDOR' then 'revendedor' else 'admin' end;

create or replace function access.only_group(p_person uuid, p_role text) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select (array_agg(access_group_id))[1] from membership where person_id = p_person and role = p_role and enabled having count(*) = 1
$$;

-- A new token for the session of another: the former is good for 30 seconds more. Null where it is too old: a token can
-- be renewed from the middle of its ten minutes to fifteen minutes after them.
create or replace function access.renew_token(p_token uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  old record;
  fresh uuid;
begin
  select t.*, p.active into old from session_token t join session s on s.id = t.session_id join person p on p.id = s.person_id
   where t.id = p_token and s.ended_at is null and s.idle_until > now() and t.expires_at > now() - interval '15 minutes'
     for update of t;
  if not found or not old.active then return null; end if;
  insert into session_token (session_id, access_group_id, manager_access_group_id, expires_at)
  values (old.session_id, old.access_group_id, old.manager_access_group_id, now() + interval '10 minutes') returning id into fresh;
  update session_token set expires_at = least(expires_at, now() + interval '30 seconds') where id = p_token;
  delete from session_token where session_id = old.session_id and expires_at < now() - interval '1 hour';
  return fresh;
end $$;

-- A token of the same session for another access group; the earlier token stays good for its own.
create or replace function access.choose_group(p_token uuid, p_role text, p_group uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access as $$
declare
  old record;
  fresh uuid;
begin
  select t.*, s.person_id into old from session_token t join session s on s.id = t.session_id where t.id = p_token;
  if not exists (select from membership where person_id = old.person_id and role = p_role and access_group_id = p_group and enabled) then
    perform access.refuse('NOT_FOUND');
  end if;
  if exists (select from access_group where id = p_group and suspended_at is not null) then perform access.refuse('ACCESS_GROUP_SUSPENDED'); end if;
  insert into session_token (session_id, access_group_id, manager_access_group_id, expires_at)
  values (old.session_id, case p_role when 'RH' then p_group else old.access_group_id end,
          case p_role when 'GESTOR' then p_group else old.manager_access_group_id end, now() + interval '10 minutes') returning id into fresh;
  update session set profile = access.profile_of_role(p_role) where id = old.session_id;
  return fresh;
end $$;

create or replace function access.end_session(p_session uuid, p_why text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update session set ended_at = now(), ended_why = p_why where id = p_session and ended_at is null
$$;

-- The groups a role is held in, to choose from: names of groups the person has no context in yet.
create or replace function access.groups_of(p_person uuid, p_role text)
returns table (id uuid, name text, companies integer, last_used timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select g.id, g.name, (select count(*)::integer from company c where c.access_group_id = g.id and c.active),
         (select max(t.created_at) from session_token t join session s on s.id = t.session_id
           where s.person_id = p_person and g.id = case p_role when 'RH' then t.access_group_id else t.manager_access_group_id end)
    from membership m join access_group g on g.id = m.access_group_id
   where m.person_id = p_person and m.role = p_role and m.enabled order by g.name, g.id
$$;

-- What the token tells its client about the person: roles, permissions of every role, groups and companies.
create or replace function access.claims(p_token uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select jsonb_build_object(
    'sub', s.person_id, 'sid', s.id, 'jti', t.id,
    'role', (select coalesce(jsonb_agg(distinct role), '[]') from membership where person_id = s.person_id and enabled),
    'permissions', (select coalesce(jsonb_agg(distinct n order by n), '[]') from membership m
        join access_profile a on a.id = m.access_profile_id, unnest(a.permissions) n
      where m.person_id = s.person_id and m.enabled
        and (m.role not in ('RH', 'GESTOR') or m.access_group_id = case m.role when 'RH' then t.access_group_id else t.manager_access_group_id end)),
    'IdGrupoAcesso', t.access_group_id,
    'IdGruposAcessoRH', access.group_ids(s.person_id, 'RH'),
    'IdGrupoAcessoGestor', t.manager_access_group_id,
    -- whose turn a worker's calls take (kernel/http/admission.ts)
    'IdGrupoVinculo', (select access_group_id from employment where person_id = s.person_id order by admitted_on desc nulls last, id limit 1),
    'IdGruposAcessoGestor', access.group_ids(s.person_id, 'GESTOR'),
    'IdEmpresasRH', access.company_ids(s.person_id, 'RH', t.access_group_id),
    'IdEmpresasGestor', access.company_ids(s.person_id, 'GESTOR', t.manager_access_group_id))
    from session_token t join session s on s.id = t.session_id where t.id = p_token
$$;

create or replace function access.group_ids(p_person uuid, p_role text) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce(jsonb_agg(distinct access_group_id), '[]') from membership where person_id = p_person and role = p_role and enabled
$$;

create or replace function access.company_ids(p_person uuid, p_role text, p_group uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select coalesce(jsonb_agg(c.id order by c.id), '[]') from membership m join company c on c.access_group_id = m.access_group_id
   where m.person_id = p_person and m.role = p_role and m.enabled and m.access_group_id = p_group
     and (m.all_companies or c.id = any (access.companies_of(m.id, false)::uuid[]))
$$;

-- The name of a person one has something to do with: of the same access group, or oneself. For lists and logs.
create or replace function access.person_name(p_person uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select p.name from person p where p.id = p_person and (p.id = access.person() or exists (
    select from membership m where m.person_id = p.id and m.access_group_id in (
      select access.access_group() union all select e.access_group_id from employment e where access.profile() = 'trabalhador' and e.person_id = access.person())))
$$;

-- The CPF behind an employment that the reader may see: for HR and jobs, never for a manager's list.
create or replace function access.person_cpf(p_person uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select p.cpf from person p where p.id = p_person and (p.id = access.person() or access.profile() in ('rh', 'job', 'gestor', 'across')
    and exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group()))
$$;

-- The same for the whole access group at once, for HR and jobs: a file's documents are matched against all of it.
create or replace function access.group_cpfs() returns table (person_id uuid, cpf text)
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select p.id, p.cpf from person p
   where access.profile() in ('rh', 'job') and p.id in (select e.person_id from employment e where e.access_group_id = access.access_group())
$$;

-- A link for the first administrator, while nobody is on the platform; each call ends the link before. Null: somebody is.
create or replace function access.offer_first_access(p_token_hash bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from person) then return false; end if;
  insert into first_access (id, token_hash) values (1, p_token_hash)
  on conflict (id) do update set token_hash = excluded.token_hash where first_access.used_at is null;
  return true;
end $$;

-- Uses the link, once: the person and the membership in one. Answers the person, null where the link is not good.
create or replace function access.create_first_administrator(p_token_hash bytea, p_name text, p_cpf text, p_email text, p_password_hash text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  made uuid;
begin
  update first_access set used_at = now() where id = 1 and used_at is null and token_hash = p_token_hash and not exists (select from person);
  if not found then return null; end if;
  insert into person (name, cpf, email, password_hash) values (p_name, p_cpf, lower(p_email), p_password_hash) returning id into made;
  insert into membership (person_id, role, access_profile_id) select made, 'ADMIN', id from access_profile where role = 'ADMIN' and access_group_id is null;
  insert into security_event (person_id, kind) values (made, 'firstAdministrator');
  return made;
end $$;

-- The person with this CPF, or a new one, for HR that registers a worker: HR reads no person it has no employment of.
create or replace function access.person_for_worker(p_cpf text, p_name text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access as $$
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

-- Who of HR may release an import besides the reader: those who may edit imports, of the whole access group.
create or replace function access.releasers() returns table (person_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access as $$
  select p.id, p.name from membership m
    join person p on p.id = m.person_id and p.active
    join access_profile a on a.id = m.access_profile_id and 'RhImportacaoEditar' = any (a.permissions)
   where m.access_group_id = access.access_group() and m.role = 'RH' and m.enabled and m.all_companies and p.id <> access.person()
     and access.profile() = 'rh'
   order by p.name
$$;
