-- The correction of a day stands in the list of requests: a row with its id follows it (`access.follow_justification`).
alter table hr_request drop constraint hr_request_kind_check;
alter table hr_request add constraint hr_request_kind_check check (kind in ('vacation', 'advance13', 'registration', 'benefit', 'other', 'undo', 'clock'));

-- It is decided by the steps of an approver profile.
alter table justification add column routed boolean not null default false;

-- It is asked by the permissions of a type, too.
drop function if exists access.approver_world(uuid, uuid[], date);

-- What stands already is numbered behind the other requests of its year.
with numbered as (
  select j.*, extract(year from j.made_at at time zone 'America/Sao_Paulo')::smallint as year,
         row_number() over (partition by j.access_group_id, extract(year from j.made_at at time zone 'America/Sao_Paulo') order by j.made_at, j.id) as n
    from justification j),
counted as (
  insert into hr_request_number as c (access_group_id, year, last) select access_group_id, year, count(*)::integer from numbered group by 1, 2
  on conflict (access_group_id, year) do update set last = c.last + excluded.last returning c.access_group_id, c.year, c.last)
insert into hr_request (id, access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, outcome, waits_for_change, in_process, with_flow, entered_on,
  version, data, worker_name, sent_at, ended_at)
select n.id, n.access_group_id, n.company_id, n.employment_id, n.person_id, n.made_by, case when n.made_by = n.person_id then 'trabalhador' else 'rh' end,
       n.year || '-' || lpad((c.last - (select count(*) from numbered o where o.access_group_id = n.access_group_id and o.year = n.year) + n.n)::text, 6, '0'), 'clock',
       case n.state when 'returned' then 'pending' when 'sending' then 'approved' else n.state end, case when n.state = 'finished' then 'approved' end, n.state = 'returned', n.state = 'sending', false,
       (n.made_at at time zone 'America/Sao_Paulo')::date, n.version, jsonb_build_object('day', n.day, 'source', n.source, 'type', n.type, 'occurrence', n.occurrence), t.worker_name, n.made_at, n.decided_at
  from numbered n join counted c on c.access_group_id = n.access_group_id and c.year = n.year join timesheet t on t.id = n.timesheet_id;
