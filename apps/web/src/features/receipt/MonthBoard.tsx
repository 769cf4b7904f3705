import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { listTexts } from './list/lists.messages.ts';
import { keyOf } from './list/receipt-filter.ts';
import { receiptTileTexts } from './receipt-tiles.messages.ts';
import { useNewestMonth } from './useReceiptTiles.ts';

/** The newest month's receipts by what became of them, each a way to its list. */
export function MonthBoard() {
  const t = useTexts(receiptTileTexts);
  const { many } = useTexts(listTexts);
  const { competence, int } = useFormats();
  const { newest, totals } = useNewestMonth('hr');
  if (!newest || !totals) return null;
  const address = (situacao?: string) =>
    `${to.hr.receipts()}?${new URLSearchParams({ ...(situacao && { situacao }), competencia: keyOf(newest) })}`;
  const counts = receiptStates.map(state => [state, totals.porSituacao[state] ?? 0] as const);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const cells = [
    { key: 'all', label: t.published, count: all, href: address() },
    ...counts.map(([state, count]) => ({ key: state, label: many[state], count, href: address(state) })),
  ];
  return (
    <section>
      <h2 className="mt-8 mb-3 text-base font-bold">{t.monthTitle(inSentence(competence(newest.mes, newest.ano)))}</h2>
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-5">
        {cells.map(({ key, label, count, href }) => (
          <li key={key} className="-mb-px border-b border-line sm:not-last:border-r">
            <Link href={href} className="block px-4 py-3 -outline-offset-2 hover:bg-canvas">
              <span className="num block text-lg font-bold">{int(count)}</span>
              <span className="block text-xs text-ink-2">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
