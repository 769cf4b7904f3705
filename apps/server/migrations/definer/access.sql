-- Functions that read or write past row-level security. Each has a fixed search path and a test (definer.test.ts lists them).

-- How long a session lives however much it is used (ASVS 7.3.2): a month, of whoever holds any role beside that of a worker a week.
create or replace function access.longest_session(p_staff boolean) returns interval language sql immutable
return case when p_staff then interval '7 days' else interval '30 days' end;

-- Opens the context of a request from its token: checks token, session, person, profile; sets the transaction-local
-- settings that every policy reads; answers what the server needs to know. Refuses with a code of the catalogue.
-- p_grace: a token may be renewed (and nothing else) for a while after its term. p_kind: also a session that may do nothing but
-- this (challenge, recovery) passes, as its person and in no profile.
create or replace function access.open(p_token uuid, p_profile text, p_grace interval default '0', p_kind text default 'full') returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  idle_for interval;
  s record;
  roles text[];
  wanted text;
  m record;
  granted text[] := '{}';
  flags text[] := '{}';
  shut uuid[];
  group_id uuid;
  companies text := '';
  workers text := '';
  pending text;
begin
  select t.id as token_id, t.used_at, t.access_group_id, t.manager_access_group_id, x.id as session_id, x.person_id, x.signer_id, x.admission_id,
         x.profile, x.idle_until, x.created_at, x.support_grant_id, x.kind, p.active, p.name, p.language, p.password_provisional,
         p.two_factor_required and not p.two_factor_active as asks_two_factor, p.two_factor_active
    into s
    from session_token t
    join session x on x.id = t.session_id
    left join person p on p.id = x.person_id
   where t.id = p_token and t.expires_at > now() - p_grace and x.ended_at is null and x.idle_until > now()
     and x.created_at > now() - access.longest_session(false);
  if not found then perform access.refuse('UNAUTHENTICATED'); end if;
  if s.person_id is not null and not s.active then perform access.refuse('UNAUTHENTICATED'); end if;
  if s.kind <> 'full' then
    if s.kind <> p_kind then perform access.refuse('UNAUTHENTICATED'); end if;
    perform set_config('app.user', s.person_id::text, true), set_config('app.profile', s.kind, true);
    return jsonb_build_object('sessionId', s.session_id, 'sessionKind', s.kind, 'personId', s.person_id, 'name', s.name, 'language', s.language,
      'profile', 'trabalhador', 'roles', '{}'::text[], 'permissions', '{}'::text[], 'appAccesses', '{}'::text[], 'accessGroupId', null,
      'allCompanies', false, 'allWorkers', false, 'pendingStep', null, 'supportGrantId', null, 'supporterId', null);
  end if;
  -- support ends with its grant, on the very next request
  if s.support_grant_id is not null and not exists (
    select from support_grant where id = s.support_grant_id and ended_at is null and granted_until > now()) then
    perform access.refuse('UNAUTHENTICATED');
  end if;
  if s.used_at is null then perform access.note_use(p_token); end if;
  -- 12 hours without a request end a session (its life has an end of its own), a signer's or candidate's half an hour; one write in five minutes is exact enough
  idle_for := case when s.person_id is not null then interval '12 hours' else interval '30 minutes' end;
  if s.idle_until < now() + idle_for - interval '5 minutes' then
    update session set idle_until = now() + idle_for where id = s.session_id;
  end if;

  perform set_config('app.user', coalesce(s.person_id::text, ''), true);
  if s.signer_id is not null then
    perform set_config('app.profile', 'assinante', true);
    perform set_config('app.signer', s.signer_id::text, true);
    return jsonb_build_object('sessionId', s.session_id, 'sessionKind', s.kind, 'personId', '', 'name', '', 'language', 'pt-BR',
      'profile', 'assinante', 'roles', array['ASSINANTE'],
      -- of the one document that the session is for
      'permissions', array['AssinanteDocumentoVisualizar', 'AssinanteDocumentoDownload', 'AssinanteDocumentoAprovar', 'AssinanteDocumentoNegar', 'AssinanteDocumentoHistorico'], 'appAccesses', '{}'::text[], 'accessGroupId', null,
      'allCompanies', false, 'allWorkers', false, 'pendingStep', null, 'supportGrantId', null, 'supporterId', null);
  end if;

  -- a candidate without a user holds nothing: the session reaches the one admission
  if s.admission_id is not null then
    perform set_config('app.profile', 'assinante', true);
    perform set_config('app.candidate', s.admission_id::text, true);
    return jsonb_build_object('sessionId', s.session_id, 'sessionKind', s.kind, 'personId', '', 'name', '', 'language', 'pt-BR',
      'profile', 'assinante', 'roles', array['ASSINANTE'], 'permissions', '{}'::text[], 'appAccesses', '{}'::text[], 'accessGroupId', null,
      'allCompanies', false, 'allWorkers', false, 'pendingStep', null, 'supportGrantId', null, 'supporterId', null);
  end if;

  select coalesce(array_agg(distinct role), '{}') into roles from membership where person_id = s.person_id and in_force;
  if exists (select from unnest(roles) role where role <> 'EMPREGADO') and s.created_at <= now() - access.longest_session(true) then
    perform access.refuse('UNAUTHENTICATED');
  end if;
  wanted := coalesce(p_profile, s.profile);
  -- support acts in the profile it was asked for, and in no other of that person
  if s.support_grant_id is not null and wanted <> s.profile then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  -- whose links are all claims is signed in and sees themselves alone
  if roles = '{}' and exists (select from membership where person_id = s.person_id and enabled) then
    wanted := 'trabalhador';
  elsif not roles && access.roles_of_profile(wanted) then
    perform access.refuse('ACCESS_NOT_ALLOWED');
  end if;
  group_id := case wanted when 'rh' then s.access_group_id when 'gestor' then s.manager_access_group_id
    when 'financeiro' then (select access_group_id from membership where person_id = s.person_id and role = 'FINANCEIRO' and in_force order by created_at limit 1) end;

  for m in
    select b.*, a.permissions from membership b join access_profile a on a.id = b.access_profile_id
     where b.person_id = s.person_id and b.in_force and b.role = any (access.roles_of_profile(wanted))
       and (wanted not in ('rh', 'gestor', 'financeiro') or b.access_group_id = group_id)
  loop
    granted := granted || m.permissions;
    if wanted in ('rh', 'financeiro') then
      companies := access.companies_of(m.id, m.all_companies);
      workers := access.workers_of(m.id, m.all_workers);
    elsif wanted = 'gestor' then
      -- with the people of whom they stand in for today
      select r.companies, r.workers into companies, workers from access.manager_reach(m.id) r;
    end if;
    if m.association_id is not null then perform set_config('app.association', m.association_id::text, true); end if;
    if m.reseller_id is not null then perform set_config('app.reseller', m.reseller_id::text, true); end if;
  end loop;
  if group_id is not null and granted = '{}' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  if exists (select from access_group where id = group_id and suspended_at is not null) then
    perform access.refuse('ACCESS_GROUP_SUSPENDED');
  end if;

  -- whose link is no more than a claim, or switched off, is none of theirs
  shut := access.groups_shut(s.person_id, wanted = 'trabalhador');
  perform set_config('app.shut_groups', shut::text, true);
  if wanted = 'trabalhador' then
    select coalesce(array_agg(distinct f), '{}') into flags from employment e join company c on c.id = e.company_id,
      unnest(c.app_accesses) f where e.person_id = s.person_id and e.access_group_id <> all (shut);
    perform set_config('app.hidden_employers',
        coalesce(array_agg(c.id) filter (where not c.shows_receipts or e.access_group_id = any (shut)), '{}')::text, true)
       from employment e join company c on c.id = e.company_id where e.person_id = s.person_id;
  elsif wanted = 'assemat' then
    select coalesce(array_agg(distinct f), '{}') into flags from association_company a join company c on c.id = a.company_id,
      unnest(c.app_accesses) f where a.association_id = access.association();
  elsif group_id is not null then
    select coalesce(array_agg(distinct f), '{}') into flags from company c, unnest(c.app_accesses) f
     where c.access_group_id = group_id and c.deleted_at is null and (companies = '*' or c.id = any (companies::uuid[]));
  end if;

  perform set_config('app.profile', wanted, true);
  perform set_config('app.access_group', coalesce(group_id::text, ''), true);
  perform set_config('app.companies', companies, true);
  perform set_config('app.workers', workers, true);
  perform set_config('app.sees_pay', case when wanted = 'gestor' and 'GestorRemuneracaoVisualizar' = any (granted) then 'yes' else '' end, true);
  perform set_config('app.sees_health', case when wanted = 'rh' and s.support_grant_id is null and 'RhDocumentoSaudeVisualizar' = any (granted) then 'yes' else '' end, true);
  pending := case
    when not exists (select from privacy_acceptance where person_id = s.person_id and version = access.policy_version()) then 'policy'
    when s.password_provisional then 'password'
    when s.asks_two_factor or not s.two_factor_active and exists (select from unnest(roles) role where access.needs_two_factor(role)) then 'twoFactor' end;
  return jsonb_build_object('sessionId', s.session_id, 'sessionKind', s.kind, 'personId', s.person_id, 'name', s.name, 'language', s.language,
    'profile', wanted, 'roles', roles, 'permissions', granted, 'appAccesses', flags, 'accessGroupId', group_id,
    'allCompanies', companies = '*', 'allWorkers', workers = '*', 'pendingStep', pending, 'supportGrantId', s.support_grant_id,
    'supporterId', (select supporter_id from support_grant where id = s.support_grant_id));
end $$;

-- The short way of a worker's hot read: where nothing at all stands against it the context is open, and the answer is the
-- names of the worker's employers by their ids. Null, and nothing done, where anything does (or the session's term is due
-- to be moved): access.open finds out what. What was found is kept until the session's term is due; whatever could change it
-- takes it away in the changing transaction (kept-opening.sql), so that it holds from the very next request on.
create or replace function access.try_worker(p_token uuid, p_profile text, p_permission text, p_app_access text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  asked_permission text := coalesce(p_permission, '');
  asked_access text := coalesce(p_app_access, '');
  me uuid;
  this_session uuid;
  term timestamptz;
  keeps boolean := p_profile = 'trabalhador';
  passes boolean;
  names jsonb;
  not_shown uuid[];
begin
  if keeps then
    select o.person_id, o.employers, o.hidden into me, names, not_shown from worker_opening o
     where o.token_id = p_token and o.permission = asked_permission and o.app_access = asked_access
       and o.valid_until > now() and o.policy = access.policy_version();
  end if;
  if me is null then
    -- nobody changes what is looked up now until it is kept; where somebody is changing it, it is kept the next time
    if keeps then
      begin
        lock table access_change in share mode nowait;
      exception when lock_not_available then
        keeps := false;
      end;
    end if;
    -- two steps of single rows by their keys: in one statement the planner may choose to read whole tables
    select x.person_id, x.id, least(t.expires_at, x.idle_until - interval '11 hours 55 minutes') into me, this_session, term
      from session_token t join session x on x.id = t.session_id
     where t.id = p_token and t.expires_at > now() and x.ended_at is null and x.support_grant_id is null and x.kind = 'full'
       and x.idle_until > now() + interval '11 hours 55 minutes' and coalesce(p_profile, x.profile) = 'trabalhador'
       and x.created_at > now() - access.longest_session(
         exists (select from membership b where b.person_id = x.person_id and b.in_force and b.role <> 'EMPREGADO'));
    if me is null then return null; end if;
    perform access.note_use(p_token);
    select (select p.active and not p.password_provisional and (p.two_factor_active or not (p.two_factor_required or coalesce(m.two_factor, false)))
              from person p where p.id = me)
       and (select true from privacy_acceptance a where a.person_id = me and a.version = access.policy_version())
       and m.permitted and not m.shut and not coalesce(e.alone, false) and (p_app_access is null or coalesce(e.contracted, false)), coalesce(e.names, '{}'), coalesce(e.hidden, '{}')
      into passes, names, not_shown
      from (select bool_or(p_permission is null or p_permission = any (a.permissions)) filter (where b.role = 'EMPREGADO' and b.in_force) as permitted,
                   -- the roles of access.needs_two_factor: a function would be called for every row
                   bool_or(b.role in ('ADMIN', 'FINANCEIRO', 'ASSEMAT', 'SUPORTE')) filter (where b.in_force) as two_factor,
                   -- a claim, or one switched off, shuts its employers: the ordinary way knows how
                   bool_or(b.role = 'EMPREGADO' and not b.in_force) as shut
              from membership b join access_profile a on a.id = b.access_profile_id where b.person_id = me) m,
           (select jsonb_object_agg(c.id, c.trade_name) as names, bool_or(p_app_access = any (c.app_accesses)) as contracted,
                   array_agg(c.id) filter (where not c.shows_receipts) as hidden,
                   bool_or(not exists (select from membership b where b.person_id = me and b.access_group_id = e.access_group_id and b.role = 'EMPREGADO')) as alone
              from employment e join company c on c.id = e.company_id where e.person_id = me) e;
    if passes is not true then return null; end if;
    if keeps then
      delete from worker_opening where person_id = me and valid_until <= now();
      insert into worker_opening (token_id, permission, app_access, person_id, session_id, valid_until, policy, employers, hidden)
      values (p_token, asked_permission, asked_access, me, this_session, term, access.policy_version(), names, not_shown)
      on conflict (token_id, permission, app_access) do update
        set valid_until = excluded.valid_until, policy = excluded.policy, employers = excluded.employers, hidden = excluded.hidden;
    end if;
  end if;
  -- the other settings are of staff: a transaction begins without them
  perform set_config('app.user', me::text, true), set_config('app.profile', 'trabalhador', true), set_config('app.hidden_employers', not_shown::text, true);
  return names;
end $$;

-- A worker's hot read: the short way, or else the ordinary one with its refusals; the employers' names either way.
create or replace function access.open_for_worker(p_token uuid, p_profile text, p_permission text, p_app_access text) returns jsonb
language plpgsql as $$
declare
  employers jsonb := access.try_worker(p_token, p_profile, p_permission, p_app_access);
begin
  if employers is not null then return employers; end if;
  perform access.open_for(p_token, p_profile, 'EMPREGADO', p_permission, p_app_access);
  return (select coalesce(jsonb_object_agg(c.id, c.trade_name), '{}') from public.company c);
end $$;

-- The same for a hot read: context, then the guard, in the one statement that answers.
create or replace function access.open_for(p_token uuid, p_profile text, p_role text, p_permission text, p_app_access text)
returns void language plpgsql as $$
declare
  context jsonb := access.open(p_token, p_profile);
begin
  if context ->> 'pendingStep' is not null then perform access.refuse('STEP_PENDING'); end if;
  if not context -> 'roles' ? p_role or not p_role = any (access.roles_of_profile(context ->> 'profile')) then
    perform access.refuse('ACCESS_NOT_ALLOWED');
  end if;
  if p_role in ('RH', 'GESTOR') and context ->> 'accessGroupId' is null then perform access.refuse('ACCESS_GROUP_NOT_CHOSEN'); end if;
  if p_app_access is not null and not context -> 'appAccesses' ? p_app_access then perform access.refuse('FEATURE_NOT_CONTRACTED'); end if;
  if p_permission is not null and not context -> 'permissions' ? p_permission then perform access.refuse('OPERATION_NOT_ALLOWED'); end if;
end $$;

create or replace function access.roles_of_profile(profile text) returns text[] language sql immutable parallel safe
return case profile
  when 'trabalhador' then array['EMPREGADO'] when 'rh' then array['RH'] when 'gestor' then array['GESTOR']
  when 'financeiro' then array['FINANCEIRO'] when 'admin' then array['ADMIN', 'SUPORTE'] when 'revendedor' then array['REVENDEDOR']
  when 'assemat' then array['ASSEMAT'] when 'assinante' then array['ASSINANTE'] else '{}' end;

-- The companies of a membership as a setting: `*`, or an array literal; an empty scope is nobody. Without those it is switched off in.
create or replace function access.companies_of(p_membership uuid, p_all boolean) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when p_all then '*' else (
    select coalesce(array_agg(distinct coalesce(s.company_id, e.company_id)), '{}')::text
      from membership_scope s left join employment e on e.id = s.employment_id
     where s.membership_id = p_membership and coalesce(s.company_id, e.company_id) is not null
       and not exists (select from membership_scope off where off.membership_id = p_membership and not off.enabled
                          and off.company_id = coalesce(s.company_id, e.company_id))) end
$$;

-- The same with those it is switched off in: what HR gave.
create or replace function access.companies_given(p_membership uuid) returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(array_agg(distinct coalesce(s.company_id, e.company_id)), '{}')
    from membership_scope s left join employment e on e.id = s.employment_id
   where s.membership_id = p_membership and coalesce(s.company_id, e.company_id) is not null
$$;

-- The workers of a membership: named ones, those of its departments, and those of companies given with everyone in them.
create or replace function access.workers_of(p_membership uuid, p_all boolean) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when p_all then '*' else (
    select coalesce(array_agg(w.id), '{}')::text from (
      select s.employment_id as id from membership_scope s where s.membership_id = p_membership and s.employment_id is not null
      union
      select e.id from membership_scope s join employment e on e.company_id = s.company_id and e.department = s.department
       where s.membership_id = p_membership and s.department is not null and s.company_id is not null
      union
      select e.id from membership_scope s join employment e on e.access_group_id = s.access_group_id and e.department = s.department
       where s.membership_id = p_membership and s.department is not null and s.company_id is null
      union
      select e.id from membership_scope s join employment e on e.company_id = s.company_id
       where s.membership_id = p_membership and s.everyone and s.department is null and s.employment_id is null) w) end
$$;

-- What the modules grant, less what is switched off, for every company of an access group (or of all).
create or replace function access.refresh_app_accesses(p_access_group uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  -- only those that change are written: two companies of a group are configured at once without waiting for each other
  update company c set app_accesses = n.effective
    from (select o.id, array(
            select distinct p.app_access from access_group_module g join plan_module_app_access p on p.module = g.module
             where g.access_group_id = o.access_group_id
               and (p.on_by_default and p.app_access <> all (o.app_accesses_off) or p.app_access = any (o.app_accesses_on)) order by 1) as effective
            from company o where p_access_group is null or o.access_group_id = p_access_group) n
   where n.id = c.id and n.effective <> c.app_accesses
$$;
