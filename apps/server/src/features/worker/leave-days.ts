import type { FieldValues } from '@cracha/contract/features/worker/worker-fields.ts';

/** Days off work, the last one included; without an end it goes on. */
export interface LeaveDays {
  kind: string;
  from_day: string;
  until_day: string | null;
}

/** The leave that fields of the record tell; undefined: none. */
export function leaveIn({ afastamento, afastamentoInicio, afastamentoFim }: FieldValues): LeaveDays | undefined {
  if (typeof afastamento !== 'string' || typeof afastamentoInicio !== 'string') return undefined;
  return {
    kind: afastamento,
    from_day: afastamentoInicio,
    until_day: typeof afastamentoFim === 'string' ? afastamentoFim : null,
  };
}

/** The first of these leaves that shares a day with it. */
export function overlapping<T extends LeaveDays>(leave: LeaveDays, others: readonly T[]): T | undefined {
  const isOver = (one: LeaveDays, day: string) => one.until_day !== null && one.until_day < day;
  return others.find(one => !isOver(one, leave.from_day) && !isOver(leave, one.from_day));
}

/** As histories and imports keep it, by the names of the employment's columns. */
export function leaveColumns(leave: LeaveDays | undefined) {
  return {
    leave_kind: leave?.kind ?? null,
    leave_from: leave?.from_day ?? null,
    leave_until: leave?.until_day ?? null,
  };
}

/** `01/10/2026 – 28/01/2027`, as a refusal names it. */
export function writtenDays({ from_day, until_day }: LeaveDays): string {
  return [from_day, until_day].map(day => day?.split('-').reverse().join('/') ?? '…').join(' – ');
}
