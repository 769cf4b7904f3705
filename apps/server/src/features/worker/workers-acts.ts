import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { takeTurn } from '#core/access/administrators.queries.ts';
import { recordAll } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { changeWorker } from './change-worker.ts';
import { type SignIn, signInsOf, type Worker, workerById } from './worker.queries.ts';
import { dismissWorker } from './worker-acts.ts';
import type { Chosen } from './worker-list.queries.ts';
import { askAboutRequests } from './worker-request.queries.ts';

type Calls = typeof workerContract;

/** Switches roles of people; who has none left is signed out. */
export type SwitchRoles = (tx: Tx, roles: readonly { id: string; person_id: string }[], on: boolean) => Promise<void>;

type Form<C extends 'moveWorkers' | 'dismissWorkers'> = Omit<BodyOf<Calls[C]>, 'ids' | 'filtro'>;

/** Who is there already from that day on stays as they are, and is not counted. @throws what the change of one refuses, of any of them */
export function moveWorkers(
  tx: Tx,
  by: By,
  chosen: readonly Chosen[],
  { aPartirDe, lotacao, motivo }: Form<'moveWorkers'>,
): Promise<{ total: number }> {
  return withEach(tx, chosen, worker =>
    changeWorker(tx, by, worker, { aPartirDe, campos: { lotacao }, motivo }).then(
      () => true,
      // nothing would change: refused before anything is written
      error => (error instanceof Refusal && error.fields?.campos === 'REQUIRED_FIELD' ? false : Promise.reject(error)),
    ),
  );
}

/** @throws what the end of one refuses, of any of them */
export async function dismissWorkers(
  tx: Tx,
  by: By,
  chosen: readonly Chosen[],
  { em, motivo, codigo, confirmado }: Form<'dismissWorkers'>,
): Promise<{ total: number }> {
  await askAboutRequests(
    tx,
    chosen.map(({ id }) => id),
    confirmado,
  );
  const ending = { em, motivo, codigo, confirmado: true };
  return withEach(tx, chosen, worker => dismissWorker(tx, by, worker, ending).then(() => true));
}

/**
 * The sign-in is a person's role as a worker in the access group: one of several employments stands for all of them, each is counted
 * once, and who has it so already not at all. Other roles and other access groups stay as they are.
 * @throws USER_CHANGE_NOT_ALLOWED for oneself, who holds a role of the platform, and whose other employments are out of reach
 */
export async function switchWorkers(
  tx: Tx,
  by: By,
  switchRoles: SwitchRoles,
  chosen: readonly Chosen[],
  on: boolean,
): Promise<{ total: number }> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const people = new Map(chosen.map(one => [one.person_id, one]));
  const signIns = new Map((await signInsOf(tx, [...people.keys()])).map(one => [one.person_id, one]));
  const switched = [...people.values()].flatMap(one => {
    const signIn = signIns.get(one.person_id);
    if (one.person_id === actor.personId || !signIn || !maySwitch(signIn))
      return refuseOf(one, new Refusal('USER_CHANGE_NOT_ALLOWED'));
    return signIn.enabled === on
      ? []
      : [{ entityId: one.id, role: { id: signIn.membership_id, person_id: one.person_id } }];
  });
  await switchRoles(
    tx,
    switched.map(({ role }) => role),
    on,
  );
  await recordAll(
    tx,
    by,
    { verb: on ? 'workerSignInOn' : 'workerSignInOff', entity: 'employment' },
    switched.map(({ entityId }) => ({ entityId })),
  );
  return { total: switched.length };
}

const maySwitch = ({ platform, whole }: SignIn) => whole && !platform;

/**
 * One after the other in one transaction, in one order, so that two who choose the same wait for each other. What one of them refuses
 * names whose it is.
 */
async function withEach(tx: Tx, chosen: readonly Chosen[], act: (worker: Worker) => Promise<boolean>) {
  let total = 0;
  for (const one of chosen) {
    const worker = (await workerById(tx, one.id)) ?? refuse('NOT_FOUND');
    if (await act(worker).catch(error => refuseOf(one, error))) total++;
  }
  return { total };
}

function refuseOf({ id, name }: Chosen, error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal(error.code, { ...error.data, idTrabalhador: id, trabalhador: name }, error.fields, error.fieldData);
}
