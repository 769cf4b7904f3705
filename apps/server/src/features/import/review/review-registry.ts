import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { record } from '#core/audit/audit.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { decide } from '../review.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { asksNothing, questionOf } from './review.ts';
import { settleImport } from './review-acts.ts';
import { type Registrable, registerWorker, registrableDocuments } from './review-registry.queries.ts';

/** What a document must say of its worker before one can be registered with it. */
export function canRegister(reading: ReadDocument, companyId: string | null): boolean {
  return Boolean(companyId && reading.name && reading.registration && reading.cpf && isCpf(reading.cpf));
}

/** Who reaches named workers alone would have no sight of whom they made. */
export function mayRegister({ permissions, allWorkers }: Pick<Actor, 'permissions' | 'allWorkers'>): boolean {
  return permissions.has('RhTrabalhadorCriar') && allWorkers;
}

/**
 * Registers the workers of documents that match nobody (receipts document, 'Match'), with what the documents say, all or none of
 * those asked for. A document that asks nothing else is confirmed by it. Nobody new comes to an inactive company.
 * @throws NOT_FOUND, INVALID_REQUEST of a document that doesn't tell enough, STATUS_FORBIDS of one whose company is inactive
 */
export async function registerWorkers(
  tx: Tx,
  doer: Doer,
  importId: string,
  documentIds: readonly string[] | undefined,
): Promise<{ cadastrados: number; conferidos: number }> {
  const found = await registrableDocuments(tx, importId, documentIds);
  if (documentIds && found.length !== new Set(documentIds).size) refuse('NOT_FOUND');
  const whole = found.filter(document => canRegister(storedReading(document.reading), document.company_id));
  if (documentIds && whole.length !== found.length) refuse('INVALID_REQUEST');
  const asked = whole.filter(document => document.company_active);
  if (documentIds && asked.length !== whole.length) refuse('STATUS_FORBIDS', { status: 'inativa', tipo: 'empresa' });
  let confirmed = 0;
  for (const document of asked) confirmed += Number(await register(tx, doer, document));
  if (asked[0]) await settleImport(tx, importId, asked[0].access_group_id);
  return { cadastrados: asked.length, conferidos: confirmed };
}

/** @returns whether the document waits for nothing else */
async function register(tx: Tx, doer: Doer, document: Registrable): Promise<boolean> {
  const reading = storedReading(document.reading);
  const employmentId = await registerWorker(tx, document, reading);
  const findings = reading.findings.filter(({ code }) => questionOf(code) !== 'semTrabalhador');
  const done = asksNothing({ ...reading, findings });
  await decide(tx, document.id, doer.personId, {
    state: done ? 'clean' : 'doubtful',
    type: document.type,
    employmentId,
    companyId: document.company_id,
    reading: { ...reading, findings },
    existing: null,
  });
  const after = { name: reading.name, registration: reading.registration, companyId: document.company_id };
  await record(tx, doer, { verb: 'workerRegistered', entity: 'employment', entityId: employmentId, after });
  return done;
}
