-- What others opened of the person who asks: a worker reads no access group and no withdrawn receipt. Newest first.
create or replace function access.own_openings(p_before timestamptz, p_before_id bigint, p_most integer)
returns table (id bigint, at timestamptz, role text, place text, entity text, category smallint, kind text, title text, year smallint, month smallint)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select l.id, l.at, case when l.supporter_id is not null then 'suporte' else l.profile end,
         coalesce(c.trade_name, g.name), l.entity, r.category, r.kind, r.title, r.year, r.month
    from access_log l
    left join receipt r on r.id = case when l.entity = 'receipt' then l.entity_id::uuid end and r.person_id = l.person_id
    left join worker_file f on f.id = case when l.entity = 'workerFile' then l.entity_id::uuid end and f.person_id = l.person_id
    left join employment e on e.id = case when l.entity in ('employment', 'cpf', 'ethnicity', 'disability', 'leave', 'workerFiles') then l.entity_id::uuid end and e.person_id = l.person_id
    left join import_document d on d.id = case when l.entity = 'importDocument' then l.entity_id::uuid end
    left join company c on c.id = coalesce(r.company_id, e.company_id, f.company_id, d.company_id) and c.access_group_id = l.access_group_id
    left join access_group g on g.id = l.access_group_id
   where l.person_id = access.person() and coalesce(l.access_group_id <> all (access.unaccepted_groups()), true) and (l.opened_by <> l.person_id or l.supporter_id is not null)
     and (p_before is null or (l.at, l.id) < (p_before, p_before_id))
   order by l.at desc, l.id desc limit p_most
$$;
