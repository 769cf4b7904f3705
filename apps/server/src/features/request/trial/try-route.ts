import type { routeTrialContract } from '@cracha/contract/features/request/route-trial.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { ableFor, dueDay } from '#core/approver/decisions.ts';
import { barredOf } from '#core/approver/route.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse } from '#kernel/refusal.ts';
import { namesOf, routeFor, routeRefusals, watchersOf } from '../request-route.ts';
import { requestFacts } from '../request-world.queries.ts';
import { calendarOf } from '../send-request.ts';

type Call = (typeof routeTrialContract)['tryRoute'];

/** The route that a worker's own request would take. @throws EMPLOYEE_NOT_FOUND */
export async function tryRoute(tx: Tx, { idVinculo, tipo, dados, em }: BodyOf<Call>): Promise<ResponseSent<Call>> {
  const facts = (await requestFacts(tx, idVinculo)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const on = em ?? dayFrom();
  const fields = { days: dados?.dias, amount: dados?.valor, field: dados?.campo };
  const author = facts.person_id;
  const { world, withFlow, route } = await routeFor(tx, facts, { type: tipo, fields, author, on });
  if ('refusal' in route) {
    const recusa = { codigo: routeRefusals[route.refusal], valores: {} };
    return { comFluxo: withFlow, perfil: null, rota: [], recusa };
  }
  const calendar = await calendarOf(tx, facts.id);
  const of = { type: tipo, on, isLate: false, barred: barredOf({ subject: author, author }) };
  const nameOf = (id: string) => world.names.get(id) ?? '';
  const rota = route.steps.map((step, at) => ({
    ...namesOf(world, step),
    ...{ precisa: step.needs, prazoDias: step.deadlineDays, prazo: at === 0 ? dueDay(step, on, calendar) : null },
    podem: [...new Set(step.seats.flatMap(seat => ableFor(world, seat, of)))].map(nameOf),
    observadores: watchersOf(world, step).map(nameOf),
  }));
  return { comFluxo: withFlow, perfil: route.profile, rota, recusa: null };
}
