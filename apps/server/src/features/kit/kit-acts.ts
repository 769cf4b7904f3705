import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { kitPapers } from './kit.jobs.ts';
import { kitMoves, mayDo, type StoredKind } from './kit.policy.ts';
import { endKit, insertEvent, type KitRow, kitById, listKits, noteReminded } from './kit.queries.ts';
import { clearFailures, itemsOf, unsignedOf } from './kit-item.queries.ts';
import { tellAsked } from './tell.ts';

/** Cancels a paper that waits for signatures: from documents, which this feature doesn't know. */
export type CancelPaper = (tx: Tx, by: By, documentId: string, reason: string) => Promise<void>;

/** In sight, and of a kind that the asker may read. @throws NOT_FOUND */
export async function kitOf(tx: Tx, by: By, id: string, held = false): Promise<KitRow> {
  const kit = (await kitById(tx, id, held)) ?? refuse('NOT_FOUND');
  return mayDo('ve', kit.kind, by.actor) ? kit : refuse('NOT_FOUND');
}

type Verb = 'lembra' | 'conclui' | 'cancela' | 'modelos';
const moves = { lembra: 'remind', conclui: 'conclude', cancela: 'cancel', modelos: 'act' } as const;

/** @throws NOT_FOUND, OPERATION_NOT_ALLOWED, STATUS_FORBIDS */
async function toActOn(tx: Tx, by: By, id: string, verb: Verb): Promise<KitRow> {
  const kit = await kitOf(tx, by, id, true);
  if (!mayDo(verb, kit.kind, by.actor)) refuse('OPERATION_NOT_ALLOWED');
  kitMoves.must(moves[verb], kit);
  return kit;
}

/** Tells the worker all that is missing; a second time on a day tells nothing. */
export async function remindKit(tx: Tx, by: By, id: string): Promise<void> {
  await remind(tx, by, await toActOn(tx, by, id, 'lembra'));
}

async function remind(tx: Tx, by: By, kit: KitRow): Promise<boolean> {
  const { id: kitId, access_group_id: accessGroupId, name, worker } = kit;
  if (!(await noteReminded(tx, kitId)) || !(await tellAsked(tx, kitId, 'reminded'))) return false;
  await insertEvent(tx, { kitId, accessGroupId, verb: 'reminded', personId: by.personId });
  await record(tx, by, { verb: 'kitReminded', entity: 'kit', entityId: kitId, accessGroupId, after: { name, worker } });
  return true;
}

/** Kits that are looked at for one reminder of all. */
const mostReminded = 500;

/** Everybody in reach who lacks something and was not reminded today. @returns how many were */
export async function remindKits(tx: Tx, by: By, kind: StoredKind): Promise<number> {
  if (!mayDo('lembra', kind, by.actor)) refuse('OPERATION_NOT_ALLOWED');
  let total = 0;
  for (const { id } of await listKits(tx, { kind, state: 'aberto' }, undefined, { size: mostReminded })) {
    const kit = await kitById(tx, id, true);
    if (kit?.state === 'open' && (await remind(tx, by, kit))) total++;
  }
  return total;
}

/** @throws ADMISSION_INCOMPLETE with what is obligatory and missing */
export async function concludeKit(tx: Tx, by: By, id: string): Promise<void> {
  const kit = await toActOn(tx, by, id, 'conclui');
  const { id: kitId, access_group_id: accessGroupId, name, worker, lacking } = kit;
  if (lacking > 0) {
    const open = (await itemsOf(tx, [kitId])).filter(
      one => one.obligatory && one.state !== 'accepted' && one.state !== 'waived',
    );
    refuse('ADMISSION_INCOMPLETE', { lista: open.map(one => one.name).join(', ') || String(lacking) });
  }
  if (!(await endKit(tx, kitId, { state: 'done', personId: by.personId, reason: null }))) refuse('STALE_VERSION');
  await insertEvent(tx, { kitId, accessGroupId, verb: 'concluded', personId: by.personId });
  await record(tx, by, {
    verb: 'kitConcluded',
    entity: 'kit',
    entityId: kitId,
    accessGroupId,
    after: { name, worker },
  });
}

/** What waits for signatures is canceled with it; what was accepted stays in the folder. */
export async function cancelKit(
  tx: Tx,
  { by, cancelPaper }: { by: By; cancelPaper: CancelPaper },
  id: string,
  reason: string,
): Promise<void> {
  const kit = await toActOn(tx, by, id, 'cancela');
  const { id: kitId, access_group_id: accessGroupId, name, worker } = kit;
  for (const documentId of await unsignedOf(tx, kitId)) await cancelPaper(tx, by, documentId, reason);
  if (!(await endKit(tx, kitId, { state: 'canceled', personId: by.personId, reason }))) refuse('STALE_VERSION');
  await insertEvent(tx, { kitId, accessGroupId, verb: 'canceled', personId: by.personId, reason });
  const after = { name, worker, reason };
  await record(tx, by, { verb: 'kitCanceled', entity: 'kit', entityId: kitId, accessGroupId, after });
}

/** Models of which no paper could be made are tried again. */
export async function makeAgain(tx: Tx, { by, enqueue }: { by: By; enqueue: Enqueue }, id: string): Promise<void> {
  const { id: kitId } = await toActOn(tx, by, id, 'modelos');
  await clearFailures(tx, kitId);
  await enqueue(tx, kitPapers, { personId: by.personId, accessGroupId: groupOf(by), kitId });
}
