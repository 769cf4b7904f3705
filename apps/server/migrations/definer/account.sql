-- One's own account: where one has to do with, who of HR is told, and everything that is kept about oneself.

-- The access groups one holds a role in, each with the employment there (the present or else the newest one).
create or replace function access.own_places() returns table (access_group_id uuid, name text, company_id uuid, employment_id uuid)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select g.id, g.name, e.company_id, e.id from access_group g
    left join lateral (
      select em.id, em.company_id from employment em where em.access_group_id = g.id and em.person_id = access.person()
       order by coalesce(em.dismissed_on >= (now() at time zone 'America/Sao_Paulo')::date, true) desc, em.admitted_on desc nulls last, em.id limit 1) e on true
   where g.id in (select m.access_group_id from membership m where m.person_id = access.person() and m.in_force)
   order by g.name, g.id
$$;

-- Who of HR holds a permission in one's own access groups and reaches one there; never oneself.
create or replace function access.hr_of_own_places(p_permission text) returns table (access_group_id uuid, person_id uuid)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select distinct m.access_group_id, m.person_id from access.own_places() o
    join membership m on m.access_group_id = o.access_group_id and m.role = 'RH' and m.in_force
    join access_profile a on a.id = m.access_profile_id and p_permission = any (a.permissions)
    join person p on p.id = m.person_id and p.active
   where m.person_id <> access.person()
     and (m.all_companies or o.company_id = any (access.companies_of(m.id, false)::uuid[]))
     and (m.all_workers or o.employment_id = any (access.workers_of(m.id, false)::uuid[]))
$$;

-- Everything that is kept about oneself, a section at a time, oldest first; what names others is left out. Keys are what the person reads.
create or replace function access.own_data(p_section text, p_skip integer, p_take integer) returns setof jsonb
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  select d.row from (
    select p.created_at as at, p.id::text as id, jsonb_build_object('nome', p.name, 'cpf', p.cpf, 'email', p.email, 'celular', p.cell_phone,
      'emailConfirmadoEm', p.email_confirmed_at, 'celularConfirmadoEm', p.cell_phone_confirmed_at, 'racaCor', p.ethnicity,
      'racaCorDeclaradaEm', p.ethnicity_confirmed_at, 'racaCorIp', p.ethnicity_ip, 'idioma', p.language, 'semPropaganda', p.hides_advertising,
      'foto', p.photo_sha256, 'senhaTrocadaEm', p.password_changed_at, 'duasEtapasDesde', p.two_factor_since, 'cadastradoEm', p.created_at) as row
      from person p where p_section = 'pessoa' and p.id = access.person()
    union all select a.accepted_at, a.version, jsonb_build_object('versao', a.version, 'aceitaEm', a.accepted_at, 'ip', a.ip)
      from privacy_acceptance a where p_section = 'politicas' and a.person_id = access.person()
    union all select e.created_at, e.id::text, jsonb_build_object('empresa', c.legal_name, 'cnpj', c.cnpj, 'nome', e.name, 'matricula', e.registration,
      'pis', e.pis, 'funcao', e.job_title, 'lotacao', e.department, 'tomador', e.client, 'admissao', e.admitted_on, 'desligamento', e.dismissed_on)
      from employment e join company c on c.id = e.company_id where p_section = 'vinculos' and e.access_group_id <> all (access.unaccepted_groups()) and e.person_id = access.person()
    union all select e.created_at, e.id::text, jsonb_build_object('empresa', c.legal_name, 'matricula', e.registration, 'dependentes', r.dependants)
      || jsonb_build_object('contratacao', e.hiring_regime, 'afastamentos', (select coalesce(jsonb_agg(jsonb_build_object('tipo', l.kind, 'inicio', l.from_day, 'fim', l.until_day) order by l.from_day), '[]')
           from employment_leave l where l.employment_id = e.id), 'motivoDesligamento', e.dismissal_reason, 'codigoDesligamento', e.dismissal_kind)
      || jsonb_build_object('nomeSocial', r.social_name, 'nascimento', r.birth_date, 'sexo', r.sex, 'estadoCivil', r.marital_status, 'racaCor', r.ethnicity, 'naturalidadeCidade', r.birth_city, 'naturalidadeUf', r.birth_state, 'naturalidadePais', r.birth_country, 'nomeMae', r.mother_name, 'nomePai', r.father_name, 'ctpsDigital', r.ctps_digital, 'ctpsNumero', r.ctps_number, 'ctpsSerie', r.ctps_series, 'ctpsUf', r.ctps_state, 'rgNumero', r.rg_number, 'rgOrgao', r.rg_issuer, 'rgUf', r.rg_state, 'rgData', r.rg_issued_on, 'cep', r.cep, 'logradouro', r.street)
      || jsonb_build_object('numero', r.number, 'complemento', r.complement, 'bairro', r.district, 'municipio', r.city, 'municipioIbge', r.city_code, 'uf', r.state, 'email', r.email, 'celular', r.cell_phone, 'telefone', r.home_phone, 'emergenciaNome', r.emergency_name, 'emergenciaTelefone', r.emergency_phone, 'matriculaEsocial', r.esocial_registration, 'regimeJuridico', r.legal_regime, 'aprendiz', r.apprentice, 'deficiencia', r.disability, 'cbo', r.occupation_code, 'classe', r.class_level, 'horasSemana', trim_scale(r.weekly_hours), 'horasMes', trim_scale(r.monthly_hours))
      || jsonb_build_object('salario', p.salary, 'salarioUnidade', p.salary_unit, 'diaPagamento', p.pay_day, 'formaPagamento', p.pay_method, 'dependentesIr', p.tax_dependants, 'dependentesSalarioFamilia', p.allowance_dependants)
      || jsonb_build_object('banco', b.bank, 'agencia', b.branch, 'agenciaDigito', b.branch_digit, 'conta', b.account, 'contaDigito', b.account_digit, 'tipoConta', b.account_kind, 'tipoChavePix', b.pix_kind, 'chavePix', b.pix_key)
      || jsonb_build_object('camposDaEmpresa', (select coalesce(jsonb_agg(jsonb_build_object('campo', f.name, 'valor', v.value) order by f.place, f.id), '[]')
           from jsonb_each(coalesce(r.own_fields, '{}') || coalesce(p.own_fields, '{}')) v join company_field f on f.id = v.key::uuid))
      from employment e join company c on c.id = e.company_id left join worker_record r on r.employment_id = e.id
      left join worker_pay p on p.employment_id = e.id left join worker_bank b on b.employment_id = e.id
     where p_section = 'fichas' and e.access_group_id <> all (access.unaccepted_groups()) and e.person_id = access.person()
    union all select p.created_at, p.id::text, jsonb_build_object('de', 'minhaConta', 'sha256', p.photo_sha256)
      from person p where p_section = 'fotos' and p.id = access.person() and p.photo_sha256 is not null
    union all select w.set_at, w.access_group_id::text, jsonb_build_object('de', g.name, 'desde', w.set_at, 'sha256', w.sha256)
      from worker_photo w join access_group g on g.id = w.access_group_id where p_section = 'fotos' and w.access_group_id <> all (access.unaccepted_groups()) and w.person_id = access.person()
    union all select h.made_at, h.id::text, jsonb_build_object('matricula', e.registration, 'oQue', h.field, 'aPartirDe', h.from_day, 'valor', h.value, 'motivo', h.reason)
      from employment_change h join employment e on e.id = h.employment_id where p_section = 'mudancasDoVinculo' and h.access_group_id <> all (access.unaccepted_groups()) and h.person_id = access.person()
    union all select t.made_at, t.id::text, jsonb_build_object('matricula', e.registration, 'oQue', 'company', 'aPartirDe', t.from_day, 'valor', c.legal_name, 'motivo', t.reason)
      from company_transfer t join employment e on e.id = t.employment_id join company c on c.id = t.to_company_id
     where p_section = 'mudancasDoVinculo' and t.access_group_id <> all (access.unaccepted_groups()) and t.person_id = access.person() and t.state <> 'cancelled'
    union all select b.asked_at, b.id::text, jsonb_build_object('matricula', e.registration, 'antes', b.before, 'depois', b.after, 'pedidaEm', b.asked_at, 'valeEm', b.due_at, 'situacao', b.state, 'encerradaEm', b.ended_at)
      from bank_change b join employment e on e.id = b.employment_id where p_section = 'mudancasDeConta' and b.access_group_id <> all (access.unaccepted_groups()) and b.person_id = access.person()
    union all select l.made_at, l.id::text, jsonb_build_object('matricula', e.registration, 'gestor', b.name, 'aPartirDe', l.from_day, 'motivo', l.reason)
      from reporting_line l join employment e on e.id = l.employment_id left join employment b on b.id = l.manager_id
     where p_section = 'quemSaoOsGestores' and l.access_group_id <> all (access.unaccepted_groups()) and l.person_id = access.person()
    union all select v.made_at, v.id::text, jsonb_build_object('gestor', g.name, 'substituto', s.name, 'de', v.from_day, 'ate', v.until_day, 'tipos', v.kinds)
      from manager_cover v join person g on g.id = v.person_id join person s on s.id = v.substitute_id
     where p_section = 'substituicoes' and v.access_group_id <> all (access.unaccepted_groups()) and access.person() in (v.person_id, v.substitute_id)
    union all select m.created_at, m.id::text, jsonb_build_object('papel', m.role, 'grupoAcesso', g.name, 'ativo', m.enabled, 'desde', m.created_at)
      from membership m left join access_group g on g.id = m.access_group_id where p_section = 'perfis' and m.accepted_at is not null and m.person_id = access.person()
    union all select make_timestamptz(r.year, r.month, 1, 0, 0, 0, 'America/Sao_Paulo'), r.id::text, jsonb_build_object('empresa', c.legal_name, 'especie', r.kind, 'mes', r.month, 'ano', r.year,
      'nome', r.worker_name, 'matricula', r.registration, 'lotacao', r.department, 'funcao', r.job_title, 'vencimentosCentavos', r.total_earnings,
      'descontosCentavos', r.total_deductions, 'liquidoCentavos', r.net, 'pagoEm', r.paid_on, 'verbas', r.items, 'bases', r.bases, 'detalhes', r.details, 'conteudo', r.content,
      'publicadoEm', r.published_at, 'abertoEm', r.viewed_at, 'abertoIp', r.viewed_ip, 'codigo', r.verification_code)
      from receipt r join company c on c.id = r.company_id
     where p_section = 'recibos' and r.access_group_id <> all (access.unaccepted_groups()) and r.person_id = access.person() and r.deleted_at is null and r.visible
    union all select f.uploaded_at, f.id::text, jsonb_build_object('empresa', c.legal_name, 'nome', f.name, 'secao', f.section, 'tamanho', f.size, 'sha256', f.sha256, 'ano', f.year, 'mes', f.month, 'validoAte', f.valid_until, 'visivel', f.visible, 'recebidoEm', f.uploaded_at)
      from worker_file f join company c on c.id = f.company_id where p_section = 'arquivos' and f.access_group_id <> all (access.unaccepted_groups()) and f.person_id = access.person() and f.deleted_at is null
    union all select a.at, a.id::text, jsonb_build_object('recibo', a.receipt_id, 'concorda', a.agrees, 'em', a.at, 'ip', a.ip, 'motivo', a.message)
      from receipt_answer a where p_section = 'respostas' and a.access_group_id <> all (access.unaccepted_groups()) and a.person_id = access.person()
    union all select d.opened_at, d.id::text, jsonb_build_object('recibo', d.receipt_id, 'linha', d.cited, 'abertaEm', d.opened_at, 'prazo', d.due_on, 'desfecho', d.outcome, 'motivo', d.reason, 'encerradaEm', d.closed_at)
      from receipt_dispute d where p_section = 'discordancias' and d.access_group_id <> all (access.unaccepted_groups()) and d.person_id = access.person()
    union all select m.at, m.id::text, jsonb_build_object('recibo', m.receipt_id, 'em', m.at, 'texto', m.message)
      from receipt_message m where p_section = 'mensagens' and m.access_group_id <> all (access.unaccepted_groups()) and m.author_id = access.person()
    union all select k.instant, k.id::text, jsonb_build_object('empresa', c.legal_name, 'relogio', d.serial, 'nsr', k.nsr, 'em', k.instant, 'hora', to_char(k.local, 'YYYY-MM-DD"T"HH24:MI'), 'gravadaEm', k.recorded_at, 'origem', k.source,
      'numeroNoRelogio', k.identifier, 'semInternet', k.offline, 'confianca', k.trust, 'sinais', k.flags, 'lugar', k.place, 'foto', k.photo_sha256, 'hash', k.hash)
      from punch k join company c on c.id = k.company_id join clock_device d on d.id = k.device_id
     where p_section = 'marcacoes' and k.access_group_id <> all (access.unaccepted_groups()) and k.person_id = access.person()
    union all select n.created_at, n.id::text, jsonb_build_object('tipo', n.kind, 'valores', n.values, 'em', n.created_at, 'lidaEm', n.read_at)
      from notification n where p_section = 'avisos' and not coalesce(n.access_group_id = any (access.unaccepted_groups()), false) and n.person_id = access.person()
    union all select coalesce(r.seen_at, a.published_at), a.id::text, jsonb_build_object('titulo', a.title, 'publicadoEm', a.published_at, 'lidoEm', r.seen_at, 'confirmadoEm', r.confirmed_at)
      from announcement_reader r join announcement a on a.id = r.announcement_id where p_section = 'comunicados' and r.access_group_id <> all (access.unaccepted_groups()) and r.person_id = access.person()
    union all select s.at, s.id::text, jsonb_build_object('tipo', s.kind, 'em', s.at, 'ip', s.ip, 'navegador', s.user_agent, 'resposta', s.answer)
      from security_event s where p_section = 'seguranca' and s.person_id = access.person()
    union all select s.created_at, s.id::text, jsonb_build_object('abertaEm', s.created_at, 'encerradaEm', s.ended_at, 'ip', s.ip, 'navegador', s.user_agent)
      from session s where p_section = 'sessoes' and s.person_id = access.person()
    union all select d.created_at, d.id::text, jsonb_build_object('lembradoEm', d.created_at, 'usadoEm', d.used_at, 'expiraEm', d.expires_at, 'ip', d.ip, 'navegador', d.user_agent)
      from known_device d where p_section = 'aparelhos' and d.person_id = access.person()
    union all select k.created_at, k.id::text, jsonb_build_object('nome', k.name, 'criadaEm', k.created_at, 'usadaEm', k.used_at, 'suspensaEm', k.suspended_at)
      from passkey k where p_section = 'chavesDeAcesso' and k.person_id = access.person()
    union all select l.at, l.id::text, jsonb_build_object('em', l.at, 'perfil', l.profile, 'oQue', l.entity)
      from access_log l where p_section = 'consultasPorOutros' and not coalesce(l.access_group_id = any (access.unaccepted_groups()), false) and l.person_id = access.person()
    union all select d.at, d.id::text, jsonb_build_object('em', d.at, 'oQue', d.what)
      from download d where p_section = 'downloads' and d.person_id = access.person()
    union all select h.at, h.id::text, jsonb_build_object('em', h.at, 'ip', h.ip, 'perfil', h.profile, 'acao', h.verb, 'oQue', h.entity)
      from record_history h where p_section = 'acoes' and h.person_id = access.person() and h.supporter_id is null
    union all select o.made_at, o.id::text, jsonb_build_object('mostra', o.shown, 'feitoEm', o.made_at, 'venceEm', o.expires_at, 'revogadoEm', o.revoked_at)
      from income_proof o where p_section = 'comprovantesDeRenda' and o.access_group_id <> all (access.unaccepted_groups()) and o.person_id = access.person()
    union all select a.at, a.id::text, jsonb_build_object('comprovante', a.proof_id, 'em', a.at, 'ip', a.ip, 'navegador', a.browser)
      from income_proof_access a where p_section = 'aberturasDeComprovantes' and a.access_group_id <> all (access.unaccepted_groups()) and a.person_id = access.person()
    union all select g.created_at, g.id::text, jsonb_build_object('pedidoEm', g.created_at, 'motivo', g.reason, 'mensagem', g.message, 'liberadoAte', g.granted_until, 'encerradoEm', g.ended_at)
      from support_grant g where p_section = 'suporte' and not coalesce(g.access_group_id = any (access.unaccepted_groups()), false) and g.person_id = access.person()
    union all select m.joined_on::timestamptz, m.id::text, jsonb_build_object('associacao', a.name, 'entrada', m.joined_on, 'saida', m.left_on)
      from association_member m join association a on a.id = m.association_id where p_section = 'associacoes' and m.access_group_id <> all (access.unaccepted_groups()) and m.person_id = access.person()
    union all select r.asked_at, r.id::text, jsonb_build_object('tipo', r.kind, 'texto', r.message, 'pedidoEm', r.asked_at, 'prazo', r.due_on, 'desfecho', r.outcome, 'resposta', r.answer, 'respondidoEm', r.answered_at)
      from privacy_request r where p_section = 'pedidosDePrivacidade' and r.access_group_id <> all (access.unaccepted_groups()) and r.person_id = access.person()
    union all select t.from_day, t.id::text, jsonb_build_object('empresa', c.legal_name, 'de', t.from_day, 'ate', t.until_day, 'situacao', t.state, 'versao', t.version, 'concorda', t.agrees,
      'discordancia', t.disagreement, 'respondidoEm', t.answered_at, 'respondidoIp', host(t.answered_ip), 'vistoEm', t.seen_at, 'saldo', t.balance)
      || jsonb_build_object('atos', (select coalesce(jsonb_agg(jsonb_build_object('ato', v.verb, 'em', v.at, 'motivo', v.reason) order by v.id), '[]') from timesheet_event v where v.timesheet_id = t.id),
      'lacrados', (select coalesce(jsonb_agg(jsonb_build_object('versao', s.version, 'em', s.made_at, 'conteudo', s.document) order by s.version), '[]') from timesheet_snapshot s where s.timesheet_id = t.id),
      'copiaDoPontoFopag', (select jsonb_build_object('em', t.copied_at, 'conteudo', k.document) from clock_copy k where k.timesheet_id = t.id),
      'arquivos', (select coalesce(jsonb_agg(f.name order by f.made_at), '[]') from timesheet_file f where f.timesheet_id = t.id))
      from timesheet t join company c on c.id = t.company_id where p_section = 'espelhosDePonto' and t.access_group_id <> all (access.unaccepted_groups()) and t.person_id = access.person()
    union all select d.day, d.employment_id::text || d.day, jsonb_build_object('dia', d.day, 'calculo', d.document) from clock_day d
     where p_section = 'diasDePonto' and d.access_group_id <> all (access.unaccepted_groups()) and d.person_id = access.person()
    union all select a.from_day, a.id::text, jsonb_build_object('aPartirDe', a.from_day, 'horario', w.name) from schedule_assignment a left join work_schedule w on w.id = a.schedule_id
     where p_section = 'horarios' and a.access_group_id <> all (access.unaccepted_groups()) and a.person_id = access.person()
    union all select a.from_day, a.id::text, jsonb_build_object('aPartirDe', a.from_day, 'regras', w.name) from rule_assignment a join clock_rule_set w on w.id = a.rule_set_id
     where p_section = 'horarios' and a.access_group_id <> all (access.unaccepted_groups()) and a.person_id = access.person()
    union all select j.made_at, j.id::text, jsonb_build_object('dia', j.day, 'origem', j.source, 'periodos', j.periods, 'hora', j.hour, 'dias', j.days, 'crm', j.crm, 'tipo', k.name, 'motivo', j.words,
      'observacao', j.note, 'situacao', j.state, 'feitaEm', j.made_at, 'decididaEm', j.decided_at, 'razao', j.reason)
      || jsonb_build_object('arquivos', (select coalesce(jsonb_agg(f.name order by f.name), '[]') from justification_file f where f.justification_id = j.id),
      'mensagens', (select coalesce(jsonb_agg(jsonb_build_object('em', m.at, 'texto', m.message) order by m.id), '[]') from justification_message m where m.justification_id = j.id))
      from justification j left join justification_kind k on k.id = j.kind_id where p_section = 'justificativasDePonto' and j.access_group_id <> all (access.unaccepted_groups()) and j.person_id = access.person()
    union all select t.made_at, t.id::text, jsonb_build_object('tipo', t.kind, 'hora', t.at, 'dia', t.day, 'motivo', t.reason, 'feitoEm', t.made_at) from treatment t
     where p_section = 'tratamentosDePonto' and t.access_group_id <> all (access.unaccepted_groups()) and t.person_id = access.person()
    union all select x.made_at, x.id::text, jsonb_build_object('tipo', 'abono', 'dia', x.day, 'de', x.from_at, 'ate', x.until_at, 'minutos', x.minutes, 'motivo', x.reason) from clock_excuse x
     where p_section = 'tratamentosDePonto' and x.access_group_id <> all (access.unaccepted_groups()) and x.person_id = access.person()
    union all select b.made_at, b.id::text, jsonb_build_object('tipo', b.kind, 'minutos', b.minutes, 'percentual', b.percentage, 'dia', b.lot_day, 'vence', b.due_day, 'motivo', b.reason) from bank_posting b
     where p_section = 'bancoDeHoras' and b.access_group_id <> all (access.unaccepted_groups()) and b.person_id = access.person()
    union all select r.sent_at, r.id::text, jsonb_build_object('codigo', r.code, 'tipo', r.kind, 'situacao', r.state, 'pedido', r.data, 'mensagem', r.message, 'enviadoEm', r.sent_at, 'cienteEm', r.noticed_at,
      'cienteIp', host(r.noticed_ip), 'mensagens', (select coalesce(jsonb_agg(jsonb_build_object('em', m.at, 'minha', m.by_person = r.person_id, 'texto', m.message) order by m.at), '[]') from hr_request_message m where m.request_id = r.id),
      'arquivos', (select coalesce(jsonb_agg(f.name order by f.at), '[]') from hr_request_file f where f.request_id = r.id),
      'decisoes', (select coalesce(jsonb_agg(jsonb_build_object('em', d.at, 'etapa', d.step, 'negou', d.denied) order by d.id), '[]') from hr_request_decision d where d.request_id = r.id),
      'atos', (select coalesce(jsonb_agg(jsonb_build_object('ato', v.verb, 'em', v.at, 'motivo', v.reason) order by v.id), '[]') from hr_request_event v where v.request_id = r.id))
      from hr_request r where p_section = 'pedidos' and r.kind <> 'clock' and r.access_group_id <> all (access.unaccepted_groups()) and r.person_id = access.person()
    union all select k.changed_at, k.type, jsonb_build_object('rascunhoDe', k.type, 'conteudo', k.data, 'em', k.changed_at) from hr_request_draft k
     where p_section = 'pedidos' and not coalesce(k.access_group_id = any (access.unaccepted_groups()), false) and k.person_id = access.person()
    union all select y.made_at, y.id::text, jsonb_build_object('competencia', y.competence, 'tipo', y.kind, 'situacao', y.state, 'conteudo', y.payload) from payroll_entry y
     where p_section = 'pedidos' and y.access_group_id <> all (access.unaccepted_groups()) and y.person_id = access.person()
    union all select b.made_at, b.id::text, jsonb_build_object('beneficio', k.name, 'desde', b.from_day, 'ate', b.until_day, 'dependentes', b.dependants, 'parteCentavos', b.share, 'termo', t.term)
      from worker_benefit b join benefit_plan k on k.id = b.plan_id left join benefit_term t on t.plan_id = b.plan_id and t.version = b.term_version
     where p_section = 'pedidos' and b.access_group_id <> all (access.unaccepted_groups()) and b.person_id = access.person()
    union all select o.made_at, o.id::text, jsonb_build_object('tipo', 'inicio', 'aPartirDe', o.first_day, 'gozados', o.taken, 'vendidos', o.sold, 'faltas', o.absences, 'em', o.made_at) from vacation_opening o
     where p_section = 'ferias' and o.access_group_id <> all (access.unaccepted_groups()) and o.person_id = access.person()
    union all select v.made_at, v.leave_id::text, jsonb_build_object('tipo', 'gozo', 'periodo', v.period_begin, 'vendidos', v.sold, 'em', v.made_at) from vacation_part v
     where p_section = 'ferias' and v.access_group_id <> all (access.unaccepted_groups()) and v.person_id = access.person()
    union all select t.opened_at, t.id::text, jsonb_build_object('protocolo', t.protocol, 'categoria', k.name, 'assunto', t.subject, 'respostas', t.answers, 'situacao', t.state,
      'abertoEm', t.opened_at, 'resolvidoEm', t.solved_at, 'nota', t.rating, 'frase', t.rating_words)
      || jsonb_build_object('mensagens', (select coalesce(jsonb_agg(jsonb_build_object('em', m.at, 'doRh', not m.of_worker, 'texto', m.message) order by m.id), '[]')
        from desk_message m where m.ticket_id = t.id and not m.internal),
      'arquivos', (select coalesce(jsonb_agg(f.name order by f.name), '[]') from desk_file f where f.ticket_id = t.id and not f.internal),
      'atos', (select coalesce(jsonb_agg(jsonb_build_object('ato', v.act, 'em', v.at) order by v.id), '[]') from desk_event v where v.ticket_id = t.id))
      from desk_ticket t join desk_category k on k.id = t.category_id where p_section = 'atendimentos' and t.access_group_id <> all (access.unaccepted_groups()) and t.person_id = access.person()
    union all select d.created_at, d.id::text, jsonb_build_object('codigo', d.code, 'titulo', d.title, 'especie', d.kind, 'mensagem', d.message, 'situacao', d.state, 'enviadoPorMim', d.side = 'trabalhador',
      'criadoEm', d.created_at, 'motivo', d.reason, 'validoAte', d.valid_until)
      || jsonb_build_object('arquivos', (select coalesce(jsonb_agg(jsonb_build_object('versao', f.version, 'nome', f.name, 'sha256', f.sha256) order by f.version, f.position), '[]') from document_file f where f.document_id = d.id),
      'leituras', (select coalesce(jsonb_agg(jsonb_build_object('versao', r.version, 'abertoEm', r.seen_at, 'abertoIp', host(r.seen_ip), 'lidoEm', r.read_at, 'lidoIp', host(r.read_ip), 'cienteEm', r.acknowledged_at,
        'cienteIp', host(r.acknowledged_ip), 'baixadoEm', r.downloaded_at, 'baixadoIp', host(r.downloaded_ip)) order by r.version), '[]') from document_receipt r where r.document_id = d.id and r.person_id = access.person()),
      'paginasLidas', (select coalesce(jsonb_agg(jsonb_build_object('versao', w.version, 'em', w.begun_at, 'paginas', to_jsonb(w.counted)) order by w.begun_at), '[]') from document_reading w where w.document_id = d.id and w.person_id = access.person()))
      from document_person p join document d on d.id = p.document_id
     where p_section = 'documentos' and p.access_group_id <> all (access.unaccepted_groups()) and p.person_id = access.person() and d.deleted_at is null
       and (d.side = 'trabalhador' or p.receives and d.visible and d.state not in ('draft', 'preparing'))
    union all select r.made_at, s.id::text, jsonb_build_object('assinatura', d.code, 'titulo', d.title, 'papel', s.role, 'situacao', s.state, 'abertoEm', s.opened_at, 'lidoEm', s.read_at,
      'assinadoEm', s.signed_at, 'recusadoEm', s.refused_at, 'motivo', s.reason, 'ato', s.act)
      from document_signer s join signature_request r on r.id = s.request_id join document d on d.id = r.document_id
     where p_section = 'documentos' and r.state not in ('draft', 'preparing') and s.access_group_id <> all (access.unaccepted_groups()) and s.person_id = access.person()
    union all select k.opened_at, k.id::text, jsonb_build_object('kit', k.name, 'tipo', k.kind, 'situacao', k.state, 'abertoEm', k.opened_at, 'prazo', k.due_on, 'encerradoEm', k.ended_at, 'motivo', k.reason,
      'rescisao', (select jsonb_build_object('codigo', t.reason_code, 'aviso', t.notice_kind, 'avisoEm', t.notice_on, 'ultimoDia', t.last_day) from termination t where t.kit_id = k.id))
      || jsonb_build_object('itens', (select coalesce(jsonb_agg(jsonb_build_object('nome', i.name, 'porque', i.why, 'situacao', i.state, 'motivo', i.reason, 'entregueEm', i.delivered_at, 'decididoEm', i.decided_at,
        'emitidoEm', i.issued_on, 'validoAte', i.valid_until,
        'arquivos', (select coalesce(jsonb_agg(jsonb_build_object('entrega', f.round, 'nome', f.name, 'sha256', f.sha256) order by f.round, f.position), '[]') from kit_item_file f where f.item_id = i.id)) order by i.position), '[]')
        from kit_item i where i.kit_id = k.id),
      'atos', (select coalesce(jsonb_agg(jsonb_build_object('ato', v.verb, 'em', v.at) order by v.id), '[]') from kit_event v where v.kit_id = k.id))
      from kit k where p_section = 'documentos' and k.access_group_id <> all (access.unaccepted_groups()) and k.person_id = access.person()
    union all select u.at, u.id::text, jsonb_build_object('naoEnviado', u.name, 'tamanho', u.size, 'sha256', u.sha256, 'em', u.at) from document_upload u
     where p_section = 'documentos' and u.access_group_id <> all (access.unaccepted_groups()) and u.person_id = access.person()
    union all select r.asked_at, r.id::text, jsonb_build_object('area', r.area, 'nota', r.score, 'frase', r.sentence, 'perguntadaEm', r.asked_at)
      from system_rating r where p_section = 'avaliacoesDoSistema' and r.person_id = access.person()) d
   order by d.at nulls first, d.id offset p_skip limit p_take
$$;
