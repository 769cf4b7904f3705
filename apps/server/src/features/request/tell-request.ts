import { to } from '@cracha/contract/navigation/paths.ts';
import type { RequestStanding, RequestVerb } from '#core/approver/request-moves.ts';
import type { RouteStep } from '#core/approver/route.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { RequestRow } from './request.queries.ts';
import { watchersOf } from './request-route.ts';
import type { NamedWorld, RequestFacts } from './request-world.queries.ts';

interface Told {
  id: string;
  code: string;
  facts: Pick<RequestFacts, 'access_group_id' | 'name'>;
}

interface Begun {
  world: NamedWorld;
  steps: readonly RouteStep[];
  /** From 1. */
  step: number;
  round: number;
}

/** A step begins: those who may decide now are told, and those who look on. HR opens its own queue, others the manager's. */
export async function tellStep(tx: Tx, of: Told, begun: Begun, asked: readonly string[]): Promise<void> {
  const { world, steps, step, round } = begun;
  const watching = watchersOf(world, steps[step - 1] ?? {}).filter(person => !asked.includes(person));
  await notify(tx, [
    ...asked.map(personId =>
      staffNotice(of, world, { personId, kind: 'requestSent', cause: `request-seat:${of.id}:${round}:${step}` }),
    ),
    ...watching.map(personId =>
      staffNotice(of, world, {
        personId,
        kind: 'requestObserved',
        cause: `request-observed:${of.id}:${round}:${step}`,
      }),
    ),
  ]);
}

/** A seat was handed to somebody: they are told, each time it is. */
export async function tellSeat(tx: Tx, of: Told, world: NamedWorld, personId: string, version: number): Promise<void> {
  const cause = `request-handed:${of.id}:${version}`;
  await notify(tx, [staffNotice(of, world, { personId, kind: 'requestSent', cause })]);
}

/** A step is late: who stands above may decide, too, and hears of it once. */
export async function tellLate(tx: Tx, row: RequestRow, world: NamedWorld, persons: readonly string[]): Promise<void> {
  const facts = { access_group_id: row.access_group_id, name: row.worker_name };
  const cause = `request-late:${row.id}:${row.round}:${row.step}`;
  await notify(
    tx,
    persons.map(personId =>
      staffNotice({ id: row.id, code: row.code, facts }, world, { personId, kind: 'requestLate', cause }),
    ),
  );
}

type Notice = { personId: string; kind: 'requestSent' | 'requestObserved' | 'requestLate'; cause: string };

function staffNotice({ id, code, facts }: Told, world: NamedWorld, notice: Notice): NewNotification {
  const isHr = world.groups.get('RH')?.includes(notice.personId);
  return {
    ...{ ...notice, accessGroupId: facts.access_group_id, values: { nome: facts.name, codigo: code } },
    target: isHr ? to.hr.request(id) : to.manager.request(id),
  };
}

/** What is told follows the state that a verb led to, never the button. */
export async function tellMoved(
  tx: Tx,
  row: RequestRow,
  {
    before,
    after,
    world,
    verb,
    by,
    asked,
  }: {
    before: RequestStanding;
    after: RequestStanding;
    world: NamedWorld;
    verb: RequestVerb;
    by: Doer;
    asked: readonly string[];
  },
): Promise<void> {
  const told = kindOf(verb, before, after);
  const base = { accessGroupId: row.access_group_id, cause: `request:${row.id}:${row.version + 1}` };
  const values = { codigo: row.code };
  if (told)
    await notify(
      tx,
      hearersOf(row, told)
        .filter(({ personId }) => personId !== by.personId)
        .map(({ personId, target }): NewNotification => ({ ...base, personId, kind: told, values, target })),
    );
  if (verb === 'deny') await tellApprovers(tx, row, before, world);
  if (after.step === null || after.waitsForChange || (after.step === before.step && after.round === before.round))
    return;
  const facts = { access_group_id: row.access_group_id, name: row.worker_name };
  const { steps, step, round } = after;
  await tellStep(tx, { id: row.id, code: row.code, facts }, { world, steps, step, round }, asked);
}

const ownPages = { trabalhador: to.worker, gestor: to.manager, rh: to.hr } as const;

/** Whom it is about, and who filed it for them. A change is asked of who filed it alone: nobody else may send it again. */
function hearersOf(
  { id, person_id, author_id, author_profile }: RequestRow,
  told: ReturnType<typeof kindOf>,
): { personId: string; target: string }[] {
  const subject = { personId: person_id, target: to.worker.request(id) };
  if (author_id === person_id) return [subject];
  const page = author_profile === 'rh' || author_profile === 'gestor' ? ownPages[author_profile] : ownPages.trabalhador;
  const author = { personId: author_id, target: page.request(id) };
  return told === 'requestReturned' ? [author] : [subject, author];
}

/** Whoever approved what was denied afterwards hears of it. */
export async function tellApprovers(
  tx: Tx,
  row: RequestRow,
  before: RequestStanding,
  world: NamedWorld,
): Promise<void> {
  const approved = before.decisions.filter(one => one.round === before.round && !one.dispensed);
  await notify(
    tx,
    approved.map(({ by: personId }) => ({
      ...{ personId, accessGroupId: row.access_group_id, kind: 'requestDenied' as const, values: { codigo: row.code } },
      target: world.groups.get('RH')?.includes(personId) ? to.hr.request(row.id) : to.manager.request(row.id),
      cause: `request:${row.id}:${row.version + 1}`,
    })),
  );
}

function kindOf(verb: RequestVerb, before: RequestStanding, after: RequestStanding) {
  if (verb === 'approve') return after.status === 'approved' ? 'requestApproved' : 'requestStepDone';
  if (verb === 'deny') return 'requestDenied';
  if (verb === 'review') return 'requestReturned';
  return verb === 'cancel' && before.status !== 'canceled' ? 'requestCanceled' : undefined;
}
