import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { takeTurn } from '#core/access/administrators.queries.ts';
import { doerOf, record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { changeWorker } from './change-worker.ts';
import { type By, valuesOf } from './save-worker.ts';
import { type SignIn, signInsOf, type Worker, workerById } from './worker.queries.ts';
import { dismissWorker } from './worker-acts.ts';

type Calls = typeof workerContract;

/** Switches roles of people; who has none left is signed out. */
export type SwitchRoles = (tx: Tx, roles: readonly { id: string; person_id: string }[], on: boolean) => Promise<void>;

/** Who is there already from that day on stays as they are, and is not counted. @throws what the change of one refuses, of any of them */
export function moveWorkers(
  tx: Tx,
  by: By,
  { ids, aPartirDe, lotacao, motivo }: BodyOf<Calls['moveWorkers']>,
): Promise<{ total: number }> {
  return withEach(tx, ids, worker =>
    changeWorker(tx, by, worker, { aPartirDe, campos: { lotacao }, motivo }).then(
      () => true,
      // nothing would change: refused before anything is written
      error => (error instanceof Refusal && error.fields?.campos === 'REQUIRED_FIELD' ? false : Promise.reject(error)),
    ),
  );
}

/** @throws what the end of one refuses, of any of them */
export function dismissWorkers(
  tx: Tx,
  by: By,
  { ids, em, motivo }: BodyOf<Calls['dismissWorkers']>,
): Promise<{ total: number }> {
  return withEach(tx, ids, worker => dismissWorker(tx, by, worker, { em, motivo }).then(() => true));
}

/**
 * The sign-in is a person's role as a worker in the access group: one of several employments stands for all of them, each is counted
 * once, and who has it so already not at all. Other roles and other access groups stay as they are.
 * @throws USER_CHANGE_NOT_ALLOWED for oneself, who holds a role of the platform, and whose other employments are out of reach
 */
export async function switchWorkers(
  tx: Tx,
  { actor, request }: By,
  switchRoles: SwitchRoles,
  { ids, ligado: on }: BodyOf<Calls['switchWorkers']>,
): Promise<{ total: number }> {
  if (actor.supportGrantId) refuse('SUPPORT_ACT_FORBIDDEN');
  await takeTurn(tx, actor.accessGroupId);
  return withEach(tx, ids, async worker => {
    const [signIn] = await signInsOf(tx, [worker.person_id]);
    if (worker.person_id === actor.personId || !signIn || !maySwitch(signIn)) refuse('USER_CHANGE_NOT_ALLOWED');
    if (signIn.enabled === on) return false;
    await switchRoles(tx, [{ id: signIn.membership_id, person_id: signIn.person_id }], on);
    await record(tx, doerOf(actor, request), {
      verb: on ? 'workerSignInOn' : 'workerSignInOff',
      entity: 'employment',
      entityId: worker.id,
    });
    return true;
  });
}

const maySwitch = ({ platform, whole }: SignIn) => whole && !platform;

/**
 * One after the other in one transaction, in one order, so that two who choose the same wait for each other. What one of them refuses
 * names whose it is. @throws NOT_FOUND, which names nobody
 */
async function withEach(tx: Tx, ids: readonly string[], act: (worker: Worker) => Promise<boolean>) {
  let total = 0;
  for (const id of [...new Set(ids)].sort()) {
    const worker = (await workerById(tx, id)) ?? refuse('NOT_FOUND');
    if (await act(worker).catch(error => refuseOf(worker, error))) total++;
  }
  return { total };
}

function refuseOf(worker: Worker, error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { nome } = valuesOf(worker);
  throw new Refusal(error.code, { ...error.data, idTrabalhador: worker.id, trabalhador: nome ?? null }, error.fields);
}
