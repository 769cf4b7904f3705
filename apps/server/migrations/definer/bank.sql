-- Cooling-off for bank data: from when a changed account may take effect, who is told, and the one way it does.

-- A moment, or the end of the freeze it falls into: from three days before the payday to its end in Brasília nothing changes. Where no payday is
-- told, the legal one (fifth working day, CLT art. 459) may be from the 5th to the 8th.
create or replace function access.after_freeze(p_at timestamptz, p_pay_day integer) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  day date := (p_at at time zone 'America/Sao_Paulo')::date;
  month date;
  first_pay date;
  last_pay date;
begin
  foreach month in array array[date_trunc('month', day)::date, (date_trunc('month', day) + interval '1 month')::date] loop
    last_pay := least(month + coalesce(p_pay_day, 8) - 1, (month + interval '1 month')::date - 1);
    first_pay := case when p_pay_day is null then month + 4 else last_pay end;
    if day between first_pay - 3 and last_pay then
      return (last_pay + 1)::timestamp at time zone 'America/Sao_Paulo';
    end if;
  end loop;
  return p_at;
end $$;

-- Where a worker of the context's access group is told of a change: their confirmed contacts; of who has none those of the record, with what
-- they were in the thirty days before, since whoever changes an account may have changed the address first.
create or replace function access.bank_contacts(p_employment uuid) returns table (channel text, contact text, name text, language text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  of_whom employment;
  found_any boolean := false;
begin
  select * into of_whom from employment e where e.id = p_employment and e.access_group_id = access.access_group() and access.profile() = 'rh'
    and (access.all_companies() or e.company_id = any (access.companies())) and (access.all_workers() or e.id = any (access.workers()));
  if of_whom.id is null then return; end if;
  for channel, contact, name, language in select c.channel, c.contact, c.name, c.language from access.contacts_of(of_whom.person_id) c
    where access.accepted(of_whom.person_id, of_whom.access_group_id) loop
    found_any := true;
    return next;
  end loop;
  if found_any then return; end if;
  return query
    select distinct k.channel, k.contact, of_whom.name, p.language from person p
      cross join lateral (
        select 'mail' as channel, r.email as contact from worker_record r where r.employment_id = of_whom.id
        union all select 'sms', r.cell_phone from worker_record r where r.employment_id = of_whom.id
        union all select case f.field when 'email' then 'mail' else 'sms' end, h.before ->> f.field
          from record_history h cross join (values ('email'), ('cell_phone')) f (field)
         where h.entity = 'employment' and h.entity_id = of_whom.id::text and h.access_group_id = of_whom.access_group_id
           and h.verb = 'workerSaved' and h.at > now() - interval '30 days') k
     where p.id = of_whom.person_id and k.contact is not null;
end $$;

-- Who of HR looks after bank data of that employment, told by its worker of what was stopped; never the worker.
create or replace function access.hr_of_bank(p_employment uuid) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct m.person_id from employment e
    join membership m on m.access_group_id = e.access_group_id and m.role = 'RH' and m.in_force
    join access_profile a on a.id = m.access_profile_id and 'RhDadoBancarioVisualizar' = any (a.permissions)
    join person p on p.id = m.person_id and p.active
   where e.id = p_employment and e.person_id = access.person() and m.person_id <> e.person_id
     and (m.all_companies or e.company_id = any (access.companies_of(m.id, false)::uuid[]))
     and (m.all_workers or e.id = any (access.workers_of(m.id, false)::uuid[]))
$$;

-- Brings to effect what has waited its time, each once: account, record's version, history, the worker's notification and the change's own end in
-- one transaction. What has come into a freeze meanwhile waits on. @returns how many
create or replace function access.apply_due_bank_changes() returns integer
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  due bank_change;
  later timestamptz;
  applied integer := 0;
begin
  for due in select * from bank_change c where c.state = 'waiting' and c.due_at <= now() order by c.due_at, c.id for update skip locked loop
    later := access.after_freeze(now(), (select p.pay_day from worker_pay p where p.employment_id = due.employment_id));
    if later > now() then
      update bank_change set due_at = later where id = due.id;
      continue;
    end if;
    insert into worker_bank (employment_id, access_group_id, company_id, person_id, bank, branch, branch_digit, account, account_digit,
      account_kind, pix_kind, pix_key)
    select due.employment_id, due.access_group_id, due.company_id, due.person_id, n.bank, n.branch, n.branch_digit, n.account, n.account_digit,
      n.account_kind, n.pix_kind, n.pix_key from jsonb_populate_record(null::worker_bank, due.after) n
    on conflict (employment_id) do update set bank = excluded.bank, branch = excluded.branch, branch_digit = excluded.branch_digit,
      account = excluded.account, account_digit = excluded.account_digit, account_kind = excluded.account_kind,
      pix_kind = excluded.pix_kind, pix_key = excluded.pix_key;
    update employment set version = version + 1 where id = due.employment_id;
    update bank_change set state = 'applied', ended_at = now() where id = due.id;
    insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, before, after)
    values (due.access_group_id, due.asked_by, 'job', 'bankChangeTookEffect', 'employmentBank', due.employment_id::text, due.before, due.after);
    insert into notification (access_group_id, person_id, kind, values, target, cause)
    select due.access_group_id, due.person_id, 'bankChanged', jsonb_build_object('empresa', c.trade_name), '/trabalhador/conta-bancaria',
      'bank-changed:' || due.id from company c where c.id = due.company_id
    on conflict do nothing;
    applied := applied + 1;
  end loop;
  return applied;
end $$;
