-- The time clock beyond single rows: facts that stay, what the calculation reads, who decides, whose an unknown worker's punches are.

-- A punch is never changed and never removed, by nobody. Said later is only whose it is: its employment once, its person by a corrected CPF.
create or replace function access.punch_is_fact() returns trigger
language plpgsql set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if tg_op = 'DELETE' then raise exception 'a punch is never removed'; end if;
  if old.employment_id is not null and new.employment_id is distinct from old.employment_id
     -- the day follows from the hour, and is not there yet before the row is written
     or to_jsonb(new) - '{employment_id,person_id,company_id,day}'::text[] <> to_jsonb(old) - '{employment_id,person_id,company_id,day}'::text[] then
    raise exception 'a punch is never changed';
  end if;
  return new;
end $$;
create or replace trigger punch_is_fact before update or delete on punch for each row execute function access.punch_is_fact();

-- Nor are all of them at once: truncating passes triggers of rows.
create or replace function access.punches_stay() returns trigger
language plpgsql set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if exists (select from punch) then raise exception 'punches are never removed'; end if;
  return null;
end $$;
create or replace trigger punches_stay before truncate on punch for each statement execute function access.punches_stay();

-- What the reader was asked to decide in the access group, by kind. A justification with a route is read as a request is: by who sits, was
-- asked, looks on, or stands in today.
create or replace function access.seated(p_kind text) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  found uuid[];
begin
  select coalesce(array_agg(s.subject_id), '{}') into found from approval_seat s
   where s.person_id = access.person() and s.access_group_id = access.access_group() and s.ended_at is null
     and (s.kind = p_kind or p_kind = 'justification' and s.kind in ('request', 'requestSight'));
  if p_kind = 'justification' and exists (select from manager_cover v where v.substitute_id = access.person() and v.access_group_id = access.access_group()) then
    return found || access.asked_requests();
  end if;
  return found;
end $$;

-- Whether an employment's clock is in the reader's reach: the worker's own, the staff's by their scope, and who sits on something of it.
create or replace function access.reaches_clock(e employment) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return case
    when access.profile() = 'trabalhador' then e.person_id = access.person() and e.access_group_id <> all (access.shut_groups())
    when access.profile() in ('rh', 'gestor', 'job') then e.access_group_id = access.access_group() and (
      (access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()))
      or access.profile() = 'gestor' and (
        exists (select from timesheet t where t.employment_id = e.id and t.id = any (access.seated('timesheet')))
        or exists (select from justification j where j.employment_id = e.id and j.id = any (access.seated('justification')))))
    else false end;
end $$;

-- What the calculation of some employments reads for a stretch of days, as plain data. Employments out of reach have no row.
create or replace function access.clock_inputs(p_employments uuid[], p_from date, p_until date)
returns table (employment_id uuid, document jsonb)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select e.id, jsonb_build_object(
      'companyId', e.company_id, 'personId', e.person_id, 'accessGroupId', e.access_group_id,
      'admitted', e.admitted_on, 'dismissed', e.dismissed_on,
      'transferred', exists (select from company_transfer x where x.employment_id = e.id and x.state = 'done'), 'hiring', e.hiring_regime, 'apprentice', r.apprentice,
      'weeklyHours', r.weekly_hours, 'born', r.birth_date, 'state', c.state, 'city', c.city, 'zone', s.zone,
      'schedules', coalesce((select jsonb_agg(jsonb_build_object('from', a.from_day, 'id', w.id, 'name', w.name, 'document', w.document) order by a.from_day)
        from schedule_assignment a left join work_schedule w on w.id = a.schedule_id where a.employment_id = e.id and a.from_day <= p_until), '[]'),
      'companyRules', access.rules_of(s.rule_set_id),
      'ruleSets', coalesce((select jsonb_agg(jsonb_build_object('from', a.from_day, 'rules', access.rules_of(a.rule_set_id)) order by a.from_day)
        from rule_assignment a where a.employment_id = e.id and a.from_day <= p_until), '[]'),
      'holidays', coalesce((select jsonb_agg(jsonb_build_object('day', h.day, 'name', h.name) order by h.day) from holiday h
        where h.access_group_id = e.access_group_id and (h.company_id is null or h.company_id = e.company_id) and h.kind <> 'optional'
          and h.day between p_from and p_until), '[]'),
      'punches', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'at', to_char(p.local, 'YYYY-MM-DD"T"HH24:MI'), 'nsr', p.nsr, 'source', p.source,
          'trust', p.trust, 'flags', p.flags, 'offline', p.offline, 'deviceId', p.device_id) order by p.local, p.trust, p.recorded_at, p.nsr) from punch p
        where p.employment_id = e.id and p.local >= p_from - 2 and p.local < p_until + 3), '[]'),
      'treatments', coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'punchId', t.punch_id, 'at', to_char(t.at, 'YYYY-MM-DD"T"HH24:MI'),
          'day', t.day, 'reason', t.reason) order by t.made_at, t.id) from treatment t
        where t.employment_id = e.id and t.kind <> 'undo' and not exists (select from treatment u where u.undoes = t.id)), '[]'),
      'leaves', coalesce((select jsonb_agg(jsonb_build_object('from', l.from_day, 'until', l.until_day, 'kind', l.kind) order by l.from_day) from employment_leave l
        where l.employment_id = e.id and l.from_day <= p_until and coalesce(l.until_day, p_until) >= p_from), '[]'),
      'excuses', coalesce((select jsonb_agg(jsonb_build_object('day', x.day, 'from', to_char(x.from_at, 'YYYY-MM-DD"T"HH24:MI'),
          'until', to_char(x.until_at, 'YYYY-MM-DD"T"HH24:MI'), 'minutes', x.minutes) order by x.day, x.from_at) from clock_excuse x
        where x.employment_id = e.id and x.removed_at is null and x.day between p_from and p_until), '[]'),
      'postings', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'minutes', b.minutes, 'percentage', b.percentage, 'lotDay', b.lot_day,
          'dueDay', b.due_day, 'at', (b.made_at at time zone 'America/Sao_Paulo')::date, 'timesheetId', b.timesheet_id,
          'periodFrom', (select t.from_day from timesheet t where t.id = b.timesheet_id), 'reverses', b.reverses) order by b.lot_day, b.id)
        from bank_posting b where b.employment_id = e.id), '[]'))
    from employment e join company c on c.id = e.company_id
    left join clock_setting s on s.company_id = e.company_id
    left join worker_record r on r.employment_id = e.id
   where e.id = any (p_employments) and access.reaches_clock(e);
end
$$;

-- The dated versions of a set of rules.
create or replace function access.rules_of(p_set uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('from', r.from_day, 'document', r.document) order by r.from_day), '[]') from clock_rule r where r.rule_set_id = p_set);
end $$;

-- Mirrors whose rows may still change, of some employments, that overlap some days (p_until null: any later one). They are held, always in
-- the same order: who computes them anew reads what others have written by then, and nobody waits in a circle.
create or replace function access.held_mirrors(p_employments uuid[], p_from date, p_until date)
returns table (id uuid, employment_id uuid, from_day date, until_day date)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select t.id, t.employment_id, t.from_day, t.until_day from timesheet t join employment e on e.id = t.employment_id
   where t.employment_id = any (p_employments) and t.deleted_at is null and t.origin = 'registro' and t.state in ('open', 'review')
     and t.until_day >= p_from and (p_until is null or t.from_day <= p_until) and access.reaches_clock(e)
   order by t.from_day, t.id for update of t;
end
$$;

-- Puts computed days in the place of those there were. Rows: {employmentId, day, kind, pending, occurrences, document}.
create or replace function access.keep_days(p_employments uuid[], p_from date, p_until date, p_rows jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  reached uuid[] := array(select e.id from employment e where e.id = any (p_employments) and access.reaches_clock(e) order by e.id);
begin
  delete from clock_day d where d.employment_id = any (reached) and d.day between p_from and p_until;
  insert into clock_day (employment_id, day, access_group_id, company_id, person_id, kind, pending, occurrences, document)
  select e.id, r.day, e.access_group_id, e.company_id, e.person_id, r.kind, r.pending, array(select jsonb_array_elements_text(r.occurrences)), r.document
    from jsonb_to_recordset(p_rows) as r("employmentId" uuid, day date, kind text, pending boolean, occurrences jsonb, document jsonb)
    join employment e on e.id = r."employmentId"
   where e.id = any (reached) and r.day between p_from and p_until;
end $$;

-- Says whose the punches of an unknown worker are, once. @returns how many
create or replace function access.link_punches(p_identifier text, p_employment uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  linked integer;
begin
  select * into e from employment where id = p_employment;
  if access.profile() is null or access.profile() not in ('rh', 'job') or e.id is null or not access.reaches_clock(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  update punch p set employment_id = e.id, person_id = e.person_id, company_id = e.company_id
   where p.access_group_id = e.access_group_id and p.employment_id is null and p.identifier = p_identifier
     and (access.all_companies() or p.company_id = any (access.companies()));
  get diagnostics linked = row_count;
  return linked;
end $$;

-- Who may decide for an employment on a day, and for whom where they stand in (product 4, section 12). `hr`: nobody is above the worker.
create or replace function access.approvers_of(p_employment uuid, p_manager_permission text, p_hr_permission text, p_day date)
returns table (person_id uuid, for_person uuid, hr boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  at_employment uuid := p_employment;
  line record;
  above employment;
  deciders uuid[] := '{}';
  steps integer := 0;
  top boolean := false;
begin
  select * into e from employment where id = p_employment;
  if e.id is null then return; end if;
  loop
    select l.manager_id into line from reporting_line l where l.employment_id = at_employment and l.from_day <= p_day order by l.from_day desc limit 1;
    if not found then
      if steps = 0 then
        -- no line at all: every manager whose scope reaches the worker
        deciders := array(select m.person_id from membership m join access_profile a on a.id = m.access_profile_id
          where m.access_group_id = e.access_group_id and m.role = 'GESTOR' and m.in_force and p_manager_permission = any (a.permissions) and m.person_id <> e.person_id
            and access.in_scope(m.id, m.all_companies, m.all_workers, e.company_id, e.id));
        exit;
      end if;
      top := true;
      exit;
    end if;
    if line.manager_id is null then top := true; exit; end if;
    steps := steps + 1;
    if steps > 50 then top := true; exit; end if;
    select * into above from employment where id = line.manager_id;
    if above.person_id <> e.person_id and (above.dismissed_on is null or above.dismissed_on >= p_day)
       and access.manages(above.person_id, e.access_group_id, p_manager_permission) then
      deciders := array[above.person_id];
      exit;
    end if;
    at_employment := above.id;
  end loop;
  if top then
    return query select d, null::uuid, true from access.hr_deciders(p_employment, p_hr_permission) d;
    return;
  end if;
  return query
    select d, null::uuid, false from unnest(deciders) d
    union
    select v.substitute_id, v.person_id, false from manager_cover v
     where v.person_id = any (deciders) and v.access_group_id = e.access_group_id and p_day between v.from_day and v.until_day and (v.kinds is null or 'ponto' = any (v.kinds))
       and v.substitute_id <> e.person_id and v.substitute_id <> all (deciders)
       and access.manages(v.substitute_id, e.access_group_id, p_manager_permission);
end $$;

-- Whether a membership's companies and workers hold an employment.
create or replace function access.in_scope(p_membership uuid, p_all_companies boolean, p_all_workers boolean, p_company uuid, p_employment uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (p_all_companies or p_company = any (access.companies_of(p_membership, false)::uuid[]))
     and (p_all_workers or p_employment = any (access.workers_of(p_membership, false)::uuid[]));
end $$;

-- Whether a person is a manager of the access group with a permission, now.
create or replace function access.manages(p_person uuid, p_access_group uuid, p_permission text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return exists (select from membership m join access_profile a on a.id = m.access_profile_id join person p on p.id = m.person_id and p.active
    where m.person_id = p_person and m.access_group_id = p_access_group and m.role = 'GESTOR' and m.in_force and p_permission = any (a.permissions));
end $$;

-- Gives the seats of what was just sent or asked: whom the line, the scope or the top names. @returns who sits
create or replace function access.give_seats(p_kind text, p_subject uuid) returns table (person_id uuid, for_person uuid, hr boolean)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  today date := (now() at time zone 'America/Sao_Paulo')::date;
  manual boolean := false;
begin
  if p_kind = 'timesheet' then
    select w.* into e from timesheet t join employment w on w.id = t.employment_id where t.id = p_subject;
  else
    select w.* into e from justification j join employment w on w.id = j.employment_id where j.id = p_subject;
    manual := (select j.source = 'manual' from justification j where j.id = p_subject);
  end if;
  if e.id is null or not access.reaches_clock(e) then perform access.refuse('TIMESHEET_NOT_FOUND'); end if;
  update approval_seat s set ended_at = now() where s.kind = p_kind and s.subject_id = p_subject and s.ended_at is null;
  return query
    with named as (
      select a.* from access.approvers_of(e.id,
        case p_kind when 'timesheet' then 'GestorEspelhoAprovacaoAprovar' else 'GestorJustificativaAprovar' end,
        case when p_kind = 'timesheet' then 'RhEspelhoPontoAprovar' when manual then 'RhPontoManualAprovar' else 'RhJustificativaAprovar' end, today) a),
    seats as (
      insert into approval_seat (access_group_id, kind, subject_id, person_id, for_person)
      select distinct on (n.person_id) e.access_group_id, p_kind, p_subject, n.person_id, n.for_person from named n order by n.person_id, n.for_person nulls first
      returning approval_seat.person_id, approval_seat.for_person)
    select s.person_id, s.for_person, exists (select from named n where n.hr) from seats s;
end $$;

-- The six kinds of justification that an access group begins with (product 4, section 10); HR renames, adds and switches them off.
create or replace function access.first_justification_kinds(p_access_group uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  insert into justification_kind (access_group_id, name, effect, medical, needs_file, position)
  select p_access_group, k.name, k.effect, k.medical, k.needs_file, k.position
    from (values ('Esqueci de marcar', 'include', false, false, 1), ('O relógio falhou', 'include', false, false, 2), ('Saí a serviço', 'include', false, false, 3),
      ('Atestado médico', 'excuse', true, true, 4), ('Declaração de comparecimento', 'excuse', false, true, 5), ('Ausência legal (CLT 473)', 'excuse', false, false, 6),
      ('Folga do banco de horas', 'bankDay', false, false, 7), ('Outro motivo', 'none', false, false, 8)) k(name, effect, medical, needs_file, position)
   where not exists (select from justification_kind o where o.access_group_id = p_access_group)
$$;
create or replace function access.begin_access_group_clock() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.first_justification_kinds(new.id);
  return null;
end $$;
create or replace trigger begin_clock after insert on access_group for each row execute function access.begin_access_group_clock();
do $$ begin
  perform access.first_justification_kinds(g.id) from access_group g;
end $$;

-- What the head of a mirror says beside its row: whoever sees the mirror reads it, also who was asked to decide it and sees nothing else.
create or replace function access.mirror_heads(p_ids uuid[])
returns table (id uuid, company text, registration text, department text, client text, approval boolean, shown boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select t.id, c.trade_name, e.registration, e.department, e.client, c.timesheet_approval, c.shows_timesheets
    from timesheet t join employment e on e.id = t.employment_id join company c on c.id = t.company_id
   where t.id = any (p_ids) and access.reaches_clock(e)
$$;

-- The names behind the ids of a mirror's history, for who sees the mirror.
create or replace function access.mirror_names(p_timesheet uuid) returns table (person_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct n.id, access.name_in_group(n.id, t.access_group_id)
    from timesheet t join employment e on e.id = t.employment_id
    join timesheet_event v on v.timesheet_id = t.id
   cross join lateral (values (v.by_person), (v.for_person)) n(id)
   where t.id = p_timesheet and n.id is not null and access.reaches_clock(e)
$$;

-- What stands around a justification, for who sees it: its mirror, company and department.
create or replace function access.justification_head(p_id uuid)
returns table (worker_name text, mirror_state text, from_day date, until_day date, company text, department text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select t.worker_name, t.state, t.from_day, t.until_day, c.trade_name, e.department
    from justification j join timesheet t on t.id = j.timesheet_id join employment e on e.id = j.employment_id join company c on c.id = j.company_id
   where j.id = p_id and access.reaches_clock(e)
$$;

-- Its files: a manager reads those that are no health matter, others where they see the worker.
create or replace function access.justification_files(p_id uuid) returns setof justification_file
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select f.* from justification_file f join justification j on j.id = f.justification_id join employment e on e.id = j.employment_id
    left join justification_kind k on k.id = j.kind_id
   where j.id = p_id and access.reaches_clock(e) and (access.profile() <> 'gestor' or not coalesce(k.medical, false))
$$;

-- What of its company decides about a mirror: the kind of its period (a printed one has none), whether there is approval, the app accesses, and the zone.
create or replace function access.company_of_mirror(p_timesheet uuid)
returns table (kind text, request_approval boolean, app_accesses text[], days_back integer, zone text, state text, city text, is_integrated boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when t.origin = 'pdf' then 'pdf' else coalesce(p.kind, c.time_clock_kind) end, c.request_approval, c.app_accesses, s.days_back, s.zone, c.state, c.city,
         access.clock_is_integrated(c.id)
    from timesheet t join employment e on e.id = t.employment_id join company c on c.id = t.company_id
    left join clock_period p on p.id = t.period_id left join clock_setting s on s.company_id = c.id
   where t.id = p_timesheet and access.reaches_clock(e)
$$;

-- Lays over the facts what an approved justification asks for, whoever decided it: punches to include, an excuse or a leave. Undone by
-- rows that name them. The decision itself was checked by the rules; here only that the caller sees the justification.
create or replace function access.lay_over(p_justification uuid, p_by uuid, p_layers jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  j justification;
  e employment;
  layer jsonb;
begin
  select * into j from justification where id = p_justification;
  select * into e from employment where id = j.employment_id;
  if j.id is null or not access.reaches_clock(e) then perform access.refuse('NOT_FOUND'); end if;
  perform set_config('app.own_mirror', j.timesheet_id::text, true);
  for layer in select * from jsonb_array_elements(p_layers) loop
    case layer ->> 'kind'
      when 'include' then
        insert into treatment (access_group_id, company_id, employment_id, person_id, kind, at, day, reason, justification_id, made_by)
        values (j.access_group_id, j.company_id, j.employment_id, j.person_id, 'include', (layer ->> 'at')::timestamp, (layer ->> 'day')::date, j.words, j.id, p_by);
      when 'excuse' then
        insert into clock_excuse (access_group_id, company_id, employment_id, person_id, day, from_at, until_at, minutes, reason, justification_id, made_by)
        values (j.access_group_id, j.company_id, j.employment_id, j.person_id, j.day, (layer ->> 'from')::timestamp, (layer ->> 'until')::timestamp, (layer ->> 'minutes')::integer, j.words, j.id, p_by);
      when 'leave' then
        if exists (select from employment_leave l where l.employment_id = e.id and daterange(l.from_day, l.until_day, '[]') && daterange((layer ->> 'from')::date, (layer ->> 'until')::date, '[]')) then
          perform access.refuse('RECORD_ALREADY_EXISTS');
        end if;
        insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, made_by, origin, origin_id)
        values (j.access_group_id, j.company_id, j.employment_id, j.person_id, layer ->> 'leave', (layer ->> 'from')::date, (layer ->> 'until')::date, p_by, 'justification', j.id);
    end case;
  end loop;
  perform set_config('app.own_mirror', '', true);
end $$;

-- Takes back what an approved justification laid over the facts.
create or replace function access.lift(p_justification uuid, p_by uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  j justification;
  e employment;
begin
  select * into j from justification where id = p_justification;
  select * into e from employment where id = j.employment_id;
  if j.id is null or not access.reaches_clock(e) then perform access.refuse('NOT_FOUND'); end if;
  insert into treatment (access_group_id, company_id, employment_id, person_id, kind, reason, justification_id, undoes, made_by)
  select t.access_group_id, t.company_id, t.employment_id, t.person_id, 'undo', t.reason, j.id, t.id, p_by from treatment t
   where t.justification_id = j.id and t.kind <> 'undo' and not exists (select from treatment u where u.undoes = t.id);
  update clock_excuse set removed_at = now() where justification_id = j.id and removed_at is null;
  perform set_config('app.own_mirror', j.timesheet_id::text, true);
  delete from employment_leave l where l.origin = 'justification' and l.origin_id = j.id;
  perform set_config('app.own_mirror', '', true);
end $$;

-- A change of a mirror's rows by the decision on something of its own: a new version; the answer stands where the worker asked for it.
create or replace function access.next_version(p_timesheet uuid, p_answer_stands boolean) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update timesheet t set version = t.version + 1,
         agrees = case when p_answer_stands then t.agrees end, answered_at = case when p_answer_stands then t.answered_at end,
         answered_ip = case when p_answer_stands then t.answered_ip end, answered_hash = case when p_answer_stands then t.answered_hash end,
         disagreement = case when p_answer_stands then t.disagreement end
    from employment e where t.id = p_timesheet and e.id = t.employment_id and t.state in ('open', 'review', 'sent') and access.reaches_clock(e);
  if not found then perform access.refuse('STATUS_FORBIDS'); end if;
end $$;

-- What a mirror's rows came to, for lists; a sealed one gets a snapshot of its new version.
create or replace function access.keep_computed(p_timesheet uuid, p_summary jsonb, p_snapshot jsonb, p_digest text) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  t timesheet;
begin
  update timesheet s set computed_until = (p_summary ->> 'until')::date, incomplete = (p_summary ->> 'incomplete')::integer, alerts = (p_summary ->> 'alerts')::integer,
         balance = (p_summary ->> 'balance')::integer, result = (p_summary ->> 'result')::integer
    from employment e where s.id = p_timesheet and e.id = s.employment_id and s.state in ('open', 'review', 'sent') and access.reaches_clock(e)
    returning s.* into t;
  if t.id is not null and p_snapshot is not null then
    insert into timesheet_snapshot (timesheet_id, version, access_group_id, company_id, employment_id, person_id, document, digest)
    values (t.id, t.version, t.access_group_id, t.company_id, t.employment_id, t.person_id, p_snapshot, p_digest) on conflict do nothing;
  end if;
end $$;

-- HR who may decide for an employment by a permission, never the worker.
create or replace function access.hr_deciders(p_employment uuid, p_permission text) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct m.person_id from employment e join membership m on m.access_group_id = e.access_group_id and m.role = 'RH' and m.in_force
    join access_profile a on a.id = m.access_profile_id and p_permission = any (a.permissions)
   where e.id = p_employment and m.person_id <> e.person_id and access.in_scope(m.id, m.all_companies, m.all_workers, e.company_id, e.id)
$$;

-- The context of a job that does, one by one, what a person asked for many: that person in the profile, as a call would be opened now.
-- @returns the permissions of the role; none: it is not theirs any more
create or replace function access.open_staff(p_person uuid, p_access_group uuid, p_profile text) returns text[]
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  m record;
  reach record;
begin
  select b.*, a.permissions into m from membership b join access_profile a on a.id = b.access_profile_id join person p on p.id = b.person_id and p.active
   where b.person_id = p_person and b.access_group_id = p_access_group and b.in_force and b.role = case p_profile when 'rh' then 'RH' when 'gestor' then 'GESTOR' end;
  if p_profile not in ('rh', 'gestor') or m.id is null then return '{}'; end if;
  if p_profile = 'gestor' then
    select r.companies, r.workers into reach from access.manager_reach(m.id) r;
  else
    select access.companies_of(m.id, m.all_companies) as companies, access.workers_of(m.id, m.all_workers) as workers into reach;
  end if;
  perform set_config('app.user', p_person::text, true), set_config('app.profile', p_profile, true), set_config('app.access_group', p_access_group::text, true),
          set_config('app.companies', reach.companies, true), set_config('app.workers', reach.workers, true), set_config('app.shut_groups', '{}', true),
          set_config('app.sees_health', case when p_profile = 'rh' and 'RhDocumentoSaudeVisualizar' = any (m.permissions) then 'yes' else '' end, true),
          set_config('app.sees_pay', case when p_profile = 'gestor' and 'GestorRemuneracaoVisualizar' = any (m.permissions) then 'yes' else '' end, true);
  return m.permissions;
end $$;

-- HR gives a sent mirror to another who may decide: a manager of the access group with the permission, or HR with its own. @returns whether
create or replace function access.move_seat(p_timesheet uuid, p_from text, p_to uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  t timesheet;
  e employment;
begin
  select * into t from timesheet where id = p_timesheet;
  select * into e from employment where id = t.employment_id;
  if access.profile() is distinct from 'rh' or e.id is null or not access.reaches_clock(e) then return false; end if;
  if p_to = e.person_id or not (access.manages(p_to, e.access_group_id, 'GestorEspelhoAprovacaoAprovar')
    or p_to in (select h from access.hr_deciders(e.id, 'RhEspelhoPontoAprovar') h)) then return false; end if;
  update approval_seat s set ended_at = now() where s.kind = 'timesheet' and s.subject_id = t.id and s.ended_at is null and (p_from is null or s.person_id::text = p_from);
  insert into approval_seat (access_group_id, kind, subject_id, person_id) values (e.access_group_id, 'timesheet', t.id, p_to) on conflict do nothing;
  return true;
end $$;

-- A mirror that payroll printed (a document of category 7) stands in the lists of the clock: as a mirror of origin pdf where its month has
-- none, else as a page of the one there is. A newer page of an open pdf mirror is its next version, and its answer is void.
create or replace function access.mirror_of_page() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  first_day date := make_date(new.year, new.month, 1);
  standing timesheet;
begin
  if new.deleted_at is not null then
    update timesheet set deleted_at = new.deleted_at where receipt_id = new.id and origin = 'pdf' and deleted_at is null;
    update timesheet set receipt_id = null where receipt_id = new.id and origin <> 'pdf';
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update timesheet set visible = new.visible, deleted_at = null where receipt_id = new.id and origin = 'pdf'
       and (visible is distinct from new.visible or deleted_at is not null);
    if found or exists (select from timesheet where receipt_id = new.id) then return null; end if;
  end if;
  select * into standing from timesheet t where t.employment_id = new.employment_id and t.deleted_at is null
     and t.from_day <= (first_day + interval '1 month - 1 day')::date and t.until_day >= first_day order by t.from_day limit 1;
  if standing.id is null then
    insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, receipt_id, from_day, until_day, worker_name, visible, seen_at, agrees, answered_at, disagreement)
    values (new.access_group_id, new.company_id, new.employment_id, new.person_id, 'pdf', new.id, first_day, (first_day + interval '1 month - 1 day')::date, new.worker_name, new.visible,
            new.viewed_at, new.agrees, new.answered_at, new.disagreement);
  elsif standing.origin = 'pdf' and standing.state in ('open', 'review') then
    update timesheet set receipt_id = new.id, version = version + 1, agrees = null, answered_at = null, answered_ip = null, answered_hash = null, disagreement = null where id = standing.id;
  elsif standing.origin = 'pdf' then
    update timesheet set outside = true where id = standing.id;
  elsif standing.receipt_id is null then
    update timesheet set receipt_id = new.id where id = standing.id;
  end if;
  return null;
end $$;
create or replace trigger mirror_of_page after insert or update of deleted_at, visible on receipt
  for each row when (new.category = 7) execute function access.mirror_of_page();
-- Those there were before: each once.
do $$ begin
  insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, receipt_id, from_day, until_day, worker_name, visible, seen_at, agrees, answered_at, disagreement)
  select distinct on (r.employment_id, r.competence) r.access_group_id, r.company_id, r.employment_id, r.person_id, 'pdf', r.id, make_date(r.year, r.month, 1),
         (make_date(r.year, r.month, 1) + interval '1 month - 1 day')::date, r.worker_name, r.visible, r.viewed_at, r.agrees, r.answered_at, r.disagreement
    from receipt r where r.category = 7 and r.deleted_at is null
     and not exists (select from timesheet t where t.receipt_id = r.id or t.employment_id = r.employment_id and t.deleted_at is null
       and t.from_day <= (make_date(r.year, r.month, 1) + interval '1 month - 1 day')::date and t.until_day >= make_date(r.year, r.month, 1))
   order by r.employment_id, r.competence, r.published_at desc
  on conflict do nothing;
end $$;

-- The record changed what some days are: a leave, the admission, the last day (p_until null: all later ones too). Open mirrors get a new
-- version, lose their answer and are computed by the next job; sealed ones say that something stands outside (M8). Who must know is told.
-- The mirror whose own justification is being settled gets its version from there.
create or replace function access.mirrors_changed(p_employment uuid, p_from date, p_until date) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  t timesheet;
begin
  for t in
    select * from timesheet s where s.employment_id = p_employment and s.deleted_at is null and s.origin = 'registro'
       and s.until_day >= p_from - 1 and (p_until is null or s.from_day <= p_until) and s.id::text <> coalesce(current_setting('app.own_mirror', true), '')
     order by s.from_day, s.id for update
  loop
    if t.state in ('open', 'review') then
      update timesheet set version = version + 1, agrees = null, answered_at = null, answered_ip = null, answered_hash = null, disagreement = null, computed_until = null
       where id = t.id and version = t.version;
      insert into notification (access_group_id, person_id, kind, values, target, cause)
      select t.access_group_id, t.person_id, 'timesheetChanged', jsonb_build_object('periodo', to_char(t.until_day, 'MM/YYYY')),
             '/trabalhador/visualiza-espelho-ponto?id=' || t.id, 'timesheet-changed:' || t.id || ':' || t.version
       where t.answered_at is not null
      on conflict do nothing;
    elsif not t.outside then
      update timesheet set outside = true where id = t.id and not outside;
      insert into notification (access_group_id, person_id, kind, values, target, cause)
      select t.access_group_id, h, 'punchesOutside', jsonb_build_object('empresa', (select c.trade_name from company c where c.id = t.company_id)),
             '/rh/espelhos-ponto?pendencia=fora', 'punches-outside:' || t.company_id || ':' || (now() at time zone 'America/Sao_Paulo')::date
        from access.hr_deciders(t.employment_id, 'RhEspelhoPontoVisualizar') h
      on conflict do nothing;
    end if;
  end loop;
end $$;

create or replace function access.leave_changes_mirrors() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform access.mirrors_changed(old.employment_id, old.from_day, old.until_day); end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (new.kind, new.from_day, new.until_day) is distinct from (old.kind, old.from_day, old.until_day) then
    perform access.mirrors_changed(new.employment_id, new.from_day, new.until_day);
  end if;
  return null;
end $$;
create or replace trigger leave_changes_mirrors after insert or delete or update of kind, from_day, until_day on employment_leave
  for each row execute function access.leave_changes_mirrors();

-- Who left has no days afterwards: open mirrors behind the last day go, and come back with who is taken back.
create or replace function access.employment_changes_mirrors() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if new.admitted_on is distinct from old.admitted_on and new.admitted_on is not null and old.admitted_on is not null then
    perform access.mirrors_changed(new.id, least(new.admitted_on, old.admitted_on), greatest(new.admitted_on, old.admitted_on) - 1);
  end if;
  if new.dismissed_on is distinct from old.dismissed_on then
    update timesheet t set deleted_at = null
     where t.employment_id = new.id and t.deleted_at is not null and t.state = 'open' and t.from_day > old.dismissed_on and (new.dismissed_on is null or t.from_day <= new.dismissed_on)
       and not exists (select from exclusion_history x where x.entity = 'timesheet' and x.entity_id = t.id::text and x.restored_at is null)
       and not exists (select from timesheet o where o.employment_id = new.id and o.deleted_at is null and o.from_day <= t.until_day and o.until_day >= t.from_day);
    update timesheet t set deleted_at = now()
     where t.employment_id = new.id and t.deleted_at is null and t.state = 'open' and t.origin = 'registro' and t.receipt_id is null and t.from_day > new.dismissed_on;
    perform access.mirrors_changed(new.id, least(new.dismissed_on, old.dismissed_on), null);
  end if;
  return null;
end $$;
create or replace trigger employment_changes_mirrors after update of admitted_on, dismissed_on on employment
  for each row execute function access.employment_changes_mirrors();

-- A transfer takes open lots and debts to the employment that goes on, with their days and due days: what was closed by then at once, what is
-- closed later with its closing, whose reopening takes both sides back. @returns how many
create or replace function access.carry_bank(p_employment uuid, p_timesheet uuid, p_by uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  there employment;
  carried integer;
begin
  select n.* into there from company_transfer x join employment n on n.id = x.to_employment_id where x.employment_id = p_employment and x.state = 'done';
  if there.id is null then return 0; end if;
  with lots as (
    select b.lot_day, b.due_day, b.percentage, sum(b.minutes)::integer as minutes from bank_posting b
     where b.employment_id = p_employment and b.kind <> 'reversal' and not exists (select from bank_posting r where r.reverses = b.id)
       and not (b.kind in ('payment', 'forgiveness') and b.timesheet_id is null)
     group by 1, 2, 3 having sum(b.minutes) <> 0),
  gone as (
    insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, timesheet_id, reason, made_by)
    select e.access_group_id, e.company_id, e.id, e.person_id, 'correction', -l.minutes, l.percentage, l.lot_day, l.due_day, p_timesheet, 'Transferência', p_by
      from employment e cross join lots l where e.id = p_employment)
  insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, timesheet_id, reason, made_by)
  select there.access_group_id, there.company_id, there.id, there.person_id, 'opening', l.minutes, l.percentage, l.lot_day, l.due_day, p_timesheet, 'Transferência', p_by from lots l;
  get diagnostics carried = row_count;
  return carried;
end $$;

-- A reopening takes back what its closing carried to the employment that goes on, which its HR may not reach.
create or replace function access.carry_back(p_timesheet uuid, p_by uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, timesheet_id, reverses, made_by)
  select b.access_group_id, b.company_id, b.employment_id, b.person_id, 'reversal', -b.minutes, b.percentage, b.lot_day, b.due_day, b.timesheet_id, b.id, p_by
    from timesheet t join employment e on e.id = t.employment_id join bank_posting b on b.timesheet_id = t.id and b.employment_id <> t.employment_id
   where t.id = p_timesheet and access.reaches_clock(e) and b.kind <> 'reversal' and not exists (select from bank_posting r where r.reverses = b.id)
$$;

-- A notification with the confirmed address of its person, for the job that mails it.
create or replace function access.notice_to_mail(p_id uuid) returns table (email text, name text, language text, kind text, "values" jsonb, target text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.email, p.name, p.language, n.kind, n.values, n.target from notification n join person p on p.id = n.person_id
   where n.id = p_id and access.profile() = 'job' and n.access_group_id = access.access_group() and n.mailed_at is not null
     and p.active and p.email is not null and p.email_confirmed_at is not null
$$;
