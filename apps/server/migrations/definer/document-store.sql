-- The document store of all access groups, as the platform's operator sees it: what there is, never what it is called nor whose it is.

-- Until when a document is kept (product 6.1): the employee record without an end, of health twenty years, others five; from the day on which the last
-- employment it is about ended. Null: no end, or none yet.
create or replace function access.document_kept_until(p_document uuid) returns date
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  d document;
  ended date;
begin
  select * into d from document where id = p_document;
  if d.type = 6 then return null; end if;
  select case when bool_or(e.dismissed_on is null) then null else max(e.dismissed_on) end into ended
    from document_person p join employment e on e.id = p.employment_id where p.document_id = p_document;
  return ended + case when d.health then interval '20 years' else interval '5 years' end;
end $$;

-- Bytes that are stored and that no other row names: `named_files` counts the stored row itself.
create or replace function access.orphan_files() returns table (sha256 text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  return query
  select s.sha256 from (select f.sha256, count(*) as n from stored_file f group by f.sha256) s
    join (select f.sha256, count(*) as n from access.named_files() f group by f.sha256) m on m.sha256 = s.sha256 where m.n = s.n;
end $$;

-- Documents of all groups by a tab, the newest first. `stuck`: what should be prepared or sealed and is not for a quarter of an hour. `again`: the same bytes
-- are sent more than once. `orphan`: bytes of a group that no row names any more. `infected`: refused.
create or replace function access.document_store(p_tab text, p_search text, p_group uuid, p_type integer, p_from date, p_until date, p_before timestamptz, p_before_id text, p_take integer)
returns table (id text, code text, group_id uuid, group_name text, type integer, size bigint, hash text, state text, at timestamptz, kept_until date)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
declare
  since timestamptz := p_from::timestamp at time zone 'America/Sao_Paulo';
  till timestamptz := (p_until + 1)::timestamp at time zone 'America/Sao_Paulo';
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  if p_tab = 'orphan' then
    return query
    select s.access_group_id || ':' || s.sha256, null::text, g.id, g.name, null::integer, s.size, s.sha256, 'orphan', s.stored_at, null::date
      from access.orphan_files() o join stored_file s on s.sha256 = o.sha256 join access_group g on g.id = s.access_group_id
     where (p_group is null or s.access_group_id = p_group)
       and (p_search is null or s.sha256 like lower(p_search) || '%') and (since is null or s.stored_at >= since) and (till is null or s.stored_at < till)
       and (p_before is null or (s.stored_at, s.access_group_id || ':' || s.sha256) < (p_before, p_before_id))
     order by s.stored_at desc, 1 desc limit p_take;
    return;
  end if;
  if p_tab = 'infected' then
    return query
    select i.id::text, null::text, g.id, g.name, null::integer, null::bigint, null::text, 'infected', i.at, null::date
      from document_infected i join access_group g on g.id = i.access_group_id
     where (p_group is null or i.access_group_id = p_group) and p_search is null and (since is null or i.at >= since) and (till is null or i.at < till)
       and (p_before is null or (i.at, i.id::text) < (p_before, p_before_id))
     order by i.at desc, i.id::text desc limit p_take;
    return;
  end if;
  return query
  select d.id::text, d.code, g.id, g.name, d.type::integer, (select sum(f.size)::bigint from document_file f where f.document_id = d.id and f.version = d.file_version), v.hash_sent, d.state,
         d.created_at, access.document_kept_until(d.id)
    from document d join access_group g on g.id = d.access_group_id join document_version v on v.document_id = d.id and v.number = d.file_version
   where d.deleted_at is null and (p_group is null or d.access_group_id = p_group) and (p_type is null or d.type = p_type)
     and (p_search is null or d.id::text = lower(p_search) or d.code = upper(p_search) or v.hash_sent like lower(p_search) || '%' or v.prepared_sha256 like lower(p_search) || '%')
     and (since is null or d.created_at >= since) and (till is null or d.created_at < till)
     and (p_tab <> 'stuck' or d.state in ('preparing', 'sealing', 'sealFailed') and exists (select from signature_request r where r.document_id = d.id
       and coalesce((select max(e.at) from signature_event e where e.document_id = d.id), r.made_at) < now() - interval '15 minutes'))
     and (p_tab <> 'again' or exists (select from document_version o join document x on x.id = o.document_id and x.deleted_at is null
       where o.hash_sent = v.hash_sent and o.document_id <> d.id))
     and (p_before is null or (d.created_at, d.id::text) < (p_before, p_before_id))
   order by d.created_at desc, d.id::text desc limit p_take;
end $$;

-- How many there are of each tab, and how much each group keeps.
create or replace function access.document_store_totals() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  answer jsonb;
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  select jsonb_build_object(
    'todos', (select count(*) from document d where d.deleted_at is null),
    'presos', (select count(*) from document d join signature_request r on r.document_id = d.id where d.deleted_at is null and d.state in ('preparing', 'sealing', 'sealFailed')
      and coalesce((select max(e.at) from signature_event e where e.document_id = d.id), r.made_at) < now() - interval '15 minutes'),
    'infectados', (select count(*) from document_infected),
    'orfaos', (select count(*) from access.orphan_files() o join stored_file s on s.sha256 = o.sha256),
    'repetidos', (select coalesce(sum(n), 0) from (select count(*) as n from document d join document_version v on v.document_id = d.id and v.number = d.file_version
      where d.deleted_at is null group by v.hash_sent having count(*) > 1) x),
    'grupos', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.name, 'documentos', g.documents, 'bytes', g.bytes) order by g.bytes desc, g.name), '[]')
      from (select g.id, g.name, (select count(*) from document d where d.access_group_id = g.id and d.deleted_at is null) as documents,
        (select coalesce(sum(s.size), 0) from stored_file s where s.access_group_id = g.id) as bytes from access_group g) g)) into answer;
  return answer;
end $$;

-- One of them: what happened to it and who opened it, by kind and time alone. Null: there is none.
create or replace function access.document_store_one(p_document uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  return (select jsonb_build_object('id', d.id, 'codigo', d.code, 'grupo', g.name, 'tipo', d.type, 'situacao', d.state, 'criadoEm', d.created_at, 'saude', d.health,
      'guardaAte', access.document_kept_until(d.id), 'causa', (select r.failure from signature_request r where r.document_id = d.id order by r.made_at desc limit 1),
      'arquivos', (select coalesce(jsonb_agg(jsonb_build_object('versao', f.version, 'tamanho', f.size, 'sha256', f.sha256, 'tipoConteudo', f.content_type) order by f.version, f.position), '[]')
        from document_file f where f.document_id = d.id),
      'eventos', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'em', e.at, 'tipo', e.kind) order by e.seq), '[]') from signature_event e where e.document_id = d.id),
      'aberturas', (select coalesce(jsonb_agg(jsonb_build_object('em', l.at, 'perfil', l.profile, 'conteudo', l.entity = 'documentContent') order by l.at desc), '[]')
        from (select distinct on (l.at, l.profile, l.entity) l.* from access_log l where l.entity in ('document', 'documentContent') and l.entity_id = d.id::text order by l.at desc limit 100) l))
    from document d join access_group g on g.id = d.access_group_id where d.id = p_document and d.deleted_at is null);
end $$;

-- The request of a document whose seal is missing, and who asked for it: to be tried again.
create or replace function access.stuck_signature(p_document uuid) returns table (request_id uuid, access_group_id uuid, asked_by uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  return query
  select r.id, r.access_group_id, r.asked_by from signature_request r join document d on d.id = r.document_id and d.deleted_at is null
   where r.document_id = p_document and r.state in ('sealing', 'sealFailed');
end $$;

-- What the operator may take of a document's content: only while somebody of its group has granted support, never of health. Whom it is about see it, and the reason
-- stands in the group's history. No row: there is no such document.
create or replace function access.document_store_content(p_document uuid, p_reason text, p_ip text)
returns table (name text, sha256 text, size bigint, content_type text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
declare
  d document;
begin
  if access.profile() is distinct from 'admin' then perform access.refuse('ACCESS_NOT_ALLOWED'); end if;
  select * into d from document k where k.id = p_document and k.deleted_at is null;
  if d.id is null then return; end if;
  if d.health then perform access.refuse('OPERATION_NOT_ALLOWED'); end if;
  if not exists (select from support_grant g where g.access_group_id = d.access_group_id and g.ended_at is null and g.granted_until > now()
    and (g.supporter_id is null or g.supporter_id = access.person())) then
    perform access.refuse('SUPPORT_GRANT_REQUIRED');
  end if;
  insert into access_log (access_group_id, person_id, opened_by, profile, ip, entity, entity_id)
  select d.access_group_id, p.person_id, access.person(), 'admin', p_ip, 'documentContent', d.id::text from (select distinct person_id from document_person where document_id = d.id) p;
  insert into record_history (access_group_id, person_id, ip, profile, verb, entity, entity_id, after)
  values (d.access_group_id, access.person(), p_ip, 'admin', 'documentContentTaken', 'document', d.id::text, jsonb_build_object('reason', p_reason));
  return query
  select d.code || '.pdf', r.hash_final, r.final_size, 'application/pdf' from signature_request r where r.document_id = d.id and r.hash_final is not null
  union all
  select f.name, f.sha256, f.size, f.content_type from document_file f where f.document_id = d.id and f.version = d.file_version
    and not exists (select from signature_request r where r.document_id = d.id and r.hash_final is not null);
end $$;
