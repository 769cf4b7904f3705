import type { ClockRoutePort, RouteAnswer, RouteVerb } from '#core/approver/clock-route-port.ts';
import { dueDay, isInRoute, sentAgain } from '#core/approver/decisions.ts';
import { moved, type RequestStanding } from '#core/approver/request-moves.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { type RequestRow, requestById } from './request.queries.ts';
import { insertDecisions, insertEvent, insertSteps, placeClock } from './request-change.queries.ts';
import { routeFor, routeRefusals } from './request-route.ts';
import { aroundOf, codeOf, reseat, standingOf, valuesOf } from './request-verbs.ts';
import { requestFacts } from './request-world.queries.ts';
import { tellApprovers, tellMoved, tellStep } from './tell-request.ts';

// long enough for every verb that needs one: the time clock has asked for it
const anyReason = 'um motivo que basta';

/** Justifications whose company has a profile of type `ponto`: the engine's steps, beside the time clock's own rules. */
export const clockRoute: ClockRoutePort = {
  async open(tx, by, id) {
    const row = await rowOf(tx, by, id);
    const facts = (await requestFacts(tx, row.employment_id)) ?? refuse('NOT_FOUND');
    const author = row.author_id;
    const { world, withFlow, route, stored } = await routeFor(tx, facts, { type: 'ponto', fields: {}, author });
    const profile = 'refusal' in route ? undefined : stored.find(({ name }) => name === route.profile);
    if ('refusal' in route && withFlow) refuse(routeRefusals[route.refusal], { causa: route.refusal });
    if ('refusal' in route || !profile) return false;
    await insertSteps(tx, id, route.steps);
    const sent = { ...(await standingOf(tx, row)), steps: route.steps, step: 1, entered: dayFrom() };
    const around = await aroundOf(tx, row, sent);
    await placeClock(tx, id, { ...sent, status: 'sentForApproval' }, { dueOn: dueOf(sent, around), profile });
    const asked = await reseat(tx, row, { ...sent, status: 'sentForApproval' }, around.world);
    await tellStep(tx, toldOf(row), { world, steps: route.steps, step: 1, round: sent.round }, asked);
    return true;
  },
  async includes(tx, by, id) {
    const { row, standing } = await standingBy(tx, by, id);
    const { world, calendar } = await aroundOf(tx, row, standing);
    const isBarred = by.personId === standing.subject || by.personId === standing.author;
    return !isBarred && isInRoute(world, standing, by.personId, { on: dayFrom(), calendar });
  },
  ask: async (tx, by, id, verb) => (await asking(tx, by, id, verb)).answer,
  async decide(tx, by, id, verb, reason) {
    const { row, before, after, around, answer } = await asking(tx, by, id, verb);
    if ('refusal' in answer) return refuse(answer.refusal, answer.values);
    if (!(await insertDecisions(tx, id, after.decisions.slice(before.decisions.length)))) refuse('ALREADY_DECIDED');
    const isMore = answer.is === 'more';
    await placeClock(tx, id, isMore ? after : { ...after, status: row.state }, { dueOn: dueOf(after, around) });
    const asked = await reseat(tx, row, after, around.world);
    if (verb === 'deny') await tellApprovers(tx, row, before, around.world);
    if (!isMore) return answer.is;
    await insertEvent(tx, id, { verb, by, reason });
    await record(tx, by, {
      ...{ verb: 'requestApproved', entity: 'request', entityId: id, accessGroupId: row.access_group_id },
      after: { codigo: row.code },
    });
    await tellMoved(tx, row, { before, after, world: around.world, verb, by, asked });
    return answer.is;
  },
  async again(tx, by, id) {
    const { row, standing } = await standingBy(tx, by, id);
    const after = { ...standing, ...sentAgain(standing, dayFrom()), status: 'sentForApproval' as const };
    const around = await aroundOf(tx, row, after);
    await placeClock(tx, id, after, { dueOn: dueOf(after, around) });
    const asked = await reseat(tx, row, after, around.world);
    await tellStep(tx, toldOf(row), { world: around.world, steps: after.steps, step: 1, round: after.round }, asked);
  },
};

const toldOf = ({ id, code, access_group_id, worker_name: name }: RequestRow) => ({
  ...{ id, code, facts: { access_group_id, name } },
});

type Around = Awaited<ReturnType<typeof aroundOf>>;

function dueOf({ step, steps, entered, waitsForChange }: RequestStanding, { calendar }: Around): string | null {
  const current = step === null || waitsForChange ? undefined : steps[step - 1];
  return current ? dueDay(current, entered, calendar) : null;
}

/** The row that follows a justification. */
async function rowOf(tx: Tx, { profile, personId, accessGroupId }: Doer, id: string): Promise<RequestRow> {
  const reader = profile === 'trabalhador' ? { ofWorker: personId } : { accessGroupId: accessGroupId ?? '', personId };
  return (await requestById(tx, reader, id)) ?? refuse('NOT_FOUND');
}

async function standingBy(tx: Tx, by: Doer, id: string): Promise<{ row: RequestRow; standing: RequestStanding }> {
  const row = await rowOf(tx, by, id);
  return { row, standing: await standingOf(tx, row) };
}

interface Asking {
  row: RequestRow;
  before: RequestStanding;
  after: RequestStanding;
  around: Around;
  answer: RouteAnswer;
}

async function asking(tx: Tx, by: Doer, id: string, verb: RouteVerb): Promise<Asking> {
  const { row, standing: before } = await standingBy(tx, by, id);
  const around = await aroundOf(tx, row, before);
  const move = moved(before, { verb, by: by.personId, on: dayFrom(), reason: anyReason }, around);
  if ('refusal' in move) {
    const values = await valuesOf(tx, row, move.refusal);
    return { row, before, after: before, around, answer: { refusal: codeOf(move.refusal, verb), values } };
  }
  const is = verb === 'approve' && move.request.status !== 'approved' ? 'more' : 'last';
  return { row, before, after: move.request, around, answer: { is } };
}
