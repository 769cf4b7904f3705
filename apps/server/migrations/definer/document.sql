-- Documents beyond single rows: numbers, whose they are, and the chain of what happened to them.

-- The next code of an access group and year: consecutive, by the lock of its row.
create or replace function access.next_document_code(p_access_group uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  y smallint := extract(year from now() at time zone 'America/Sao_Paulo')::smallint;
  n integer;
begin
  if p_access_group is distinct from access.access_group()
    and not (access.profile() = 'trabalhador' and exists (select from employment e where e.person_id = access.person() and e.access_group_id = p_access_group
      and p_access_group <> all (access.shut_groups()))) then
    perform access.refuse('NOT_FOUND');
  end if;
  insert into document_number as c (access_group_id, year, last) values (p_access_group, y, 1)
  on conflict (access_group_id, year) do update set last = c.last + 1 returning c.last into n;
  return 'D-' || y || '-' || lpad(n::text, 6, '0');
end $$;

-- Whether a document is about somebody in a staff reader's reach.
create or replace function access.document_of_team(p_document uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return exists (select from document_person p where p.document_id = p_document and p.access_group_id = access.access_group()
    and (access.all_companies() or p.company_id = any (access.companies())) and (access.all_workers() or p.employment_id = any (access.workers())));
end $$;

-- Whether a worker got it, from a company that has the screen for it.
create or replace function access.document_of_mine(p_document uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return exists (select from document_person p join document d on d.id = p.document_id join company c on c.id = p.company_id
    where p.document_id = p_document and p.person_id = access.person() and p.receives and d.deleted_at is null
      and case when d.asks = 'sign' then 'assinatura-digital' else 'docs-recebidos' end = any (c.app_accesses));
end $$;

-- The access groups that a worker works or worked in, and has accepted.
create or replace function access.own_groups() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return array(select distinct e.access_group_id from employment e where e.person_id = access.person() and e.access_group_id <> all (access.shut_groups()));
end $$;

-- Who gets what a worker sends to HR or to their manager: by their grant and reach, never the worker.
create or replace function access.document_readers(p_employment uuid, p_side text) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  e employment;
begin
  select * into e from employment where id = p_employment;
  if e.id is null or not access.reaches_employment(e) then return; end if;
  return query
  select distinct m.person_id from membership m join access_profile a on a.id = m.access_profile_id
    join person p on p.id = m.person_id and p.active cross join lateral (select r.companies, r.workers from access.manager_reach(m.id) r where m.role = 'GESTOR'
      union all select access.companies_of(m.id, m.all_companies), access.workers_of(m.id, m.all_workers) where m.role = 'RH') r
   where m.access_group_id = e.access_group_id and m.in_force and m.person_id <> e.person_id
     and m.role = case p_side when 'rh' then 'RH' when 'gestor' then 'GESTOR' end
     and case p_side when 'rh' then 'Rh' else 'Gestor' end || 'DocumentoRecebidoVisualizar' = any (a.permissions)
     and (r.companies = '*' or e.company_id = any (case when r.companies = '*' then '{}' else r.companies end::uuid[]))
     and (r.workers = '*' or e.id = any (case when r.workers = '*' then '{}' else r.workers end::uuid[]));
end $$;

-- How many of some workers have no confirmed contact: of those in the reach of who sends them something.
create or replace function access.without_contact(p_employments uuid[]) returns integer
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select count(*) from employment e join person p on p.id = e.person_id where e.id = any (p_employments) and access.reaches_employment(e)
    and p.email_confirmed_at is null and p.cell_phone_confirmed_at is null);
end $$;

-- The documents that a portal user is named to sign, in the profile they are named in.
create or replace function access.documents_to_sign() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return coalesce((select array_agg(s.document_id) from document_signer s join signature_request r on r.id = s.request_id
    where s.person_id = access.person() and s.profile = access.profile() and r.state not in ('draft', 'preparing')
      and (access.profile() = 'trabalhador' and s.access_group_id <> all (access.shut_groups()) or s.access_group_id = access.access_group())), '{}');
end $$;

-- The document of a signer's session.
create or replace function access.signers_document() returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select s.document_id from document_signer s where s.id = access.signer());
end $$;

-- A row follows the one before: its number, its hash of what it says, and the hash it stands on. Whoever writes it, the owner too.
create or replace function access.event_follows() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
declare
  last signature_event;
begin
  perform from document d where d.id = new.document_id for update;
  select * into last from signature_event v where v.document_id = new.document_id order by v.seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or new.previous is distinct from last.hash
    or new.hash <> sha256(coalesce(new.previous, decode(repeat('00', 32), 'hex')) || convert_to(new.body, 'UTF8')) then
    raise exception 'a row of the chain does not follow the one before' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger event_follows before insert on signature_event for each row execute function access.event_follows();

create or replace function access.event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the chain are never changed' using errcode = 'check_violation';
end $$;
create or replace trigger event_stays before update or delete on signature_event for each row execute function access.event_stays();

-- Holds a document until the transaction ends, for whoever reads it: what happens to it happens one after the other.
create or replace function access.hold_document(p_document uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  perform from document d where d.id = p_document for no key update;
end $$;

-- A document to sign stands where its request stands; who acts on the request need not be able to change the document.
create or replace function access.document_follows() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  update document d set state = new.state, due_on = new.due_on, version = d.version + 1,
         sent_at = coalesce(d.sent_at, case when new.state = 'waiting' then now() end)
   where d.id = new.document_id and d.file_version = new.version and (d.state, d.due_on) is distinct from (new.state, new.due_on);
  return null;
end $$;
create or replace trigger document_follows after insert or update of state, due_on on signature_request
  for each row execute function access.document_follows();

-- The request and the access group of a signer's session.
create or replace function access.signers_request() returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select s.request_id from document_signer s where s.id = access.signer());
end $$;

create or replace function access.signers_group() returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
begin
  return (select s.access_group_id from document_signer s where s.id = access.signer());
end $$;

-- Takes a place among the sixty public checks of an address in a minute, exactly. Answers the seconds to wait; null: it is taken.
create or replace function access.admit_check(p_address text) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_subject bytea := sha256(convert_to('check ' || coalesce(p_address, ''), 'UTF8'));
  v_taken integer;
  v_oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('check ' || coalesce(p_address, ''), 1));
  select count(*), min(at) into v_taken, v_oldest from attempt
   where kind = 'check' and subject = v_subject and at > clock_timestamp() - interval '1 minute';
  if v_taken >= 60 then
    return greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - clock_timestamp())));
  end if;
  insert into attempt (kind, subject, state) values ('check', v_subject, 'succeeded');
  return null;
end $$;
