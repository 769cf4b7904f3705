-- The service desk beyond single rows: who answers a category, when the desk is open, numbers, and moves that hide a ticket from who makes them.

-- The categories whose group the reader is in: of HR alone.
create or replace function access.answered_categories() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(array_agg(p.category_id), '{}') from desk_category_person p
   where p.person_id = access.person() and p.access_group_id = access.access_group() and access.profile() = 'rh'
$$;

-- Whether the policies of tickets show one to the reader: what hangs on it follows.
create or replace function access.sees_ticket(p_ticket uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return exists (select from desk_ticket t where t.id = p_ticket);
end $$;

-- The next number of a year: `A-2026-000045`. Only for whom an employment of the access group is in reach.
create or replace function access.next_protocol(p_employment uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  this_year integer := extract(year from now() at time zone 'America/Sao_Paulo')::integer;
  number integer;
begin
  select w.* into e from employment w where w.id = p_employment;
  if e.id is null or not access.reaches_employment(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  insert into desk_counter as c (access_group_id, year, last) values (e.access_group_id, this_year, 1)
  on conflict (access_group_id, year) do update set last = c.last + 1 returning c.last into number;
  return format('A-%s-%s', this_year, lpad(number::text, 6, '0'));
end $$;

-- When the desk works for an employment: its hours, the holidays of its company, where that is, and whether the company has the desk at all.
create or replace function access.desk_inputs(p_employment uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select jsonb_build_object('hours', coalesce(h.hours, '{}'), 'state', c.state, 'city', c.city, 'contracted', 'atendimento' = any (c.app_accesses),
      'name', e.name, 'dismissed', e.dismissed_on, 'holidays', coalesce((select jsonb_agg(d.day order by d.day) from holiday d
        where d.access_group_id = e.access_group_id and (d.company_id is null or d.company_id = e.company_id) and d.kind <> 'optional'), '[]'))
    from employment e join company c on c.id = e.company_id left join desk_hours h on h.access_group_id = e.access_group_id
   where e.id = p_employment and access.reaches_employment(e));
end $$;

-- Who of HR answers a category for an employment: its group; where it has none, whoever of HR may. Never the person it is about.
create or replace function access.desk_staff(p_category uuid, p_employment uuid) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select d from employment e, access.hr_deciders(e.id, 'RhAtendimentoEditar') d
   where e.id = p_employment and access.reaches_employment(e)
     and (exists (select from desk_category_person p where p.category_id = p_category and p.person_id = d)
       or not exists (select from desk_category_person p where p.category_id = p_category)
          and not exists (select from desk_category k where k.id = p_category and k.confidential))
$$;

-- Who of HR may be put into a category's group.
create or replace function access.desk_people() returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct m.person_id, access.name_in_group(m.person_id, m.access_group_id) from membership m join access_profile a on a.id = m.access_profile_id
   where access.profile() = 'rh' and m.access_group_id = access.access_group() and m.role = 'RH' and m.in_force and 'RhAtendimentoEditar' = any (a.permissions)
$$;

-- Gives a ticket to another category: who moves it may see it before, and need not afterwards. @returns whether it was still of that version
create or replace function access.transfer_ticket(p_ticket uuid, p_version integer, p_category uuid, p_assignee uuid, p_priority text,
  p_first integer, p_solution integer, p_first_due timestamptz, p_solution_due timestamptz, p_due timestamptz, p_consumed integer, p_late boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update desk_ticket t set category_id = p_category, confidential = k.confidential, assignee_id = p_assignee, priority = p_priority,
         first_minutes = p_first, solution_minutes = p_solution, first_due_at = p_first_due, solution_due_at = p_solution_due, due_at = p_due,
         consumed = p_consumed, late = p_late, late_told = t.late_told and p_late, version = t.version + 1, changed_at = now()
    from desk_category k, employment e
   where t.id = p_ticket and t.version = p_version and k.id = p_category and k.access_group_id = t.access_group_id and e.id = t.employment_id
     and access.profile() = 'rh' and access.reaches_employment(e) and t.person_id <> access.person()
     and (not t.confidential or t.category_id = any (access.answered_categories()));
  return found;
end $$;

-- A category that becomes confidential takes its tickets along.
create or replace function access.hide_category() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update desk_ticket t set confidential = true where t.category_id = new.id and not t.confidential;
  return null;
end $$;
create or replace trigger hide_category after update of confidential on desk_category for each row
  when (new.confidential and not old.confidential) execute function access.hide_category();

-- What a desk begins with; HR renames, adds and switches off.
create or replace function access.first_desk(p_access_group uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  insert into desk_hours (access_group_id, hours)
  select p_access_group, jsonb_object_agg(day::text, '[["08:00", "12:00"], ["13:00", "18:00"]]'::jsonb) from generate_series(1, 5) day
  on conflict do nothing;
  insert into desk_category (access_group_id, name, first_minutes, solution_minutes)
  select p_access_group, k.name, 240, k.solution
    from (values ('Pagamento e descontos', 1080), ('Benefícios', 1080), ('Férias e ponto', 1080), ('Documentos e cadastro', 1620), ('Outro assunto', 1620)) k(name, solution)
   where not exists (select from desk_category o where o.access_group_id = p_access_group);
end $$;
create or replace function access.begin_access_group_desk() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.first_desk(new.id);
  return null;
end $$;
create or replace trigger begin_desk after insert on access_group for each row execute function access.begin_access_group_desk();
do $$ begin
  perform access.first_desk(g.id) from access_group g;
end $$;

-- Where a job tells the worker of an answer: a confirmed address of an accepted link, while the answer is unread. A confidential ticket has none.
create or replace function access.ticket_address(p_ticket uuid)
returns table (email text, name text, language text, protocol text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.email, p.name, p.language, t.protocol
    from desk_ticket t join employment e on e.id = t.employment_id join person p on p.id = t.person_id
   where t.id = p_ticket and access.profile() = 'job' and access.reaches_employment(e) and not t.confidential and t.worker_unread > 0
     and p.active and p.email_confirmed_at is not null and access.accepted(p.id, t.access_group_id)
$$;
