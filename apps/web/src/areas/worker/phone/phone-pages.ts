import { receiptKinds } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { ReceiptChanges } from '#features/receipt/receipt.types.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import type { PhoneCopy } from './phone-copy.api.ts';

/** Puts what is kept where the screens look for what was read; what was read since stays. */
export function showCopy(copy: PhoneCopy): void {
  // kept as long as the page is open, however long nobody looks at it
  queries.setQueryDefaults(['receipts'], { gcTime: Number.POSITIVE_INFINITY });
  const put = (key: readonly unknown[], data: unknown) => {
    if (data !== undefined && queries.getQueryData(key) === undefined)
      queries.setQueryData(key, data, { updatedAt: copy.keptAt });
  };
  put(['receipts', 'home'], copy.home);
  putLists(copy, put);
  const kept = new Set(copy.receipts.map(({ recibo }) => recibo.id));
  for (const { recibo, variacao, conversa, discordancia } of copy.receipts) {
    put(['receipts', 'one', recibo.id], recibo);
    put(['receipts', 'changes', recibo.id], changesAmong(kept, variacao));
    if (!conversa) continue;
    put(['receipts', 'conversation', recibo.id], conversa);
    put(['receipts', 'dispute', recibo.id], discordancia);
  }
  const { statement, statements } = copy;
  if (!statement || !statements) return;
  put(['receipts', 'statements', 'one', statement.id], statement);
  const items = statements.items.filter(({ id }) => id === statement.id);
  put(['receipts', 'statements', 'worker'], onePage({ ...statements, items, after: rest(statements.total > 1) }));
}

/** The list and each of its filters that has a row here. */
function putLists({ list }: PhoneCopy, put: (key: readonly unknown[], data: unknown) => void): void {
  for (const year of [undefined, ...list.anos.map(String)]) {
    for (const kind of [undefined, ...receiptKinds]) {
      const items = list.items.filter(
        row => (year === undefined || String(row.ano) === year) && (kind === undefined || row.especie === kind),
      );
      if (items.length > 0 || (!year && !kind)) put(['receipts', 'worker', year, kind], onePage({ ...list, items }));
    }
  }
}

function onePage<T>(page: T) {
  return { pages: [page], pageParams: [undefined] };
}

/** There is more than is kept: the button for it stays and says what it needs. */
function rest(more: boolean): string | null {
  return more ? 'kept' : null;
}

/** Against receipts that are here too; undefined where none of them is. */
export function changesAmong(kept: ReadonlySet<string>, changes: ReceiptChanges): ReceiptChanges | undefined {
  const { mesPassado, anoPassado } = changes;
  const month = mesPassado && kept.has(mesPassado.anterior.id) ? mesPassado : null;
  const year = anoPassado && kept.has(anoPassado.anterior.id) ? anoPassado : null;
  const lost = (mesPassado ?? anoPassado) !== null && month === null && year === null;
  return lost ? undefined : { ...changes, mesPassado: month, anoPassado: year };
}
