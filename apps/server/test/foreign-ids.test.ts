import { profileRoles, profiles, type Role } from '@cracha/contract/access/roles.ts';
import { contract } from '@cracha/contract/contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { Contract, Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { nouns } from '@cracha/contract/kernel/wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { dayFrom } from '#kernel/day.ts';
import type { DemoKey } from '../src/seed/demo-people.ts';
import { startApp, type TestApp } from './app.ts';
import { sampleOf } from './sample-body.ts';

/** Every call with an id in its path × every role it lets in: another tenant's id, another company's and one that is nobody's answer alike. */
let app: TestApp;
const bearers = new Map<DemoKey, string>();
const userOf: Record<Exclude<Role, 'ASSINANTE'>, DemoKey> = {
  RH: 'helena',
  EMPREGADO: 'maria',
  GESTOR: 'gustavo',
  FINANCEIRO: 'fernanda',
  ADMIN: 'admin',
  SUPORTE: 'suporte',
  ASSEMAT: 'assoc',
  REVENDEDOR: 'revenda',
};

const unknown = '00000000-0000-4000-8000-000000000000';
/** Rows whose ids are numbers. */
const numbered = ['security_event', 'exclusion_history'];
const nobodysIn = (table: string) => (numbered.includes(table) ? '999999999' : unknown);

const inTenDays = dayFrom(10);

/** What a mirror of January is asked. */
const justified = { data: '2026-01-20', tipo: 'dia', justificativa: 'Outro motivo', motivo: 'Esqueci de marcar' };
/** Bodies that no schema describes in full. */
const plan = {
  ...{
    nome: 'Vida',
    tipo: 'seguroVida',
    regimes: [],
    mesesDeCasa: 0,
    lotacoes: [],
    parte: { tipo: 'fixa', valor: 100 },
  },
  ...{ janela: null, maxDependentes: 0, termo: '', ativo: true },
};
const bodies: Record<string, object> = {
  '/admissao/:id/devolve': { versao: 1, itens: [{ campo: 'nome', motivo: 'O nome saiu cortado.' }] },
  '/admissao/:id/reenvia': { prazo: inTenDays },
  '/candidato/:id/convida': { cargo: 'Auxiliar', regime: 'empregado', inicio: inTenDays, prazo: inTenDays },
  '/beneficioplano': plan,
  '/beneficioplano/:id': { ...plan, versao: 1 },
  '/config/solicitacao/:idEmpresa': { avisoDias: 30, diasDescanso: [6, 7], corteFolha: 15, versao: 0 },
  '/folhafila/:id/devolve': { motivo: 'A folha recusou a linha.' },
  '/solicitacao/:id/aplicado': { versao: 1, motivo: 'Lançamos na folha à mão.' },
  '/kit/:id/cancela': { motivo: 'Era para outra pessoa.' },
  '/kit/:id/item/:item/recusa': { motivo: 'A foto está escura.' },
  '/kit/:id/item/:item/dispensa': { motivo: 'Já está na pasta.' },
  '/assinatura/:id': { prazo: inTenDays },
  '/assinatura/:id/estende': { prazo: inTenDays },
  '/assinatura/:id/cancela': { motivo: 'O texto saiu errado.' },
  '/assinatura/:id/substitui': { idDocumento: unknown, motivo: 'O texto saiu errado.' },
  '/assinatura/:id/assinante/:idAssinante/contato': { email: 'vera@outra.test', motivo: 'O endereço mudou.' },
  '/solicitacao/:id/redireciona': { etapa: 1, para: unknown, motivo: 'Gestor está de férias.' },
  '/ponto/:id/redireciona': { para: unknown, motivo: 'Gestor está de férias.' },
  '/ponto/trabalhador/justificativa/:id': justified,
  '/ponto/rh/justificativa/:id': justified,
  '/ponto/gestor/justificativa/:id': justified,
  '/ponto/justificativa/:id': justified,
  '/ponto/trabalhador/pontomanual/:id': {
    ...{ data: '2026-01-20', hora: '18:00', sentido: 'saida', motivo: 'Esqueci de marcar' },
  },
  '/holerite/concordaholerite/:id': { concorda: true },
  '/gestores/:id': { idPerfil: unknown, ativo: true, todas: true, empresas: [], lotacoes: [], trabalhadores: [] },
  '/empregado/:idEmpregado/arquivos/:id': {
    nome: 'Termo',
    secao: 'outros',
    competencia: null,
    validoAte: null,
    visivel: true,
  },
  '/historicoexclusao/:id/restauracao': { Justificativa: 'a'.repeat(40) },
  '/importacao/verbas/:id': { natureza: '1000' },
  '/importacao/:id/liberacao/esperados': { parcial: true },
  '/importacao/cadastro/:id/linhas/:linha': { celulas: [{ coluna: 'nome', texto: 'Ana Lima' }] },
  '/importacao/cadastro/:id/colunas': { cabecalho: 'a'.repeat(64), colunas: ['cpf', 'nome'] },
};
/** Own and unknown ids are told apart by what these need besides. */
const needsMore: Record<string, string> = {
  '/ponto/gestor/justificativa/:id': 'their own mirror is none of their people’s',
  '/atendimento/:id/arquivo/:idArquivo': 'its bytes are in the store',
  '/admissao/candidato/arquivo/:id': 'a candidate has no user (admission.test.ts)',
  '/documento/:id/arquivo': 'its bytes are in the store',
  '/documento/:id/arquivo/:idArquivo': 'its bytes are in the store',
  '/ged/:id/arquivo': 'its bytes are in the store',
  '/ged/:id/sela': 'only what is stuck is sealed again (store.test.ts)',
  '/documento/:id/pagina/:n': 'its bytes are in the store',
  '/documento/:id/texto/:n': 'its bytes are in the store',
  '/modelo/:id/imagem': 'its bytes are in the store',
  '/modelo/:id/imagem/:sha256': 'its bytes are in the store',
  '/solicitacao/:id/arquivo/:idArquivo': 'its bytes are in the store',
  '/ponto/justificativa/:id/arquivo/:idArquivo': 'its bytes are in the store',
  '/usuario/:id/imagem': 'nobody has a photo',
  '/ajuda/arquivo/:id': 'its bytes are in the store',
  '/modelopdf/:id/pagina/:pagina': 'its bytes are in the store',
  '/modeloexcel/:id/linhas': 'its bytes are in the store',
  '/Empresa/:id/logo': 'no company has a logo',
  '/importacao/:id/liberacao/esperado': 'the body names a worker',
  '/downloadlote/:id/arquivo/:numero': 'its bytes are in the store',
  '/ponto/afd/desconhecidos/:identificador': 'the body names the worker',
  '/ponto/:id/pdf': 'its key is of one person and one mirror (mirror-pdf.test.ts)',
  '/ponto/gestor/getPdfUrl/:id': 'the first mirror is of nobody in the team (mirror-pdf.test.ts asks for one that is)',
  '/ponto/arquivo/:id/conteudo': 'its bytes are in the store',
  '/empregado/downloadarquivo/:idEmpregado/:id': 'its bytes are in the store',
  '/empregado/:idEmpregado/arquivos': 'the body names the files',
  '/importacao/:id/conferencia/:documento/separar': 'the body draws the parts (standing.test.ts asks as another group)',
  '/usuario/vinculos/:id/recusa': 'only a claim of one’s own: nobody here has one',
  '/usuario/chaves-acesso/:id/minha': 'only a passkey that waits: nobody here has one',
};

interface WithIds {
  name: string;
  endpoint: Endpoint;
  /** Parameter → what it is of (`idOf` of the contract): a table, or one of `categories`. */
  ids: Record<string, string>;
}

const features: [string, Contract][] = Object.entries(contract);
const calls: WithIds[] = features
  .flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({
      name: `${feature}.${key}`,
      endpoint,
      ids: nounsOf(endpoint),
    })),
  )
  .filter(({ endpoint, ids }) => !endpoint.planned && endpoint.access !== 'public' && Object.keys(ids).length > 0);

/** Rows of a person, not of a group: another person's are foreign. */
const personal = ['person', 'session', 'security_event', 'known_device', 'passkey', 'support_grant'];

/** Rows of the platform, of no group and no person. */
const ofNobody = ['ticket', 'help_item', 'recognition_model', 'sheet_model'];

/** Role → table → an id of that user's own person or group; table → one of another tenant. */
const own = new Map<string, Map<string, string>>();
const foreign = new Map<string, string>();

beforeAll(async () => {
  app = await startApp();
  for (const who of Object.values(userOf)) bearers.set(who, await app.bearer(who));
  // another session of each: the asker's own stays open
  for (const who of [...Object.values(userOf), 'bruno'] as const) await app.bearer(who);
  await giveRows();
  await limitToOneCompany('ana');
  bearers.set('ana', await app.bearer('ana'));
  const tables = new Set(calls.flatMap(({ ids }) => Object.values(ids)));
  for (const [role, who] of Object.entries(userOf)) own.set(role, await idsOf(tables, 'Grupo Pantanal', who));
  for (const [table, id] of await idsOf(tables, 'Grupo Boreal', 'bruno')) foreign.set(table, id);
});
afterAll(() => app.stop());

async function giveRows(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  await run(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
     select access_group_id, company_id, id, person_id, c.category, c.kind, 2026, 10, name, registration, 1000, 100, 900, '[]',
            '{"fields": {}, "days": [], "totals": {}}', c.kind || id::text
       from employment, (values (1, 'monthly'), (2, 'benefit:vale'), (3, 'incomeStatement'), (6, 'employeeRecord'), (7, 'timeMirror')) c(category, kind)`,
  );
  await run(
    "insert into access_profile (access_group_id, name, role, permissions) select id, 'Plantão', 'RH', '{}' from access_group",
  );
  await run(
    `insert into approver_profile (access_group_id, name, position, kinds, steps) select id, 'Férias', 1, '{ferias}', '[]' from access_group`,
  );
  await giveImport();
  // a manager of one company in each group
  await run(
    `with m as (
       insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, accepted_at, accepted_how)
       select p.id, 'GESTOR', g.id, a.id, false, now(), 'before' from person p, access_group g, access_profile a
        where p.email = 'joao@pantanal.test' and a.role = 'GESTOR' and a.access_group_id is null returning id, access_group_id)
     insert into membership_scope (membership_id, access_group_id, company_id)
     select m.id, m.access_group_id, (select id from company where access_group_id = m.access_group_id order by cnpj limit 1) from m`,
  );
  await run(
    `insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day)
     select m.access_group_id, m.id, m.person_id, (select id from person where email = 'maria@pantanal.test'), (now() at time zone 'America/Sao_Paulo')::date, (now() at time zone 'America/Sao_Paulo')::date + 9
       from membership m, generate_series(1, 3) where m.role = 'GESTOR'`,
  );
  await run(
    `insert into reporting_line (access_group_id, company_id, employment_id, person_id, from_day)
     select access_group_id, company_id, id, person_id, (now() at time zone 'America/Sao_Paulo')::date + 30 from employment`,
  );
  await giveRegistry();
  await run(
    `insert into release_rule_change (access_group_id, asked_by, at_once)
     select g.id, p.id, false from access_group g, person p where p.email = 'gustavo@pantanal.test'`,
  );
  await run(
    `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature)
     select access_group_id, left(min(cnpj), 8), 'T1', n::text, '2020-01', '', 'Salário', '1', '1000'
       from company, generate_series(1, 9) n group by access_group_id, n`,
  );
  await giveBatches();
  await giveClockFiles();
  await giveOpeningFiles();
  await giveMarks();
  await run(
    `insert into income_proof (access_group_id, company_id, employment_id, person_id, code_mac, shown, expires_at)
     select access_group_id, company_id, id, person_id, sha256(id::text::bytea), '{"name":"","employer":"","cnpj":"","values":{},"months":[]}', now() + interval '1 day' from employment`,
  );
  await run(
    `insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, visible, uploaded_by)
     select access_group_id, company_id, id, person_id, 'outros', 'termo.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf', true, person_id from employment`,
  );
  await run(
    `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
     select access_group_id, company_id, id, person_id, 'outro', '2026-02-02' from employment`,
  );
  await run(
    `insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value)
     select access_group_id, company_id, id, person_id, 'department', (now() at time zone 'America/Sao_Paulo')::date + 30, 'Plantão' from employment`,
  );
  await run(
    `insert into company_transfer (access_group_id, company_id, employment_id, person_id, to_company_id, registration, from_day)
     select e.access_group_id, e.company_id, e.id, e.person_id, c.id, 'T' || e.registration, (now() at time zone 'America/Sao_Paulo')::date + 30 from employment e
       cross join lateral (select o.id from company o where o.id <> e.company_id limit 1) c`,
  );
  await run(
    `insert into bank_change (access_group_id, company_id, employment_id, person_id, before, after, asked_by, due_at)
     select access_group_id, company_id, id, person_id, '{}', '{}', person_id, now() + interval '49 hours' from employment`,
  );
  await run(
    `insert into support_grant (person_id, granted_by, reason, granted_until, access_group_id)
     select p.id, p.id, 'ajuda', now() + interval '1 hour', g.id from person p, access_group g where p.email is not null and g.name = 'Grupo Boreal'`,
  );
  // of the first company's worker, and of somebody's of the other group
  await run(
    `insert into privacy_request (person_id, access_group_id, company_id, employment_id, profile, kind, message, due_on)
     select distinct on (e.access_group_id) e.person_id, e.access_group_id, e.company_id, e.id, 'trabalhador', 'access', 'Quero os meus dados.', (now() at time zone 'America/Sao_Paulo')::date
       from employment e join person p on p.id = e.person_id where p.email is distinct from 'ana@duplo.test'
      order by e.access_group_id, p.email = 'maria@pantanal.test' desc nulls last, e.id`,
  );
  // a receipt of each company that was deleted
  await run(
    `insert into exclusion_history (access_group_id, person_id, profile, justification, entity, entity_id, record)
     select r.access_group_id, p.id, case n when 1 then 'rh' else 'admin' end, repeat('x', 40), 'receipt', r.id::text, to_jsonb(r)
       from receipt r, person p, generate_series(1, 2) n where r.category = 1 and p.email = 'helena@pantanal.test'`,
  );
  await run(
    "insert into ticket (name, channel, contact, language, message) values ('Zé', 'mail', 'ze@fora.test', 'pt-BR', 'Perdi o celular.')",
  );
  await run(
    "insert into recognition_model (name, version, sample_sha256, sample_name, sample_pages) values ('Formulário', 7, repeat('a', 64), 'amostra.pdf', 1)",
  );
  await run(
    "insert into recognition_model (form, name, version, sample_sha256, sample_name) values ('sheet', 'Planilha', 7, repeat('b', 64), 'amostra.csv')",
  );
  await run(
    "insert into help_item (area, language, kind, title, body, published) select area, 'pt-BR', 'manual', 'Recibos', 'Leia.', true from unnest('{worker,hr}'::text[]) area",
  );
  // of each group's first company, read by its people
  await run(
    `with made as (
       insert into announcement (access_group_id, title, message, company_ids, to_workers, to_managers, must_read, published_at, version)
       select g.id, 'Festa', '<p>Venham.</p>', array[(select c.id from company c where c.access_group_id = g.id
         order by exists (select from membership_scope s join employment e on e.id = s.employment_id where e.company_id = c.id) desc, c.cnpj limit 1)], true, true, true, now(), 9
         from access_group g returning id, access_group_id, company_ids[1] as company_id)
     , filed as (insert into announcement_file (access_group_id, announcement_id, name, sha256, size, content_type)
       select access_group_id, id, 'convite.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf' from made)
     insert into announcement_reader (announcement_id, profile, person_id, access_group_id, company_id)
     select m.id, profile, p.id, m.access_group_id, m.company_id
       from made m, unnest('{trabalhador,gestor}'::text[]) profile, person p
      where exists (select from membership b where b.person_id = p.id and b.access_group_id = m.access_group_id)`,
  );
  await giveClock();
  await giveLayers();
  await giveBank();
  await giveTickets();
  await giveRequests();
  await giveDocuments();
  await giveSignatures();
  await giveLinks();
  await giveAdmissions();
  await giveMakings();
  await giveKits();
  await run(`insert into security_event (person_id, kind) select id, 'signedIn' from person where email is not null`);
  await run(
    `insert into known_device (person_id, key_mac, expires_at)
     select id, decode(md5(email), 'hex'), now() + interval '1 day' from person where email is not null`,
  );
  // as many as there are calls that may take one away
  await run(
    `insert into passkey (person_id, name, credential_id, public_key)
     select id, 'Celular', email || n, '' from person, generate_series(1, 3) n where email is not null`,
  );
}

/** A mirror of every worker, a holiday of every company, a closing of each group. */
async function giveClock(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  await run(
    `insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name)
     select access_group_id, company_id, id, person_id, 'registro', '2026-01-01', '2026-01-31', name from employment`,
  );
  await run(
    `insert into holiday (access_group_id, company_id, day, name, kind)
     select c.access_group_id, c.id, '2026-01-20'::date + n, 'Padroeiro', 'company' from company c, generate_series(1, 3) n`,
  );
  await run(
    `with made as (insert into task (access_group_id, kind) select id, 'clockClosing' from access_group returning id, access_group_id)
     insert into clock_closing (access_group_id, task_id, verb, period_ids, asked_by)
     select m.access_group_id, m.id, 'close', array[m.id], p.id from made m, person p where p.email = 'helena@pantanal.test'`,
  );
}

/** What is laid over a mirror: several of each, since calls take some away. */
async function giveLayers(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  const of = 't.access_group_id, t.company_id, t.employment_id, t.person_id';
  await run(
    `with made as (
       insert into justification (access_group_id, company_id, employment_id, person_id, timesheet_id, day, source, type, hour, occurrence, words, made_by)
       select ${of}, t.id, t.from_day + n, case n when 1 then 'justification' else 'manual' end, 'day', '18:00', 'odd_punches', 'Esqueci de marcar', t.person_id
         from timesheet t, generate_series(1, 4) n returning id, access_group_id, company_id, employment_id, person_id)
     insert into justification_file (access_group_id, company_id, employment_id, person_id, justification_id, name, sha256, size, content_type)
     select access_group_id, company_id, employment_id, person_id, id, 'papel.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf' from made`,
  );
  await run(
    `insert into timesheet_file (access_group_id, company_id, employment_id, person_id, timesheet_id, name, sha256, size, content_type)
     select ${of}, t.id, 'papel.pdf', md5(t.id::text) || md5(t.id::text), 1, 'application/pdf' from timesheet t`,
  );
  await run(
    `insert into treatment (access_group_id, company_id, employment_id, person_id, kind, at, day, reason, made_by)
     select ${of}, 'include', t.from_day + n * interval '1 day 1 hour', t.from_day + n, 'Relógio parado.', t.person_id from timesheet t, generate_series(1, 3) n`,
  );
  await run(
    `insert into clock_excuse (access_group_id, company_id, employment_id, person_id, day, minutes, reason, made_by)
     select ${of}, t.from_day + n, 60, 'Consulta.', t.person_id from timesheet t, generate_series(1, 3) n`,
  );
  await run(
    `with made as (insert into task (access_group_id, kind, started_by) select g.id, 'clockBatch', p.id from access_group g, person p where p.email in ('helena@pantanal.test', 'gustavo@pantanal.test') returning id, access_group_id, started_by)
     insert into decision_batch (access_group_id, task_id, act, profile, asked_by) select access_group_id, id, act, 'rh', started_by from made, unnest(array['approve', 'approveRequest']) act`,
  );
}

/** A solved ticket of every worker, HR left out, who find none of their own, with a message and a file, and a prepared answer of each group. */
async function giveTickets(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  const of = 'access_group_id, company_id, employment_id, person_id';
  await run(
    `with made as (
       insert into desk_ticket (${of}, protocol, category_id, confidential, subject, worker_name, first_minutes, solution_minutes, first_due_at, state, solved_at, worker_unread)
       select e.access_group_id, e.company_id, e.id, e.person_id, format('A-2026-%s', lpad((row_number() over (order by e.id))::text, 6, '0')),
              (select k.id from desk_category k where k.access_group_id = e.access_group_id order by k.name limit 1), false, 'Desconto', e.name, 240, 1080, now(), 'solved', now(), 1
         from employment e where not exists (select from membership m where m.person_id = e.person_id and m.role = 'RH') returning id, ${of})
     , told as (insert into desk_event (${of}, ticket_id, act, first_minutes, solution_minutes) select ${of}, id, 'open', 240, 1080 from made)
     , said as (insert into desk_message (${of}, ticket_id, by_person, of_worker, message) select ${of}, id, person_id, true, 'Não entendi.' from made returning id, ticket_id, ${of})
     insert into desk_file (${of}, ticket_id, message_id, internal, name, sha256, size, content_type)
     select ${of}, ticket_id, id, false, 'papel.pdf', md5(ticket_id::text) || md5(ticket_id::text), 1, 'application/pdf' from said`,
  );
  await run(
    `insert into canned_answer (access_group_id, title, words) select id, 'Recebido', 'Recebemos.' from access_group`,
  );
}

/** A document that every worker is asked to sign beside somebody from outside, read halfway. */
async function giveSignatures(): Promise<void> {
  await app.database.owner.query(
    `with made as (
       insert into document (access_group_id, company_id, sent_by, title, code, asks, state, search)
       select e.access_group_id, e.company_id, (select m.person_id from membership m where m.access_group_id = e.access_group_id and m.role = 'RH' order by m.person_id limit 1), 'Aditivo',
              format('D-2026-%s', lpad((row_number() over (order by e.id) + 500000)::text, 6, '0')), 'sign', 'waiting', e.id::text from employment e returning id, access_group_id, company_id, sent_by, search::uuid as employment_id),
     about as (insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name)
       select d.id, d.access_group_id, d.company_id, e.id, e.person_id, e.name from made d join employment e on e.id = d.employment_id),
     versions as (insert into document_version (document_id, number, access_group_id, hash_sent, pages, prepared_sha256, prepared_size)
       select id, 1, access_group_id, md5(id::text) || md5(id::text), 2, md5(id::text) || md5(id::text), 1 from made),
     requests as (insert into signature_request (document_id, version, access_group_id, company_id, asked_by, side, state, due_on, check_code, hash_read, sent_at)
       select id, 1, access_group_id, company_id, sent_by, 'rh', 'waiting', (now() at time zone 'America/Sao_Paulo')::date + 10, upper(left(md5(id::text), 16)), md5(id::text) || md5(id::text), now() from made returning id, document_id, access_group_id),
     signers as (insert into document_signer (request_id, document_id, access_group_id, person_id, employment_id, profile, name, email, position, state)
       select r.id, r.document_id, r.access_group_id, e.person_id, e.id, case when e.id is not null then 'trabalhador' end, coalesce(e.name, 'Vera'), case when e.id is null then 'vera@fora.test' end, n, 'invited'
         from requests r join made d on d.id = r.document_id cross join generate_series(1, 2) n left join employment e on e.id = d.employment_id and n = 1)
     insert into document_reading (document_id, version, access_group_id, person_id, counted)
     select d.id, 1, d.access_group_id, e.person_id, '{1}' from made d join employment e on e.id = d.employment_id`,
  );
}

/** A batch of papers of each HR, made of a model of their group. */
async function giveMakings(): Promise<void> {
  await app.database.owner.query(
    `with made as (
       insert into document_batch (access_group_id, person_id, profile, title, total, template_id, template_version, asks, fields)
       select m.access_group_id, m.person_id, p.profile, 'Carta', 1, t.id, 1, 'nothing', '{}' from membership m
         join (values ('RH', 'rh'), ('GESTOR', 'gestor')) p(role, profile) on p.role = m.role
         cross join lateral (select id from template t where t.access_group_id = m.access_group_id order by id limit 1) t returning id, access_group_id)
     insert into document_batch_row (batch_id, number, access_group_id) select id, 1, access_group_id from made`,
  );
}

/** An admission that waits for its review, with a paper, and an opening with a candidate, of each company. */
async function giveAdmissions(): Promise<void> {
  // companies don't begin with openings
  await app.database.owner.query(
    "update company set app_accesses = array(select distinct f from unnest(app_accesses || '{admissao-online,recrutamento}'::text[]) f)",
  );
  await app.database.owner.query(
    `with hr as (select distinct on (c.id) c.id as company_id, c.access_group_id, m.person_id from company c join membership m on m.access_group_id = c.access_group_id and m.role = 'RH'),
     made as (insert into admission (access_group_id, company_id, invited_by, name, contact, email, job_title, hiring_regime, starts_on, due_on, papers, state, sent_at)
       select access_group_id, company_id, person_id, 'Lia Prado', 'email', 'lia@fora.test', 'Auxiliar', 'empregado', (now() + interval '20 days')::date, (now() + interval '10 days')::date, '[]', 'sent', now() from hr
       returning id, access_group_id),
     papers as (insert into admission_file (admission_id, access_group_id, paper_id, side, name, sha256, size, content_type)
       select id, access_group_id, 'identidade', 1, 'rg.png', encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), 10, 'image/png' from made),
     openings as (insert into opening (access_group_id, company_id, title, made_by) select access_group_id, company_id, 'Auxiliar', person_id from hr returning *)
     insert into candidate (opening_id, access_group_id, company_id, name, email, made_by) select id, access_group_id, company_id, 'Rui', 'rui@fora.test', made_by from openings`,
  );
}

/** A kit of every worker with a paper that was delivered; the kit it was opened from. */
async function giveKits(): Promise<void> {
  await app.database.owner.query(
    `with defined as (
       insert into kit_definition (access_group_id, kind, name, active, items, changed_by)
       select m.access_group_id, 'admission', 'Kit ' || m.id, true, '[]', m.person_id from membership m where m.role = 'RH'),
     made as (
       insert into kit (access_group_id, company_id, employment_id, person_id, kind, name, opened_by, search)
       select access_group_id, company_id, id, person_id, 'admission', 'Kit', person_id, 'kit' from employment returning *),
     items as (
       insert into kit_item (kit_id, access_group_id, company_id, employment_id, person_id, position, source, kind, name, obligatory, state, round)
       select id, access_group_id, company_id, employment_id, person_id, 1, 'x', 'paper', 'RG', true, 'delivered', 1 from made returning id, access_group_id)
     insert into kit_item_file (item_id, round, position, access_group_id, name, sha256, size, content_type, pages)
     select id, 1, 1, access_group_id, 'rg.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf', 1 from items`,
  );
}

/** A link behind a password of each HR and manager. */
async function giveLinks(): Promise<void> {
  await app.database.owner.query(
    `insert into download_link (access_group_id, person_id, profile, title, token_hash, password_mac, until, times)
     select m.access_group_id, m.person_id, p.profile, 'Carta', sha256(convert_to(m.id || p.profile, 'UTF8')), 'x', now() + interval '1 day', 3
       from membership m join (values ('RH', 'rh'), ('GESTOR', 'gestor')) p(role, profile) on p.role = m.role where m.access_group_id is not null`,
  );
}

/** A request of every worker with its step, an act, a message and a file. */
async function giveRequests(): Promise<void> {
  await app.database.owner.query(
    `with made as (
       insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, step, entered_on, data, worker_name)
       select access_group_id, company_id, id, person_id, person_id, 'trabalhador', format('2026-%s', lpad((row_number() over (order by id) + 500000)::text, 6, '0')), 'other', 'sentForApproval', true, 1,
              '2026-01-02', '{"categoryId": null, "category": null, "subject": "Crachá novo"}', name from employment returning id, access_group_id, person_id)
     , steps as (insert into hr_request_step (request_id, step, access_group_id, name, needs, seats) select id, 1, access_group_id, 'RH', 1, '{group:RH}' from made)
     , events as (insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person) select id, access_group_id, 'send', 1, 1, 1, person_id from made)
     , said as (insert into hr_request_message (request_id, access_group_id, by_person, profile, message) select id, access_group_id, person_id, 'trabalhador', 'O meu quebrou.' from made)
     insert into hr_request_file (request_id, access_group_id, name, sha256, size, content_type, by_person)
     select id, access_group_id, 'foto.png', md5(id::text) || md5(id::text), 1, 'image/png', person_id from made`,
  );
  await app.database.owner.query(
    `insert into payroll_entry (access_group_id, company_id, employment_id, person_id, competence, kind, payload, state)
     select access_group_id, company_id, id, person_id, '2026-01-01', 'other', '{}', 'open' from employment, generate_series(1, 3)`,
  );
  await app.database.owner.query(
    `insert into request_category (access_group_id, name) select id, 'Crachá' from access_group`,
  );
  await app.database.owner.query(
    `insert into benefit_plan (access_group_id, company_id, name, kind, share_kind, share) select access_group_id, id, 'Saúde', 'saude', 'fixed', 100 from company`,
  );
  await app.database.owner.query(
    `insert into payroll_export (access_group_id, competence, total, made_by)
     select distinct m.access_group_id, '2026-01-01'::date, 1, m.person_id from membership m where m.role = 'RH'`,
  );
}

/** Moves of the bank by hand. */
async function giveBank(): Promise<void> {
  await app.database.owner.query(
    `insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, reason)
     select access_group_id, company_id, id, person_id, 'opening', 60, 50, '2026-02-01', '2026-12-01', 'Saldo de antes.' from employment, generate_series(1, 3)`,
  );
}

/** A mark of every worker by our own recorder, with another number in each establishment. */
async function giveMarks(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  await run(
    `insert into clock_device (access_group_id, company_id, kind, own, serial, layout)
     select access_group_id, id, 'P', true, 'P' || cnpj, '671' from company`,
  );
  await run(
    `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust, hash)
     select e.access_group_id, e.company_id, e.id, e.person_id, d.id, row_number() over (order by e.id), '52998224725', now(), now() at time zone 'America/Sao_Paulo', -180, now(),
            'recorder', 'A', repeat('a', 64) from employment e join clock_device d on d.company_id = e.company_id and d.own`,
  );
}

/** HR of the last company of her group, who sees nothing of the first. */
async function limitToOneCompany(who: DemoKey): Promise<void> {
  await app.database.owner.query(
    `with m as (
       insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, accepted_at, accepted_how)
       select $1, 'RH', g.id, a.id, false, now(), 'before' from access_group g, access_profile a
        where g.name = 'Grupo Pantanal' and a.role = 'RH' and a.access_group_id is null returning id, access_group_id)
     insert into membership_scope (membership_id, access_group_id, company_id)
     select m.id, m.access_group_id, (select id from company where access_group_id = m.access_group_id order by cnpj desc limit 1) from m`,
    [await app.personId(who)],
  );
}

/** An import of each group with a document that waits; the latest is the one that is asked for. */
async function giveImport(): Promise<void> {
  await app.database.owner.query(
    `with sent as (
       insert into import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, doubtful)
       select g.id, md5(random()::text) || md5(g.name), 'folha.pdf', 1, 'application/pdf', p.id, 'toReview', 1
         from access_group g, person p where p.email = 'helena@pantanal.test' returning id, access_group_id)
     insert into import_document (access_group_id, import_id, position, state, type, pages, copies, reading, findings, candidates, confidence)
     select access_group_id, id, 0, 'doubtful', 1, '{1}', 1, '{}', '[]', '[]', 0.5 from sent`,
  );
}

/** A document to each worker, with a file, and a way through it by each. */
async function giveDocuments(): Promise<void> {
  const run = (text: string) => app.database.owner.query(text);
  await run(
    "insert into document (id, access_group_id, company_id, title, code, asks) select id, access_group_id, company_id, 'Aviso', 'D-2026-' || id, 'acknowledge' from employment",
  );
  await run(
    'insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name) select id, access_group_id, company_id, id, person_id, name from employment',
  );
  await run(
    "insert into document_version (document_id, number, access_group_id, hash_sent, pages) select id, 1, access_group_id, repeat('a', 64), 1 from employment",
  );
  await run(
    `insert into document_file (document_id, version, access_group_id, position, name, sha256, size, content_type, pages)
     select id, 1, access_group_id, 1, 'aviso.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf', 1 from employment`,
  );
  await run(
    'insert into document_reading (document_id, version, access_group_id, person_id) select id, 1, access_group_id, person_id from employment',
  );
}

/** A registry import of each group that was refused rows. */
async function giveRegistry(): Promise<void> {
  await app.database.owner.query(
    `with sent as (
       insert into registry_import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, sections, from_day, refused, heading, titles)
       select g.id, md5(random()::text) || md5(g.name), 'cadastro.csv', 1, 'text/csv', p.id, 'ready', '{pessoa}', (now() at time zone 'America/Sao_Paulo')::date, 1, repeat('a', 64), '{CPF,Nome}'
         from access_group g, person p where p.email = 'helena@pantanal.test' returning id, access_group_id)
     insert into registry_import_row (import_id, position, access_group_id, act) select id, 1, access_group_id, 'refused' from sent`,
  );
}

/** A batch that is under way of each group's HR. */
async function giveBatches(): Promise<void> {
  await app.database.owner.query(
    `insert into batch_download (access_group_id, requested_by, category, language, total)
     select m.access_group_id, m.person_id, 1, 'pt-BR', 1 from membership m join person p on p.id = m.person_id
      where m.role = 'RH' and p.email in ('helena@pantanal.test', 'bruno@boreal.test')`,
  );
}

/** A clock of each group's first company, a mark of nobody known in it, a file of it that waits for a person, and one that was made. */
async function giveClockFiles(): Promise<void> {
  const first = 'select distinct on (access_group_id) access_group_id, id from company order by access_group_id, cnpj';
  await app.database.owner.query(
    `insert into clock_device (access_group_id, company_id, kind, serial) select access_group_id, id, 'C', 'R1' from (${first}) c on conflict do nothing`,
  );
  await app.database.owner.query(
    `insert into punch (access_group_id, company_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
     select access_group_id, company_id, id, 1, lpad(row_number() over (order by id)::text, 11, '7'), now(), now() at time zone 'America/Sao_Paulo', -180, now(), 'file', 'A'
       from clock_device on conflict do nothing`,
  );
  await app.database.owner.query(
    `with tasks as (
       insert into task (access_group_id, kind, company_ids, state)
       select c.access_group_id, 'clockFile', array[c.id], 'confirming' from (${first}) c returning id, access_group_id, company_ids[1] as company_id)
     insert into clock_file (access_group_id, company_id, task_id, direction, kind, name, sha256, made_at)
     select access_group_id, company_id, id, d.direction, 'afd', 'afd.txt', md5(random()::text) || md5(id::text), now() + d.later
       from tasks, (values ('in', interval '1 second'), ('out', interval '0')) d(direction, later)`,
  );
}

/** A file of each group's HR that said where vacations begin. */
async function giveOpeningFiles(): Promise<void> {
  await app.database.owner.query(
    `with tasks as (
       insert into task (access_group_id, kind, started_by, state)
       select m.access_group_id, 'vacationOpenings', m.person_id, 'done' from membership m join person p on p.id = m.person_id
        where m.role = 'RH' and p.email in ('helena@pantanal.test', 'bruno@boreal.test') returning id, access_group_id, started_by)
     insert into vacation_opening_file (access_group_id, task_id, name, sha256, made_by)
     select access_group_id, id, 'inicio.csv', md5(random()::text) || md5(id::text), started_by from tasks`,
  );
}

async function idsOf(tables: Iterable<string>, group: string, who: DemoKey): Promise<Map<string, string>> {
  const person = await app.personId(who);
  const ids = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await app.database.owner.query<{ id: string }>(
      `select t.id from (${rowsOf(table)}) t where $1::text is not null and $2::uuid is not null limit 1`,
      [group, person],
    );
    if (rows[0]) ids.set(table, String(rows[0].id));
  }
  return ids;
}

/** Rows of a table for a group ($1) and a person ($2), those of the person first. */
function rowsOf(table: string): string {
  if (table === 'person') return 'select $2::uuid as id';
  if (table === 'access_group') return 'select id from access_group where name = $1';
  if (table === 'session') return 'select id from session where person_id = $2 order by created_at desc';
  if (table === 'recognition_model') return "select id from recognition_model where form = 'pdf'";
  if (table === 'sheet_model') return "select id from recognition_model where form = 'sheet'";
  if (ofNobody.includes(table)) return `select id from ${table} order by id desc`;
  if (personal.includes(table)) return `select id from ${table} where person_id = $2 order by id desc`;
  const orders: Record<string, string> = {
    company: 't.cnpj',
    exclusion_history: "(t.profile = 'rh') desc, (t.record ->> 'person_id' = $2::text) desc, t.id",
    receipt: '(t.person_id = $2) desc, t.id',
    benefit: '(t.person_id = $2) desc, t.id',
    benefit_plan: `${beyondLimits}, t.id`,
    admission: `${beyondLimits}, t.id`,
    admission_file: `(select exists (select from membership_scope s where s.company_id = a.company_id) from admission a where a.id = t.admission_id), t.id`,
    opening: `${beyondLimits}, t.id`,
    candidate: `${beyondLimits}, t.id`,
    statement: '(t.person_id = $2) desc, t.id',
    record: '(t.person_id = $2) desc, t.id',
    mirror: '(t.person_id = $2) desc, t.id',
    employment: '(t.person_id = $2) desc, t.id',
    income_proof: '(t.person_id = $2) desc, t.id',
    timesheet: '(t.person_id = $2) desc, t.id',
    justification: '(t.person_id = $2) desc, t.source desc, t.id',
    justification_file: '(t.person_id = $2) desc, t.id',
    timesheet_file: '(t.person_id = $2) desc, t.id',
    treatment: '(t.person_id = $2) desc, t.id',
    bank_posting: '(t.person_id = $2) desc, t.id',
    document: `exists (select from document_person p where p.document_id = t.id and p.person_id = $2) desc, ${beyondLimits}, t.id`,
    document_batch: '(t.person_id = $2) desc, t.id',
    download_link: '(t.person_id = $2) desc, t.id',
    document_file:
      'exists (select from document_person p where p.document_id = t.document_id and p.person_id = $2) desc, t.id',
    document_reading: '(t.person_id = $2) desc, t.id',
    desk_ticket: `(t.person_id = $2) desc, ${beyondLimits}, t.id`,
    desk_file: `(t.person_id = $2) desc, ${beyondLimits}, t.id`,
    signature_request:
      'exists (select from document_signer s where s.request_id = t.id and s.person_id = $2) desc, t.id',
    // from outside, of the same request
    kit: '(t.person_id = $2) desc, t.id',
    kit_item: '(t.person_id = $2) desc, t.kit_id',
    document_signer:
      '(t.person_id is null and exists (select from document_signer s where s.request_id = t.request_id and s.person_id = $2)) desc, (t.person_id is null) desc, t.request_id',
    // one that goes by its own rules, not the time clock's
    hr_request: "(t.kind <> 'clock') desc, (t.person_id = $2) desc, t.id",
    payroll_entry: '(t.person_id = $2) desc, t.id',
    payroll_export: '(t.made_by = $2) desc, t.id',
    hr_request_file: '(t.by_person = $2) desc, t.request_id',
    clock_excuse: '(t.person_id = $2) desc, t.id',
    decision_batch: '(t.asked_by = $2) desc, t.id',
    request_batch: '(t.asked_by = $2) desc, t.id',
    punch: '(t.person_id = $2) desc, t.id',
    holiday: '(select cnpj from company where id = t.company_id), t.id',
    worker_file: '(t.person_id = $2) desc, t.employment_id',
    access_profile: "(t.name = 'Plantão') desc, t.id",
    announcement: 't.version desc',
    announcement_file: '(select version from announcement where id = t.announcement_id) desc, t.id',
    employment_change: '(t.person_id = $2) desc, t.employment_id',
    employment_leave: '(t.person_id = $2) desc, t.employment_id',
    bank_change: '(t.person_id = $2) desc, t.employment_id',
    company_transfer: '(t.person_id = $2) desc, t.employment_id',
    manager: '(t.person_id = $2) desc, t.id',
    manager_cover: '(t.person_id = $2) desc, t.membership_id, t.id',
    reporting_line: '(t.person_id = $2) desc, t.employment_id',
    import: 't.sent_at desc',
    membership_scope: '(select cnpj from company where id = t.company_id)',
    registry_import: 't.sent_at desc',
    clock_file: 't.made_at desc',
    clock_file_out: 't.made_at desc',
    vacation_opening_file: 't.made_at desc',
    batch_download: "(t.state = 'queued') desc, t.requested_at desc",
    import_document: '(select sent_at from import where id = t.import_id) desc',
  };
  const order = orders[table];
  // by chance it would now and then be a row of the limited HR's own company
  if (!order && ofCompany.includes(table)) throw new Error(`Say which row of ${table} comes first.`);
  return `select t.id from ${categories[table] ?? table} t join access_group g on g.id = t.access_group_id where g.name = $1 order by ${order ?? 't.id'}`;
}

/** HR finds none of their own: one of a company that nobody is limited to comes first. */
const beyondLimits = 'exists (select from membership_scope s where s.company_id = t.company_id)';

/** Rows of one table that different calls are about. */
const categories: Record<string, string> = {
  receipt: '(select * from receipt where category = 1)',
  benefit: '(select * from receipt where category = 2)',
  statement: '(select * from receipt where category = 3)',
  record: '(select * from receipt where category = 6)',
  mirror: '(select * from receipt where category = 7)',
  manager: "(select * from membership where role = 'GESTOR')",
  clock_file_out: "(select * from clock_file where direction = 'out')",
  unknown_worker: '(select access_group_id, identifier as id from punch where employment_id is null)',
  clock_file: "(select * from clock_file where direction = 'in')",
  decision_batch: "(select * from decision_batch where act = 'approve')",
  request_batch: "(select * from decision_batch where act = 'approveRequest')",
  punch: '(select * from punch where employment_id is not null)',
};

/** What each id of a path is of; '' where the contract says only that it is one. */
function nounsOf(endpoint: Endpoint): Record<string, string> {
  const { shape } = (endpoint.params ?? { shape: {} }) as { shape: Record<string, z.core.$ZodType> };
  return Object.fromEntries(
    parametersOf(endpoint)
      .map(name => [name, shape[name] && nouns.get(shape[name])?.of] as const)
      .filter(([name, noun]) => noun !== undefined || /^id|^documento$/i.test(name))
      .map(([name, noun]) => [name, noun ?? '']),
  );
}

function parametersOf(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '');
}

interface Answer {
  status: number;
  body: string;
}

async function ask(
  { endpoint, ids }: WithIds,
  role: keyof typeof userOf,
  given: (table: string) => string,
  who = userOf[role],
): Promise<Answer> {
  const profile = profiles.find(name => profileRoles[name].some(own => own === role)) ?? 'trabalhador';
  const params = Object.fromEntries(
    parametersOf(endpoint).map(name => [
      name,
      ids[name]
        ? given(ids[name])
        : /ligado|habilitado|ocultar/.test(name)
          ? 'true'
          : name === 'ano'
            ? '2026'
            : name === 'total'
              ? 'horasExtras'
              : name === 'forma'
                ? 'pdf'
                : '1',
    ]),
  );
  const body =
    endpoint.method === 'GET' ? undefined : (bodies[endpoint.path] ?? (endpoint.body && sampleOf(endpoint.body)));
  const answer = await app.send(pathOf(endpoint, params), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${bearers.get(who)}`,
      'x-profile': profile,
      ...typeOfBody(endpoint, body),
    },
    ...sentAs(endpoint, body),
  });
  const text = await answer.text();
  let alike = text.replace(/"requestId":"[^"]*"/, '');
  for (const value of Object.values(params)) alike = alike.replaceAll(value, 'it');
  return { status: answer.status, body: alike };
}

/** Of a multipart form the client says its own type and limits. */
function typeOfBody({ bodyKind, upload }: Endpoint, body: unknown): Record<string, string> {
  if (body === undefined || (bodyKind === 'upload' && !upload?.optional)) return {};
  return { 'content-type': bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' };
}

function sentAs({ bodyKind, upload }: Endpoint, body: unknown): RequestInit {
  if (bodyKind === 'upload' && !upload?.optional) {
    const form = new FormData();
    form.append('arquivo', new Blob(['%PDF-1.7 convite']), 'convite.pdf');
    return { body: form };
  }
  if (body === undefined) return {};
  return {
    body: bodyKind === 'form' ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
  };
}

it('knows what the id of every built call is of', () => {
  expect(calls.filter(({ ids }) => Object.values(ids).includes('')).map(({ endpoint }) => endpoint.path)).toEqual([]);
  expect(calls.length).toBeGreaterThan(60);
});

it('has a row of another group for each of them: without one (giveRows) the sweep would ask for nothing', () => {
  const tables = new Set(calls.flatMap(({ ids }) => Object.values(ids)));
  expect([...tables].filter(table => !foreign.has(table))).toEqual([]);
});

const rolesIn = (endpoint: Endpoint): (keyof typeof userOf)[] => {
  const all = Object.keys(userOf) as (keyof typeof userOf)[];
  if (typeof endpoint.access !== 'object') return all;
  const { roles } = endpoint.access;
  return all.filter(role => roles.includes(role));
};
/**
 * Users are rows of the platform: its operator and support look them up, whatever group they work in. The operator's document store is of
 * all groups too, and names nobody (`store.test.ts`).
 */
const ofPlatform = (role: string, { name, ids }: WithIds) =>
  (role === 'ADMIN' && name.startsWith('document-store.')) ||
  (['ADMIN', 'SUPORTE'].includes(role) &&
    Object.values(ids).every(table => table === 'person' || table === 'support_grant' || ofNobody.includes(table)));

/** A call of the platform alone has nobody to whom an id is foreign. */
const ofTenants = calls.filter(call => rolesIn(call.endpoint).some(role => !ofPlatform(role, call)));

describe.each(ofTenants)('$endpoint.method $endpoint.path', call => {
  const roles = rolesIn(call.endpoint);
  it.each(roles.filter(role => !ofPlatform(role, call)))(
    'as %s: a foreign id answers as one that is nobody’s',
    async role => {
      const nobodys = await ask(call, role, nobodysIn);
      expect(nobodys.status).toBeGreaterThanOrEqual(400);
      expect(nobodys.status).toBeLessThan(500);
      expect(await ask(call, role, table => foreign.get(table) ?? '')).toEqual(nobodys);
      const names = Object.keys(call.ids);
      if (names.length < 2) return;
      // pairs that mix own and foreign
      for (const table of Object.values(call.ids)) {
        const mixed = (id: string | undefined) =>
          ask(call, role, other => (other === table ? (id ?? '') : (own.get(role)?.get(other) ?? '')));
        expect(await mixed(foreign.get(table))).toEqual(await mixed(nobodysIn(table)));
      }
    },
  );
});

/** Rows of a company, which HR of another doesn't see. */
const ofCompany = [
  'company',
  'employment',
  'employment_change',
  'employment_leave',
  'worker_file',
  'manager',
  'manager_cover',
  'reporting_line',
  'membership_scope',
  'receipt',
  'benefit',
  'statement',
  'record',
  'mirror',
  'import',
  'import_document',
  'registry_import',
  'announcement',
  'announcement_file',
  'batch_download',
  'timesheet',
  'punch',
  'holiday',
  'justification',
  'justification_file',
  'timesheet_file',
  'treatment',
  'clock_excuse',
  'bank_posting',
  'desk_ticket',
  'desk_file',
  'document',
  'signature_request',
  'document_file',
  'download_link',
  'hr_request',
  'hr_request_file',
  'payroll_entry',
  'benefit_plan',
  'clock_file',
  'clock_file_out',
  'vacation_opening_file',
  'admission',
  'admission_file',
  'opening',
  'candidate',
];
const forLimited = calls.filter(
  ({ endpoint, ids }) =>
    rolesIn(endpoint).includes('RH') && Object.values(ids).some(table => ofCompany.includes(table)),
);

it.each(forLimited)(
  '$endpoint.method $endpoint.path: as HR of one company, another company’s id answers as one that is nobody’s',
  async call => {
    const asked = (idIn: (table: string) => string) =>
      ask(call, 'RH', table => (ofCompany.includes(table) ? idIn(table) : (own.get('RH')?.get(table) ?? '')), 'ana');
    expect(await asked(table => own.get('RH')?.get(table) ?? '')).toEqual(await asked(nobodysIn));
  },
);

it('HR of one company does see that company', async () => {
  const { rows } = await app.database.owner.query<{ id: string }>(
    'select company_id as id from membership_scope order by company_id',
  );
  const [call] = forLimited.filter(({ endpoint }) => endpoint.path.endsWith('VisualizarHoleriteVersaoCompleta'));
  if (!call) throw new Error('the call is gone');
  const answers = await Promise.all(rows.map(({ id }) => ask(call, 'RH', () => id, 'ana')));
  expect(answers.map(({ status }) => status)).toContain(200);
});

describe('the check itself', () => {
  const telling = calls.filter(({ endpoint }) => !needsMore[endpoint.path]);
  it.each(telling)(
    '$endpoint.method $endpoint.path tells one’s own id from one that is nobody’s, to somebody',
    async call => {
      await giveImport();
      await giveRegistry();
      await giveBatches();
      await giveClockFiles();
      await giveOpeningFiles();
      const tables = Object.values(call.ids);
      let tells = false;
      for (const role of rolesIn(call.endpoint)) {
        const ids = await idsOf(tables, 'Grupo Pantanal', userOf[role]);
        const owns = await ask(call, role, table => ids.get(table) ?? '');
        const nobodys = await ask(call, role, nobodysIn);
        tells ||= owns.status !== nobodys.status || owns.body !== nobodys.body;
      }
      expect(tells).toBe(true);
    },
  );
});
