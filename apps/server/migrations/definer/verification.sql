-- Narrow functions of receipts: the public check, and the little that a reader of a receipt needs beyond its own rows.

-- 'Maria Aparecida de Souza' → 'M. A. S.': all of a name that a stranger sees.
create or replace function access.initials(p_name text) returns text language sql immutable strict
return (select string_agg(upper(left(word, 1)) || '.', ' ' order by position)
          from regexp_split_to_table(btrim(p_name), '\s+') with ordinality as w(word, position)
         where lower(word) not in ('de', 'da', 'do', 'das', 'dos', 'e'));

create or replace function access.masked_cpf(p_cpf text) returns text language sql immutable strict
return '***.' || substr(p_cpf, 4, 3) || '.' || substr(p_cpf, 7, 3) || '-**';

-- Whether a company shows its payslips, benefits or statements.
create or replace function access.shows_category(c company, p_category integer) returns boolean language sql immutable as $$
  select case p_category when 1 then c.shows_receipts when 2 then c.shows_benefits when 3 then c.shows_income_statements else false end
$$;

-- What the public page shows of a code, and nothing else. Unknown, switched off, hidden (also with
-- all of its company's) and withdrawn: no row alike.
create or replace function access.verify_receipt(p_code text)
returns table (initials text, cpf text, company text, cnpj text, category smallint, year smallint, month smallint, kind text, net bigint, sha256 text, version integer, published_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select access.initials(r.worker_name), access.masked_cpf(p.cpf), c.legal_name, c.cnpj, r.category, r.year, r.month, r.kind,
         case when r.shows_net and r.category <> 3 then r.net end, coalesce(f.sha256, ''), coalesce(f.version, 0), r.published_at
    from receipt r
    join company c on c.id = r.company_id
    join person p on p.id = r.person_id
    left join lateral (select sha256, version from receipt_file where receipt_id = r.id order by version desc limit 1) f on true
   where r.verification_code = p_code and r.qr_code and r.visible and access.shows_category(c, r.category) and r.deleted_at is null
  union all
  select access.initials(t.worker_name), access.masked_cpf(p.cpf), c.legal_name, c.cnpj, 7::smallint, extract(year from t.until_day)::smallint, extract(month from t.until_day)::smallint,
         'timeMirror', null, coalesce(s.papers[array_upper(s.papers, 1)], ''), s.version, s.made_at
    from timesheet_snapshot s join timesheet t on t.id = s.timesheet_id join company c on c.id = t.company_id join person p on p.id = t.person_id
   where s.code = p_code and t.visible and c.shows_timesheets and t.deleted_at is null
$$;

-- A stranger's file beside the genuine bytes: 'same', 'earlier', 'changed'; null for a code the page says nothing of.
create or replace function access.compare_receipt(p_code text, p_sha256 text) returns text
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  (select case when f.version is null then 'changed' when f.version = max(o.version) then 'same' else 'earlier' end
    from receipt r
    join company c on c.id = r.company_id and access.shows_category(c, r.category)
    left join receipt_file f on f.receipt_id = r.id and f.sha256 = p_sha256
    left join receipt_file o on o.receipt_id = r.id
   where r.verification_code = p_code and r.qr_code and r.visible and r.deleted_at is null
   group by r.id, f.version
   order by f.version desc limit 1)
  union all
  select case when p_sha256 <> all (s.papers) then 'changed'
              when exists (select from timesheet_snapshot n where n.timesheet_id = s.timesheet_id and n.version > s.version) then 'earlier' else 'same' end
    from timesheet_snapshot s join timesheet t on t.id = s.timesheet_id join company c on c.id = t.company_id
   where s.code = p_code and t.visible and c.shows_timesheets and t.deleted_at is null
$$;

-- Whether the context may read a receipt: what row-level security says, for functions that look past it.
-- Step by step: a look at another table within the one expression would be set up for each receipt, also where it never comes to it.
create or replace function access.reads_receipt(r receipt) returns boolean language plpgsql stable as $$
declare
  profile text := access.profile();
begin
  if r.deleted_at is not null then return false; end if;
  if profile = 'rh' or profile = 'job' then return access.in_scope(r); end if;
  if profile = 'gestor' then return access.in_scope(r) and r.category in (1, 2); end if;
  if profile is distinct from 'trabalhador' or not r.visible or r.person_id is distinct from access.person()
     or r.access_group_id = any (access.shut_groups()) then return false; end if;
  if r.category = 1 then return r.company_id <> all (access.hidden_employers()); end if;
  return exists (select from company c where c.id = r.company_id
    and case r.category when 2 then c.shows_benefits when 3 then c.shows_income_statements when 7 then c.shows_timesheets else true end);
end $$;

create or replace function access.in_scope(r receipt) returns boolean language sql stable as $$
  select r.access_group_id = access.access_group() and (access.all_companies() or r.company_id = any (access.companies()))
     and (access.all_workers() or r.employment_id = any (access.workers()))
$$;

-- Where receipts' pages are, and whose data must and must not be on them: a worker and a manager read no import.
-- In plpgsql its plan is kept by the session: to make it costs ten times what it then takes.
create or replace function access.receipt_sources(p_receipts uuid[])
returns table (receipt_id uuid, file_sha256 text, content_type text, pages integer[], region double precision[], person_id uuid, own jsonb, cited uuid[], import_id uuid, marks_version text, texts_sha256 text)
language plpgsql stable security definer set search_path = pg_catalog, public, access, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query select r.id, coalesce(d.source_sha256, i.file_sha256), case when d.source_sha256 is null then i.content_type else 'application/pdf' end,
         -- a row of a list stands on a page of others: it is drawn, never cut
         case when m.row = 'true' then '{}' else d.pages end, d.region, r.person_id,
         jsonb_strip_nulls(jsonb_build_object('cpf', coalesce(m.cpf, p.cpf), 'registration', coalesce(m.registration, r.registration),
           'pis', coalesce(m.pis, e.pis), 'name', coalesce(m.name, r.worker_name))),
         -- who is only named there, found when it was read or said by HR
         case when m.standing is null then '{}' else
           array(select o.person_id from employment o where o.id in (select c::uuid from jsonb_array_elements_text(m.standing -> 'cited') c)) end,
         -- whoever is registered after the reading makes a version, too
         i.id, i.marks_version || coalesce('/' || (select max(n.created_at) from employment n
           where n.access_group_id = i.access_group_id and n.created_at > coalesce(i.people_at, '-infinity')), ''), f.texts_sha256
    from receipt r
    join import_document d on d.id = r.import_document_id
    join import i on i.id = d.import_id
    join employment e on e.id = r.employment_id
    join person p on p.id = r.person_id
    left join stored_file f on f.access_group_id = i.access_group_id and f.sha256 = coalesce(d.source_sha256, i.file_sha256)
    -- each reading is unpacked once, not for every field
    cross join lateral jsonb_to_record(d.reading) m(cpf text, registration text, pis text, name text, "row" text, standing jsonb)
   where r.id = any (p_receipts) and access.reads_receipt(r);
end $$;

create or replace function access.receipt_source(p_receipt uuid)
returns table (file_sha256 text, content_type text, pages integer[], region double precision[], person_id uuid, own jsonb, cited uuid[], import_id uuid, marks_version text, texts_sha256 text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select s.file_sha256, s.content_type, s.pages, s.region, s.person_id, s.own, s.cited, s.import_id, s.marks_version, s.texts_sha256 from access.receipt_sources(array[p_receipt]) s
$$;

-- Everybody whose data is in the file of a receipt that the reader may read, and who was registered after it was read: what a cut is searched
-- for. Stays in the server.
create or replace function access.receipt_file_marks(p_receipt uuid)
returns table (person_id uuid, cpf text, registration text, pis text, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select e.person_id, m.cpf, m.registration, m.pis, m.name
    from receipt r
    join import_document d on d.id = r.import_document_id
    join import_document o on o.import_id = d.import_id
    left join employment e on e.id = o.employment_id
    -- each reading is unpacked once, not for every field
    cross join lateral jsonb_to_record(o.reading) m(cpf text, registration text, pis text, name text)
   where r.id = p_receipt and access.reads_receipt(r)
  union all
  select n.person_id, n.cpf, n.registration, n.pis, n.name
    from receipt r
    join import_document d on d.id = r.import_document_id
    join import i on i.id = d.import_id
    join employment n on n.access_group_id = i.access_group_id and n.created_at > coalesce(i.people_at, '-infinity')
   where r.id = p_receipt and access.reads_receipt(r)
$$;

-- Who is in a file has changed: what processes keep of it is read again.
create or replace function access.count_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update import set marks_version = marks_version + 1 where id = new.import_id;
  return null;
end $$;
create or replace trigger import_document_marks after update of reading, employment_id on import_document
  for each row when (old.reading is distinct from new.reading or old.employment_id is distinct from new.employment_id)
  execute function access.count_marks();
create or replace function access.count_new_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update import set marks_version = marks_version + 1 where id in (select distinct import_id from come);
  return null;
end $$;
create or replace trigger import_document_come after insert on import_document referencing new table as come
  for each statement execute function access.count_new_marks();

-- Who of HR holds a permission for a receipt's company; never the worker themselves.
create or replace function access.hr_with(p_receipt uuid, p_permission text) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct p.id, p.name from receipt r
    join membership m on m.access_group_id = r.access_group_id and m.role = 'RH' and m.in_force
    join access_profile a on a.id = m.access_profile_id and p_permission = any (a.permissions)
    join person p on p.id = m.person_id and p.active
   where r.id = p_receipt and access.reads_receipt(r) and m.person_id <> r.person_id
     and (m.all_companies or r.company_id = any (access.companies_of(m.id, false)::uuid[]))
     and (m.all_workers or r.employment_id = any (access.workers_of(m.id, false)::uuid[]))
$$;

-- Who of HR a worker's word about a receipt reaches: those who may read disagreements, of its company.
create or replace function access.hr_of_receipt(p_receipt uuid) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select h.id from access.hr_with(p_receipt, 'RhDiscordanciaVisualizar') h where h.id <> access.person()
$$;

-- The confirmed address of a receipt's worker, for the message about it; null where none is confirmed.
create or replace function access.receipt_address(p_receipt uuid)
returns table (email text, phone text, name text, language text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select case when p.email_confirmed_at is not null then p.email end, case when p.cell_phone_confirmed_at is not null then p.cell_phone end, p.name, p.language
    from receipt r join person p on p.id = r.person_id where r.id = p_receipt and access.reads_receipt(r) and p.active
$$;

-- Those of the receipts whose worker has a confirmed address.
create or replace function access.mailable_receipts(p_receipts uuid[]) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select r.id from receipt r join person p on p.id = r.person_id
   where r.id = any (p_receipts) and p.email_confirmed_at is not null and p.email is not null and p.active and access.reads_receipt(r)
$$;

-- Those whose worker has a confirmed cell phone.
create or replace function access.textable_receipts(p_receipts uuid[]) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select r.id from receipt r join person p on p.id = r.person_id
   where r.id = any (p_receipts) and p.cell_phone_confirmed_at is not null and p.cell_phone is not null and p.active and access.reads_receipt(r)
$$;

-- Of the persons with an employment in HR's reach: whether a message to their address or cell phone would go out.
create or replace function access.reachable_persons(p_persons uuid[]) returns table (person_id uuid, by_mail boolean, by_sms boolean)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id, p.email_confirmed_at is not null and p.email is not null, p.cell_phone_confirmed_at is not null and p.cell_phone is not null
    from person p
   where p.id = any (p_persons) and p.active and access.profile() = 'rh'
     and exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group()
                    and (access.all_companies() or e.company_id = any (access.companies()))
                    and (access.all_workers() or e.id = any (access.workers())))
$$;

-- How many messages about a receipt were asked for in the last hour: the record history is HR's to read.
create or replace function access.recent_receipt_mails(p_receipt uuid) returns integer
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select count(*)::integer from record_history
   where entity = 'receipt' and entity_id = p_receipt::text and verb = 'receiptMailed' and at > now() - interval '1 hour'
$$;

-- The person of a CPF, where the access group employs them: HR searches its lists by it.
create or replace function access.employed_person(p_cpf text) returns uuid
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select p.id from person p where p.cpf = p_cpf and access.profile() in ('rh', 'gestor')
     and exists (select from employment e where e.person_id = p.id and e.access_group_id = access.access_group())
$$;
