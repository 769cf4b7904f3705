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
    -- of a claim the group learns nothing
    when p_group is not null and not access.accepted(p.id, p_group) then 'convidado'
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
     and (p_search is null or p.cpf = p_cpf or m.accepted_at is not null and p.email = p_search or strpos(public.search_form(
            case when m.accepted_at is not null then p.name else access.name_in_group(p.id, m.access_group_id) end), p_search) > 0)
     and (p_state is null or access.user_state(p.id, access.access_group()) = p_state)
$$;

-- What HR reads of some users it has in reach; whoever it has not is left out. Of a claim it reads what the group itself has told.
create or replace function access.group_users(p_ids uuid[])
returns table (id uuid, name text, cpf text, email text, cell_phone text, state text, undeclared boolean, last_used timestamptz, sort text, platform boolean,
  whole boolean, accepted boolean, refused_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, n.name, p.cpf,
         case when l.accepted then p.email when i.channel = 'mail' then i.contact end,
         case when l.accepted then p.cell_phone when i.channel = 'sms' then i.contact end,
         access.user_state(p.id, access.access_group()),
         l.accepted and coalesce(p.ethnicity = 'naoInformada', false) and exists (select from membership w where w.person_id = p.id
           and w.access_group_id = access.access_group() and w.role = 'EMPREGADO'),
         case when l.accepted then (select e.at from security_event e where e.person_id = p.id and e.kind = 'signedIn' order by e.at desc limit 1) end,
         public.search_form(n.name), l.accepted and access.of_platform(p.id), access.whole_account(p.id), l.accepted, l.refused_at
    from person p
   cross join lateral (select coalesce(bool_or(m.accepted_at is not null), false) as accepted, max(m.refused_at) as refused_at from membership m
                        where m.person_id = p.id and m.access_group_id = access.access_group()) l
   cross join lateral (select case when l.accepted then p.name else access.name_in_group(p.id, access.access_group()) end as name) n
    left join access_letter i on i.person_id = p.id and i.access_group_id = access.access_group() and i.kind = 'invitation'
   where p.id = any (p_ids) and exists (select from membership m where m.person_id = p.id and access.reaches_membership(m))
   order by public.search_form(n.name), p.id
$$;

-- A page of those ids by name.
create or replace function access.page_of_users(p_ids uuid[], p_after_sort text, p_after_id uuid, p_skip integer, p_size integer) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select n.id from (
    select p.id, public.search_form(case when exists (select from membership m where m.person_id = p.id and m.access_group_id = access.access_group()
             and m.accepted_at is not null) then p.name else access.name_in_group(p.id, access.access_group()) end) as sort
      from person p where p.id = any (p_ids) and access.profile() = 'rh') n
   where p_after_sort is null or (n.sort, n.id) > (p_after_sort, p_after_id)
   order by n.sort, n.id offset p_skip limit p_size
$$;

-- Whether somebody holds a role of the platform, of an association or of a reseller: HR touches nothing of theirs.
create or replace function access.of_platform(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from membership m where m.person_id = p_person and m.in_force and m.role in ('ADMIN', 'SUPORTE', 'REVENDEDOR', 'ASSEMAT'))
$$;

-- The person an invitation is for: the one with this CPF, or a new one. `fresh`: the account was never used, so that the invitation's link
-- sets its password. Of somebody who is known nothing changes.
create or replace function access.person_to_invite(p_cpf text, p_name text, p_email text, p_cell_phone text, out id uuid, out fresh boolean)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'admin' and (access.profile() is distinct from 'rh' or access.access_group() is null) then
    perform access.refuse('ACCESS_NOT_ALLOWED');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_cpf, 51));
  select p.id into id from person p where p.cpf = p_cpf for update;
  if id = access.person() then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  if id is null then
    if exists (select from person p where p.email = lower(p_email) or p.cell_phone = p_cell_phone) then
      perform access.refuse('CONTACT_ALREADY_REGISTERED');
    end if;
    insert into person (name, cpf, email, cell_phone, password_provisional) values (p_name, p_cpf, lower(p_email), p_cell_phone, true)
    returning person.id into id;
  end if;
  fresh := access.never_used(id);
end $$;

-- Keeps an invitation for seven days, of the present HR's group or of the platform, to a person in reach whose link waits; answers where it
-- goes. A new one ends the group's former one. No contact told: that of the one before, else of the group's own record of the worker, else the
-- person's where nobody else knows the person. No row: the link is accepted, or there is no contact.
-- `fresh`: its link sets the first password; anybody else signs in and accepts with its code. @throws NOT_FOUND, LINK_REFUSED
create or replace function access.keep_invitation(p_person uuid, p_channel text, p_contact text, p_code_mac bytea, p_link_mac bytea)
returns table (channel text, contact text, name text, language text, fresh boolean, legal_name text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  of_group uuid := case when access.profile() = 'rh' then access.access_group() end;
begin
  if access.profile() is distinct from 'admin' and not exists (
    select from membership m where m.person_id = p_person and access.reaches_membership(m)) then
    perform access.refuse('NOT_FOUND');
  end if;
  if not exists (select from membership m where m.person_id = p_person and m.access_group_id is not distinct from of_group and m.accepted_at is null) then return; end if;
  if of_group is not null and not access.may_open_all(p_person) then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  perform access.ask_again(p_person, of_group);
  return query
    with told as (
      select c.channel, c.contact from (
        select p_channel as channel, p_contact as contact, 0 as place
        union all select l.channel, l.contact, 1 from access_letter l where l.person_id = p_person and l.access_group_id is not distinct from of_group and l.kind = 'invitation'
        union all select k.channel, k.contact, k.place from worker_record r, lateral (values ('mail', lower(r.email), 2), ('sms', r.cell_phone, 3)) k (channel, contact, place)
          where of_group is not null and r.person_id = p_person and r.access_group_id = of_group
        union all select k.channel, k.contact, k.place from person p, lateral (values ('mail', p.email, 4), ('sms', p.cell_phone, 5)) k (channel, contact, place)
          where p.id = p_person and not exists (select from membership m where m.person_id = p.id and m.access_group_id is distinct from of_group)) c
       where c.contact is not null order by c.place limit 1),
    kept as (
      insert into access_letter as l (person_id, access_group_id, kind, code_mac, link_mac, channel, contact, issued_by, expires_at)
      select p_person, of_group, 'invitation', p_code_mac, p_link_mac, t.channel, t.contact, access.person(), now() + interval '7 days'
        from told t join person p on p.id = p_person and p.active
      on conflict (person_id, access_group_id, kind) do update set code_mac = excluded.code_mac, link_mac = excluded.link_mac, channel = excluded.channel,
        contact = excluded.contact, issued_by = excluded.issued_by, issued_at = now(), expires_at = excluded.expires_at, used_at = null
      returning l.channel, l.contact)
    select k.channel, k.contact, coalesce(nullif(case when of_group is null then p.name else access.name_in_group(p.id, of_group) end, ''), p.name), p.language,
           access.never_used(p.id),
           (select c.legal_name from company c where c.access_group_id = of_group and c.deleted_at is null order by c.created_at, c.id limit 1)
      from kept k, person p where p.id = p_person;
end $$;

-- Whether somebody who can sign in, of the access group's HR and of all its companies, may still change profiles and users.
create or replace function access.group_has_administrator() returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from membership m join access_profile a on a.id = m.access_profile_id join person p on p.id = m.person_id
    where m.access_group_id = access.access_group() and m.role = 'RH' and m.in_force and m.all_companies and p.active and p.password_hash is not null
      and a.permissions @> '{RhPerfilAcessoEditar,RhUsuarioEditar}')
$$;

-- Whether one is the only administrator of the platform who can sign in.
create or replace function access.administers_alone() returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from membership m where m.person_id = access.person() and m.role = 'ADMIN' and m.in_force)
    and not exists (select from membership m join person p on p.id = m.person_id
      where m.role = 'ADMIN' and m.in_force and p.active and p.password_hash is not null and p.id <> access.person())
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
