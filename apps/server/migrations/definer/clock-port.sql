-- The port to a payroll clock, seen by those who may not read its tables.

-- Whether a company's hours come from a payroll clock by an adapter that works. Who sees the company may ask.
create or replace function access.clock_is_integrated(p_company uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select exists (select from clock_integration i join company c on c.id = i.company_id where i.company_id = p_company and i.active and c.time_clock_kind = 'payroll')
$$;

-- The companies in the reader's reach, with what of a payroll clock they have and the state of its copies. A worker's: of the employments; a manager's:
-- where somebody of theirs works.
create or replace function access.clocks_of_companies()
returns table (id uuid, access_group_id uuid, name text, cnpj text, kind text, adapter text, company_code text, integrated boolean, succeeded_at timestamptz, failed_at timestamptz, failure text, chosen boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select c.id, c.access_group_id, c.trade_name, c.cnpj, c.time_clock_kind, i.adapter, i.company_code, access.clock_is_integrated(c.id), s.succeeded_at, s.failed_at, s.failure,
         exists (select from clock_company_choice h where h.person_id = access.person() and h.profile = access.profile() and h.access_group_id = c.access_group_id and h.company_id = c.id)
    from company c left join clock_integration i on i.company_id = c.id left join clock_sync s on s.company_id = c.id and s.what = 'mirrors'
   where c.deleted_at is null and (
     access.profile() in ('rh', 'job') and c.access_group_id = access.access_group() and (access.all_companies() or c.id = any (access.companies()))
     or access.profile() in ('gestor', 'trabalhador') and exists (select from employment e where e.company_id = c.id and access.reaches_clock(e)))
   order by c.trade_name, c.id
$$;

-- Asks for new copies where those of the reader's companies have grown old; each at most once in that time, whoever opens them.
-- @returns of which companies
create or replace function access.ask_clock_copies(p_old interval) returns table (company_id uuid, access_group_id uuid)
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  insert into clock_sync as s (company_id, what, access_group_id, asked_at)
  select p.id, 'mirrors', p.access_group_id, now() from access.clocks_of_companies() p
   where p.integrated and coalesce(greatest(p.succeeded_at, p.failed_at), '-infinity') < now() - p_old
  on conflict (company_id, what) do update set asked_at = now() where coalesce(s.asked_at, '-infinity') < now() - p_old
  returning s.company_id, s.access_group_id
$$;

-- Writes down what a payroll clock is told about a justification or a mirror, in the transaction of the act. The other program's words
-- for the worker are put here, since who acts may not read them. @returns whether there is one to be told
create or replace function access.tell_payroll_clock(p_verb text, p_subject uuid, p_key text, p_payload jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  i clock_integration;
  worker jsonb;
begin
  if p_verb = 'decideMirror' then
    select w.* into e from timesheet t join employment w on w.id = t.employment_id where t.id = p_subject and t.origin = 'fopag';
  else
    select w.* into e from justification j join timesheet t on t.id = j.timesheet_id and t.origin = 'fopag' join employment w on w.id = j.employment_id where j.id = p_subject;
  end if;
  if e.id is null or not access.reaches_clock(e) or not access.clock_is_integrated(e.company_id) then return false; end if;
  select * into i from clock_integration where company_id = e.company_id;
  worker := jsonb_build_object('company', jsonb_build_object('code', i.company_code), 'employment', e.id, 'cpf', coalesce(e.cpf, ''), 'registration', e.registration);
  insert into clock_outbox (access_group_id, company_id, employment_id, person_id, adapter, key, verb, subject_id, payload, made_by)
  values (e.access_group_id, e.company_id, e.id, e.person_id, i.adapter, p_key, p_verb, p_subject,
          case p_verb when 'decideJustification' then jsonb_set(p_payload, '{asked,worker}', worker) else p_payload || jsonb_build_object('worker', worker) end, access.person())
  on conflict (adapter, key) do nothing;
  return true;
end $$;
