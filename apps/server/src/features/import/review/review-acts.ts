import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { hasPayDay, impossibleDay } from '#core/reading/document/pay-day.ts';
import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import { type Correction, corrected, recheck } from '#core/reading/recheck.ts';
import { onlyCited } from '#core/reading/standing.ts';
import { isCategory } from '#core/receipt/category.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import { placeOf } from '#core/receipt/document-place.ts';
import { kindOfWire } from '#core/receipt/receipt-kind.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { announce } from '#kernel/live/live.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { importTopic } from '../import.jobs.ts';
import { refreshCounts } from '../import-document.queries.ts';
import { comparedReading } from '../import-statements.ts';
import {
  decide,
  type Employment,
  employmentsById,
  existingReceipt,
  findDocument,
  type ReviewRow,
  reopen,
  settleState,
  twinInImport,
} from '../review.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { forget, learn } from './relearn.ts';
import { codesOf } from './review.presenter.ts';
import { asksOfDay } from './review.ts';
import { forgetParts } from './split.queries.ts';

type Calls = typeof reviewContract;

/** The states of an import in which its documents may be decided. */
export const openStates: readonly string[] = ['toReview', 'ready', 'published'];

/** Takes a person's decision on a document; the self-check runs again, and what does not close is refused. */
export async function confirmDocument(
  tx: Tx,
  doer: Doer,
  importId: string,
  id: string,
  { idVinculo, existente, correcao = {}, citados }: BodyOf<Calls['confirmDocument']>,
): Promise<void> {
  const row = await waitingDocument(tx, importId, id);
  if (!isCategory(row.type)) refuse('STATUS_FORBIDS', { status: 'naoReconhecido' });
  const read = withCited(storedReading(row.reading), citados);
  const correction = correctionOf(read, correcao);
  const employment = await chosenEmployment(tx, row, idVinculo);
  const reading = await compared(tx, row, confirmable(read, correction), employment.id);
  const existing = await existingDecision(tx, row, reading, employment, existente);
  await decide(tx, id, doer.personId, {
    state: 'clean',
    type: row.type,
    employmentId: employment.id,
    companyId: employment.company_id,
    reading,
    existing,
  });
  await recordDay(tx, doer, id, read, reading);
  const others = row.type === 1 ? await learn(tx, doer, id, read, reading) : [];
  await settle(
    tx,
    doer,
    row,
    'documentConfirmed',
    { correction, employmentId: employment.id, existing, ...(citados && { onlyCited: citados.motivo }) },
    others,
  );
}

/** A person says, and why, that the others on its page are only named: they may stand in the worker's PDF. */
function withCited(read: ReadDocument, said: BodyOf<Calls['confirmDocument']>['citados']): ReadDocument {
  if (!said) return read;
  const findings = read.findings.filter(({ code }) => code !== 'OTHERS_ON_PAGE');
  return { ...read, findings, standing: onlyCited(read.standing) };
}

/** Who set the day of the credit stands in the histories. */
async function recordDay(tx: Tx, doer: Doer, id: string, read: ReadDocument, reading: ReadDocument): Promise<void> {
  const [before, after] = [read, reading].map(({ paymentDate = null }) => ({ creditDay: paymentDate }));
  if (before?.creditDay !== after?.creditDay)
    await record(tx, doer, { verb: 'creditDaySet', entity: 'importDocument', entityId: id, before, after });
}

/** Leaves a document out of the publication. */
export async function ignoreDocument(tx: Tx, doer: Doer, importId: string, id: string): Promise<void> {
  const row = await waitingDocument(tx, importId, id);
  await decide(tx, id, doer.personId, { ...asItIs(row), state: 'ignored' });
  await settle(tx, doer, row, 'documentIgnored');
}

/** Says what an unrecognised page is: a payslip is filled in by hand, the others are kept with what was read. */
export async function typeDocument(tx: Tx, doer: Doer, importId: string, id: string, type: number): Promise<void> {
  const row = await waitingDocument(tx, importId, id);
  if (row.type !== 4) refuse('STATUS_FORBIDS', { status: 'paraConferir' });
  const reading = storedReading(row.reading);
  await decide(tx, id, doer.personId, {
    ...asItIs(row),
    reading: type === 1 ? { ...reading, type: 1, kind: reading.kind ?? 'monthly', findings: [] } : reading,
    state: type === 1 ? 'doubtful' : 'kept',
    type,
  });
  await settle(tx, doer, row, 'documentTyped', { type });
}

/** Takes a decision back while nothing of the document, or of the parts that it was split into, is published. */
export async function reopenDocument(tx: Tx, doer: Doer, importId: string, id: string): Promise<void> {
  const row = (await findDocument(tx, importId, id, true)) ?? refuse('NOT_FOUND');
  if (!openStates.includes(row.import_state) || row.reviewed_at === null || row.state === 'published')
    refuse('STATUS_FORBIDS', { status: row.state === 'published' ? 'publicada' : 'paraConferir' });
  await reopen(tx, [id]);
  await forgetParts(tx, id);
  await settle(tx, doer, row, 'documentReopened', {}, await forget(tx, id, row.layout));
}

/** The correction in the reader's words; bases and other informative lines stay as they were read. */
export function correctionOf(read: ReadDocument, sent: BodyOf<Calls['checkDocument']>): Correction {
  const given: Correction = {
    name: sent.nome,
    registration: sent.matricula,
    month: sent.mes,
    year: sent.ano,
    kind: sent.especie && kindOfWire(sent.especie),
    paymentDate: hasPayDay(read) ? dayOf(sent.dataPagamento) : undefined,
    totalEarnings: sent.totalVencimentos ?? undefined,
    totalDeductions: sent.totalDescontos ?? undefined,
    net: sent.liquido ?? undefined,
    lines: sent.verbas && [
      ...sent.verbas.map(line => lineOf(line, read.lines)),
      ...read.lines.filter(line => line.informative),
    ],
  };
  return present(given);
}

function present(given: Correction): Correction {
  const kept: Correction = { ...given };
  for (const field of [
    'name',
    'registration',
    'month',
    'year',
    'kind',
    'paymentDate',
    'totalEarnings',
    'totalDeductions',
    'net',
    'lines',
  ] as const)
    if (kept[field] === undefined) delete kept[field];
  return kept;
}

/** @throws INVALID_DATE of a day that no calendar has */
function dayOf(sent: string | null | undefined): string | null | undefined {
  return typeof sent !== 'string' || isDay(sent) ? sent : refuseField('dataPagamento', 'INVALID_DATE');
}

/** What is not sent stays as it was read of the same line: its percentage, and where it stands. */
function lineOf(sent: NonNullable<BodyOf<Calls['checkDocument']>['verbas']>[number], read: ReadLine[]): ReadLine {
  const same = read.find(line => (line.code ?? '') === (sent.codigo ?? '') && line.description === sent.descricao);
  const line: ReadLine = { description: sent.descricao, earnings: sent.vencimento, deductions: sent.desconto };
  if (same?.percentage) line.percentage = same.percentage;
  if (same?.box) line.box = same.box;
  if (sent.codigo) line.code = sent.codigo;
  if (sent.referencia) line.reference = sent.referencia;
  return line;
}

/** The corrected reading. @throws REQUIRED_FIELD while others own amounts on its page, RECEIPT_TOTALS_DIFFER while the sums do not close, INVALID_COMPETENCE without a month, DATE_OUT_OF_RANGE of its day */
export function confirmable(
  read: ReadDocument,
  correction: Correction,
  /** The field that the day was sent by. */
  dayField = 'dataPagamento',
): ReadDocument {
  const { findings, blocking } = recheck(read, correction);
  if (blocking.includes('OTHERS_ON_PAGE')) refuseField('citados', 'REQUIRED_FIELD');
  if (blocking.includes('COMPETENCE_NOT_FOUND')) refuseField('mes', 'INVALID_COMPETENCE');
  if (blocking.includes('FIELDS_NOT_FOUND')) refuse('STATUS_FORBIDS', { status: 'naoReconhecido' });
  const reading = corrected(read, correction);
  for (const { values } of impossibleDay(reading))
    refuseField(dayField, 'DATE_OUT_OF_RANGE', { min: values.first, max: values.last });
  if (blocking.length > 0) refuse('RECEIPT_TOTALS_DIFFER', { valor: differenceOf(reading) });
  if (reading.type === 1 && !reading.kind) refuseField('especie', 'REQUIRED_FIELD');
  return { ...reading, findings };
}

/** A statement is compared with the payslips of the worker it was given: who confirms it has seen what differs, and it stays told. */
async function compared(tx: Tx, row: ReviewRow, reading: ReadDocument, employmentId: string): Promise<ReadDocument> {
  return reading.type === 3 ? comparedReading(tx, { id: row.id, employmentId }, reading) : reading;
}

/** `47,22`: by how much the sums miss the totals. */
function differenceOf({ lines, totalEarnings = 0, totalDeductions = 0, net }: ReadDocument): string {
  const sum = lines.reduce(
    (all, line) => all + (line.informative ? 0 : (line.earnings ?? 0) - (line.deductions ?? 0)),
    0,
  );
  const off = Math.abs(sum - (net ?? totalEarnings - totalDeductions));
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(off / 100);
}

async function chosenEmployment(tx: Tx, row: ReviewRow, chosen: string | undefined): Promise<Employment> {
  const id = chosen ?? row.employment_id;
  if (!id) return refuseField('idVinculo', 'REQUIRED_FIELD');
  const [found] = await employmentsById(tx, [id]);
  return found ?? refuse('NOT_FOUND');
}

/** @throws RECEIPT_ALREADY_EXISTS, or RECORD_ALREADY_EXISTS for a document, while nobody has said what becomes of what is there */
async function existingDecision(
  tx: Tx,
  row: ReviewRow,
  reading: ReadDocument,
  employment: Employment,
  said: 'substituir' | 'manter' | undefined,
): Promise<'replace' | 'keep' | null> {
  const place = placeOf(reading);
  const { kind, year, month } = { kind: place.kind ?? 'monthly', year: place.year ?? 0, month: place.month ?? 0 };
  const of = { employmentId: employment.id, kind, year, month };
  const twin = await twinInImport(tx, { id: row.id, importId: row.import_id, ...of });
  const receipt = await existingReceipt(tx, of);
  if (!twin && !receipt) return null;
  if (!said && receipt)
    return refuse('RECEIPT_ALREADY_EXISTS', { nome: employment.name, competencia: competenceText(year, month) });
  if (!said) return refuse('RECORD_ALREADY_EXISTS');
  return said === 'substituir' ? 'replace' : 'keep';
}

/** A document that waits or lacks its day, held until the transaction ends. @throws STALE_VERSION where another person decided it or is at it */
export async function waitingDocument(tx: Tx, importId: string, id: string): Promise<ReviewRow> {
  const row = (await findDocument(tx, importId, id, true)) ?? refuse('NOT_FOUND');
  if (!openStates.includes(row.import_state)) refuse('STATUS_FORBIDS', { status: row.import_state });
  if (!isOpen(row) || row.held) refuse('STALE_VERSION');
  return row;
}

/** Nobody has decided it; a clean one is open as long as its day is in doubt. */
function isOpen({ state, reviewed_at, findings }: ReviewRow): boolean {
  return state === 'doubtful' || (state === 'clean' && reviewed_at === null && asksOfDay(codesOf(findings)));
}

export function asItIs(row: ReviewRow) {
  return {
    type: row.type,
    employmentId: row.employment_id,
    companyId: row.company_id,
    reading: storedReading(row.reading),
    existing: null,
  };
}

/** Counters, state, record history and the open pages, after a document changed. */
export async function settle(
  tx: Tx,
  doer: Doer,
  row: ReviewRow,
  verb: HistoryVerb,
  after: object = {},
  /** Imports in which what was learned changed documents. */
  others: readonly string[] = [],
): Promise<void> {
  await record(tx, doer, { verb, entity: 'importDocument', entityId: row.id, before: row.reading, after });
  for (const id of new Set([row.import_id, ...others])) await settleImport(tx, id, row.access_group_id);
}

/** Brings an import's counters and state in line with its documents, and tells the open pages. */
export async function settleImport(tx: Tx, importId: string, accessGroupId: string): Promise<void> {
  await refreshCounts(tx, importId);
  await settleState(tx, importId);
  await announce(tx, { topic: importTopic(accessGroupId), kind: 'import', id: importId });
}
