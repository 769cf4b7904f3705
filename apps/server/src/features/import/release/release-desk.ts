import type { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';
import { sharesOf } from '../company-scope.queries.ts';
import { waitsForSums } from '../import.policy.ts';
import { presentCoded, presentImport } from '../import.presenter.ts';
import { findImport, type ImportRow } from '../import.queries.ts';
import { fileSums, sumsConfirmedBy } from '../import-sums.queries.ts';
import {
  comparedStatements,
  drawnInstead,
  goingOutBeside,
  largestChanges,
  type NetChange,
  noticesOf,
  oddDocuments,
  publishedOf,
  type RosterRow,
  type Subject,
  statementsToTell,
  subjectOf,
  type Totals,
  totalsBefore,
  totalsNow,
} from './release.queries.ts';
import { barOf, mainReason } from './release.ts';
import { type MissingRow, missingGroups, missingWorkers } from './release-missing.queries.ts';
import { hasReviewed, type OpenRequest, openRequest, releasers, rulesOf } from './release-request.queries.ts';

type Desk = ResponseSent<(typeof releaseContract)['releaseDesk']>;
type Roster = Desk['quadro'];
type RosterItem = Roster['sobrando']['itens'][number];

const nothing: Totals = { recibos: 0, ganhos: 0, descontos: 0, liquido: 0, fgts: 0 };
const shownChanges = 5;
const shownStatements = 50;

/** Everything a person looks at before anything becomes visible (design addendum B4). */
export async function releaseDesk(tx: Tx, actor: Actor, id: string): Promise<Desk> {
  const row = (await findImport(tx, id)) ?? refuse('NOT_FOUND');
  const share = await sharesOf(tx, id);
  const subject = await subjectOf(tx, id);
  const before = subject && placeBefore(subject);
  const earlier = subject && before ? await totalsBefore(tx, id, subject, before) : undefined;
  const changes = subject && before ? await largestChanges(tx, id, subject, before, shownChanges) : [];
  return {
    // what waits for others is told as theirs, once
    importacao: { ...presentImport(row, actor), paraConferir: share.doubtful },
    especie: subject ? payslipKind(subject.kind) : null,
    tipo: subject?.type ?? null,
    mes: subject && !ofYear(subject) ? subject.month : null,
    ano: subject?.year ?? null,
    empresas: subject?.companies.length ?? 0,
    quadro: await rosterOf(tx, id, subject),
    anterior: earlier?.totals ?? null,
    anteriorDeOutros: earlier?.others ?? 0,
    atual: subject ? await totalsNow(tx, id, subject) : nothing,
    foraDoMes: subject ? await goingOutBeside(tx, id, subject) : 0,
    mudancas: changes.map(presentChange),
    mudancasGrandes: changes[0]?.large ?? 0,
    informes: await statementsOf(tx, id),
    limpos: share.clean,
    deOutros: share.others,
    resultado: row.state === 'published' && share.clean === 0 ? await resultOf(tx, id) : null,
    desenhados: await drawnInstead(tx, id),
    email: row.publish_mail,
    sms: row.publish_sms,
    avisos: await noticesOf(tx, id),
    somas: await sumsOf(tx, row),
    ...(await whoReleases(tx, actor, row, share.clean)),
  };
}

async function whoReleases(tx: Tx, actor: Actor, row: ImportRow, clean: number) {
  const { id } = row;
  const { twoPeople, atOnce } = await rulesOf(tx);
  const request = await openRequest(tx, id);
  const mine = request?.asked_by === actor.personId;
  const ofMe = request?.asked_of === actor.personId;
  const bar = barOf({
    mayChange: actor.permissions.has('RhImportacaoEditar'),
    clean,
    asksSums: waitsForSums(row),
    twoPeople,
    reviewed: await hasReviewed(tx, id, actor.personId),
    request: !request ? 'none' : mine ? 'mine' : ofMe ? 'of-me' : 'of-another',
  });
  return {
    pedido: request ? presentRequest(request, mine, ofMe) : null,
    duasPessoas: twoPeople,
    aoTerminar: atOnce,
    impedimento: bar ?? null,
    podemLiberar: await releasers(tx),
  };
}

async function resultOf(tx: Tx, id: string): Promise<Desk['resultado']> {
  const out = await publishedOf(tx, id);
  return out ? { documentos: out.documents, pessoas: out.people, em: out.at.toISOString() } : null;
}

const askedSums = z.object({ unproven: z.int(), unusual: z.int() });

async function sumsOf(tx: Tx, { id, sums_asked }: ImportRow): Promise<Desk['somas']> {
  if (sums_asked === null) return null;
  const { unproven, unusual } = askedSums.parse(sums_asked);
  const { documents, earnings, deductions, net } = await fileSums(tx, id);
  const by = await sumsConfirmedBy(tx, id);
  return {
    ...{ documentos: documents, ganhos: earnings, descontos: deductions, liquido: net },
    ...{ semComparacao: unproven, foraDoComum: unusual },
    ...{ confirmadaPor: by?.name ?? null, confirmadaEm: by?.at.toISOString() ?? null },
  };
}

/** Statements are of a year, and stand beside the year before's. */
const ofYear = ({ type }: Subject) => type === 3;

function placeBefore(subject: Subject): { year: number; month: number } {
  const { year, month } = subject;
  if (ofYear(subject)) return { year: year - 1, month };
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

async function rosterOf(tx: Tx, id: string, subject: Subject | undefined): Promise<Roster> {
  const missing = subject ? await missingWorkers(tx, id, subject) : [];
  const groups = subject ? await missingGroups(tx, id, subject) : [];
  const odd = await oddDocuments(tx, id);
  const [first] = missing;
  const total = first?.total ?? 0;
  const of = (list: 'extra' | 'twice' | 'dismissed') => odd.filter(row => row.list === list);
  const listOf = (rows: readonly (RosterRow & { total: number })[], present: (row: RosterRow) => RosterItem) => ({
    total: rows[0]?.total ?? 0,
    itens: unexplainedLast(rows.map(present)),
  });
  return {
    ativos: first?.active ?? 0,
    ativosComRecibo: (first?.active ?? 0) - total,
    ativosNoArquivo: first?.in_file ?? 0,
    faltando: {
      total,
      itens: unexplainedLast(missing.flatMap(row => (row.employment_id ? [presentMissing(row, subject)] : []))),
      grupos: groups.map(group => ({
        ...placeOf(group),
        empresa: group.trade_name,
        total: group.total,
        semMotivo: group.unexplained,
      })),
    },
    sobrando: listOf(of('extra'), row => presentRow(row, row.code && { codigo: row.code, valores: {} })),
    duplicados: listOf(of('twice'), row => presentRow(row, row.code && { codigo: row.code, valores: {} })),
    desligados: listOf(of('dismissed'), row => ({
      ...presentRow(row, row.on && { codigo: 'DISMISSED_ON', valores: { data: row.on } }),
      // a termination in the month, or after it, is what a payroll pays; in the year, what a statement tells
      esperado:
        row.on !== null && subject !== undefined && row.on >= firstDay(subject, ofYear(subject) ? 1 : undefined),
    })),
  };
}

/** Admitted in the month itself: the payroll may have been closed before. */
function presentMissing(row: MissingRow, subject: Subject | undefined): Roster['faltando']['itens'][number] {
  if (row.left) return { ...presentRow(row, { codigo: 'DISMISSED_ON', valores: { data: row.left } }), ...placeOf(row) };
  const admitted = row.on !== null && subject !== undefined && row.on >= firstDay(subject) ? row.on : null;
  const item = presentRow(row, admitted ? { codigo: 'ADMITTED_ON', valores: { data: admitted } } : reasonOf(row));
  return { ...item, ...placeOf(row), esperado: row.expected || admitted !== null };
}

function placeOf({ company_id, hiring_regime }: Pick<MissingRow, 'company_id' | 'hiring_regime'>) {
  return { idEmpresa: company_id, regime: hiring_regime };
}

/** What a person said of many at once. */
function reasonOf({ partial, reason }: MissingRow): RosterItem['motivo'] | false {
  if (partial) return { codigo: 'PARTIAL_FILE', valores: {} };
  return reason !== null && { codigo: 'SAID', valores: { texto: reason } };
}

function presentRow(row: RosterRow, reason: RosterItem['motivo'] | '' | false): RosterItem {
  return {
    idVinculo: row.employment_id,
    idDocumento: row.document_id,
    nome: row.name,
    matricula: row.registration,
    motivo: reason || null,
    esperado: row.expected,
  };
}

function unexplainedLast<T extends { esperado: boolean }>(items: T[]): T[] {
  return [...items].sort((a, b) => Number(b.esperado) - Number(a.esperado));
}

function firstDay({ year, month: own }: Subject, month = own): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** Null: there are none among what goes out. */
async function statementsOf(tx: Tx, id: string): Promise<Desk['informes']> {
  const compared = await comparedStatements(tx, id);
  if (!compared) return null;
  const { total, differ, unsure, without_year } = compared;
  return {
    iguais: total - differ - unsure - without_year,
    diferentes: differ,
    incertos: unsure,
    semAno: without_year,
    itens: (await statementsToTell(tx, id, shownStatements)).map(({ id: idDocumento, name, findings }) => ({
      idDocumento,
      nome: name,
      achados: findings.map(presentCoded),
    })),
  };
}

const lines = z.array(
  z.object({
    code: z.optional(z.nullable(z.string())),
    description: z.string(),
    earnings: z.optional(z.nullable(z.number())),
    deductions: z.optional(z.nullable(z.number())),
    informative: z.optional(z.boolean()),
  }),
);

function presentChange(row: NetChange): Desk['mudancas'][number] {
  const now = Number(row.now);
  const before = Number(row.before);
  const reason = mainReason(linesOf(row.items_now), linesOf(row.items_before), now - before);
  return {
    idVinculo: row.employment_id,
    nome: row.name,
    matricula: row.registration,
    anterior: before,
    atual: now,
    motivo: reason ? { codigo: reason.code, valores: { ...reason.values } } : null,
  };
}

function linesOf(stored: unknown) {
  return lines
    .parse(stored)
    .flatMap(({ code, description, earnings, deductions, informative }) =>
      informative
        ? []
        : [{ code: code ?? null, description, earnings: earnings ?? null, deductions: deductions ?? null }],
    );
}

function presentRequest(request: OpenRequest, meu: boolean, paraMim: boolean): NonNullable<Desk['pedido']> {
  return {
    pedidoPor: request.asked_by_name,
    pedidoEm: request.asked_at.toISOString(),
    para: request.asked_of_name,
    mensagem: request.message,
    quando: request.publish_at?.toISOString() ?? null,
    email: request.mail,
    sms: request.sms,
    paraMim,
    meu,
  };
}
