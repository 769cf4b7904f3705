import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { causeTexts } from './causes.messages.ts';
import { causeIn } from './causes.ts';
import { closingTexts } from './closing.messages.ts';
import type { Closing } from './period.api.ts';

type Item = Closing['itens'][number];

const step = 50;
const order: Record<Item['situacao'], number> = { recusado: 0, feito: 1, aguardando: 2 };

/** It was closed already when this began: nothing of it stays open. */
export function isClosedBefore({ situacao, codigo }: Item): boolean {
  return situacao === 'recusado' && codigo === 'PERIOD_CLOSED';
}

/** What came of it for each worker; who stayed as they were come first. */
export function ClosingResults({ closing, periods }: { closing: Closing; periods: readonly ClockPeriod[] }) {
  const t = useTexts(closingTexts);
  const words = useTexts(causeTexts);
  const { int } = useFormats();
  const [shown, setShown] = useState(step);
  const sorted = closing.itens.toSorted((one, other) => order[one.situacao] - order[other.situacao]);
  const rows = sorted.slice(0, shown);
  const resultOf = (item: Item) => {
    const { situacao, codigo } = item;
    if (situacao === 'aguardando') return <StatusText>{t.queued}</StatusText>;
    if (situacao === 'feito') return <StatusText tone="ok">{t.results[closing.ato]}</StatusText>;
    if (closing.ato === 'fecha' && isClosedBefore(item))
      return <StatusText>{causeIn(words, 'PERIOD_CLOSED')}</StatusText>;
    return <StatusText tone="bad">{t.stayed(causeIn(words, codigo ?? '–').toLowerCase())}</StatusText>;
  };
  return (
    <section aria-label={t.resultTitle} className="mt-5 -mx-4 lg:-mx-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 lg:px-6">
        <h2 className="mb-1 text-base font-bold">{t.resultTitle}</h2>
        <p className="num text-sm text-ink-2">{t.showing(int(rows.length), int(sorted.length))}</p>
      </div>
      <DataTable
        caption={t.resultTitle}
        rows={rows}
        rowKey={row => row.idPonto}
        rowName={row => row.nome}
        head={{ title: t.person, href: row => to.hr.mirror(row.idPonto) }}
        columns={[
          {
            key: 'company',
            title: t.company,
            quiet: true,
            card: 'line',
            cell: row => periods.find(({ id }) => id === row.idPeriodo)?.empresa ?? '–',
          },
          { key: 'result', title: t.result, card: 'status', cell: resultOf },
        ]}
      />
      {sorted.length > shown && (
        <Button size="sm" className="mx-4 mt-3 lg:mx-6" onClick={() => setShown(shown + step)}>
          {t.more}
        </Button>
      )}
    </section>
  );
}
