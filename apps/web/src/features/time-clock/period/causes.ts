import type { TextsIn } from '#kernel/base/texts.ts';
import type { causeTexts } from './causes.messages.ts';
import type { Blocked, Check } from './period.api.ts';

type CauseTexts = TextsIn<typeof causeTexts>;
/** What may be passed over, with a reason. */
export const unapproved = 'TIMESHEET_NOT_APPROVED';

/** Nobody can do anything about it yet. */
export const notOver = 'PERIOD_NOT_OVER';

/** Gravest first: each person counts once. */
const gravity = [notOver, 'TIMESHEET_INCOMPLETE', 'JUSTIFICATIONS_PENDING', unapproved];

const rank = (code: string) => (gravity.includes(code) ? gravity.indexOf(code) : -1);

export interface Cause {
  code: string;
  people: Blocked[];
}

/** Who is blocked, by the gravest cause of each, the gravest first. */
export function causesOf({ bloqueios }: Check): Cause[] {
  const gravest = new Map<string, Blocked>();
  for (const one of bloqueios) {
    const known = gravest.get(one.idPonto);
    if (!known || rank(one.codigo) < rank(known.codigo)) gravest.set(one.idPonto, one);
  }
  const byCode = Map.groupBy(gravest.values(), one => one.codigo);
  return [...byCode]
    .map(([code, people]) => ({ code, people }))
    .toSorted((one, other) => rank(one.code) - rank(other.code));
}

export function causeIn(t: CauseTexts, code: string): string {
  return Object.entries(t.causes).find(([known]) => known === code)?.[1] ?? t.other(code);
}

export function noteIn(t: CauseTexts, code: string, count: number): string | undefined {
  return Object.entries(t.notes).find(([known]) => known === code)?.[1](count);
}

/** How much of it: `3 dias incompletos`. */
export function muchIn(t: CauseTexts, { codigo, quantos }: Blocked): string {
  if (codigo === 'TIMESHEET_INCOMPLETE') return t.days(quantos);
  if (codigo === 'JUSTIFICATIONS_PENDING') return t.justifications(quantos);
  return '';
}
