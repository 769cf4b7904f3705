import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Money } from '#ui/base/Money.tsx';
import { readable } from '../description.ts';
import type { PayItem } from '../receipt.types.ts';
import { referenceOf } from '../reference.ts';
import { workerTexts } from '../worker.messages.ts';
import { natureTexts } from './natures.messages.ts';

interface PayItemsProps {
  title: string;
  /** With its sign. */
  total: number;
  items: readonly PayItem[];
  hidden: boolean;
}

/** The lines of one side, each explained by a tap where its nature is known. */
export function PayItems({ title, total, items, hidden }: PayItemsProps) {
  const natures = useTexts(natureTexts);
  if (items.length === 0) return null;
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-base font-bold">{title}</h2>
        <Money centavos={total} hidden={hidden} className="font-bold" />
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {items.map((item, position) => {
          const nature = item.natureza;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
            <li key={`${item.codigo}-${position}`}>
              {nature ? (
                <Disclosure
                  summaryClass="min-h-13 px-4 py-2 -outline-offset-2"
                  summary={<Line item={item} hidden={hidden} />}
                >
                  <p className="px-4 pb-3.5 text-sm text-ink-2">{natures[nature]}</p>
                </Disclosure>
              ) : (
                <div className="flex min-h-13 items-center gap-2 py-2 pr-[42px] pl-4">
                  <Line item={item} hidden={hidden} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Line({ item, hidden }: { item: PayItem; hidden: boolean }) {
  const amount = item.vencimentos ?? -(item.descontos ?? 0);
  const reference = useReference(item);
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block">{readable(item.descricao)}</span>
        {reference && <span className="num block text-xs text-ink-2">{reference}</span>}
      </span>
      <Money bare centavos={amount} hidden={hidden} className="font-semibold" />
    </>
  );
}

/** `30 dias`, `6 %`: with its unit where that is certain, else as printed. */
function useReference({ referencia, natureza }: PayItem): string | null {
  const t = useTexts(workerTexts);
  const language = useLanguage();
  const known = referencia === null ? undefined : referenceOf(referencia, natureza);
  if (!known) return referencia;
  const value = known.value.toLocaleString(language, { maximumFractionDigits: 2 });
  return known.unit === 'percent' ? `${value}\u00a0%` : t[known.unit](value, known.value === 1);
}
