import type { Language } from '@cracha/contract/kernel/wire.ts';
import { csvFile } from '#core/file/csv-file.ts';
import { csvLine } from '#core/file/csv-line.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { titleOf } from '../benefit.presenter.ts';
import { stateOf } from '../receipt.policy.ts';
import { type ListedCategory, type ReceiptWords, receiptWords } from '../receipt-words.ts';
import { listStaff, type ReceiptFilter, type Scope, type StaffRow } from './receipt-list.queries.ts';
import type { Place } from './receipt-order.queries.ts';

const rowsAtATime = 2000;

/** The filtered list of any of the three as a file, read page by page while it is sent: never held whole, no long transaction. */
export function exportReceipts(
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  scope: Scope & { category: ListedCategory },
  filter: ReceiptFilter,
  language: Language,
): SentFile {
  const words = receiptWords[language];
  const { fileName, columns } = words.lists[scope.category];
  const cellsOf = cells[scope.category];
  const pages = async function* () {
    for (let after: Place | undefined, more = true; more; ) {
      const page = { order: '-competencia', size: rowsAtATime, offset: 0, after } as const;
      const rows = await inOwnTransaction(tx => listStaff(tx, scope, filter, page));
      more = rows.length > rowsAtATime;
      const shown = rows.slice(0, rowsAtATime);
      after = shown.at(-1)?.place;
      if (shown.length > 0) yield shown.map(row => csvLine(cellsOf(row, words))).join('');
    }
  };
  return csvFile(fileName, columns, pages());
}

type Cell = Parameters<typeof csvLine>[0][number];

/** What a row says, in the order of its list's columns. */
const cells: Record<ListedCategory, (row: StaffRow, words: ReceiptWords) => Cell[]> = {
  1: (row, words) => [
    competenceText(row.year, row.month),
    words.kinds[kindWire(row.kind)],
    ...whoseCells(row),
    { centavos: row.total_earnings },
    { centavos: row.total_deductions },
    { centavos: row.net },
    ...sightCells(row, words),
  ],
  2: (row, words) => [
    competenceText(row.year, row.month),
    titleOf(row.title),
    ...whoseCells(row),
    { centavos: row.total_earnings },
    { centavos: row.total_deductions },
    row.paid_on && dayText(row.paid_on),
    ...sightCells(row, words),
  ],
  3: (row, words) => [
    String(row.year),
    ...whoseCells(row),
    { centavos: row.total_earnings },
    { centavos: row.total_deductions },
    ...sightCells(row, words),
  ],
};

function whoseCells(row: StaffRow): Cell[] {
  return [row.worker_name, maskedCpf(row.cpf), row.registration, row.trade_name, row.department];
}

function sightCells(row: StaffRow, { states, yes, no }: ReceiptWords): Cell[] {
  return [
    states[stateOf({ viewed: row.viewed_at !== null, agrees: row.agrees })],
    row.viewed_at && brasilia(row.viewed_at),
    row.visible ? yes : no,
  ];
}

/** A day as people in Brazil read it: `20/11/2026`. */
function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as people in Brazil read it: `20/11/2026 12:30`. */
function brasilia(instant: Date): string {
  return clock.format(instant).replace(',', '');
}
