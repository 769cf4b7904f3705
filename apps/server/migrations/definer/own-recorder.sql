-- Our own recorder (REP-P): where a worker marks, and the one way in which a mark is written.

-- The reader's own employments, with what of their companies decides about the clock. Dismissed ones too.
create or replace function access.own_recorders()
returns table (employment_id uuid, company_id uuid, access_group_id uuid, company text, kind text, app_accesses text[], dismissed date, zone text, state text, city text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select e.id, e.company_id, e.access_group_id, c.trade_name, c.time_clock_kind, c.app_accesses, e.dismissed_on, s.zone, c.state, c.city
    from employment e join company c on c.id = e.company_id left join clock_setting s on s.company_id = c.id
   where access.profile() = 'trabalhador' and e.person_id = access.person() and e.access_group_id <> all (access.shut_groups()) and c.deleted_at is null
   order by e.dismissed_on desc nulls first, e.admitted_on desc nulls last, e.id;
end
$$;

-- One record of our recorder beside marks, with its next number. The caller holds the recorder's row. @returns the number after it
create or replace function access.write_own_event(d clock_device, p_nsr bigint, p_type text, p_at timestamptz, p_data jsonb) returns bigint
language sql set search_path = pg_catalog, public, access, pg_temp as $$
  insert into device_event (access_group_id, company_id, device_id, nsr, type, at, data)
  values (d.access_group_id, d.company_id, d.id, p_nsr, p_type, p_at, p_data) returning nsr + 1
$$;

-- The recorder of an employment's establishment, held until the transaction ends; made where there is none yet. It is called as its
-- file will be: by the program's number at the INPI, which HR may tell later. A clock of a file that has this name already keeps it.
create or replace function access.held_recorder(e employment) returns clock_device
language plpgsql set search_path = pg_catalog, public, access, pg_temp as $$
declare
  d clock_device;
  called text;
begin
  select lpad(coalesce(s.rep_number, ''), 17, '0') || '/' || c.cnpj into called from company c left join clock_setting s on s.company_id = c.id where c.id = e.company_id;
  if exists (select from clock_device o where o.access_group_id = e.access_group_id and o.serial = called and not (o.own and o.company_id = e.company_id)) then
    called := called || '/2';
  end if;
  insert into clock_device (access_group_id, company_id, kind, own, serial, layout)
  select e.access_group_id, e.company_id, 'P', true, called, '671' where not exists (select from clock_device o where o.company_id = e.company_id and o.own)
  on conflict do nothing;
  select * into d from clock_device o where o.company_id = e.company_id and o.own for update;
  if d.serial <> called then
    update clock_device o set serial = called where o.id = d.id returning o.* into d;
  end if;
  return d;
end $$;

-- Writes a mark of the reader's own employment, now: the recorder's row is held from its number until the transaction ends, so that
-- numbers are consecutive and one chain goes through all marks (Portaria 671, annexes V and IX). Before the mark stand, with numbers
-- of their own, what the recorder has to tell first: its employer, that the clock was set back, the worker.
-- @param p_offset minutes that civil time is ahead of UTC @param p_key where another mark has it already, none is kept
create or replace function access.write_mark(p_id uuid, p_employment uuid, p_offset integer, p_collector text, p_key uuid)
returns table (nsr bigint, instant timestamptz, local timestamp)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
  d clock_device;
  n bigint;
  moment timestamptz;
  last_told timestamptz;
  worker text;
  told jsonb;
  shown text;
  fields text;
  digest text;
begin
  select * into e from employment where id = p_employment;
  if e.id is null or access.profile() <> 'trabalhador' or not access.reaches_clock(e) then perform access.refuse('EMPLOYEE_NOT_FOUND'); end if;
  -- the field has digits alone, also of who has no CPF
  select coalesce(p.cpf, lpad(e.pis, 11, '0'), repeat('0', 11)) into worker from person p where p.id = e.person_id;
  d := access.held_recorder(e);
  n := d.next_nsr;
  -- read once the row is held: a later number is never of an earlier moment
  moment := date_trunc('milliseconds', clock_timestamp());
  select jsonb_build_object('offset', p_offset, 'responsible', '', 'employer', jsonb_build_object('kind', '1', 'number', c.cnpj), 'site', '', 'name', c.legal_name,
      'place', left(concat_ws(', ', c.street, c.number, c.district, c.city, c.state), 100)) into told
    from company c where c.id = e.company_id;
  if told - 'offset' is distinct from (select v.data - 'offset' from device_event v where v.device_id = d.id and v.type = '2' order by v.nsr desc limit 1) then
    n := access.write_own_event(d, n, '2', moment, told);
  end if;
  select p.recorded_at into last_told from punch p where p.device_id = d.id order by p.nsr desc limit 1;
  if last_told > moment then
    n := access.write_own_event(d, n, '4', last_told, jsonb_build_object('offset', p_offset, 'responsible', '',
      'adjusted', jsonb_build_object('at', (extract(epoch from moment) * 1000)::bigint, 'offset', p_offset)));
  end if;
  select v.data into told from device_event v where v.device_id = d.id and v.type = '5' and v.data ->> 'cpf' = worker order by v.nsr desc limit 1;
  if told ->> 'name' is distinct from e.name then
    n := access.write_own_event(d, n, '5', moment, jsonb_build_object('offset', p_offset, 'responsible', '', 'operation', case when told is null then 'I' else 'A' end,
      'cpf', worker, 'name', e.name, 'other', ''));
  end if;
  nsr := n;
  instant := moment;
  -- seconds are cut off
  local := date_trunc('minute', moment at time zone 'UTC' + make_interval(mins => p_offset));
  shown := to_char(local, 'YYYY-MM-DD"T"HH24:MI":00"') || case when p_offset < 0 then '-' else '+' end || to_char(make_interval(mins => abs(p_offset)), 'HH24MI');
  fields := lpad(n::text, 9, '0') || '7' || shown || lpad(worker, 12, '0') || shown || p_collector || '0';
  digest := encode(sha256(convert_to(fields || coalesce(d.last_hash, ''), 'LATIN1')), 'hex');
  insert into punch (id, access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, collector, trust,
    hash, previous_hash, client_key)
  values (p_id, e.access_group_id, e.company_id, e.id, e.person_id, d.id, n, worker, moment, local, p_offset, moment, 'recorder', p_collector, 'A', digest, d.last_hash,
    case when not exists (select from punch p where p.device_id = d.id and p.client_key = p_key) then p_key end);
  update clock_device o set next_nsr = n + 1, last_hash = digest where o.id = d.id;
  return next;
end $$;

-- A mark came on a journey's day: the mirror of that day gets a new version and loses its answer; a sealed one says that something stands
-- outside (M8). Unlike a file's marks it is known whose day it is, so that no neighbour is touched.
create or replace function access.note_mark(p_employment uuid, p_day date) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update timesheet t set outside = t.outside or t.state not in ('open', 'review'), version = t.version + (t.state in ('open', 'review'))::integer,
         agrees = case when t.state not in ('open', 'review') then t.agrees end, answered_at = case when t.state not in ('open', 'review') then t.answered_at end,
         answered_ip = case when t.state not in ('open', 'review') then t.answered_ip end, answered_hash = case when t.state not in ('open', 'review') then t.answered_hash end,
         disagreement = case when t.state not in ('open', 'review') then t.disagreement end
    from employment e
   where e.id = p_employment and access.reaches_clock(e) and t.employment_id = e.id and t.deleted_at is null and t.origin = 'registro'
     and p_day between t.from_day and t.until_day and (t.state in ('open', 'review') or not t.outside);
end $$;

-- What a mark's receipt says (Portaria 671, art. 79), for its worker and who has it in reach: of marks of our own recorder alone.
create or replace function access.mark_receipt(p_punch uuid)
returns table (nsr bigint, local text, utc_offset smallint, recorded_at timestamptz, offline boolean, hash text, employer text, cnpj text, place text, worker text, cpf text,
  rep_number text, serial text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.nsr, to_char(p.local, 'YYYY-MM-DD"T"HH24:MI'), p.utc_offset, p.recorded_at, p.offline, p.hash, c.legal_name, c.cnpj,
         concat_ws(', ', c.street, c.number, c.district, c.city, c.state), e.name, p.identifier, s.rep_number, d.serial
    from punch p join employment e on e.id = p.employment_id join clock_device d on d.id = p.device_id join company c on c.id = d.company_id
    left join clock_setting s on s.company_id = d.company_id
   where p.id = p_punch and p.source = 'recorder' and d.own and access.reaches_clock(e)
$$;
