import { afterMonths, plusDays } from '#core/calendar/days.ts';

export interface OpeningWorker {
  registration: string;
  cpf: string;
  admitted: string;
}

const heading = 'matricula;cpf;aPartirDe;gozados;vendidos;faltas';

/** The first day of the last complete period of somebody admitted on that day; of the running one in the first year. */
export function lastCompletePeriod(admitted: string, today: string): string {
  let [first, next] = [admitted, afterMonths(admitted, 12)];
  while (afterMonths(next, 12) <= today) [first, next] = [next, afterMonths(next, 12)];
  return first;
}

/** A period whose concession ends so many days from today. */
export const periodEnding = (today: string, days: number): string => plusDays(afterMonths(today, -24), days);

/**
 * What HR's books say of these workers, as a file: somebody who is paid double by now, somebody near it, the others in time; at its end two
 * lines that are refused.
 */
export function openingFile(workers: readonly OpeningWorker[], today: string): string {
  const lines = workers.map(({ registration, cpf, admitted }, at) => {
    const ends = at === 1 ? periodEnding(today, -40) : at === 4 ? periodEnding(today, 60) : '';
    const special = ends > admitted;
    const first = special ? ends : lastCompletePeriod(admitted, today);
    const taken = special ? 0 : ([0, 10, 14, 20][at % 4] ?? 0);
    const sold = !special && at % 5 === 0 && taken <= 20 ? 10 : 0;
    return [registration, cpf, first, taken, sold, !special && sold === 0 && at % 7 === 3 ? 7 : 0].join(';');
  });
  const refused = [
    `999999;;${lastCompletePeriod('2020-01-06', today)};0;0;0`,
    `${workers[0]?.registration ?? ''};;${plusDays(today, 10)};0;0;0`,
  ];
  return `${[heading, ...lines, ...refused].join('\r\n')}\r\n`;
}
