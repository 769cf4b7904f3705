import type { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { stretchOf } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { readFacts } from '../clock.queries.ts';
import { countUnanswered } from '../timesheet-waiting.queries.ts';
import { type DayNow, runningDay, stretchAround } from './day-now.ts';
import { presentDay } from './mark.presenter.ts';
import { closedOn, type OwnRecorder, ownRecorders, toDoOf } from './mark.queries.ts';
import { isContracted, worksHere, zoneOfRecorder } from './mark.ts';

type Summary = ResponseSent<(typeof clockMarkContract)['recorderSummary']>;

/** Today of each employment that has a clock, and what its worker has to do. */
export async function recorderSummary(tx: Tx, personId: string, now = Date.now()): Promise<Summary> {
  const mine = (await ownRecorders(tx)).filter(
    one => (one.kind === 'recorder' || one.kind === 'manual') && worksHere(one, now),
  );
  const days = await runningDays(tx, mine, now);
  const ids = [...days.keys()];
  const closed = await closedOn(
    tx,
    ids,
    ids.map(id => days.get(id)?.date ?? ''),
  );
  const { send, correct, returned } = await toDoOf(tx, personId);
  return {
    vinculos: mine.map(one => {
      const day = days.get(one.employment_id);
      return {
        ...{ idVinculo: one.employment_id, empresa: one.company, zona: zoneOfRecorder(one) },
        tipoPonto: one.kind === 'manual' ? 'manual' : 'registro',
        impedimento: hindrance(one, closed),
        dia: day ? presentDay(one, day) : null,
      };
    }),
    ...{ responder: await countUnanswered(tx, personId), enviar: send, corrigir: correct, devolvidas: returned },
    filaHoje: [...days.values()].reduce(
      (sum, { marks }) => sum + marks.filter(({ punchId }) => punchId !== null).length,
      0,
    ),
  };
}

/** Why there is no button: what is refused afterwards, and what nobody would see before the month is opened again. */
function hindrance(one: OwnRecorder, closed: ReadonlySet<string>): string | null {
  if (!isContracted(one)) return 'FEATURE_NOT_CONTRACTED';
  return closed.has(one.employment_id) ? 'PERIOD_CLOSED' : null;
}

/** By employment; one that doesn't have the clock has none. */
async function runningDays(tx: Tx, mine: readonly OwnRecorder[], now: number): Promise<Map<string, DayNow>> {
  const days = new Map<string, DayNow>();
  for (const one of mine.filter(isContracted)) {
    const today = civilText(zoneOfRecorder(one), now).slice(0, 10);
    const facts = await readFacts(tx, [one.employment_id], stretchOf(stretchAround(today)));
    const found = facts.get(one.employment_id);
    if (found) days.set(one.employment_id, runningDay(found, now));
  }
  return days;
}
