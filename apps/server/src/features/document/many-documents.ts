import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { tellReceiver } from '#core/document/tell-receiver.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type DocumentRow, documentIds, lookUpDocuments } from './document.queries.ts';
import { toActOn } from './document.ts';
import { countReceivers, showDocument } from './document-change.queries.ts';
import { receiversOf } from './document-parts.queries.ts';
import { filterOf } from './filter.ts';
import { noteEvent } from './note-event.ts';
import { signersToRemind } from './remind.queries.ts';

type Calls = typeof documentContract;
/** As one act. */
const most = 500;

/**
 * Hides documents from their workers, or shows them again. Asks once, with how many gain or lose sight.
 * @throws RECORDS_NOT_FOUND, MAX_VALUE, STATUS_FORBIDS of one that waits for a signature, CONFIRMATION_REQUIRED
 */
export async function showDocuments(tx: Tx, by: By, form: BodyOf<Calls['showDocuments']>): Promise<number> {
  const { visivel: visible } = form;
  const ids = form.ids ? unique(form.ids) : await found(tx, by, form.filtro);
  const changed: DocumentRow[] = [];
  for (const id of ids) {
    const row = await toActOn(tx, by, id, 'visibilidade');
    if (row.visible !== visible) changed.push(row);
  }
  if (changed.length === 0) refuse('RECORDS_NOT_FOUND');
  const count = await countReceivers(
    tx,
    changed.map(({ id }) => id),
  );
  if (form.confirmado !== true)
    refuse('CONFIRMATION_REQUIRED', { ganham: visible ? count : 0, perdem: visible ? 0 : count });
  const verb = visible ? 'documentShown' : 'documentHidden';
  for (const { id, access_group_id: accessGroupId, visible: before } of changed) {
    await showDocument(tx, id, visible);
    const change = { before: { visible: before }, after: { visible } };
    await record(tx, by, { verb, entity: 'document', entityId: id, accessGroupId, ...change });
  }
  return changed.length;
}

const unique = (ids: readonly string[]) => [...new Set(ids.map(id => id.toLowerCase()))].sort();

async function found(tx: Tx, by: By, filter: BodyOf<Calls['showDocuments']>['filtro']): Promise<string[]> {
  if (!filter) refuseField('ids', 'REQUIRED_FIELD');
  const ids = await documentIds(tx, await lookUpDocuments(tx, filterOf(by, 'sent', filter)), most + 1);
  if (ids.length > most) refuseField('filtro', 'MAX_VALUE', { max: most });
  return ids;
}

/** Whoever has not read, acknowledged or signed is reminded, once a day of each document. @returns how many were told */
export async function remindDocuments(tx: Tx, by: By, ids: readonly string[]): Promise<number> {
  let told = 0;
  for (const id of unique(ids)) {
    const row = await toActOn(tx, by, id, 'lembrete');
    const some = await remindOf(tx, row);
    if (some > 0) await noteEvent(tx, by, row.id, { tipo: 'lembrado', dados: { pessoas: some } });
    told += some;
  }
  return told;
}

async function remindOf(tx: Tx, row: DocumentRow): Promise<number> {
  const { id, title, access_group_id, asks } = row;
  const late = (await receiversOf(tx, id)).filter(one =>
    asks === 'acknowledge' ? one.acknowledged_at === null : one.seen_at === null,
  );
  const persons = asks === 'sign' ? await signersToRemind(tx, id) : late.map(({ person_id }) => person_id);
  let told = 0;
  for (const person_id of new Set(persons)) {
    const about = { id, title, from: row.company ?? row.sender ?? '' };
    told += await tellReceiver(tx, { person_id, access_group_id }, about, {
      kind: 'documentReminder',
      moment: dayFrom(),
    });
  }
  return told;
}
