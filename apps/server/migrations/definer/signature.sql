-- Signatures beyond single rows: who may be named, the codes of links and acts, and what anybody may check.

-- A worker who may be named as a signer: in a staff reader's reach; of a worker a colleague of the own company.
create or replace function access.signer_employment(p_employment uuid)
returns table (person_id uuid, name text, cpf text, company_id uuid, access_group_id uuid, department text, email text, cell_phone text, accepted boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select e.person_id, e.name, p.cpf, e.company_id, e.access_group_id, e.department, case when p.email_confirmed_at is not null then p.email end,
         case when p.cell_phone_confirmed_at is not null then p.cell_phone end, access.accepted(p.id, e.access_group_id)
    from employment e join person p on p.id = e.person_id
   where e.id = p_employment and p.active and (access.reaches_employment(e)
      or access.profile() = 'trabalhador' and e.dismissed_on is null and exists (select from employment o where o.person_id = access.person() and o.company_id = e.company_id
        and o.dismissed_on is null and o.access_group_id <> all (access.shut_groups())));
end $$;

-- A portal user of the group who may be named, with the profiles they have there.
create or replace function access.signer_user(p_person uuid)
returns table (person_id uuid, name text, cpf text, email text, cell_phone text, roles text[])
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
declare
  g uuid := access.access_group();
begin
  return query
  select p.id, access.name_in_group(p.id, m.access_group_id), p.cpf, case when p.email_confirmed_at is not null then p.email end,
         case when p.cell_phone_confirmed_at is not null then p.cell_phone end, array_agg(distinct m.role::text)
    from person p join membership m on m.person_id = p.id and m.in_force
   where p.id = p_person and p.active and m.role in ('RH', 'GESTOR', 'EMPREGADO')
     and (access.profile() in ('rh', 'gestor', 'job') and m.access_group_id = g
       or access.profile() = 'trabalhador' and m.access_group_id in (select o.access_group_id from employment o join employment e on e.company_id = o.company_id
         where o.person_id = access.person() and e.person_id = p_person and o.access_group_id <> all (access.shut_groups())))
   group by p.id, p.cpf, m.access_group_id;
end $$;

-- What the company of a document is called, for who reads the document without the company.
create or replace function access.document_company(p_document uuid) returns text
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select c.trade_name from document d join company c on c.id = d.company_id where d.id = p_document);
end $$;

-- Colleagues by a part of their name: of a worker's company, of staff's reach; name and department alone.
create or replace function access.colleagues(p_words text) returns table (person_id uuid, name text, department text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select distinct on (e.name, e.person_id) e.person_id, e.name, e.department from employment e join person p on p.id = e.person_id and p.active
   where e.dismissed_on is null and e.search like hot.pattern(p_words) and e.person_id <> access.person()
     and (access.profile() in ('rh', 'gestor') and access.reaches_employment(e)
       or access.profile() = 'trabalhador' and e.company_id in (select o.company_id from employment o where o.person_id = access.person() and o.dismissed_on is null
         and o.access_group_id <> all (access.shut_groups())))
   order by e.name, e.person_id limit 20;
end $$;

-- Keeps a new entry code of a link for ten minutes; one a minute. No row: the link is unknown, its time is over, one has just been sent, or its
-- code has no end (the demo's).
create or replace function access.keep_entry_code(p_token_hash bytea, p_code_hash bytea)
returns table (signer_id uuid, access_group_id uuid, asked_by uuid, name text, channel text, contact text)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  update document_signer s set access_code_hash = p_code_hash, access_code_until = now() + interval '10 minutes', access_code_tries = 0
    from signature_request r
   where r.id = s.request_id and s.access_token_hash = p_token_hash and r.state not in ('draft', 'preparing', 'canceled', 'replaced') and coalesce(s.access_until > now(), true)
     and (s.access_code_hash is null or s.access_code_until < now() + interval '9 minutes')
  returning s.id, s.access_group_id, r.asked_by, s.name, s.contact, case s.contact when 'email' then s.email else s.cell_phone end;
end $$;

-- The link reached somebody else: it is closed. No row: nothing was open.
create or replace function access.close_link(p_token_hash bytea) returns table (signer_id uuid, request_id uuid, name text, access_group_id uuid, asked_by uuid)
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
#variable_conflict use_column
begin
  return query
  update document_signer s set access_token_hash = null, access_code_hash = null from signature_request r
   where r.id = s.request_id and s.access_token_hash = p_token_hash returning s.id, r.id, s.name, s.access_group_id, r.asked_by;
end $$;

-- Whether the reader is that signer, in the profile they are named in, or by the link.
create or replace function access.is_signer(p_signer uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return case when access.profile() = 'assinante' then p_signer = access.signer()
    else exists (select from document_signer s where s.id = p_signer and s.person_id = access.person() and s.profile = access.profile()) end;
end $$;

-- A code for one act, for ten minutes; one a minute, ten a day. @returns false: too soon
create or replace function access.keep_act_code(p_signer uuid, p_mac bytea, p_bound_to text, p_sent_to text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  if not access.is_signer(p_signer) then perform access.refuse('NOT_FOUND'); end if;
  perform from document_signer s where s.id = p_signer for update;
  if exists (select from signer_code c where c.signer_id = p_signer and c.made_at > now() - interval '1 minute')
    or (select count(*) from signer_code c where c.signer_id = p_signer and c.made_at > now() - interval '1 day') >= 10 then return false; end if;
  insert into signer_code (signer_id, access_group_id, code_mac, bound_to, sent_to, expires_at)
  select s.id, s.access_group_id, p_mac, p_bound_to, p_sent_to, now() + interval '10 minutes' from document_signer s where s.id = p_signer;
  return true;
end $$;

-- Uses up the last code of a signer. @returns where it was sent; null: it is wrong, used, over, or for something else; a miss counts
create or replace function access.use_act_code(p_signer uuid, p_mac bytea, p_bound_to text) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  c signer_code;
begin
  if not access.is_signer(p_signer) then perform access.refuse('NOT_FOUND'); end if;
  select * into c from signer_code where signer_id = p_signer order by made_at desc limit 1 for update;
  if c.id is null or c.used_at is not null or c.expires_at <= now() or c.tries >= 5 then return null; end if;
  if c.code_mac <> p_mac or c.bound_to <> p_bound_to then
    update signer_code set tries = tries + 1 where id = c.id;
    return null;
  end if;
  update signer_code set used_at = now() where id = c.id;
  return c.sent_to;
end $$;

-- What anybody who has a code, or the bytes themselves, may know of a signed document: never its content.
create or replace function access.check_document(p_code text, p_hash text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select jsonb_build_object('state', r.state, 'title', d.title, 'company', c.trade_name, 'sealedAt', r.sealed_at, 'pages', v.pages, 'hashRead', r.hash_read,
      'hashFinal', r.hash_final, 'seal', r.seal, 'documentId', d.id, 'head', (select encode(e.hash, 'hex') from signature_event e where e.document_id = d.id order by e.seq desc limit 1),
      'signers', (select jsonb_agg(jsonb_build_object('name', s.name, 'cpf', s.cpf, 'role', s.role, 'at', s.signed_at) order by s.step, s.position) from document_signer s where s.request_id = r.id))
    from signature_request r join document d on d.id = r.document_id join company c on c.id = r.company_id
    join document_version v on v.document_id = r.document_id and v.number = r.version
   where r.state not in ('draft', 'preparing') and (r.check_code = p_code or p_hash in (r.hash_read, r.hash_final))
   order by r.sealed_at desc nulls last limit 1);
end $$;

-- The rows of a document's chain, for who holds a receipt of it.
create or replace function access.chain_row(p_document uuid, p_seq integer) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select encode(e.hash, 'hex') from signature_event e where e.document_id = p_document and e.seq = p_seq
$$;
