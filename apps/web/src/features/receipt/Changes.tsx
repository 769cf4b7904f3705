import { useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { readable } from './description.ts';
import { useReceiptChanges } from './receipt.api.ts';
import type { ReceiptChanges } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

/** How the net differs from the month before, and which lines did it. Nothing to compare with: nothing is shown. */
export function Changes({ id, hidden }: { id: string; hidden: boolean }) {
  const t = useTexts(workerTexts);
  const { money, monthName } = useFormats();
  const changes = useReceiptChanges(id).data;
  if (!changes?.anterior || changes.diferenca === null) return null;
  const { diferenca, anterior, linhas } = changes;
  const month = monthName(anterior.mes);
  const amount = hidden ? '••••••' : money(Math.abs(diferenca));
  const sentence =
    diferenca === 0
      ? t.changesSame(month)
      : diferenca < 0
        ? t.changesLess(amount, month)
        : t.changesMore(amount, month);
  return (
    <Disclosure
      className="mt-6 rounded-2xl border border-line bg-surface"
      summaryClass="min-h-14 justify-between rounded-2xl px-4 py-2.5"
      summary={
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">{t.changes}</h2>
          <p className="num text-sm text-ink-2">{sentence}</p>
        </div>
      }
    >
      {linhas.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-2">{t.changesNone}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {linhas.map(line => (
            <li key={`${line.natureza}-${line.codigo}-${line.descricao}`} className="px-4 py-2.5">
              <Line line={line} hidden={hidden} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function Line({ line, hidden }: { line: ReceiptChanges['linhas'][number]; hidden: boolean }) {
  const t = useTexts(workerTexts);
  const { money } = useFormats();
  const { anterior, atual, efeito } = line;
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          {readable(line.descricao)}
          {anterior === null && <Status tone="brand">{t.lineNew}</Status>}
          {atual === null && <Status>{t.lineGone}</Status>}
        </span>
        {!hidden && anterior !== null && atual !== null && (
          <span className="num block text-sm text-ink-2">{t.lineWas(money(anterior), money(atual))}</span>
        )}
      </span>
      <span className="font-semibold whitespace-nowrap">
        {!hidden && efeito > 0 && '+\u2009'}
        <Money bare centavos={efeito} hidden={hidden} />
      </span>
    </div>
  );
}
