import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { type ChainRow, useChainWords } from '../useChainWords.ts';
import { useChain } from './following.api.ts';
import { recordTexts } from './record.messages.ts';

/** Steps on the way, of which nobody asks at first. */
const minor: readonly string[] = ['pagina', 'codigoEnviado', 'codigoCerto', 'codigoErrado', 'conferido', 'baixado'];
const bad: readonly string[] = ['devolvido', 'recusou', 'falhaSelo', 'cancelado', 'codigoErrado'];

/** What happened, as the chain of evidence tells it, the newest first. */
export function Chain({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  const [whole, setWhole] = useState(false);
  const { data } = useChain(id);
  if (!data || data.items.length === 0) return null;
  const shown = data.items.filter(({ tipo }) => whole || !minor.includes(tipo)).toReversed();
  const total = data.total ?? data.items.length;
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-base font-bold">{t.happened}</h2>
        {shown.length < total || whole ? (
          <Button size="sm" look="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t.fewLines : t.allLines(total)}
          </Button>
        ) : null}
      </header>
      <ol className="mt-2">
        {shown.map((row, at) => (
          <Line key={row.seq} row={row} isLast={at === shown.length - 1} />
        ))}
      </ol>
    </section>
  );
}

function Line({ row, isLast }: { row: ChainRow; isLast: boolean }) {
  const words = useChainWords()(row);
  const { moment } = useFormats();
  const isBad = bad.includes(row.tipo);
  const Icon = isBad ? X : Check;
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      {!isLast && <span aria-hidden className="absolute top-6 bottom-0 left-[9.5px] w-0.5 bg-line" />}
      <span
        aria-hidden
        className={clsx(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
          isBad ? 'bg-bad-soft text-bad' : 'bg-brand text-on-brand',
        )}
      >
        <Icon size={13} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{words.what}</p>
        <p className="num text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[moment(row.em), words.by, ...words.facts].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
