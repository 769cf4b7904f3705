-- Companies: what HR may ask and do beyond the rows it sees.

-- Whether a company of the platform, other than one, has the CNPJ. Whoever asks keeps it from being taken until the transaction ends.
create or replace function access.cnpj_taken(p_cnpj text, p_but uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'rh' or access.access_group() is null then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  perform pg_advisory_xact_lock(hashtextextended(p_cnpj, 52));
  return exists (select from company c where c.cnpj = p_cnpj and c.deleted_at is null and c.id is distinct from p_but);
end $$;

-- How many employments, ended ones included, some companies in the reader's reach have: those of the association are affiliated ones.
create or replace function access.company_sizes(p_companies uuid[]) returns table (company_id uuid, workers integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select e.company_id, count(*)::integer from employment e
   where e.company_id = any (p_companies)
     and case access.profile()
       when 'assemat' then e.company_id in (select a.company_id from association_company a where a.association_id = access.association())
       else e.access_group_id = access.access_group() and access.profile() in ('rh', 'gestor')
         and (access.all_companies() or e.company_id = any (access.companies()))
         and (access.all_workers() or e.id = any (access.workers())) end
   group by e.company_id
$$;

-- Hides a company of the reader's reach, once nobody works or worked there; its branches stand alone, roles over it alone are switched off.
-- @returns how many employments keep it from being deleted; null: there is no such company
create or replace function access.delete_company(p_company uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  workers integer;
begin
  perform from company c where c.id = p_company and c.deleted_at is null and access.profile() = 'rh' and c.access_group_id = access.access_group()
     and (access.all_companies() or c.id = any (access.companies())) for update;
  if not found then return null; end if;
  select count(*) into workers from employment e where e.company_id = p_company;
  if workers > 0 then return workers; end if;
  update company set deleted_at = now(), active = false, version = version + 1 where id = p_company;
  update company set head_office_id = null, version = version + 1 where head_office_id = p_company;
  with gone as (delete from membership_scope s where s.company_id = p_company returning s.membership_id, s.id)
  update membership m set enabled = false
   where m.id in (select g.membership_id from gone g) and not m.all_companies
     and not exists (select from membership_scope s where s.membership_id = m.id and s.id not in (select g.id from gone g));
  return 0;
end $$;

-- Who is employed while the company is deleted waits for that (its foreign key) and is refused here.
create or replace function access.refuse_deleted_employer() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if exists (select from company c where c.deleted_at is not null and c.id in (select e.company_id from come e)) then
    perform access.refuse('NOT_FOUND');
  end if;
  return null;
end $$;
create or replace trigger employment_of_company after insert on employment referencing new table as come
  for each statement execute function access.refuse_deleted_employer();

-- Roles over one company, of people HR may see: its own row, or a role of all companies of the access group (scope null).
create or replace function access.company_users(p_company uuid)
returns table (scope_id uuid, membership_id uuid, person_id uuid, role text, profile_id uuid, profile text, permissions text[], enabled boolean,
  name text, cpf text, email text, state text, platform boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select s.id, m.id, p.id, m.role, a.id, a.name, a.permissions, m.enabled and coalesce(s.enabled, true),
         n.name, p.cpf, case when m.accepted_at is not null then p.email else (select i.contact from access_letter i where i.person_id = p.id
           and i.access_group_id = c.access_group_id and i.kind = 'invitation' and i.channel = 'mail') end,
         access.user_state(p.id, access.access_group()), m.accepted_at is not null and access.of_platform(p.id)
    from company c
    join membership m on m.access_group_id = c.access_group_id and m.role in ('RH', 'GESTOR', 'FINANCEIRO')
    join access_profile a on a.id = m.access_profile_id
    join person p on p.id = m.person_id
   cross join lateral (select case when m.accepted_at is not null then p.name else access.name_in_group(p.id, m.access_group_id) end as name) n
    left join membership_scope s on s.membership_id = m.id and s.company_id = c.id and s.employment_id is null and s.department is null
   where c.id = p_company and c.deleted_at is null and access.profile() = 'rh' and c.access_group_id = access.access_group()
     and (access.all_companies() or c.id = any (access.companies()))
     and (s.id is not null or m.all_companies and access.all_companies())
   order by public.search_form(n.name), p.id, m.role
$$;

-- Whether somebody of the context's access group holds a role anywhere that is on: without one nobody is signed in.
create or replace function access.has_role(p_person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from membership m where m.person_id = p_person and m.enabled)
    or not exists (select from membership m where m.person_id = p_person and m.access_group_id = access.access_group())
$$;

-- Brings a deleted company of the context's access group back, inactive; a head office that is gone stays away. The caller took the CNPJ.
create or replace function access.restore_company(p_company uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'rh' or not access.all_companies() then perform access.refuse('OPERATION_NOT_ALLOWED'); end if;
  update company c
     set deleted_at = null, version = c.version + 1,
         head_office_id = (select h.id from company h where h.id = c.head_office_id and h.deleted_at is null)
   where c.id = p_company and c.deleted_at is not null and c.access_group_id = access.access_group();
  return found;
end $$;

-- The roots of CNPJs of which every company of the access group is in HR's reach, with all its workers: others' companies are counted,
-- which row-level security hides.
create or replace function access.employers_held() returns text[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.access_group() is null or coalesce(access.profile(), '') <> 'rh' or not access.all_workers() then return '{}'; end if;
  return array(
    select left(c.cnpj, 8) from company c where c.access_group_id = access.access_group() and c.deleted_at is null
     group by 1 having bool_and(access.all_companies() or c.id = any (access.companies())));
end $$;
