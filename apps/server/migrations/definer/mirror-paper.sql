-- The mirror on paper (Portaria 671, art. 84): what its head says beside the rows.

-- Employer, worker, schedules and contracted hours as they are now. It has the rights of who asks.
create or replace function access.paper_head(p_timesheet uuid) returns jsonb
language sql stable set search_path = pg_catalog, public, access, pg_temp as $$
  select jsonb_build_object('employer', c.legal_name, 'cnpj', c.cnpj, 'place', concat_ws(', ', c.street, c.number, c.district, c.city, c.state),
      'worker', e.name, 'cpf', coalesce(p.cpf, ''), 'registration', e.registration, 'admitted', e.admitted_on, 'position', e.job_title, 'department', e.department,
      'weeklyHours', r.weekly_hours,
      'schedules', coalesce((select jsonb_agg(jsonb_build_object('from', a.from_day, 'name', w.name, 'document', w.document) order by a.from_day)
        from schedule_assignment a join work_schedule w on w.id = a.schedule_id
       where a.employment_id = e.id and a.from_day <= t.until_day and not exists (select from schedule_assignment n
         where n.employment_id = e.id and n.from_day > a.from_day and n.from_day <= t.from_day)), '[]'))
    from timesheet t join employment e on e.id = t.employment_id join company c on c.id = t.company_id join person p on p.id = t.person_id
    left join worker_record r on r.employment_id = e.id
   where t.id = p_timesheet
$$;

-- A snapshot keeps it: a new post or address later changes no paper of before. Its public code has sixteen signs that can't be taken for one another.
create or replace function access.keep_paper_head() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  new.head := access.paper_head(new.timesheet_id);
  new.code := (
    select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(h.bytes, i) % 32 + 1, 1), '' order by i)
      from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes offset 0) h, generate_series(0, 15) i);
  return new;
end $$;
create or replace trigger keep_paper_head before insert on timesheet_snapshot for each row execute function access.keep_paper_head();

-- The head of a mirror's paper for who sees the mirror; of a sealed one as it was then, with the moment of the sealing.
create or replace function access.mirror_paper(p_timesheet uuid) returns table (head jsonb, sealed_at timestamptz, code text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when s.head is null or s.head = '{}' then access.paper_head(t.id) else s.head end, s.made_at, s.code
    from timesheet t join employment e on e.id = t.employment_id
    left join lateral (select o.head, o.made_at, o.code from timesheet_snapshot o where o.timesheet_id = t.id and t.state in ('sent', 'approved', 'closed')
      order by o.version desc limit 1) s on true
   where t.id = p_timesheet and access.reaches_clock(e)
$$;

-- Keeps the fingerprint of a paper that was given out of a sealed mirror, for who sees the mirror.
create or replace function access.note_paper(p_timesheet uuid, p_sha256 text) returns void
language sql security definer set search_path = pg_catalog, public, access, pg_temp as $$
  update timesheet_snapshot s set papers = array_append(s.papers, p_sha256)
    from timesheet t join employment e on e.id = t.employment_id
   where t.id = p_timesheet and access.reaches_clock(e) and s.timesheet_id = t.id and p_sha256 ~ '^[0-9a-f]{64}$' and p_sha256 <> all (s.papers)
     and s.version = (select max(o.version) from timesheet_snapshot o where o.timesheet_id = t.id)
$$;
