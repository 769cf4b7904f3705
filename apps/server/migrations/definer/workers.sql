-- The registry of workers, for HR.

-- Workers of the context's access group with all these words in name or registration, at most so many (as access.found_receipts).
create or replace function access.found_workers(p_words text[], p_most integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  named text := (select string_agg(format('e.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  found uuid[];
begin
  if access.access_group() is null or coalesce(access.profile(), '') not in ('rh', 'gestor') then return '{}'; end if;
  execute format('select array(select e.id from employment e where e.access_group_id = $1 and %s limit $2)', named)
    into found using access.access_group(), p_most;
  return found;
end $$;

-- How many they are, at most so many, and the first of them in an order, behind a place in it: frequent words are met soon in the list's own
-- order, rare ones by theirs; row-level security would allow neither. No row for who doesn't reach every worker of the group.
create or replace function access.found_page(p_words text[], p_most integer, p_order text, p_descending boolean, p_after text, p_after_id uuid, p_size integer)
returns table (total integer, ids uuid[])
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  way text := case when p_descending then 'desc' else 'asc' end;
  -- every word by the index at once; planned with the words as they are
  named text := (select string_agg(format('e.search like %L', hot.pattern(w)), ' and ') from unnest(p_words) w);
  key text := case p_order when 'nome' then 'e.search' when 'matricula' then 'e.registration_key'
    when 'admissao' then 'case when e.admitted_on is null then date ''0001-01-01'' else e.admitted_on end' end;
  found text := format('select e.id, %s as k from employment e where e.access_group_id = $1 and %s', key, named);
  in_order text := format('select array(select id from (%s) f where $2 is null or (k, id) %s ($2::%s, $3) order by k %s, id %s limit $4)', found,
    case when p_descending then '<' else '>' end, case p_order when 'admissao' then 'date' else 'text' end, way, way);
begin
  if access.access_group() is null or coalesce(access.profile(), '') not in ('rh', 'gestor') or not (access.all_companies() and access.all_workers()) then
    return;
  end if;
  if p_after is null then
    -- the first of them are counted where they are read
    execute in_order into ids using access.access_group(), p_after, p_after_id, greatest(p_most, p_size);
    total := least(cardinality(ids), p_most);
    ids := ids[:p_size];
  else
    execute format('select count(*) from (%s limit $2) f', found) into total using access.access_group(), p_most;
    execute in_order into ids using access.access_group(), p_after, p_after_id, p_size;
  end if;
  return next;
end $$;

-- How many workers the context's access group has, at most so many: counted off an index, where row-level security would look at every row.
-- Null for who doesn't reach all of them.
create or replace function access.count_workers(p_most integer) returns integer
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.access_group() is null or coalesce(access.profile(), '') not in ('rh', 'gestor') or not (access.all_companies() and access.all_workers()) then
    return null;
  end if;
  return (select count(*) from (select from employment e where e.access_group_id = access.access_group() limit p_most) f);
end $$;

-- Of the persons with an employment in the reader's reach: since when the link is accepted, or that it was refused, until when a letter waits,
-- who may be sent an invitation, which contact of theirs is confirmed, and whether their sign-in is on in the access group.
create or replace function access.worker_accesses(p_persons uuid[])
returns table (person_id uuid, accepted_at timestamptz, refused_at timestamptz, letter_until timestamptz, invitable boolean, has_contact boolean,
  contact_taken boolean, confirmed_email text, confirmed_cell_phone text, signs_in boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, l.accepted_at, l.refused_at,
         (select max(x.expires_at) from access_letter x where x.person_id = p.id and x.access_group_id = access.access_group() and x.used_at is null and x.expires_at > now()),
         p.active and l.accepted_at is null and (l.refused_at is null or l.refused_at <= now() - interval '90 days'),
         exists (select from worker_record r where r.person_id = p.id and r.access_group_id = access.access_group() and coalesce(r.email, r.cell_phone) is not null)
           or exists (select from access_letter x where x.person_id = p.id and x.access_group_id = access.access_group() and x.contact is not null)
           or coalesce(p.email, p.cell_phone) is not null and not exists (
             select from membership m where m.person_id = p.id and m.access_group_id is distinct from access.access_group()),
         exists (select from worker_record r join person o on o.email = lower(r.email) or r.email is null and o.cell_phone = r.cell_phone
                  where r.person_id = p.id and r.access_group_id = access.access_group() and o.id <> p.id),
         case when l.accepted_at is not null and p.email_confirmed_at is not null then p.email end,
         case when l.accepted_at is not null and p.cell_phone_confirmed_at is not null then p.cell_phone end,
         exists (select from membership m where m.person_id = p.id and m.access_group_id = access.access_group() and m.role = 'EMPREGADO' and m.enabled)
    from person p
   cross join lateral (select max(m.accepted_at) as accepted_at, max(m.refused_at) as refused_at from membership m
                        where m.person_id = p.id and m.access_group_id = access.access_group()) l
   where p.id = any (p_persons) and access.profile() in ('rh', 'gestor')
     and exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group()
                    and (access.all_companies() or e.company_id = any (access.companies()))
                    and (access.all_workers() or e.id = any (access.workers())))
$$;

-- The sign-in of persons with an employment in HR's reach: their worker's role in the access group. Not `whole`: another of their
-- employments of the group is beyond the reader.
create or replace function access.worker_sign_ins(p_persons uuid[])
returns table (person_id uuid, membership_id uuid, enabled boolean, platform boolean, whole boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select m.person_id, m.id, m.enabled, access.of_platform(m.person_id), not exists (
           select from employment e where e.person_id = m.person_id and e.access_group_id = access.access_group()
              and not ((access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()))))
    from membership m
   where m.person_id = any (p_persons) and m.access_group_id = access.access_group() and m.role = 'EMPREGADO' and access.profile() = 'rh'
     and exists (select from employment e where e.person_id = m.person_id and e.access_group_id = access.access_group()
                    and (access.all_companies() or e.company_id = any (access.companies()))
                    and (access.all_workers() or e.id = any (access.workers())))
$$;

-- Of the context's access group: the persons who never came in.
create or replace function access.persons_outside() returns uuid[]
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select array(select n.person_id from access.never_came_in() n)
$$;

-- Puts into their columns what holds since today or before; each is recorded as of who made the change. Of one employment, or of all.
-- @returns how many
create or replace function access.apply_due_changes(p_employment uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  today date := (now() at time zone 'America/Sao_Paulo')::date;
  due employment_change;
  target text;
  applied integer := 0;
begin
  for due in
    select * from employment_change c
     where c.applied_at is null and c.from_day <= today and (p_employment is null or c.employment_id = p_employment)
     order by c.from_day, c.id for update skip locked
  loop
    update employment_change set applied_at = now() where id = due.id;
    applied := applied + 1;
    -- what holds since a later day stays
    continue when exists (select from employment_change n where n.employment_id = due.employment_id and n.field = due.field
      and n.from_day > due.from_day and n.from_day <= today);
    target := case when due.field in ('salary', 'salary_unit') then 'worker_pay'
                   when due.field in ('job_title', 'department', 'client') then 'employment' else 'worker_record' end;
    if target = 'employment' then
      execute format('update employment set %I = $2, version = version + 1 where id = $1', due.field) using due.employment_id, due.value;
    else
      execute format('insert into %I (employment_id, access_group_id, company_id, person_id, %I) values ($1, $2, $3, $4, %L)
        on conflict (employment_id) do update set %I = excluded.%I', target, due.field, due.value, due.field, due.field)
        using due.employment_id, due.access_group_id, due.company_id, due.person_id;
      update employment set version = version + 1 where id = due.employment_id;
    end if;
    if p_employment is null then
      insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, after)
      values (due.access_group_id, due.made_by, 'job', 'workerChangeTookEffect',
        case when target = 'worker_pay' then 'employmentPay' else 'employment' end, due.employment_id::text,
        jsonb_build_object(due.field, due.value, 'from', due.from_day));
    end if;
  end loop;
  return applied;
end $$;

-- Puts into an employment's own columns the leave that counts: today's, else the next one to come, else the last. Of these, or of all that
-- have had more than one (null), every night.
create or replace function access.settle_leaves(p_employments uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  today date := (now() at time zone 'America/Sao_Paulo')::date;
begin
  update employment e set leave_kind = n.kind, leave_from = n.from_day, leave_until = n.until_day
    from (select t.id, l.kind, l.from_day, l.until_day
            from unnest(coalesce(p_employments, array(select employment_id from employment_leave group by 1 having count(*) > 1))) t(id)
            left join lateral (
              select * from employment_leave o where o.employment_id = t.id
               -- what has ended comes after what has not, the first of those and the last of these
               order by coalesce(o.until_day < today, false), case when coalesce(o.until_day < today, false) then today - o.from_day else o.from_day - today end
               limit 1) l on true) n
   where e.id = n.id and (e.leave_kind, e.leave_from, e.leave_until) is distinct from (n.kind, n.from_day, n.until_day);
end $$;

create or replace function access.settle_changed_leaves() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform access.settle_leaves(array(select distinct employment_id from changed));
  return null;
end $$;
create or replace trigger leaves_added after insert on employment_leave referencing new table as changed
  for each statement execute function access.settle_changed_leaves();
create or replace trigger leaves_changed after update on employment_leave referencing new table as changed
  for each statement execute function access.settle_changed_leaves();
create or replace trigger leaves_removed after delete on employment_leave referencing old table as changed
  for each statement execute function access.settle_changed_leaves();

-- Brings to effect the transfers whose day has come: the former employment ends the day before, one of the other company goes on with its
-- record, lines of reporting and what was to hold later. Named workers of a scope do not go along: nobody's sight is widened by it.
-- Of one employment, or of all. @returns how many
create or replace function access.apply_due_transfers(p_employment uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  today date := (now() at time zone 'America/Sao_Paulo')::date;
  due company_transfer;
  former employment;
  made uuid;
  applied integer := 0;
  part text;
begin
  for due in
    select * from company_transfer t
     where t.state in ('waiting', 'blocked') and t.from_day <= today and (p_employment is null or t.employment_id = p_employment)
     order by t.from_day, t.id for update skip locked
  loop
    -- what is to hold today goes along
    perform access.apply_due_changes(due.employment_id);
    select * into former from employment e where e.id = due.employment_id for update;
    if former.dismissed_on < due.from_day or former.admitted_on >= due.from_day
       or not exists (select from company c where c.id = due.to_company_id and c.deleted_at is null) then
      update company_transfer set state = 'cancelled' where id = due.id;
      continue;
    end if;
    -- nobody new comes to a company that was switched off: the transfer waits until it is on again
    insert into employment (access_group_id, company_id, person_id, name, registration, pis, job_title, department, client, admitted_on,
      dismissed_on, dismissal_reason, dismissal_kind, hiring_regime)
    select former.access_group_id, due.to_company_id, former.person_id, former.name, due.registration, former.pis, former.job_title,
      former.department, former.client, former.admitted_on, former.dismissed_on, former.dismissal_reason, former.dismissal_kind, former.hiring_regime
      from company c where c.id = due.to_company_id and c.active
    on conflict (company_id, registration_key) do nothing returning id into made;
    if made is null then
      update company_transfer set state = 'blocked' where id = due.id;
      -- once, whatever the nights that follow say, and only while who asked for it still reads the record
      insert into notification (access_group_id, person_id, kind, values, target, cause)
      select due.access_group_id, due.made_by, 'transferHeld',
             jsonb_build_object('nome', former.name, 'empresa', (select c.trade_name from company c where c.id = due.to_company_id)),
             '/rh/trabalhadores?id=' || due.employment_id, 'transfer-held:' || due.id
       where exists (
         select from membership m join person p on p.id = m.person_id and p.active
           join access_profile a on a.id = m.access_profile_id and 'RhTrabalhadorVisualizar' = any (a.permissions)
          where m.person_id = due.made_by and m.access_group_id = due.access_group_id and m.role = 'RH' and m.in_force
            and (m.all_companies or former.company_id = any (access.companies_of(m.id, false)::uuid[]))
            and (m.all_workers or former.id = any (access.workers_of(m.id, false)::uuid[])))
      on conflict do nothing;
      continue;
    end if;
    -- a company's own fields are that company's
    foreach part in array array['worker_record', 'worker_pay', 'worker_bank'] loop
      execute format('insert into %1$I select (jsonb_populate_record(null::%1$I, to_jsonb(r)
          || jsonb_build_object(''employment_id'', $1, ''company_id'', $2, ''own_fields'', ''{}''::jsonb))).* from %1$I r where r.employment_id = $3', part)
        using made, due.to_company_id, due.employment_id;
    end loop;
    insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value, reason, made_by, applied_at)
    select former.access_group_id, due.to_company_id, made, former.person_id, v.field, due.from_day, h.value, due.reason, due.made_by, now()
      from (select 1) one
      left join worker_record r on r.employment_id = due.employment_id
      left join worker_pay p on p.employment_id = due.employment_id
     cross join lateral (values ('job_title', former.job_title), ('department', former.department), ('client', former.client),
       ('occupation_code', r.occupation_code), ('class_level', r.class_level), ('weekly_hours', trim_scale(r.weekly_hours)::text),
       ('monthly_hours', trim_scale(r.monthly_hours)::text), ('salary', p.salary::text), ('salary_unit', p.salary_unit)) v(field, value)
     -- what held on that day, which a later change may have left behind
     cross join lateral (select case when exists (select from employment_change c where c.employment_id = due.employment_id and c.field = v.field)
       then (select c.value from employment_change c where c.employment_id = due.employment_id and c.field = v.field and c.from_day <= due.from_day
              order by c.from_day desc limit 1) else v.value end as value) h
     where h.value is not null;
    insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value, reason, made_by, made_at, applied_at)
    select c.access_group_id, due.to_company_id, made, c.person_id, c.field, c.from_day, c.value, c.reason, c.made_by, c.made_at, c.applied_at
      from employment_change c where c.employment_id = due.employment_id and c.applied_at is not null and c.from_day > due.from_day;
    -- what was to hold later, and an account that waits, are of who pays then
    update employment_change set employment_id = made, company_id = due.to_company_id
     where employment_id = due.employment_id and applied_at is null and from_day > due.from_day;
    -- who is away stays away; a leave that was to come is of who employs them then
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, made_by, made_at)
    select l.access_group_id, due.to_company_id, made, l.person_id, l.kind, l.from_day, l.until_day, l.made_by, l.made_at
      from employment_leave l where l.employment_id = due.employment_id and coalesce(l.until_day >= due.from_day, true);
    delete from employment_leave where employment_id = due.employment_id and from_day >= due.from_day;
    update bank_change set employment_id = made, company_id = due.to_company_id where employment_id = due.employment_id and state = 'waiting';
    insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day, made_by)
    select l.access_group_id, due.to_company_id, made, former.person_id, l.manager_id, due.from_day, due.made_by
      from reporting_line l where l.employment_id = due.employment_id and l.from_day <= due.from_day order by l.from_day desc limit 1;
    insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day, made_by)
    select l.access_group_id, l.company_id, l.employment_id, l.person_id, made, due.from_day, due.made_by
      from (select distinct on (o.employment_id) o.* from reporting_line o
             where o.access_group_id = former.access_group_id and o.from_day <= due.from_day
               and o.employment_id in (select x.employment_id from reporting_line x where x.manager_id = due.employment_id)
             order by o.employment_id, o.from_day desc) l
     where l.manager_id = due.employment_id
    on conflict (employment_id, from_day) do update set manager_id = excluded.manager_id;
    update reporting_line set employment_id = made, company_id = due.to_company_id where employment_id = due.employment_id and from_day > due.from_day;
    update reporting_line set manager_id = made where manager_id = due.employment_id and from_day > due.from_day;
    update employment e set dismissed_on = due.from_day - 1, version = e.version + 1,
           dismissal_reason = left('Transferência para ' || (select c.trade_name from company c where c.id = due.to_company_id), 250)
     where e.id = due.employment_id;
    update company_transfer set state = 'done', to_employment_id = made where id = due.id;
    -- the clock: schedule and rules end there and begin here, what was planned for later and open lots of the bank go along
    insert into schedule_assignment (access_group_id, company_id, employment_id, person_id, from_day, schedule_id, made_by)
    select former.access_group_id, due.to_company_id, made, former.person_id, greatest(a.from_day, due.from_day), a.schedule_id, due.made_by
      from schedule_assignment a where a.employment_id = due.employment_id
       and a.from_day >= coalesce((select max(o.from_day) from schedule_assignment o where o.employment_id = due.employment_id and o.from_day <= due.from_day), due.from_day);
    insert into rule_assignment (access_group_id, company_id, employment_id, person_id, from_day, rule_set_id, made_by)
    select former.access_group_id, due.to_company_id, made, former.person_id, greatest(a.from_day, due.from_day), a.rule_set_id, due.made_by
      from rule_assignment a where a.employment_id = due.employment_id
       and a.from_day >= coalesce((select max(o.from_day) from rule_assignment o where o.employment_id = due.employment_id and o.from_day <= due.from_day), due.from_day);
    delete from schedule_assignment where employment_id = due.employment_id and from_day >= due.from_day;
    delete from rule_assignment where employment_id = due.employment_id and from_day >= due.from_day;
    insert into schedule_assignment (access_group_id, company_id, employment_id, person_id, from_day, schedule_id, made_by)
    select former.access_group_id, former.company_id, former.id, former.person_id, due.from_day, null, due.made_by
     where exists (select from schedule_assignment a where a.employment_id = due.employment_id);
    perform access.carry_bank(due.employment_id, null, due.made_by);
    insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, after)
    select due.access_group_id, due.made_by, 'job', 'workerTransferTookEffect', 'employment', h.id::text,
           jsonb_build_object('from', due.from_day, 'company', (select c.trade_name from company c where c.id = due.to_company_id), 'registration', due.registration)
      from unnest(array[due.employment_id, made]) h(id);
    applied := applied + 1;
  end loop;
  return applied;
end $$;

-- The worker who asks takes a file that is shown to them; true the first time.
create or replace function access.open_own_file(p_id uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update worker_file set viewed_at = now()
   where id = p_id and access.profile() = 'trabalhador' and person_id = access.person() and visible and deleted_at is null and viewed_at is null
     and access_group_id <> all (access.shut_groups());
  return found;
end $$;

-- Since when an employment in the reader's reach, or their own, is of its company: the day of the transfer that made it, else its admission.
-- A transfer is the former company's row: who reaches the new one alone doesn't see it, nor does its worker.
create or replace function access.of_company_since(p_employment uuid) returns date
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select coalesce((select t.from_day from company_transfer t where t.to_employment_id = e.id), e.admitted_on)
    from employment e
   where e.id = p_employment
     and case access.profile()
       when 'trabalhador' then e.person_id = access.person() and e.access_group_id <> all (access.shut_groups())
       when 'rh' then e.access_group_id = access.access_group()
         and (access.all_companies() or e.company_id = any (access.companies()))
         and (access.all_workers() or e.id = any (access.workers()))
       else false end
$$;
