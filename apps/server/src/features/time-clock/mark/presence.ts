import { setImmediate as breathe } from 'node:timers/promises';
import type { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { ClockFacts } from '#core/clock/month/facts.types.ts';
import { stretchOf } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { readFacts } from '../clock.queries.ts';
import { type DayNow, runningDay, stretchAround } from './day-now.ts';
import { teamToday } from './mark.queries.ts';

type Presence = ResponseSent<(typeof clockMarkContract)['presence']>;
type Person = Presence['pessoas'][number];

/** How many are computed before others get their turn. */
const atATime = 200;

/** Who of the manager's people is at work: by the journey that runs, so that a night shift is in after midnight. */
export async function presenceOf(tx: Tx, accessGroupId: string, now = Date.now()): Promise<Presence> {
  const team = await teamToday(tx, accessGroupId);
  const people: Person[] = [];
  for (let at = 0; at < team.length; at += atATime) {
    const some = team.slice(at, at + atATime);
    const facts = await readFacts(
      tx,
      some.map(({ id }) => id),
      stretchOf(stretchAround(dayFrom())),
    );
    people.push(...some.flatMap(({ id, name }) => personOf(id, name, facts.get(id), now)));
    await breathe();
  }
  const count = (state: Person['situacao']) => people.filter(({ situacao }) => situacao === state).length;
  return { dentro: count('dentro'), fora: count('fora'), afastados: count('afastado'), pessoas: people };
}

function personOf(idVinculo: string, nome: string, facts: ClockFacts | undefined, now: number): Person[] {
  return facts ? [{ idVinculo, nome, ...stateOf(runningDay(facts, now)) }] : [];
}

/** Which leave it is, and since when, is not told. */
function stateOf({ kind, unpaired, marks }: DayNow): Pick<Person, 'situacao' | 'desde'> {
  const entered = unpaired.at(-1);
  if (entered !== undefined) return { situacao: 'dentro', desde: entered.slice(11) };
  if (kind === 'leave') return { situacao: 'afastado', desde: null };
  const left = marks.findLast(({ direction }) => direction === 'out')?.at;
  return { situacao: 'fora', desde: left?.slice(11) ?? null };
}
