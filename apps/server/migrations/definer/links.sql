-- Whose an account is: links of persons to access groups, which are claims until the person accepts them (decision 018).

-- Nobody gives a role that is accepted: whoever writes one in a profile writes a claim. (Across tenants the demo and benches make accepted
-- ones.) Another role in a group whose link the person has accepted is accepted with it.
create or replace function access.join_link() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if coalesce(current_setting('app.profile', true), '') not in ('', 'across') then
    new.accepted_at := null;
    new.accepted_how := null;
  end if;
  if new.accepted_at is null then
    select m.accepted_at, m.accepted_how into new.accepted_at, new.accepted_how from membership m
     where m.person_id = new.person_id and m.access_group_id is not distinct from new.access_group_id
       and m.association_id is not distinct from new.association_id and m.reseller_id is not distinct from new.reseller_id
       and m.accepted_at is not null limit 1;
  end if;
  return new;
end $$;
create or replace trigger membership_of_link before insert on membership for each row execute function access.join_link();

-- Accepts the link that a role is part of: of a group, an association, a reseller or the platform.
create or replace function access.accept_membership(p_membership uuid, p_how text) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  part membership;
begin
  select * into part from membership where id = p_membership;
  update membership m set accepted_at = now(), accepted_how = p_how, refused_at = null
   where m.person_id = part.person_id and m.accepted_at is null and m.access_group_id is not distinct from part.access_group_id
     and m.association_id is not distinct from part.association_id and m.reseller_id is not distinct from part.reseller_id;
  perform access.tell_came_in(part.person_id);
end $$;

-- Accepts a person's link to a group, or to the platform (null), by what proved the person to that group. False: there is no claim.
create or replace function access.accept_link(p_person uuid, p_group uuid, p_how text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  claim uuid;
begin
  select id into claim from membership
   where person_id = p_person and access_group_id is not distinct from p_group and num_nonnulls(association_id, reseller_id) = 0 and accepted_at is null limit 1;
  if claim is null then return false; end if;
  perform access.accept_membership(claim, p_how);
  return true;
end $$;

-- Whether the present HR may open a role of its own group to somebody: a worker's where every employment is in its scope; HR's and managers'
-- whose scope is within its own, with no permission that it may not give; finance's where it holds the same itself.
create or replace function access.may_open(m membership) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(access.profile() = 'rh' and m.access_group_id = access.access_group(), false) and case m.role
    when 'EMPREGADO' then not exists (
      select from employment e where e.person_id = m.person_id and e.access_group_id = m.access_group_id
         and not ((access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()))))
    when 'FINANCEIRO' then access.grants_of(m.access_profile_id, m.role) <@ access.own_grants('FINANCEIRO')
    else access.all_workers() and access.grants_of(m.access_profile_id, m.role) <@ access.own_grants('RH')
      and (access.all_companies() or not m.all_companies and access.companies_of(m.id, false)::uuid[] <@ access.companies()) end
$$;

-- The same of all that somebody holds in its group: what a letter or an invitation of the group would open.
create or replace function access.may_open_all(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select not exists (select from membership m where m.person_id = p_person and m.access_group_id = access.access_group() and m.enabled and not access.may_open(m))
$$;

-- Whether the present staff reach an account whole: no link in force outside what they may open. Claims, refused and switched-off links
-- count for nothing; finance's account is never HR's to act on.
create or replace function access.whole_account(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(access.profile() = 'admin' or access.profile() = 'rh' and not exists (
    select from membership m where m.person_id = p_person and m.in_force and not (m.role <> 'FINANCEIRO' and access.may_open(m))), false)
$$;

-- The permissions of an access profile, each as the one of HR that lets it be given (contract: access/grants.ts; a test compares).
create or replace function access.grants_of(p_profile uuid, p_role text) returns text[]
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select array(select case p_role when 'GESTOR' then 'Rh' || regexp_replace(substr(n, 7), '^EspelhoAprovacao(?=[A-Z])', 'EspelhoPonto') else n end
                 from access_profile a, unnest(a.permissions) n where a.id = p_profile)
$$;

-- What the present HR holds in a role of its access group.
create or replace function access.own_grants(p_role text) returns text[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(array_agg(distinct n), '{}') from membership m join access_profile a on a.id = m.access_profile_id, unnest(a.permissions) n
   where m.person_id = access.person() and m.role = p_role and m.in_force and m.access_group_id = access.access_group()
$$;

-- The access groups that are shut to a person: as a worker those whose worker's link is a claim or switched off, as staff those in which no
-- link is in force.
create or replace function access.groups_shut(p_person uuid, p_worker boolean default true) returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select array(
    select g.id from (select m.access_group_id as id from membership m where m.person_id = p_person and m.access_group_id is not null
                      union select e.access_group_id from employment e where e.person_id = p_person) g
     where not exists (select from membership m where m.person_id = p_person and m.access_group_id = g.id and m.in_force
                          and (not p_worker or m.role = 'EMPREGADO')))
$$;

-- Whether nobody has ever used an account: the first letter or invitation that is answered sets its password.
create or replace function access.never_used(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.password_hash is null and p.first_signed_in_at is null and not exists (select from passkey k where k.person_id = p.id)
         and not exists (select from membership m where m.person_id = p.id and m.in_force)
    from person p where p.id = p_person
$$;

-- The groups that say one is theirs, and whose link one hasn't accepted: nothing of them is one's own yet.
create or replace function access.unaccepted_groups() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select array(
    select g.id from (select m.access_group_id as id from membership m where m.person_id = access.person() and m.access_group_id is not null
                      union select e.access_group_id from employment e where e.person_id = access.person()) g
     where not access.accepted(access.person(), g.id))
$$;

-- Whether a person has accepted the link to a group.
create or replace function access.accepted(p_person uuid, p_group uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select from membership m where m.person_id = p_person and m.access_group_id = p_group and m.accepted_at is not null);
end $$;

-- What a group calls a person: the person's own name once the link is accepted, until then the name that the group itself has told.
create or replace function access.name_in_group(p_person uuid, p_group uuid) returns text
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return case when access.accepted(p_person, p_group) then (select p.name from person p where p.id = p_person)
    else coalesce((select e.name from employment e where e.person_id = p_person and e.access_group_id = p_group
                    order by e.dismissed_on desc nulls first, e.admitted_on desc nulls last, e.id limit 1),
                  (select m.told_name from membership m where m.person_id = p_person and m.access_group_id = p_group and m.told_name is not null
                    order by m.created_at limit 1),
                  -- a role from before names were kept with it, of who never came in: the name that was typed then
                  (select p.name from person p where p.id = p_person and access.never_used(p_person)), '') end;
end $$;

-- One's own links: of a group, an association, a reseller or the platform, accepted or claimed. A claim names the legal name and the CNPJ of
-- the company that says so, and nothing else of the group.
create or replace function access.own_links()
returns table (id uuid, group_id uuid, group_name text, legal_name text, cnpj text, roles text[], enabled boolean, created_at timestamptz, accepted_at timestamptz,
  accepted_how text, refused_at timestamptz, letter_until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select l.id, l.access_group_id, case when l.accepted_at is not null then coalesce(g.name, a.name, r.name) end, c.legal_name, c.cnpj, l.roles, l.enabled, l.created_at,
         l.accepted_at, l.accepted_how, l.refused_at,
         (select max(x.expires_at) from access_letter x where x.person_id = access.person() and x.access_group_id is not distinct from l.access_group_id
            and x.used_at is null and x.expires_at > now())
    from (select (array_agg(m.id order by m.created_at, m.id))[1] as id, m.access_group_id, m.association_id, m.reseller_id, array_agg(m.role order by m.created_at, m.id) as roles,
                 bool_or(m.enabled) as enabled, min(m.created_at) as created_at, max(m.accepted_at) as accepted_at, max(m.accepted_how) as accepted_how,
                 max(m.refused_at) as refused_at
            from membership m where m.person_id = access.person() group by m.access_group_id, m.association_id, m.reseller_id) l
    left join access_group g on g.id = l.access_group_id
    left join association a on a.id = l.association_id
    left join reseller r on r.id = l.reseller_id
    left join lateral (
      select c.legal_name, c.cnpj from company c where c.access_group_id = l.access_group_id and c.deleted_at is null
       order by exists (select from employment e where e.person_id = access.person() and e.company_id = c.id) desc,
                exists (select from membership_scope s join membership m on m.id = s.membership_id where m.person_id = access.person() and s.company_id = c.id) desc,
                c.created_at, c.id limit 1) c on true
   order by l.accepted_at desc nulls first, l.created_at desc, l.id
$$;

-- How many claims wait for oneself, as many as are in sight at a time (contract: claimsInSight).
create or replace function access.own_claims() returns integer
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select least(3, count(distinct (m.access_group_id, m.association_id, m.reseller_id)))::integer from membership m
   where m.person_id = access.person() and m.enabled and m.accepted_at is null and m.refused_at is null
$$;

-- Accepts a link in a session of one's own, by the code of that group's letter or invitation. What may have been set up by somebody else
-- before is asked anew: other sessions and remembered browsers end, contacts are confirmed again, other passkeys wait for a yes.
-- @returns the group, null for the platform. @throws LETTER_CODE_INVALID
create or replace function access.accept_by_code(p_session uuid, p_code_mac bytea) returns table (access_group_id uuid, how text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  used access_letter;
begin
  select x.* into used from access_letter x
   where x.person_id = access.person() and x.code_mac = p_code_mac and x.used_at is null and x.expires_at > now() for update;
  if used.id is null or not access.accept_link(access.person(), used.access_group_id, used.kind) then perform access.refuse('LETTER_CODE_INVALID'); end if;
  update access_letter set used_at = now() where id = used.id;
  perform access.end_sessions(access.person(), p_session, 'linkAccepted', true);
  update person set email_confirmed_at = null, cell_phone_confirmed_at = null where id = access.person();
  update passkey set doubted_at = now() where person_id = access.person();
  access_group_id := used.access_group_id;
  how := used.kind;
  return next;
end $$;

-- The same without a code, in a session that a provider opened by the CPF: nobody else can have that word.
-- @throws NOT_FOUND where there is no claim of that id, LETTER_CODE_INVALID in another session
create or replace function access.accept_by_provider(p_session uuid, p_link uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  claim membership;
begin
  select * into claim from membership m where m.id = p_link and m.person_id = access.person() and m.accepted_at is null;
  if claim.id is null then perform access.refuse('NOT_FOUND'); end if;
  if not exists (select from session s where s.id = p_session and s.person_id = access.person() and 'cpf' = any (s.proven)) then
    perform access.refuse('LETTER_CODE_INVALID');
  end if;
  perform access.accept_membership(claim.id, 'provider');
  return claim.access_group_id;
end $$;

-- Refuses a claim of one's own; its letters end. @throws NOT_FOUND
create or replace function access.refuse_link(p_link uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  claim membership;
begin
  select * into claim from membership m where m.id = p_link and m.person_id = access.person() and m.accepted_at is null and m.refused_at is null;
  if claim.id is null then perform access.refuse('NOT_FOUND'); end if;
  update membership m set refused_at = now()
   where m.person_id = claim.person_id and m.access_group_id is not distinct from claim.access_group_id
     and m.association_id is not distinct from claim.association_id and m.reseller_id is not distinct from claim.reseller_id;
  update access_letter set used_at = now()
   where person_id = claim.person_id and access_group_id is not distinct from claim.access_group_id and used_at is null;
  return claim.access_group_id;
end $$;

-- Ninety days after a refusal a group may ask again: its next letter or invitation does. @throws LINK_REFUSED before
create or replace function access.ask_again(p_person uuid, p_group uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if exists (select from membership m where m.person_id = p_person and m.access_group_id is not distinct from p_group
                and m.refused_at > now() - interval '90 days') then
    perform access.refuse('LINK_REFUSED');
  end if;
  update membership set refused_at = null where person_id = p_person and access_group_id is not distinct from p_group and refused_at is not null;
end $$;

-- Sets one's own password. What set it stays with it until it is changed in a session that a real second factor opened: its channel never
-- stands for the second factor meanwhile. The password of a letter or an invitation accepts the links of those groups; what is switched off
-- elsewhere is a claim again, since its acceptance was of whoever had the account before. A session that takes over ends every other way in,
-- and every other link is a claim again.
create or replace function access.set_password(p_session uuid, p_hash text) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  s session;
  one uuid;
begin
  select * into s from session where id = p_session and person_id = access.person();
  if s.id is null then perform access.refuse('UNAUTHENTICATED'); end if;
  perform from person where id = s.person_id for update;
  if s.kind <> 'recovery' then
    update person set password_hash = p_hash, password_provisional = false, password_expires_at = null,
           password_from = case when 'factor' = any (s.proven) then null else password_from end,
           password_group = case when 'factor' = any (s.proven) then null else password_group end
     where id = s.person_id;
    return;
  end if;
  -- meanwhile somebody else may have come in by another letter
  if s.opened_by in ('letter', 'invitation') and not s.takes_over and not access.never_used(s.person_id) then
    perform access.refuse('LETTER_ACCOUNT_IN_USE');
  end if;
  update person set password_hash = p_hash, password_provisional = false, password_expires_at = null, password_group = s.opened_groups[1],
         password_from = case when s.opened_by = 'invitation' then coalesce((select x.channel from access_letter x where x.person_id = s.person_id
           and x.access_group_id is not distinct from s.opened_groups[1] and x.kind = 'invitation'), 'mail') else s.opened_by end
   where id = s.person_id;
  if s.takes_over then
    perform access.end_other_ways(s.person_id);
    update membership m set accepted_at = null, accepted_how = null
     where m.person_id = s.person_id and m.accepted_at is not null and not coalesce(m.access_group_id = any (s.opened_groups), false);
    update account_case set state = 'done', ended_at = now() where person_id = s.person_id and kind = 'letter' and state in ('waiting', 'decided');
  end if;
  if s.opened_by = 'machine' then perform access.end_other_ways(s.person_id); end if;
  if s.opened_by in ('letter', 'invitation') then
    foreach one in array s.opened_groups loop
      perform access.accept_link(s.person_id, one, s.opened_by);
      update access_letter set used_at = now() where person_id = s.person_id and access_group_id is not distinct from one and used_at is null;
    end loop;
    update membership m set accepted_at = null, accepted_how = null
     where m.person_id = s.person_id and m.accepted_at is not null and not m.enabled and not coalesce(m.access_group_id = any (s.opened_groups), false);
  end if;
end $$;

-- Ends every way into an account but the password: authenticator, recovery codes, passkeys, remembered browsers, confirmed contacts, codes.
create or replace function access.end_other_ways(p_person uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update person set two_factor_active = false, two_factor_secret = null, email_confirmed_at = null, cell_phone_confirmed_at = null where id = p_person;
  delete from recovery_code where person_id = p_person;
  delete from passkey where person_id = p_person;
  delete from contact_code where person_id = p_person;
  update known_device set ended_at = now() where person_id = p_person and ended_at is null;
$$;

-- The account is its person's alone again, in a session that a provider opened by the CPF: every other way in ends, also the password; all
-- links stay. @throws LETTER_CODE_INVALID in another session
create or replace function access.keep_account_alone(p_session uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if not exists (select from session s where s.id = p_session and s.person_id = access.person() and 'cpf' = any (s.proven)) then
    perform access.refuse('LETTER_CODE_INVALID');
  end if;
  perform access.end_other_ways(access.person());
  update person set password_hash = null, password_provisional = false, password_expires_at = null, password_from = null, password_group = null
   where id = access.person();
  update account_case set state = 'refused', ended_at = now() where person_id = access.person() and state in ('asked', 'waiting', 'opposed', 'decided');
  perform access.end_sessions(access.person(), p_session, 'accountTakenBack', true);
end $$;

create or replace function access.doubt_switched_off(p_person uuid, p_group uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update membership set accepted_at = null, accepted_how = null
   where person_id = p_person and access_group_id is distinct from p_group and accepted_at is not null and not enabled
$$;
