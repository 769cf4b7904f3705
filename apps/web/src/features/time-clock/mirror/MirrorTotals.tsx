import { clsx } from 'clsx';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { mirrorTexts } from './mirror.messages.ts';
import type { Mirror } from './mirror.types.ts';
import {
  firstTotals,
  furtherTotals,
  isExplained,
  printedTotals,
  type TotalKey,
  totalInWords,
} from './mirror-totals.ts';

const explainModal = modal(async () => (await import('./ExplainModal.tsx')).ExplainModal);

/** The sixteen of the source documents; what else is summed one tap away. Of a printed mirror what was printed. */
export function MirrorTotals({ mirror, large }: { mirror: Mirror; large?: boolean }) {
  const t = useTexts(mirrorTexts);
  const isPrinted = mirror.origem === 'pdf';
  const keys = isPrinted ? printedTotals(mirror.totais) : firstTotals;
  if (keys.length === 0) return null;
  return (
    <section>
      <h2 className={clsx('mb-2 text-base font-bold', large && 'mt-6 px-1')}>{t.totals}</h2>
      <List mirror={mirror} keys={keys} large={large} />
      {!isPrinted && (
        <Disclosure
          summary={t.moreTotals}
          summaryClass={clsx('font-semibold text-brand-ink', large ? 'min-h-11 px-1 text-sm' : 'h-8 text-xs')}
        >
          <List mirror={mirror} keys={furtherTotals} large={large} />
        </Disclosure>
      )}
    </section>
  );
}

interface ListProps {
  mirror: Mirror;
  keys: readonly TotalKey[];
  large: boolean | undefined;
}

function List({ mirror, keys, large }: ListProps) {
  const t = useTexts(mirrorTexts);
  return (
    <dl
      className={clsx(
        'divide-y divide-line border-line',
        large ? 'overflow-hidden rounded-2xl border bg-surface' : 'border-y text-sm',
      )}
    >
      {keys.map(key => (
        <div
          key={key}
          className={clsx(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            large ? 'min-h-11 px-4 py-2.5' : 'py-1',
            key === 'saldoAtual' && 'font-bold',
          )}
        >
          <dt className={clsx('min-w-0', large && 'text-sm', key !== 'saldoAtual' && 'text-ink-2')}>{t.total[key]}</dt>
          <dd className="num ml-auto text-right">
            {mirror.origem !== 'pdf' && isExplained(key) ? (
              <button
                type="button"
                className={clsx('underline decoration-line-strong underline-offset-4', large ? 'min-h-11' : 'min-h-6')}
                title={t.whyOf(t.total[key])}
                onClick={() => explainModal.open({ id: mirror.id, total: key })}
              >
                {totalInWords(mirror.totais, key) ?? '–'} <span className="sr-only">{t.whyOf(t.total[key])}</span>
              </button>
            ) : (
              (totalInWords(mirror.totais, key) ?? '–')
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
