import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { registrationKey } from '#core/employment/registration-key.ts';
import { notify } from '#core/notification/notify.ts';
import { batchesApart } from '#core/reading/apart.ts';
import { unpacked } from '#core/reading/file/archive.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { jobTurn } from '#kernel/jobs/job.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { recordFormsOf } from '../record-form.queries.ts';
import type { RegistryJob } from './registry.jobs.ts';
import { findRegistry, moveRegistry, registryLog } from './registry.queries.ts';
import { settleRepeated, tellOpenRequests, tellSamePerson, tellShared } from './registry-alike.queries.ts';
import type { CheckedRow } from './registry-check.ts';
import type { RegistryBatch, RegistryForm } from './registry-file.ts';
import type { OwnTitles } from './registry-headings.ts';
import { tellRegistry } from './registry-live.ts';
import { ownColumnsOf, ownTitlesOf } from './registry-own.ts';
import { companyOf, planRow } from './registry-plan.ts';
import type { PlanRules } from './registry-planned.ts';
import {
  type Begun,
  beginRegistry,
  candidatesFor,
  companiesOfJob,
  finishRegistry,
  jobRegisters,
  knownMappings,
  setTable,
  stillReads,
  storePlan,
} from './registry-reading.queries.ts';
import { readRecordFile } from './registry-records.ts';

export interface RegistryReading {
  pool: pg.Pool;
  files: Pick<FileStore, 'path'>;
}

/** Of a text file a few rows are held at a time; of a workbook the texts its sheets share. */
const threadMegabytes = { text: 32, xml: 32, zip: 32, xlsx: 256 };
const screen = '/rh/importacoes/cadastro';

const forms: Record<string, RegistryForm> = {
  'text/csv': 'text',
  'application/xml': 'xml',
  'application/zip': 'zip',
};

/**
 * Reads a registry file in a thread, sets each batch against the registry and keeps what would become of it, in short transactions.
 * Nothing of the registry changes. Ends 'ready', 'confirmColumns' or 'failed'; overtaken or cancelled, it writes nothing more.
 */
export async function readRegistryImport(
  { pool, files }: RegistryReading,
  job: RegistryJob,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  const begun = await inContext(tx => begin(tx, job));
  if (!begun) return;
  const { attempt, rules, known } = begun;
  try {
    const path = await files.path(begun.sha256);
    for await (const batch of batchesOf(path, begun, { known, own: ownTitlesOf(rules.own) }, jobTurn(job), signal)) {
      const goesOn = await inContext(async tx => {
        if (!(await stillReads(tx, job.importId, attempt))) return false;
        return 'table' in batch ? takeTable(tx, job, batch.table) : takeRows(tx, job, batch.rows, rules);
      });
      if (!goesOn || signal.aborted) return;
    }
    await inContext(tx => finish(tx, job, begun));
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    await inContext(tx => failRegistry(tx, job, error));
  }
}

/** A table and eSocial's files are read in a thread of their own, employee records, also many in a ZIP, by the threads that read PDFs. */
async function* batchesOf(
  path: string,
  { contentType, fileName, sections, today, edits }: Begun,
  { known, own }: { known: Beginning['known']; own: OwnTitles },
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<RegistryBatch> {
  const form = forms[contentType] ?? 'xlsx';
  if (contentType === 'application/pdf' || (form === 'zip' && (await holdsPdf(path)))) {
    yield* readRecordFile({ path, name: fileName }, { sections, today, known }, turn, signal);
    return;
  }
  const asked = { path, form, known: [...known], own: [...own], sections: [...sections], today, edits };
  yield* batchesApart(new URL('./registry-thread.ts', import.meta.url), asked, {
    oldMegabytes: threadMegabytes[form],
  });
}

/** A ZIP of employee records, not of eSocial's events. */
async function holdsPdf(path: string): Promise<boolean> {
  let found = false;
  for await (const entries of unpacked(path)) found ||= entries.some(({ name }) => /\.pdf$/i.test(name));
  return found;
}

/** Every try has failed for a reason of ours: HR is told, and may have it read again. */
export async function giveUpRegistry(pool: pg.Pool, job: RegistryJob): Promise<void> {
  await inJobContext(pool, job, tx => failRegistry(tx, job, new ReadingRefusal('WORKER_STOPPED')));
}

async function begin(tx: Tx, job: RegistryJob): Promise<(Begun & Beginning) | undefined> {
  const begun = await beginRegistry(tx, job.importId);
  if (!begun) return undefined;
  await tellRegistry(tx, job);
  const companies = new Map<string, string>();
  for (const { id, cnpj } of await companiesOfJob(tx)) {
    companies.set(cnpj, id);
    // eSocial names an employer by the root: its head office (branch 0001)
    if (cnpj.slice(8, 12) === '0001') companies.set(cnpj.slice(0, 8), id);
  }
  const { companyId, day, today, sections, fill } = begun;
  const forms = new Map(
    (await recordFormsOf(tx, [...new Set(companies.values())])).map(form => [form.companyId, form] as const),
  );
  const own = ownColumnsOf(forms.values());
  const rules = {
    companies,
    companyId,
    day,
    today,
    newId: randomUUID,
    registers: await jobRegisters(tx),
    forms,
    own,
    sections,
    fill,
  };
  return { ...begun, rules, known: await knownMappings(tx) };
}

interface Beginning {
  rules: PlanRules;
  known: Awaited<ReturnType<typeof knownMappings>>;
}

type Table = Extract<RegistryBatch, { table: unknown }>['table'];

/** A table nobody has confirmed waits for a person. */
async function takeTable(tx: Tx, job: RegistryJob, table: Table): Promise<boolean> {
  await setTable(tx, job.importId, table);
  if (table.confirmed) return true;
  await moveRegistry(tx, job.importId, ['reading'], 'confirmColumns');
  await tellRegistry(tx, job);
  return false;
}

async function takeRows(tx: Tx, job: RegistryJob, rows: readonly CheckedRow[], rules: PlanRules): Promise<boolean> {
  const pairs = rows.map(row => ({
    companyId: companyOf(row, rules) ?? null,
    key: typeof row.given.matricula === 'string' ? registrationKey(row.given.matricula) : null,
  }));
  const found = await candidatesFor(tx, {
    cpfs: rows.flatMap(({ cpf }) => cpf ?? []),
    companyIds: pairs.map(({ companyId }) => companyId),
    keys: pairs.map(({ key }) => key),
  });
  const byCpf = Map.groupBy(found, one => one.cpf);
  const byKey = new Map(found.map(one => [`${one.company_id} ${one.registration_key}`, one]));
  const planned = rows.map((row, at) => {
    const own = byCpf.get(row.cpf) ?? [];
    const holder = byKey.get(`${pairs[at]?.companyId} ${pairs[at]?.key}`);
    return planRow(row, holder && !own.includes(holder) ? [...own, holder] : own, rules);
  });
  await storePlan(tx, job, planned);
  return true;
}

async function finish(tx: Tx, job: RegistryJob, { attempt, fileName }: Begun): Promise<void> {
  if (!(await stillReads(tx, job.importId, attempt))) return;
  await settleRepeated(tx, job.importId);
  await tellShared(tx, job.importId);
  await tellSamePerson(tx, job.importId);
  await tellOpenRequests(tx, job.importId);
  const counts = await finishRegistry(tx, job.importId);
  await registryLog.add(tx, { ...job, personId: null, kind: 'planned', values: { ...counts } });
  const values = { arquivo: fileName, incluir: counts.inserts, mudar: counts.updates, recusar: counts.refused };
  await notify(tx, [
    { ...job, kind: 'registryChecked', values, target: screen, cause: `registry-checked:${job.importId}:${attempt}` },
  ]);
  await tellRegistry(tx, job);
}

async function failRegistry(tx: Tx, job: RegistryJob, refusal: ReadingRefusal): Promise<void> {
  const { code } = refusal;
  if (!(await moveRegistry(tx, job.importId, ['queued', 'reading'], 'failed', { code, values: refusal.values })))
    return;
  await registryLog.add(tx, { ...job, personId: null, kind: 'failed', values: { codigo: code } });
  const failed = await findRegistry(tx, job.importId);
  const values = { arquivo: failed?.file_name ?? '' };
  await notify(tx, [
    {
      ...job,
      kind: 'registryFailed',
      values,
      target: screen,
      cause: `registry-failed:${job.importId}:${failed?.attempt}`,
    },
  ]);
  await tellRegistry(tx, job);
}
