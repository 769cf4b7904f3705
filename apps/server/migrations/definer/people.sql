-- Persons as others may see and change them: staff read no person's row, only what these answer.

-- Whether there is somebody with this CPF, for who may look people up by it; a null tells nothing of where they are known.
create or replace function access.person_by_cpf(p_cpf text) returns uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id from person p where p.cpf = p_cpf and access.profile() in ('rh', 'admin')
$$;

-- A person within reach (access.issue_target) by an accepted link; `roles` are those the reader may know of: of its access group, for the
-- platform all. Of a claim HR reads its own record alone.
create or replace function access.person_in_reach(p_person uuid)
returns table (id uuid, name text, cpf text, email text, cell_phone text, photo_sha256 text, hides_advertising boolean, language text,
  active boolean, two_factor_required boolean, email_confirmed_at timestamptz, cell_phone_confirmed_at timestamptz,
  version integer, roles text[], whole boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.name, p.cpf, p.email, p.cell_phone, p.photo_sha256, p.hides_advertising, p.language, p.active, p.two_factor_required,
         p.email_confirmed_at, p.cell_phone_confirmed_at, p.version,
         array(select distinct m.role from membership m where m.person_id = p.id and m.in_force
                  and (access.profile() = 'admin' or m.access_group_id = access.access_group()) order by 1), t.whole
    from access.issue_target(p_person) t join person p on p.id = p_person where t.accepted
$$;

-- Names by id, of oneself and of whom one has to do with: staff of its scope, a worker of colleagues, an association of its members. Staff and
-- colleagues read what their group calls somebody (access.name_in_group).
create or replace function access.names_of(p_ids uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select n.id, n.name from (
    select p.id, case
      when p.id = access.person() or access.profile() = 'admin' then p.name
      when access.profile() in ('rh', 'gestor', 'financeiro') and (
        exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group()
                   and (access.all_companies() or e.company_id = any (access.companies()))
                   and (access.all_workers() or e.id = any (access.workers())))
        or access.all_companies() and access.all_workers()
           and exists (select from membership m where m.person_id = p.id and m.access_group_id = access.access_group()))
        then access.name_in_group(p.id, access.access_group())
      when access.profile() = 'trabalhador' then (
        select access.name_in_group(p.id, e.access_group_id) from employment e join employment mine on mine.company_id = e.company_id
         where e.person_id = p.id and mine.person_id = access.person() and mine.access_group_id <> all (access.shut_groups())
           and coalesce(mine.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date, true)
           and coalesce(e.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date, true) limit 1)
      when access.profile() = 'assemat' and exists (select from association_member a where a.person_id = p.id and a.association_id = access.association())
        then p.name end as name
      from person p where p.id = any (p_ids)) n
   where n.name is not null
   order by n.name, n.id
$$;

-- Saves what counts at once of one's own profile, or of somebody's within reach. A version that was overtaken is refused.
create or replace function access.save_profile(p_person uuid, p_name text, p_hides_advertising boolean, p_language text, p_photo text, p_version integer)
returns void language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if p_person is distinct from access.person() then
    if not exists (select from access.issue_target(p_person) t where t.accepted) then perform access.refuse('NOT_FOUND'); end if;
    perform from person where id = p_person for update;
    if not access.whole_account(p_person) then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  end if;
  update person set name = p_name, hides_advertising = p_hides_advertising, language = coalesce(p_language, language),
         photo_sha256 = p_photo, version = version + 1
   where id = p_person and version = coalesce(p_version, version);
  if not found then perform access.refuse('STALE_VERSION'); end if;
end $$;

-- Keeps a code for a new contact of somebody within reach, who confirms it in a session of their own. @returns null, or the seconds
-- to wait since the last one.
create or replace function access.propose_contact(p_person uuid, p_purpose text, p_channel text, p_contact text, p_code_mac bytea) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  last timestamptz;
begin
  if not exists (select from access.issue_target(p_person) t where t.accepted) then perform access.refuse('NOT_FOUND'); end if;
  if not access.whole_account(p_person) then perform access.refuse('USER_CHANGE_NOT_ALLOWED'); end if;
  select sent_at into last from contact_code where person_id = p_person and purpose = p_purpose for update;
  if last > clock_timestamp() - interval '1 minute' then
    return ceil(extract(epoch from last + interval '1 minute' - clock_timestamp()));
  end if;
  insert into contact_code (person_id, purpose, channel, contact, code_mac, expires_at)
  values (p_person, p_purpose, p_channel, p_contact, p_code_mac, now() + interval '10 minutes')
  on conflict (person_id, purpose) do update set channel = excluded.channel, contact = excluded.contact, code_mac = excluded.code_mac,
    sent_at = clock_timestamp(), expires_at = excluded.expires_at, wrong = 0, used_at = null;
  return null;
end $$;

-- The photos of people whose names the reader may know, of those who have one: their own, where the link to the reader's group is accepted,
-- else for staff (nobody else has an access group) the one that HR keeps of them.
create or replace function access.photos_of(p_people uuid[]) returns table (id uuid, photo text, own boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with photo as materialized (
    select p.id, coalesce(k.own, w.sha256) as sha256, k.own is not null as own from person p
      left join worker_photo w on w.person_id = p.id and w.access_group_id = access.access_group()
     cross join lateral (select case when p.photo_sha256 is null then null
         when p.id = access.person() or access.profile() in ('admin', 'assemat') then p.photo_sha256
         when access.access_group() is not null then case when access.accepted(p.id, access.access_group()) then p.photo_sha256 end
         when exists (select from employment e join employment mine on mine.company_id = e.company_id and mine.person_id = access.person()
                       where e.person_id = p.id and access.accepted(p.id, e.access_group_id)) then p.photo_sha256 end as own) k
     where p.id = any (p_people) and coalesce(k.own, w.sha256) is not null)
  select o.id, o.sha256, o.own from photo o join access.names_of(array(select id from photo)) n on n.id = o.id
$$;
