import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { waitsForWorker } from './kit.presenter.ts';
import { type KitRow, kitById } from './kit.queries.ts';
import { itemsOf } from './kit-item.queries.ts';

/** Where a worker reads of a kit. */
const targetOf = {
  admission: to.worker.admission,
  termination: to.worker.termination,
  paper: to.worker.pendingPapers,
} as const;

/**
 * Tells a worker how much of a kit waits for them.
 * @param moment once when it was opened, and once a day
 * @returns whether there was anything to tell
 */
export async function tellAsked(tx: Tx, kitId: string, moment: 'opened' | 'reminded'): Promise<boolean> {
  const kit = await kitById(tx, kitId);
  const total = kit ? (await itemsOf(tx, [kitId])).filter(waitsForWorker).length : 0;
  if (!kit || total === 0) return false;
  const { person_id: personId, access_group_id: accessGroupId, company: empresa, kind } = kit;
  const cause = `papersAsked:${kitId}:${moment === 'opened' ? moment : dayFrom()}`;
  await notify(tx, [
    { personId, accessGroupId, kind: 'papersAsked', values: { empresa, total }, target: targetOf[kind](), cause },
  ]);
  return true;
}

/** Tells a worker what became of a paper; each delivery is told once. */
export async function tellDecided(
  tx: Tx,
  kit: KitRow,
  { id, name: papel, round }: { id: string; name: string; round: number },
  kind: 'paperAccepted' | 'paperRefused',
): Promise<void> {
  const { person_id: personId, access_group_id: accessGroupId } = kit;
  const target = targetOf[kit.kind]();
  await notify(tx, [{ personId, accessGroupId, kind, values: { papel }, target, cause: `${kind}:${id}:${round}` }]);
}

/** Tells who opened a kit that everything obligatory is there, once. */
export async function tellReady(tx: Tx, kitId: string): Promise<void> {
  const kit = await kitById(tx, kitId);
  if (kit?.state !== 'open' || kit.lacking > 0 || kit.kind === 'paper') return;
  const target = kit.kind === 'admission' ? to.hr.admission(kitId) : to.hr.termination(kitId);
  const values = { nome: kit.worker, kit: kit.name };
  const { opened_by: personId, access_group_id: accessGroupId } = kit;
  await notify(tx, [{ personId, accessGroupId, kind: 'kitReady', values, target, cause: `kitReady:${kitId}` }]);
}
