import type { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import {
  isOwnColumn,
  isRegistryColumn,
  missingRegistryColumns,
  repeatedRegistryColumns,
} from '@cracha/contract/features/worker/registry-columns.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type FileVerb, record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Doer } from '#kernel/http/by.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { recordFormsInReach } from '../record-form.queries.ts';
import { isCompanyInReach } from '../worker.queries.ts';
import { applyRegistry, readRegistry, undoRegistry } from './registry.jobs.ts';
import { isTable, mayWrite, registryStates, sectionsOf } from './registry.policy.ts';
import {
  findRegistry,
  isRowOf,
  keepMapping,
  moveRegistry,
  openRegistry,
  type RegistryRow,
  registryLog,
  registryOfFile,
  setEdits,
  setTerms,
} from './registry.queries.ts';
import { changedSince } from './registry-apply.queries.ts';
import { withCells } from './registry-edits.ts';
import { checkedFill, type Fill, isFillable, storedFill } from './registry-fill.ts';
import { tellRegistry } from './registry-live.ts';
import { ownColumnsOf, ownTargetsOf } from './registry-own.ts';

type Sent = ResponseSent<(typeof registryContract)['uploadRegistry']>[number];
type Terms = BodyOf<(typeof registryContract)['confirmRegistry']>;

/** Opens an import for each file that arrived and queues its reading, in one transaction; a refused file is told. */
export async function sendRegistries(tx: Tx, enqueue: Enqueue, by: By, uploads: readonly Upload[]): Promise<Sent[]> {
  const sections = sectionsOf(by.actor);
  if (sections.length === 0) refuse('OPERATION_NOT_ALLOWED');
  const answers: Sent[] = [];
  for (const upload of uploads) {
    const { refusal, name } = upload;
    if (refusal) answers.push({ nome: name, recusa: { codigo: refusal.code, valores: refusal.data ?? {} } });
    else answers.push(await sendRegistry(tx, enqueue, by, upload, sections));
  }
  return answers;
}

async function sendRegistry(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { name, sha256, size, contentType }: Upload,
  sections: readonly string[],
): Promise<Sent> {
  const causer = jobOf(by);
  const importId = await openRegistry(tx, { ...causer, name, sha256, size, contentType }, sections);
  if (!importId) {
    const standing = await registryOfFile(tx, sha256);
    const valores = { id: standing?.id ?? null, data: standing?.sent_at.toISOString() ?? null };
    return { nome: name, recusa: { codigo: 'IMPORT_DUPLICATE_FILE', valores } };
  }
  await enqueue(tx, readRegistry, { ...causer, importId });
  await note(tx, by, importId, 'sent', { arquivo: name });
  return { nome: name, id: importId, situacao: registryStates.wire.queued };
}

/**
 * Takes a person's word on the columns, the company of rows without one, and the day; the dry run begins anew with them. What is
 * remembered is the columns; which of them are read goes by the grants of who confirms.
 */
export async function confirmRegistry(tx: Tx, enqueue: Enqueue, by: By, id: string, terms: Terms): Promise<void> {
  const { actor } = by;
  const row = await held(tx, id, 'confirm');
  const { cabecalho: heading, colunas: columns, idEmpresa: companyId = row.company_id, aPartirDe: day } = terms;
  if (row.heading !== heading) refuse('NOT_FOUND');
  if (columns.length !== row.titles.length || repeatedRegistryColumns(columns.filter(isRegistryColumn)).length > 0)
    refuse('INVALID_REQUEST');
  const missing = missingRegistryColumns(columns.filter(isRegistryColumn));
  if (missing.length > 0) refuse('IMPORT_COLUMNS_MISSING', { lista: missing.join(', ') });
  await refuseForeignFields(tx, columns);
  if (companyId && !(await isCompanyInReach(tx, companyId))) refuseField('idEmpresa', 'NOT_FOUND');
  if (day !== undefined && !isDay(day)) refuseField('aPartirDe', 'INVALID_DATE');
  if (day !== undefined && (day < '1950-01-01' || day > latest()))
    refuseField('aPartirDe', 'DATE_OUT_OF_RANGE', { min: '01/01/1950', max: latest().split('-').reverse().join('/') });
  const sections = sectionsOf(actor);
  const filled = await fillOf(tx, row, { columns, sections }, terms.preencher);
  const causer = jobOf(by);
  await keepMapping(tx, causer, { heading, titles: row.titles }, columns);
  await setTerms(tx, id, { sections, companyId, day, ...filled });
  await moveRegistry(tx, id, registryStates.from('confirm'), 'queued');
  await enqueue(tx, readRegistry, { ...causer, importId: id });
  const values: Record<string, string> =
    filled.fillColumns.length > 0 ? { preenchidas: filled.fillColumns.join(', ') } : {};
  await note(tx, by, id, 'columnsConfirmed', { colunas: columns.join(', '), ...values });
}

/** What new workers get by one value, without what the file has a column for; not said again, it is as it was. */
async function fillOf(
  tx: Tx,
  row: RegistryRow,
  { columns, sections }: { columns: readonly string[]; sections: readonly WorkerSection[] },
  said: Terms['preencher'],
): Promise<{ fill: Fill; fillColumns: string[] }> {
  const given = said ?? [...storedFill(row.fill)].map(([idCampo, valor]) => ({ idCampo, valor }));
  if (given.length === 0) return { fill: new Map(), fillColumns: [] };
  const forms = await recordFormsInReach(tx);
  const known = said ?? given.filter(({ idCampo }) => isFillable(idCampo, forms, new Set(sections)));
  const { values, columnOf } = checkedFill(known, forms, new Set(sections));
  const fill = new Map([...values].filter(([id]) => !columns.includes(columnOf.get(id) ?? '')));
  return { fill, fillColumns: [...new Set([...fill.keys()].flatMap(id => columnOf.get(id) ?? []))] };
}

/** A column may mean only a field that a company in reach has in use. @throws INVALID_OPTION */
async function refuseForeignFields(tx: Tx, columns: readonly string[]): Promise<void> {
  const own = columns.filter(isOwnColumn);
  if (own.length === 0) return;
  const targets = ownTargetsOf(ownColumnsOf(await recordFormsInReach(tx)));
  if (own.some(column => !targets.some(target => target.column === column))) refuseField('colunas', 'INVALID_OPTION');
}

/** Puts other texts into cells of one row: the file is read again with them. @throws NOT_FOUND of a row that the file lacks */
export async function correctRow(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { id, linha }: { id: string; linha: number },
  cells: Parameters<typeof withCells>[2],
): Promise<void> {
  const row = await held(tx, id, 'correct');
  if (!isTable(row)) refuse('STATUS_FORBIDS', { status: registryStates.wireOf(row.state) });
  if (!(await isRowOf(tx, id, linha))) refuse('NOT_FOUND');
  await setEdits(tx, id, withCells(row, linha, cells, by.actor));
  await moveRegistry(tx, id, registryStates.from('correct'), 'queued');
  await enqueue(tx, readRegistry, { ...jobOf(by), importId: id });
  await note(tx, by, id, 'rowCorrected', {
    linha: String(linha),
    colunas: cells.map(({ coluna }) => coluna).join(', '),
  });
}

/** Queues the one transaction that applies the dry run. @throws IMPORT_ROWS_REFUSED where there is nothing to write, OPERATION_NOT_ALLOWED without the grants of what it writes */
export async function applyDryRun(tx: Tx, enqueue: Enqueue, by: By, id: string): Promise<void> {
  const { actor } = by;
  const row = await held(tx, id, 'apply');
  if (!mayWrite(actor, row)) refuse('OPERATION_NOT_ALLOWED');
  if (row.inserts + row.updates === 0) refuse('IMPORT_ROWS_REFUSED', { n: row.refused });
  const doer = by;
  await moveRegistry(tx, id, registryStates.from('apply'), 'applying');
  await enqueue(tx, applyRegistry, { ...jobOf(doer), importId: id });
  await note(tx, doer, id, 'applying');
}

export async function cancelRegistry(tx: Tx, by: By, id: string): Promise<void> {
  await held(tx, id, 'cancel');
  await moveRegistry(tx, id, registryStates.from('cancel'), 'cancelled');
  await note(tx, by, id, 'cancelled');
}

/** Reads the file again, against the registry as it is now. @throws IMPORT_DUPLICATE_FILE where the file was sent anew meanwhile */
export async function retryRegistry(tx: Tx, enqueue: Enqueue, by: By, id: string): Promise<void> {
  const row = await held(tx, id, 'retry');
  const standing = row.state === 'cancelled' ? await registryOfFile(tx, row.file_sha256) : undefined;
  if (standing) refuse('IMPORT_DUPLICATE_FILE', { id: standing.id, data: standing.sent_at.toISOString() });
  const doer = by;
  await moveRegistry(tx, id, registryStates.from('retry'), 'queued');
  await enqueue(tx, readRegistry, { ...jobOf(doer), importId: id });
  await note(tx, doer, id, 'retried');
}

/** Queues what puts back what imports changed, all of them or none. @throws STALE_VERSION where somebody changed something of it since */
export async function undoImported(tx: Tx, enqueue: Enqueue, by: By, { ids, justification }: Deletion): Promise<void> {
  const { actor } = by;
  const doer = by;
  for (const id of ids) {
    const row = await held(tx, id, 'undo');
    if (!mayWrite(actor, row)) refuse('OPERATION_NOT_ALLOWED');
    if ((await changedSince(tx, id, 'applied')) > 0) refuse('STALE_VERSION');
    await moveRegistry(tx, id, registryStates.from('undo'), 'undoing');
    await enqueue(tx, undoRegistry, { ...jobOf(doer), importId: id, justification });
    await note(tx, doer, id, 'undoing', { motivo: justification });
  }
}

/** The import, held, in a state in which that may be done. @throws NOT_FOUND, STATUS_FORBIDS */
async function held(tx: Tx, id: string, transition: Parameters<typeof registryStates.from>[0]): Promise<RegistryRow> {
  const row = (await findRegistry(tx, id, true)) ?? refuse('NOT_FOUND');
  registryStates.must(transition, row);
  return row;
}

async function note(
  tx: Tx,
  doer: Doer,
  importId: string,
  kind: FileVerb<'registry'>,
  values: Record<string, string> = {},
): Promise<void> {
  const { accessGroupId, personId } = jobOf(doer);
  await registryLog.add(tx, { importId, accessGroupId, personId, kind, values });
  await record(tx, doer, { verb: `registry:${kind}`, entity: 'registryImport', entityId: importId, after: values });
  await tellRegistry(tx, { accessGroupId, importId });
}

function jobOf(doer: Doer): { accessGroupId: string; personId: string } {
  return { accessGroupId: groupOf(doer), personId: doer.personId };
}

/** Changes may hold from a day to come, as one by one: five years at most. */
function latest(): string {
  return `${Number(dayFrom().slice(0, 4)) + 5}-12-31`;
}
