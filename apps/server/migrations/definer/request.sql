-- Requests beyond single rows: numbers, who decides, who sits, what stands around one.

-- The next number of an access group and year: consecutive, by the lock of its row.
create or replace function access.next_code(p_access_group uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  y smallint := extract(year from now() at time zone 'America/Sao_Paulo')::smallint;
  n integer;
begin
  insert into hr_request_number as c (access_group_id, year, last) values (p_access_group, y, 1)
  on conflict (access_group_id, year) do update set last = c.last + 1 returning c.last into n;
  return y || '-' || lpad(n::text, 6, '0');
end $$;
revoke execute on function access.next_code(uuid) from public;

-- The same for who may file a request about a worker.
create or replace function access.next_request_code(p_employment uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
begin
  select * into e from employment where id = p_employment;
  if e.id is null or not access.reaches_employment(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  return access.next_code(e.access_group_id);
end $$;

-- The correction of a day has a row among the requests, with its id. Whatever becomes of it shows there in the same transaction.
create or replace function access.follow_justification() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  asked jsonb := jsonb_build_object('day', new.day, 'source', new.source, 'type', new.type, 'occurrence', new.occurrence);
  now_is text := case new.state when 'returned' then 'pending' when 'sending' then 'approved' else new.state end;
  is_over boolean := new.state in ('approved', 'denied', 'canceled', 'finished');
  done text;
begin
  if tg_op = 'INSERT' then
    insert into hr_request (id, access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, waits_for_change, in_process, with_flow, entered_on, version, data,
      worker_name, sent_at, ended_at)
    select new.id, new.access_group_id, new.company_id, new.employment_id, new.person_id, new.made_by,
           case when new.made_by = new.person_id then 'trabalhador' when access.profile() = 'gestor' then 'gestor' else 'rh' end, access.next_code(new.access_group_id), 'clock', now_is,
           new.state = 'returned', new.state = 'sending', false, (new.made_at at time zone 'America/Sao_Paulo')::date, new.version, asked, t.worker_name, new.made_at, new.decided_at
      from timesheet t where t.id = new.timesheet_id;
    done := 'send';
  else
    update hr_request r set company_id = new.company_id, employment_id = new.employment_id, person_id = new.person_id, author_id = new.made_by, data = asked, version = new.version,
           -- the engine tells a first step from a later one
           state = case when now_is = 'pending' and r.state = 'sentForApproval' and new.state <> 'returned' then r.state else now_is end,
           outcome = case when new.state <> 'finished' then null when old.state in ('approved', 'denied') then old.state else r.outcome end,
           waits_for_change = new.state = 'returned', in_process = new.state = 'sending', ended_at = case when is_over then coalesce(r.ended_at, now()) end
     where r.id = new.id;
    if new.state <> old.state then
      done := case new.state when 'approved' then 'approve' when 'denied' then 'deny' when 'returned' then 'review' when 'canceled' then 'cancel' when 'finished' then 'finish'
        when 'pending' then case old.state when 'returned' then 'resend' when 'approved' then 'undo' end end;
    end if;
  end if;
  if done is not null then
    insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person, profile, reason)
    select r.id, r.access_group_id, done, r.round, r.step, r.version, access.person(), coalesce(access.profile(), 'job'), case when done in ('deny', 'review', 'undo') then new.reason end
      from hr_request r where r.id = new.id;
  end if;
  return null;
end $$;
create or replace trigger request_follows after insert or update on justification for each row execute function access.follow_justification();

-- What is deleted with its mirror is no request any more.
create or replace function access.forget_justification() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  delete from hr_request where id = old.id;
  return null;
end $$;
create or replace trigger request_forgets after delete on justification for each row execute function access.forget_justification();

-- The requests that wait for the reader in the access group: asked themselves, or standing in today for who was.
create or replace function access.asked_requests() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce(array_agg(distinct s.subject_id), '{}') from approval_seat s
   where s.kind in ('request', 'justification') and s.access_group_id = access.access_group() and s.ended_at is null
     and (s.person_id = access.person() or s.kind = 'request' and exists (select from manager_cover v where v.access_group_id = s.access_group_id and v.person_id = s.person_id
       and v.substitute_id = access.person() and (now() at time zone 'America/Sao_Paulo')::date between v.from_day and v.until_day
       and (v.kinds is null or exists (select from hr_request r where r.id = s.subject_id and access.approved_kind(r.kind) = any (v.kinds)))))
$$;

-- A kind of request as approver profiles and covers call it.
create or replace function access.approved_kind(p_kind text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case p_kind when 'vacation' then 'ferias' when 'advance13' then 'adiantamento13' when 'registration' then 'alteracaoCadastral'
    when 'benefit' then 'beneficio' when 'other' then 'outros' when 'clock' then 'ponto' else p_kind end
$$;

-- Those, and the ones that the reader will be asked, has decided or looks on.
create or replace function access.seated_requests() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.asked_requests() || coalesce(array_agg(s.subject_id), '{}') from approval_seat s
   where s.kind = 'requestSight' and s.access_group_id = access.access_group() and s.ended_at is null and s.person_id = access.person()
$$;

-- Whether a request may be read, or filed, about an employment: by its reach, or by a seat on one about it.
create or replace function access.reaches_requests(e employment) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return access.reaches_employment(e) or access.profile() = 'gestor' and e.access_group_id = access.access_group()
    and exists (select from hr_request r where r.employment_id = e.id and r.id = any (access.seated_requests()));
end $$;

-- Who decides for an employment, as plain data (core/approver): persons with who is above them and whether they may decide here, HR, managers
-- of the team where there is no line at all, stand-ins that hold or will hold. `p_named`: persons whom steps name. Who may decide here is
-- said by the permission of what is decided: `Solicitacao`, or `Justificativa` of the clock.
create or replace function access.approver_world(p_employment uuid, p_named uuid[], p_day date, p_decides text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  hr uuid[];
  team uuid[] := '{}';
  found jsonb;
begin
  select * into e from employment where id = p_employment;
  if e.id is null or not access.reaches_requests(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  hr := array(select d from access.hr_deciders_all(e.id, 'Rh' || p_decides || 'Aprovar') d order by 1);
  if not exists (select from reporting_line l where l.employment_id = e.id and l.from_day <= p_day) then
    team := array(select distinct m.person_id from membership m join access_profile a on a.id = m.access_profile_id
      where m.access_group_id = e.access_group_id and m.role = 'GESTOR' and m.in_force and 'Gestor' || p_decides || 'Aprovar' = any (a.permissions)
        and access.in_scope(m.id, m.all_companies, m.all_workers, e.company_id, e.id) order by 1);
  end if;
  with recursive chain (employment_id, person_id, above, depth) as (
    select s.id, s.person_id, (select l.manager_id from reporting_line l where l.employment_id = s.id and l.from_day <= p_day order by l.from_day desc limit 1), 0
      from employment s where s.id = e.id or s.access_group_id = e.access_group_id and s.person_id = any (p_named || hr || team)
        and (s.dismissed_on is null or s.dismissed_on >= p_day)
    union
    select a.id, a.person_id, (select l.manager_id from reporting_line l where l.employment_id = a.id and l.from_day <= p_day order by l.from_day desc limit 1), c.depth + 1
      from chain c join employment a on a.id = c.above where c.depth < 50),
  known as (
    select distinct on (c.person_id) c.person_id, (select a.person_id from employment a where a.id = c.above) as manager,
           exists (select from employment w where w.person_id = c.person_id and w.access_group_id = e.access_group_id and (w.dismissed_on is null or w.dismissed_on >= p_day)) as works
      from chain c order by c.person_id, c.depth, c.employment_id),
  people as (
    select k.person_id, k.manager, k.works from known k
    union all select n, null, true from unnest(p_named || hr || team) n where n not in (select k.person_id from known k)
    union all select distinct v.substitute_id, null::uuid, true from manager_cover v where v.access_group_id = e.access_group_id and v.until_day >= p_day
      and v.substitute_id not in (select k.person_id from known k) and v.substitute_id <> all (p_named || hr || team))
  select jsonb_build_object(
      'people', coalesce(jsonb_object_agg(p.person_id, jsonb_build_object('manager', p.manager, 'name', access.name_in_group(p.person_id, e.access_group_id),
        'active', p.works and (p.person_id = any (hr) or access.manages(p.person_id, e.access_group_id, 'Gestor' || p_decides || 'Aprovar')))), '{}'),
      'groups', jsonb_build_object('RH', to_jsonb(hr), 'GESTORES', to_jsonb(team)),
      'substitutes', coalesce((select jsonb_agg(jsonb_build_object('for', v.person_id, 'person', v.substitute_id, 'from', v.from_day, 'to', v.until_day, 'types', to_jsonb(v.kinds)) order by v.made_at, v.id)
        from manager_cover v where v.access_group_id = e.access_group_id and v.until_day >= p_day), '[]'))
    into found from (select distinct on (person_id) * from people order by person_id) p;
  return found;
end $$;

-- HR of a company who may do something, the worker among them: whoever they are is barred by the route.
create or replace function access.hr_deciders_all(p_employment uuid, p_permission text) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return query
  select distinct m.person_id from employment e join membership m on m.access_group_id = e.access_group_id and m.role = 'RH' and m.in_force
    join access_profile a on a.id = m.access_profile_id and p_permission = any (a.permissions) join person p on p.id = m.person_id and p.active
   where e.id = p_employment and access.in_scope(m.id, m.all_companies, m.all_workers, e.company_id, e.id);
end $$;

-- What of a company and a worker a request is made of, for who may read or file one about them.
create or replace function access.request_facts(p_employment uuid)
returns table (id uuid, access_group_id uuid, company_id uuid, person_id uuid, name text, registration text, department text, client text, job_title text, hiring text,
  company text, cnpj text, app_accesses text[], approval boolean, flow boolean, dismissed_on date, admitted_on date, salary bigint, cutoff integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select e.id, e.access_group_id, e.company_id, e.person_id, e.name, e.registration, e.department, e.client, e.job_title, e.hiring_regime,
         c.trade_name, c.cnpj, c.app_accesses, c.request_approval, c.request_flow, e.dismissed_on, e.admitted_on,
         (select p.salary from worker_pay p where p.employment_id = e.id and p.salary_unit = 'mes' and (access.profile() in ('trabalhador', 'job') or access.sees_pay())), coalesce((select s.payroll_cutoff from request_setting s where s.company_id = c.id), 15)
    from employment e join company c on c.id = e.company_id where e.id = p_employment and access.reaches_requests(e)
$$;

-- A worker's monthly salary for the conditions of a route: whoever files, the same people decide. The server tells it to nobody.
create or replace function access.route_salary(p_employment uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.salary from employment e join worker_pay p on p.employment_id = e.id and p.salary_unit = 'mes'
   where e.id = p_employment and access.reaches_requests(e)
$$;

-- The profiles that may decide for a company, in their order.
create or replace function access.profiles_of(p_employment uuid)
returns table (id uuid, name text, "position" integer, kinds text[], steps jsonb, conditions jsonb, version integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.name, p.position, p.kinds, p.steps, p.conditions, p.version from employment e join approver_profile p on p.access_group_id = e.access_group_id
   where e.id = p_employment and access.reaches_requests(e) and p.active and (p.company_ids is null or e.company_id = any (p.company_ids)) order by p.position, p.id
$$;

-- Who is asked now, and who else reads it. Others are released.
create or replace function access.seat_request(p_request uuid, p_asked uuid[], p_sight uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  r hr_request;
  e employment;
begin
  select * into r from hr_request where id = p_request;
  select * into e from employment where id = r.employment_id;
  if r.id is null or not access.reaches_requests(e) then perform access.refuse('NOT_FOUND'); end if;
  update approval_seat s set ended_at = now() where s.subject_id = r.id and s.ended_at is null
     and (s.kind in ('request', 'justification') and s.person_id <> all (p_asked) or s.kind = 'requestSight' and s.person_id <> all (p_sight));
  insert into approval_seat (access_group_id, kind, subject_id, person_id)
  select r.access_group_id, t.kind, r.id, t.person
    from (select 'request' as kind, unnest(p_asked) as person union select 'requestSight', unnest(p_sight)) t where t.person <> r.person_id on conflict do nothing;
end $$;

-- Whom an employment answers to today.
create or replace function access.manager_today(p_employment uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select l.manager_id from reporting_line l where l.employment_id = p_employment and l.from_day <= (now() at time zone 'America/Sao_Paulo')::date
   order by l.from_day desc limit 1
$$;

-- Who else is away in some days, or asks to be: of the same department or the same manager, by name and days, the reason hidden.
create or replace function access.away_beside(p_employment uuid, p_from date, p_until date)
returns table (name text, from_day date, until_day date, asked boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with own as (select e.*, access.manager_today(e.id) as manager from employment e where e.id = p_employment and access.reaches_requests(e) and access.profile() in ('rh', 'gestor')),
  peers as (
    select o.id, o.name from own e join employment o on o.company_id = e.company_id and o.id <> e.id and (o.dismissed_on is null or o.dismissed_on >= p_from)
     where o.department = e.department or access.manager_today(o.id) = e.manager)
  select w.name, w.from_day, w.until_day, w.asked from (
    select p.name, l.from_day, l.until_day, false as asked from peers p join employment_leave l on l.employment_id = p.id and l.from_day <= p_until and coalesce(l.until_day, p_until) >= p_from
    union all
    select p.name, (r.data ->> 'start')::date, (r.data ->> 'start')::date + (r.data ->> 'days')::integer - 1, true from peers p
      join hr_request r on r.employment_id = p.id and r.kind = 'vacation' and r.state in ('sentForApproval', 'pending')
     where (r.data ->> 'start')::date <= p_until and (r.data ->> 'start')::date + (r.data ->> 'days')::integer > p_from) w
   order by w.from_day, w.name limit 50
$$;

-- Whether a published payslip of a year pays the advance on the 13th, by its kind or by a line of earnings, for who may file a request
-- about it. A line is known by the words of core/receipt/pay-item-nature.ts.
create or replace function access.advance_paid(p_employment uuid, p_year integer) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from employment e join receipt r on r.employment_id = e.id and r.category = 1 and r.year = p_year and r.deleted_at is null
      and (r.kind = 'thirteenthFirst' or exists (select from jsonb_array_elements(r.items) i where i ->> 'earnings' is not null
        and public.search_form(i ->> 'description') ~ '(1a|primeira|adiant).*13|13.*(1a|primeira|adiant)'))
    where e.id = p_employment and access.reaches_requests(e))
$$;

-- HR's subjects of requests, for who may file one.
create or replace function access.categories_of(p_employment uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select k.id, k.name from employment e join request_category k on k.access_group_id = e.access_group_id and k.active
   where e.id = p_employment and access.reaches_requests(e) order by k.position, k.name
$$;

-- What proves a change of a record in a worker's company, and which fields of its own may be asked for: for who may file one. A field of
-- pay, or one that is asked no more, is never among them.
create or replace function access.proof_rules_of(p_employment uuid)
returns table (field text, open boolean, kinds text[], both_sides boolean, max_age_days integer, required boolean, name text, kind text, options text[])
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select r.field, r.open, r.kinds, r.both_sides, r.max_age_days, r.required, f.name, f.kind, f.options
    from employment e join proof_rule r on r.company_id = e.company_id
    left join company_field f on f.company_id = r.company_id and f.id::text = r.field and f.retired_at is null and f.section <> 'pagamento'
   where e.id = p_employment and access.reaches_requests(e) order by f.place, r.field
$$;

-- The heads of requests beside their rows, for whoever sees them.
create or replace function access.request_heads(p_ids uuid[])
returns table (id uuid, company text, cnpj text, department text, client text, app_accesses text[], approval boolean, flow boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  -- a body of plpgsql is planned once a connection
  return query
  select r.id, c.trade_name, c.cnpj, e.department, e.client, c.app_accesses, c.request_approval, c.request_flow
    from hr_request r join employment e on e.id = r.employment_id join company c on c.id = r.company_id
   where r.id = any (p_ids) and access.reaches_requests(e);
end $$;

-- Holds an employment until the transaction ends, for who may file a request about it: requests of one worker are checked one after the other.
create or replace function access.hold_requests(p_employment uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
begin
  select * into e from employment where id = p_employment for update;
  if e.id is null or not access.reaches_requests(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
end $$;

-- What waits for a manager goes to another: seats of open requests, mirrors and justifications. Nobody gets a seat on what is about
-- themselves or filed by them: it stays where it is, and who stands above decides it.
create or replace function access.hand_waiting_over(p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  g uuid := access.access_group();
begin
  if access.profile() <> 'rh' then perform access.refuse('OPERATION_NOT_ALLOWED'); end if;
  with open as (
    select r.id, r.round, r.step, r.version from hr_request r where r.access_group_id = g and r.state in ('sentForApproval', 'pending') and p_to not in (r.person_id, r.author_id)
       and exists (select from hr_request_step s where s.request_id = r.id and s.step >= r.step and s.seats @> array[p_from::text]) order by r.id for update),
  moved as (
    update hr_request_step s set seats = t.seats, needs = least(s.needs, cardinality(t.seats))
      from (select k.request_id, k.step, array(select distinct case when x = p_from::text then p_to::text else x end from unnest(k.seats) x) as seats
        from hr_request_step k join open o on o.id = k.request_id where k.step >= o.step and k.seats @> array[p_from::text]) t
     where s.request_id = t.request_id and s.step = t.step),
  told as (
    insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person, for_person, profile)
    select id, g, 'redirect', round, step, version + 1, access.person(), p_to, 'rh' from open)
  update hr_request r set version = r.version + 1 from open o where r.id = o.id and r.kind <> 'clock';
  with ended as (
    update approval_seat s set ended_at = now() where s.access_group_id = g and s.person_id = p_from and s.ended_at is null and s.kind <> 'requestSight'
       and p_to <> all (case s.kind when 'timesheet' then array(select t.person_id from timesheet t where t.id = s.subject_id)
         when 'justification' then array(select j.person_id from justification j where j.id = s.subject_id)
         else array(select unnest(array[q.person_id, q.author_id]) from hr_request q where q.id = s.subject_id) end)
    returning s.kind, s.subject_id)
  insert into approval_seat (access_group_id, kind, subject_id, person_id) select g, kind, subject_id, p_to from ended on conflict do nothing;
end $$;

-- The types of requests that the company of an employment lets many be decided of at once. Null: what is usual.
create or replace function access.batch_types(p_employment uuid) returns text[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select s.batch_types from employment e join request_setting s on s.company_id = e.company_id where e.id = p_employment and access.reaches_requests(e)
$$;
