-- Vacations beyond single rows: what balances are computed from, for whoever reads them, and whose have to be computed anew.

-- Whether an employment is in the reader's reach: the worker's own, the staff's by their scope.
create or replace function access.reaches_employment(e employment) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return case
    when access.profile() = 'trabalhador' then e.person_id = access.person() and e.access_group_id <> all (access.shut_groups())
    when access.profile() in ('rh', 'gestor', 'job') then e.access_group_id = access.access_group()
      and (access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()))
    else false end;
end $$;

-- The days on which an employment's establishment rests by law.
create or replace function access.holidays_of(e employment) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return coalesce((select jsonb_agg(h.day order by h.day) from holiday h
    where h.access_group_id = e.access_group_id and (h.company_id is null or h.company_id = e.company_id) and h.kind <> 'optional'), '[]');
end $$;
revoke execute on function access.holidays_of(employment) from public;

-- The days by which deadlines of a request run. No row: the employment is out of reach.
create or replace function access.deadline_days(p_employment uuid) returns table (rest_days integer[], holidays jsonb)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return query
  select coalesce(s.rest_days, '{6,7}')::integer[], access.holidays_of(e) from employment e left join request_setting s on s.company_id = e.company_id
   where e.id = p_employment and access.reaches_requests(e);
end $$;

-- What the balances of some employments are computed from, as plain data. A leave's kind is not told: only what it does to a period.
-- Employments out of reach have no row; of a request also those about whom the reader sits on one.
create or replace function access.vacation_inputs(p_employments uuid[], p_of_request boolean)
returns table (employment_id uuid, document jsonb)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select e.id, jsonb_build_object(
      'name', e.name, 'company', c.trade_name, 'companyId', e.company_id, 'department', e.department, 'admitted', e.admitted_on, 'dismissed', e.dismissed_on,
      'notice', coalesce(s.notice_days, 30), 'restDays', to_jsonb(coalesce(s.rest_days, '{6,7}')),
      'schedule', (select w.document from schedule_assignment a join work_schedule w on w.id = a.schedule_id where a.employment_id = e.id
        and a.from_day <= (now() at time zone 'America/Sao_Paulo')::date order by a.from_day desc limit 1),
      'opening', (select jsonb_build_object('firstDay', o.first_day, 'taken', o.taken, 'sold', o.sold, 'absences', o.absences,
          'toldOn', (o.made_at at time zone 'America/Sao_Paulo')::date) from vacation_opening o where o.employment_id = e.id order by o.made_at desc, o.id limit 1),
      'parts', coalesce((select jsonb_agg(jsonb_build_object('from', l.from_day, 'until', l.until_day, 'periodBegin', p.period_begin, 'sold', coalesce(p.sold, 0)) order by l.from_day)
        from employment_leave l left join vacation_part p on p.leave_id = l.id where l.employment_id = e.id and l.kind = 'ferias' and l.until_day is not null), '[]'),
      -- asked for and not on the record yet
      'asked', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'from', r.data ->> 'start', 'until', (r.data ->> 'start')::date + (r.data ->> 'days')::integer - 1,
          'sold', (r.data ->> 'sold')::integer) order by r.data ->> 'start')
        from hr_request r where r.employment_id = e.id and r.kind = 'vacation' and (r.state in ('sentForApproval', 'pending')
          or r.state = 'approved' and r.effect_failure is null and not exists (select from vacation_part p where p.request_id = r.id))), '[]'),
      'leaves', coalesce((select jsonb_agg(jsonb_build_object('from', l.from_day, 'until', l.until_day, 'does', case l.kind
          when 'auxilioDoenca' then 'inss' when 'licencaRemunerada' then 'paid-leave' when 'paralisacao' then 'stoppage'
          when 'licencaNaoRemunerada' then 'suspension' when 'suspensao' then 'suspension' when 'militar' then 'suspension' when 'invalidez' then 'suspension' end) order by l.from_day)
        from employment_leave l where l.employment_id = e.id and l.kind <> 'ferias'), '[]'),
      'absences', coalesce((select jsonb_agg(d.day order by d.day) from clock_day d join timesheet t on t.employment_id = d.employment_id
        and d.day between t.from_day and t.until_day and t.deleted_at is null and t.state in ('approved', 'closed') where d.employment_id = e.id and 'absence' = any (d.occurrences)), '[]'),
      'holidays', access.holidays_of(e))
    from employment e join company c on c.id = e.company_id left join request_setting s on s.company_id = c.id
   where e.id = any (p_employments) and (access.reaches_employment(e) or p_of_request and access.reaches_requests(e));
end
$$;

-- Something of an employment's balances changed: they are computed by the next job.
create or replace function access.vacation_changed(p_employment uuid) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  insert into vacation_state as s (employment_id, access_group_id) select e.id, e.access_group_id from employment e where e.id = p_employment
  on conflict (employment_id) do update set computed_at = null where s.computed_at is not null
$$;

create or replace function access.row_changes_vacation() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform access.vacation_changed(old.employment_id); end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.employment_id <> old.employment_id) then perform access.vacation_changed(new.employment_id); end if;
  return null;
end $$;
create or replace trigger leave_changes_vacation after insert or update or delete on employment_leave for each row execute function access.row_changes_vacation();
create or replace trigger opening_changes_vacation after insert on vacation_opening for each row execute function access.row_changes_vacation();
create or replace trigger part_changes_vacation after insert or delete on vacation_part for each row execute function access.row_changes_vacation();
create or replace trigger request_changes_vacation after insert or update of state, data on hr_request for each row
  when (new.kind = 'vacation') execute function access.row_changes_vacation();
-- a month that is settled may hold unjustified absences
create or replace trigger mirror_changes_vacation after update of state on timesheet for each row
  when (new.state is distinct from old.state) execute function access.row_changes_vacation();

create or replace function access.employment_changes_vacation() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.vacation_changed(new.id);
  return null;
end $$;
create or replace trigger employment_begins_vacation after insert on employment for each row execute function access.employment_changes_vacation();
create or replace trigger employment_changes_vacation after update of admitted_on, dismissed_on on employment for each row
  when ((new.admitted_on, new.dismissed_on) is distinct from (old.admitted_on, old.dismissed_on)) execute function access.employment_changes_vacation();

-- Employments of before.
do $$ begin
  insert into vacation_state (employment_id, access_group_id) select id, access_group_id from employment on conflict do nothing;
end $$;

-- Whose balances a job computes: what changed, and where another period begins by a day.
create or replace function access.stale_vacations(p_day date, p_most integer) returns table (employment_id uuid, access_group_id uuid, person_id uuid)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select e.id, e.access_group_id, e.person_id from vacation_state s join employment e on e.id = s.employment_id
   where access.profile() = 'across' and (s.computed_at is null or s.next_day <= p_day) order by e.access_group_id, e.id limit p_most
$$;

-- Puts computed balances in the place of those there were.
create or replace function access.keep_vacations(p_employments uuid[], p_rows jsonb, p_next jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  reached uuid[] := array(select e.id from employment e where e.id = any (p_employments) and access.reaches_employment(e) and access.profile() in ('rh', 'job') order by e.id);
begin
  delete from vacation_due d where d.employment_id = any (reached);
  insert into vacation_due (employment_id, period_begin, access_group_id, company_id, person_id, acquired_on, risk_from, limit_day, unchecked, document)
  select e.id, r."periodBegin", e.access_group_id, e.company_id, e.person_id, r."acquiredOn", r."riskFrom", r."limitDay", r.unchecked, r.document
    from jsonb_to_recordset(p_rows) as r("employmentId" uuid, "periodBegin" date, "acquiredOn" date, "riskFrom" date, "limitDay" date, unchecked boolean, document jsonb)
    join employment e on e.id = r."employmentId" where e.id = any (reached);
  insert into vacation_state as s (employment_id, access_group_id, computed_at, next_day)
  select e.id, e.access_group_id, now(), (p_next ->> e.id::text)::date from employment e where e.id = any (reached)
  on conflict (employment_id) do update set computed_at = excluded.computed_at, next_day = excluded.next_day;
end $$;
