import { Readable } from 'node:stream';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { byteOrderMark, csvLine } from '#core/file/csv-line.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { stateOf } from './receipt.policy.ts';
import { listStaff, type ReceiptFilter, type Scope, type StaffRow } from './receipt-list.queries.ts';
import type { Place } from './receipt-order.queries.ts';
import { receiptWords } from './receipt-words.ts';

const rowsAtATime = 2000;

/** The filtered list as a file, read page by page while it is sent: never held whole, no long transaction. */
export function exportReceipts(
  outside: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  scope: Scope,
  filter: ReceiptFilter,
  language: Language,
): SentFile {
  const pages = async function* () {
    yield byteOrderMark + csvLine(receiptWords[language].columns);
    for (let after: Place | undefined, more = true; more; ) {
      const page = { order: '-competencia', size: rowsAtATime, offset: 0, after } as const;
      const rows = await outside(tx => listStaff(tx, scope, filter, page));
      more = rows.length > rowsAtATime;
      const shown = rows.slice(0, rowsAtATime);
      after = shown.at(-1)?.place;
      if (shown.length > 0) yield shown.map(row => lineOf(row, language)).join('');
    }
  };
  const { fileName } = receiptWords[language];
  return { content: Readable.from(pages()), contentType: 'text/csv; charset=utf-8', name: fileName };
}

function lineOf(row: StaffRow, language: Language): string {
  const { kinds, states, yes, no } = receiptWords[language];
  return csvLine([
    competenceText(row.year, row.month),
    kinds[kindWire(row.kind)],
    row.worker_name,
    maskedCpf(row.cpf),
    row.registration,
    row.trade_name,
    row.department,
    { centavos: row.total_earnings },
    { centavos: row.total_deductions },
    { centavos: row.net },
    states[stateOf({ viewed: row.viewed_at !== null, agrees: row.agrees })],
    row.viewed_at && brasilia(row.viewed_at),
    row.visible ? yes : no,
  ]);
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
