-- Hot reads of receipts: one statement checks the session, sets the context and answers the JSON text of the contract, under
-- row-level security. The owner is named again in every query: a policy of several readers alone can't use an index.

-- The same table as core/receipt/receipt-kind.ts.
create or replace function hot.kind_wire(kind text) returns text language sql immutable parallel safe
return case kind when 'monthly' then 'mensal' when 'advance' then 'adiantamento' when 'thirteenthFirst' then '13o_1'
  when 'thirteenthSecond' then '13o_2' when 'vacation' then 'ferias' when 'termination' then 'rescisao'
  when 'profitSharing' then 'plr' when 'complementary' then 'complementar' end;

create or replace function hot.instant(value timestamptz) returns text language sql stable parallel safe
return to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- What a worker types to find a receipt, beside the company: kind, month by name and number, year. Folded.
create or replace function hot.receipt_words(kind text, year integer, month integer) returns text language sql immutable parallel safe
return case kind when 'monthly' then 'mensal pagamento salario' when 'advance' then 'adiantamento vale'
    when 'thirteenthFirst' then '13º 13o decimo terceiro salario primeira parcela' when 'thirteenthSecond' then '13º 13o decimo terceiro salario segunda parcela'
    when 'vacation' then 'ferias' when 'termination' then 'rescisao' when 'profitSharing' then 'plr participacao nos lucros'
    when 'complementary' then 'complementar' else '' end
  || ' ' || lpad(month::text, 2, '0') || '/' || year || ' '
  || (array['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'])[month]
  || ' ' || year;

-- Kept bytes may be served: what is drawn says the day that stands, and none with the QR code is asked for. The same as `mayServe` (receipt.policy.ts).
create or replace function hot.still_says(drawn boolean, drawn_day date, qr_code boolean, paid_on date, asks_qr_code boolean) returns boolean
language sql immutable parallel safe
return (not drawn or drawn_day is not distinct from paid_on) and (qr_code or not asks_qr_code);

-- A search text as a pattern of `like`, folded; its own signs mean themselves.
create or replace function hot.pattern(search text) returns text language sql immutable parallel safe
return '%' || replace(replace(replace(public.search_form(btrim(search)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- GET /recibo/inicio/trabalhador
create or replace function hot.worker_home(p_token uuid, p_profile text) returns text language plpgsql as $$
declare
  me uuid;
  total integer;
  pending integer;
  benefits integer;
begin
  perform access.open_for_worker(p_token, p_profile, 'TrabalhadorInicioVisualizar', null);
  me := access.person();
  select count(*), count(*) filter (where r.agrees is null) into total, pending
    from receipt r where r.person_id = me and r.deleted_at is null and r.visible and r.category = 1;
  select count(*) into benefits from receipt r join company c on c.id = r.company_id
   where r.person_id = me and r.deleted_at is null and r.visible and r.category = 2 and r.agrees is null and 'beneficios' = any (c.app_accesses);
  return json_build_object(
    'nome', (select p.name from person p where p.id = me),
    'ultimoRecibo', (
      select json_strip_nulls(json_build_object('banco', case when c.full_receipt then r.details ->> 'bank' end,
               'contaFinal', case when c.full_receipt then right(regexp_replace(r.details ->> 'account', '\W', '', 'g'), 4) end))::jsonb
             || jsonb_build_object('id', r.id, 'especie', hot.kind_wire(r.kind), 'mes', r.month, 'ano', r.year, 'empresa', c.trade_name,
               'liquido', r.net, 'totalVencimentos', r.total_earnings, 'totalDescontos', r.total_deductions, 'dataPagamento', r.paid_on,
               'concorda', r.agrees, 'visualizado', r.viewed_at is not null)
        from receipt r join company c on c.id = r.company_id
       where r.person_id = me and r.deleted_at is null and r.visible and r.category = 1
       order by r.competence desc, r.published_at desc, r.id desc limit 1),
    'pendentes', (
      select coalesce(json_agg(json_build_object('id', q.id, 'especie', hot.kind_wire(q.kind), 'mes', q.month, 'ano', q.year, 'empresa', q.trade_name)
               order by q.competence desc, q.id desc), '[]')
        from (select r.id, r.kind, r.month, r.year, r.competence, c.trade_name from receipt r join company c on c.id = r.company_id
               where r.person_id = me and r.deleted_at is null and r.visible and r.category = 1 and r.agrees is null
               order by r.competence desc, r.id desc limit 12) q),
    'totalPendentes', pending,
    'totalBeneficiosPendentes', benefits,
    -- of what their employers have contracted; the page asks for the permission of each
    'novidades', (
      select coalesce(json_agg(json_build_object('id', n.id, 'tipo', n.category, 'titulo', n.title, 'mes', case when n.category in (2, 7) then n.month end, 'ano', n.year)
               order by n.competence desc, n.id), '[]')
        from (select r.id, r.category, r.title, r.month, r.year, r.competence from receipt r join company c on c.id = r.company_id
               where r.person_id = me and r.deleted_at is null and r.visible and r.category <> 1
                 and case r.category when 2 then r.agrees is null else r.viewed_at is null end
                 and c.app_accesses && case r.category when 2 then array['beneficios'] when 3 then array['informe-rendimentos']
                       when 6 then array['docs-recebidos'] else array['ponto-pdf', 'ponto-registro', 'ponto-manual'] end
               order by r.competence desc, r.id limit 12) n),
    'totalRecibos', total,
    'avisosNaoLidos', (select count(*) from notification n
       where n.person_id = me and n.read_at is null and (n.target is null or n.target like '/trabalhador/%')))::text;
end $$;

-- GET /recibo/trabalhador/:page/:size?; the cursor is the competence and id of the last row shown. A withheld one says why instead of
-- its amounts.
create or replace function hot.worker_receipts(p_token uuid, p_profile text, p_page integer, p_size integer, p_year integer, p_kind text,
  p_search text, p_after_competence integer, p_after_id uuid) returns text language plpgsql as $$
declare
  me uuid;
  employers jsonb;
  looked_for text := hot.pattern(nullif(btrim(p_search), ''));
  -- rows before the page, and the number of its last one
  skipped integer := case when p_after_id is null then (p_page - 1) * p_size else 0 end;
  last_shown integer := skipped + p_size;
begin
  employers := access.open_for_worker(p_token, p_profile, 'TrabalhadorReciboVisualizar', 'recibos');
  me := access.person();
  -- a worker's receipts are few: read once, by their index, for the page, the total and the years
  return (
    with mine as materialized (
      select r.id, r.kind, r.month, r.year, r.competence, r.net, r.published_at, r.viewed_at is not null as viewed, r.agrees, r.total_earnings, r.visible, r.withheld_at, r.withheld_reason,
             r.total_deductions, r.paid_on, employers ->> r.company_id::text as trade_name, (p_year is null or r.year = p_year) and (p_kind is null or r.kind = p_kind)
               and (looked_for is null or public.search_form(employers ->> r.company_id::text) || ' ' || hot.receipt_words(r.kind, r.year, r.month) like looked_for) as fits
        from receipt r
       where employers ? r.company_id::text and r.person_id = me and r.deleted_at is null and (r.visible or r.withheld_at is not null)
         and r.category = 1),
    found as (
      select *, row_number() over (order by competence desc, id desc) as nth from mine
       where fits and (p_after_id is null or (competence, id) < (p_after_competence, p_after_id))
       order by nth limit p_size + 1 offset skipped)
    select json_build_object('items', coalesce(p.items, '[]'), 'total', a.total, 'page', p_page, 'size', p_size, 'after', p.after, 'anos', to_json(a.years))::text
      from (
        select json_agg(json_build_object('id', s.id, 'tipo', 1, 'especie', hot.kind_wire(s.kind), 'mes', s.month, 'ano', s.year,
                 'empresa', s.trade_name, 'liquido', case when s.visible then s.net end, 'publicadoEm', hot.instant(s.published_at), 'visualizado', s.viewed,
                 'concorda', s.agrees, 'urlPdf', case when s.visible then '/api/recibo/' || s.id || '/pdf' end,
                 'totalVencimentos', case when s.visible then s.total_earnings end, 'totalDescontos', case when s.visible then s.total_deductions end,
                 'dataPagamento', s.paid_on,
                 'retido', case when s.withheld_at is not null then json_build_object('motivo', s.withheld_reason, 'desde', hot.instant(s.withheld_at)) end)
                 order by s.nth) filter (where s.nth <= last_shown) as items,
               -- there is a next page where one row more than shown was found
               case when count(*) > p_size then
                 max(translate(encode(convert_to(json_build_array(s.competence, s.id)::text, 'UTF8'), 'base64'), E'+/=\n', '-_')) filter (where s.nth = last_shown)
               end as after
          from found s) p,
        (select count(*) filter (where fits) as total, coalesce(array_agg(distinct year order by year desc), '{}') as years from mine) a);
end $$;

-- How many files a person got in the last 60 minutes; those that their phone keeps are counted apart (core/file/download.queries.ts).
create or replace function hot.recent_downloads(p_person uuid) returns integer language plpgsql as $$
begin
  return (select count(*) from download where person_id = p_person and at > clock_timestamp() - interval '60 minutes' and what <> 'phoneCopy');
end $$;

-- A payslip of the context's worker that they may take.
create or replace function hot.own_payslip(p_person uuid, p_id uuid) returns setof receipt language plpgsql as $$
begin
  return query select r.* from receipt r
    where r.id = p_id and r.person_id = p_person and r.deleted_at is null and r.visible and r.category = 1;
end $$;

-- Counts a delivery under the person's lock and dates their first opening, with its record (receipt-opening.ts does so for all other
-- calls). False, and nothing done, where they have had all files of these 60 minutes.
create or replace function hot.note_delivery(p_person uuid, p_receipt uuid, p_ip text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_person::text, 2));
  if hot.recent_downloads(p_person) >= 50 then return false; end if;
  insert into download (person_id, what, entity_id) values (p_person, 'receipt', p_receipt::text);
  with opened as (
    update receipt set viewed_at = now(), viewed_ip = p_ip where id = p_receipt and person_id = p_person and viewed_at is null
    returning access_group_id)
  insert into record_history (access_group_id, person_id, ip, profile, verb, entity, entity_id)
  select access_group_id, p_person, p_ip, 'trabalhador', 'receiptOpened', 'receipt', p_receipt::text from opened;
  return true;
end $$;

-- Which bytes are sent, and what names their file.
create or replace function hot.delivered(r receipt, p_sha256 text, p_size integer, p_pack_sha256 text, p_pack_from integer) returns json
language plpgsql stable as $$
begin
  return json_build_object('sha256', p_sha256, 'size', p_size, 'pack_sha256', p_pack_sha256, 'pack_from', p_pack_from,
    'kind', r.kind, 'year', r.year, 'month', r.month, 'worker_name', r.worker_name);
end $$;

-- GET /recibo/:id/pdf, the ordinary case: its worker asks. Bytes that are kept: notes the delivery and answers which file. None yet:
-- answers the pages to be cut; nothing is done. Null, and nothing done, where anything else is to be decided or refused: the call's
-- handler does that.
create or replace function hot.deliver_receipt(p_token uuid, p_profile text, p_id uuid, p_ip text) returns json language plpgsql as $$
declare
  me uuid;
  asked receipt;
  kept receipt_file;
begin
  if access.try_worker(p_token, p_profile, 'TrabalhadorReciboDownload', 'recibos') is null then return null; end if;
  me := access.person();
  select * into asked from hot.own_payslip(me, p_id);
  if not found then return null; end if;
  select * into kept from receipt_file f where f.receipt_id = p_id order by f.version desc limit 1;
  if found and hot.still_says(kept.drawn, kept.drawn_day, kept.qr_code, asked.paid_on, asked.qr_code) then
    if not hot.note_delivery(me, p_id, p_ip) then return null; end if;
    return json_build_object('kept', hot.delivered(asked, kept.sha256, kept.size, kept.pack_sha256, kept.pack_from));
  end if;
  -- a version after the first, and who has had all files of an hour, are the call's
  if kept.version is not null or asked.qr_code or hot.recent_downloads(me) >= 50 then return null; end if;
  return (select json_build_object('cut', to_jsonb(s) || jsonb_build_object('id', p_id)) from access.receipt_source(p_id) s
           where s.content_type = 'application/pdf' and s.pages <> '{}');
end $$;

-- The same call, when its pages are cut: keeps the bytes as the receipt's first version and notes the delivery. Null where somebody else
-- was faster or anything stands against it by now.
create or replace function hot.keep_receipt(
  p_token uuid, p_profile text, p_id uuid, p_ip text, p_sha256 text, p_size integer, p_pack_sha256 text, p_pack_from integer)
returns json language plpgsql as $$
declare
  me uuid;
  asked receipt;
begin
  if access.try_worker(p_token, p_profile, 'TrabalhadorReciboDownload', 'recibos') is null then return null; end if;
  me := access.person();
  -- read anew: it may have been hidden while its pages were cut
  select * into asked from hot.own_payslip(me, p_id);
  if not found or asked.qr_code then return null; end if;
  insert into receipt_file (receipt_id, access_group_id, company_id, employment_id, person_id, version, sha256, size, pack_sha256, pack_from, qr_code)
  values (p_id, asked.access_group_id, asked.company_id, asked.employment_id, me, 1, p_sha256, p_size, p_pack_sha256, p_pack_from, false)
  on conflict do nothing;
  if not found or not hot.note_delivery(me, p_id, p_ip) then return null; end if;
  return hot.delivered(asked, p_sha256, p_size, p_pack_sha256, p_pack_from);
end $$;
