import type { Language } from '@cracha/contract/kernel/wire.ts';
import { csvFile } from '#core/file/csv-file.ts';
import { csvLine } from '#core/file/csv-line.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { listWorkers, lookUpSearch, type Place, type WorkerListFilter } from './worker-list.queries.ts';
import { workerWords } from './worker-words.ts';

const rowsAtATime = 2000;

/** The filtered list as a file, read page by page while it is sent: never held whole, no long transaction. */
export function exportWorkers(
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  group: string,
  filter: WorkerListFilter,
  language: Language,
): SentFile {
  const { fileName, columns, states, regimes } = workerWords[language];
  const pages = async function* () {
    for (let after: Place | undefined, more = true; more; ) {
      const page = { order: 'nome', size: rowsAtATime, offset: 0, after } as const;
      const rows = await inOwnTransaction(async tx => listWorkers(tx, group, await lookUpSearch(tx, filter), page));
      more = rows.length > rowsAtATime;
      const shown = rows.slice(0, rowsAtATime);
      after = shown.at(-1)?.place;
      const lines = shown.map(row =>
        csvLine([
          row.name,
          maskedCpf(row.cpf),
          row.registration,
          row.trade_name,
          row.department,
          row.client,
          row.job_title,
          row.hiring_regime && regimes[row.hiring_regime],
          row.admitted_on?.split('-').reverse().join('/') ?? null,
          states[row.state],
        ]),
      );
      if (lines.length > 0) yield lines.join('');
    }
  };
  return csvFile(fileName, columns, pages());
}
