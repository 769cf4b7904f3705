-- Announcements.

-- What is to be delivered now, of all tenants: due since its time has come, or running on for those who come to be of it.
create or replace function access.due_announcements() returns table (id uuid, access_group_id uuid, person_id uuid)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select a.id, a.access_group_id, a.published_by from announcement a
   where a.published_at <= now() and a.withdrawn_at is null and (a.ends_at is null or a.ends_at > now())
     and (a.delivered_at is null or a.also_new and a.delivered_at < now() - interval '5 minutes')
   order by a.delivered_at nulls first, a.id limit 500
$$;

-- The workers' announcements of a manager's own team that run now: read as the team reads them, without a right to their readings.
create or replace function access.team_announcements() returns table (id uuid, company_id uuid)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct on (a.id) a.id, r.company_id from announcement a join announcement_reader r on r.announcement_id = a.id
   where access.profile() = 'gestor' and a.access_group_id = access.access_group() and r.profile = 'trabalhador'
     and a.published_at <= now() and a.withdrawn_at is null and (a.ends_at is null or a.ends_at > now())
     and (access.all_companies() or r.company_id = any (access.companies()::uuid[]))
     and (access.all_workers() or r.employment_id = any (access.workers()::uuid[]))
   order by a.id, r.company_id
$$;
