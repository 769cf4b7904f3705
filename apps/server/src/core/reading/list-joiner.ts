import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { PageDocument } from './reading-types.ts';

/** A list goes over this many pages at most before its rows are given up for review: they are held until its total. */
const MAX_PAGES = 60;

/** Holds the rows of a list with one worker per row until a page prints a total that agrees with them. */
export interface ListJoiner {
  add(rows: readonly PageDocument[]): PageDocument[];
  flush(): PageDocument[];
}

export function newListJoiner(): ListJoiner {
  let held: PageDocument[] = [];
  let pages = 0;
  let summed = 0;
  const give = (finding: Finding | undefined): PageDocument[] => {
    const rows = finding ? held.map(row => ({ ...row, findings: [...row.findings, finding] })) : held;
    held = [];
    pages = 0;
    summed = 0;
    return rows;
  };
  const flush = () => give({ code: 'TOTALS_NOT_FOUND', values: {} });
  return {
    add(rows) {
      const list = rows[0]?.list;
      if (!list) return [...flush(), ...rows];
      // a total of this page alone says nothing about the pages before it
      const before =
        held.length > 0 && list.printed.includes(list.summed) && !list.printed.includes(summed + list.summed)
          ? flush()
          : [];
      held.push(...rows);
      pages++;
      summed += list.summed;
      if (list.printed.includes(summed)) return [...before, ...give(undefined)];
      const printed = list.printed[0];
      if (printed !== undefined)
        return [
          ...before,
          ...give({ code: 'EARNINGS_SUM_DIFFERS', values: { printedAmount: printed, summedAmount: summed } }),
        ];
      return pages >= MAX_PAGES ? [...before, ...flush()] : before;
    },
    flush,
  };
}
