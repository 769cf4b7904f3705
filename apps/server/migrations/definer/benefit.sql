-- The plans of an employment's company for who may read or file a request about it: those in use and those held, what is asked for already,
-- the dependants of the record with a CPF, and the first month after this one that payroll has not exported.
create or replace function access.benefits_of(p_employment uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  found jsonb;
begin
  select * into e from employment where id = p_employment;
  if e.id is null or not access.reaches_requests(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  select jsonb_build_object(
      'plans', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'regimes', p.regimes, 'minMonths', p.min_months, 'departments', p.departments,
          'shareKind', p.share_kind, 'share', p.share, 'windowFrom', p.window_from, 'windowUntil', p.window_until, 'maxDependants', p.max_dependants, 'active', p.active,
          'termVersion', p.term_version, 'term', (select t.term from benefit_term t where t.plan_id = p.id and t.version = p.term_version),
          'held', (select jsonb_build_object('from', h.from_day, 'dependants', h.dependants) from worker_benefit h
            where h.employment_id = e.id and h.plan_id = p.id and h.until_day is null),
          'askedBy', (select r.id from hr_request r where r.employment_id = e.id and r.kind = 'benefit' and r.data ->> 'planId' = p.id::text
            and (r.state in ('sentForApproval', 'pending') or r.state = 'approved' and r.applied_at is null) limit 1)) order by p.name, p.id)
        from benefit_plan p where p.company_id = e.company_id), '[]'),
      'dependants', coalesce((select jsonb_agg(jsonb_build_object('name', d ->> 'name', 'cpf', d ->> 'cpf'))
        from worker_record w, jsonb_array_elements(w.dependants) d where w.employment_id = e.id and d ->> 'cpf' ~ '^\d{11}$'), '[]'),
      'openMonth', (select min(m::date) from generate_series(date_trunc('month', now() at time zone 'America/Sao_Paulo') + interval '1 month',
          date_trunc('month', now() at time zone 'America/Sao_Paulo') + interval '24 months', interval '1 month') m
        where not exists (select from payroll_entry y where y.company_id = e.company_id and y.competence = m::date and y.export_id is not null and y.state = 'taken')))
    into found;
  return found;
end $$;

-- What is held ends with the employment; an end that is taken back gives it back.
create or replace function access.end_benefits() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if new.dismissed_on is not null then
    update worker_benefit b set until_day = greatest(b.from_day - 1, new.dismissed_on) where b.employment_id = new.id and b.ended_by is null;
  else
    update worker_benefit b set until_day = null where b.employment_id = new.id and b.ended_by is null
      and not exists (select from worker_benefit o where o.employment_id = b.employment_id and o.plan_id = b.plan_id and o.until_day is null);
  end if;
  return null;
end $$;
create or replace trigger ends_benefits after update of dismissed_on on employment for each row
  when (new.dismissed_on is distinct from old.dismissed_on) execute function access.end_benefits();
