-- Users as HR and the platform's operator list and change them: staff read no person's row, only what these answer.

-- Whether ten failures of a quarter of an hour lock somebody out, whatever they sign in with.
create or replace function access.is_locked(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (
    select from attempt a
     where a.state <> 'succeeded' and a.at > clock_timestamp() - interval '15 minutes'
       and a.subject in (select sha256(convert_to(s, 'UTF8')) from person p,
             unnest(array['cpf:' || p.cpf, 'email:' || p.email, 'cellPhone:' || p.cell_phone, 'person:' || p.id]) s
            where p.id = p_person and s is not null)
     group by a.subject, a.kind having count(*) >= 10)
$$;

-- convidado, ativo, bloqueado, desativado: in an access group, or (null) on the platform as a whole.
create or replace function access.user_state(p_person uuid, p_group uuid) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case
    when not p.active or not exists (select from membership m where m.person_id = p.id and m.enabled
                                       and (p_group is null or m.access_group_id = p_group)) then 'desativado'
    when access.is_locked(p.id) then 'bloqueado'
    when p.password_hash is null then 'convidado'
    else 'ativo' end
    from person p where p.id = p_person
$$;

-- Whether the present HR, of all companies or of some, has a membership of its access group in reach.
create or replace function access.reaches_membership(m membership) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.profile() = 'rh' and m.access_group_id = access.access_group() and (
    access.all_companies()
    or m.role = 'EMPREGADO' and exists (select from employment e where e.person_id = m.person_id and e.access_group_id = m.access_group_id
                                           and e.company_id = any (access.companies()))
    or m.role <> 'EMPREGADO' and not m.all_companies and access.companies_given(m.id) <@ access.companies())
$$;

-- The users of the access group that a filter finds. No role: everybody but who is a worker alone.
create or replace function access.group_user_ids(p_search text, p_cpf text, p_role text, p_profile uuid, p_state text, p_undeclared boolean)
returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct p.id from membership m join person p on p.id = m.person_id
   where m.access_group_id = access.access_group() and access.profile() = 'rh' and ((select access.all_companies()) or access.reaches_membership(m))
     and case when p_undeclared then m.role = 'EMPREGADO' when p_role is null then m.role <> 'EMPREGADO' else m.role = p_role end
     and (p_profile is null or m.access_profile_id = p_profile)
     and (not p_undeclared or p.ethnicity = 'naoInformada')
     and (p_search is null or strpos(public.search_form(p.name), p_search) > 0 or p.cpf = p_cpf or p.email = p_search)
     and (p_state is null or access.user_state(p.id, access.access_group()) = p_state)
$$;

-- What HR reads of some users it has in reach; whoever it has not is left out.
create or replace function access.group_users(p_ids uuid[])
returns table (id uuid, name text, cpf text, email text, cell_phone text, state text, undeclared boolean, last_used timestamptz, sort text, platform boolean, beyond_hr boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.name, p.cpf, p.email, p.cell_phone, access.user_state(p.id, access.access_group()),
         coalesce(p.ethnicity = 'naoInformada', false) and exists (select from membership w where w.person_id = p.id
           and w.access_group_id = access.access_group() and w.role = 'EMPREGADO'),
         (select e.at from security_event e where e.person_id = p.id and e.kind = 'signedIn' order by e.at desc limit 1),
         public.search_form(p.name), access.of_platform(p.id), coalesce((select t.beyond_hr from access.issue_target(p.id) t), true)
    from person p
   where p.id = any (p_ids) and exists (select from membership m where m.person_id = p.id and access.reaches_membership(m))
   order by public.search_form(p.name), p.id
$$;

-- A page of those ids by name.
create or replace function access.page_of_users(p_ids uuid[], p_after_sort text, p_after_id uuid, p_skip integer, p_size integer) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id from person p
   where p.id = any (p_ids) and access.profile() = 'rh'
     and (p_after_sort is null or (public.search_form(p.name), p.id) > (p_after_sort, p_after_id))
   order by public.search_form(p.name), p.id offset p_skip limit p_size
$$;

-- Whether somebody holds a role of the platform, of an association or of a reseller: HR touches nothing of theirs.
create or replace function access.of_platform(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from membership m where m.person_id = p_person and m.role in ('ADMIN', 'SUPORTE', 'REVENDEDOR', 'ASSEMAT'))
$$;

-- The person an invitation is for: the one with this CPF, or a new one. `fresh`: has never had a password and belongs to nobody else,
-- so that the invitation's link may go to the contact that was typed; of anybody else nothing changes.
create or replace function access.person_to_invite(p_cpf text, p_name text, p_email text, p_cell_phone text, out id uuid, out fresh boolean)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  found_person record;
begin
  if access.profile() is distinct from 'admin' and (access.profile() is distinct from 'rh' or access.access_group() is null) then
    perform access.refuse('ACCESS_NOT_ALLOWED');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_cpf, 51));
  select p.* into found_person from person p where p.cpf = p_cpf for update;
  if found_person.id is not null and (found_person.id = access.person() or access.profile() = 'rh' and access.of_platform(found_person.id)) then
    perform access.refuse('USER_CHANGE_NOT_ALLOWED');
  end if;
  fresh := found_person.id is null or found_person.password_hash is null and not exists (
    select from membership m where m.person_id = found_person.id and (access.profile() = 'admin' or m.access_group_id is distinct from access.access_group()));
  id := found_person.id;
  if not fresh then return; end if;
  if exists (select from person p where p.id is distinct from found_person.id and (p.email = lower(p_email) or p.cell_phone = p_cell_phone)) then
    perform access.refuse('CONTACT_ALREADY_REGISTERED');
  end if;
  if id is null then
    insert into person (name, cpf, email, cell_phone, password_provisional) values (p_name, p_cpf, lower(p_email), p_cell_phone, true)
    returning person.id into id;
  else
    -- a contact its owner confirmed stays
    update person p set email = case when p.email_confirmed_at is null then coalesce(lower(p_email), p.email) else p.email end,
           cell_phone = case when p.cell_phone_confirmed_at is null then coalesce(p_cell_phone, p.cell_phone) else p.cell_phone end
     where p.id = found_person.id;
  end if;
end $$;

-- Keeps the link of an invitation for seven days, for who has no password yet and is in reach; answers where it goes. A new link ends
-- the former. No row: they have a password, or no contact.
create or replace function access.keep_invitation(p_person uuid, p_code_mac bytea, p_link_mac bytea)
returns table (channel text, contact text, name text, language text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'admin' and not exists (
    select from membership m where m.person_id = p_person and access.reaches_membership(m))
    or access.profile() = 'rh' and exists (select from membership m where m.person_id = p_person and m.access_group_id is distinct from access.access_group()) then
    perform access.refuse('NOT_FOUND');
  end if;
  return query
    with kept as (
      insert into contact_code as c (person_id, purpose, channel, contact, code_mac, link_mac, expires_at)
      select p.id, 'invitation', case when p.email is null then 'sms' else 'mail' end, coalesce(p.email, p.cell_phone), p_code_mac, p_link_mac, now() + interval '7 days'
        from person p where p.id = p_person and p.active and p.password_hash is null and coalesce(p.email, p.cell_phone) is not null
      on conflict (person_id, purpose) do update set channel = excluded.channel, contact = excluded.contact, code_mac = excluded.code_mac,
        link_mac = excluded.link_mac, sent_at = clock_timestamp(), expires_at = excluded.expires_at, wrong = 0, used_at = null
      returning c.channel, c.contact)
    select k.channel, k.contact, p.name, p.language from kept k, person p where p.id = p_person;
end $$;

-- Whether somebody who can sign in, of the access group's HR and of all its companies, may still change profiles and users.
create or replace function access.group_has_administrator() returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from membership m join access_profile a on a.id = m.access_profile_id join person p on p.id = m.person_id
    where m.access_group_id = access.access_group() and m.role = 'RH' and m.enabled and m.all_companies and p.active and p.password_hash is not null
      and a.permissions @> '{RhPerfilAcessoEditar,RhUsuarioEditar}')
$$;

-- What only the person's own rows say, for the platform's operator.
create or replace function access.platform_user(p_person uuid)
returns table (state text, last_used timestamptz, sessions integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.user_state(p.id, null),
         (select e.at from security_event e where e.person_id = p.id and e.kind = 'signedIn' order by e.at desc limit 1),
         (select count(*)::integer from session s where s.person_id = p.id and s.kind = 'full' and s.ended_at is null and s.idle_until > now())
    from person p where p.id = p_person and access.profile() = 'admin'
$$;

-- Takes the authenticator, its recovery codes and remembered browsers of somebody away: the next sign-in registers another.
create or replace function access.remove_authenticator(p_person uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'admin' or p_person = access.person() then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  update person set two_factor_active = false, two_factor_secret = null, two_factor_required = true where id = p_person;
  delete from recovery_code where person_id = p_person;
  perform access.end_sessions(p_person, null, 'twoFactorReset', true);
end $$;
