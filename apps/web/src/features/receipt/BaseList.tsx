import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Money } from '#ui/base/Money.tsx';
import type { Receipt } from './receipt.types.ts';
import { type WorkerTexts, workerTexts } from './worker.messages.ts';

/** What INSS, FGTS and income tax were calculated from; the short version of a company has none of it. */
export function BaseList({ receipt, hidden }: { receipt: Receipt; hidden: boolean }) {
  const t = useTexts(workerTexts);
  const bases = basesOf(receipt, t);
  if (bases.length === 0) return null;
  return (
    <Disclosure
      className="mt-6 rounded-2xl border border-line bg-surface"
      summaryClass="h-14 justify-between rounded-2xl px-4"
      summary={<h2 className="text-base font-semibold">{t.bases}</h2>}
    >
      <dl className="grid gap-2 px-4 pb-4">
        {bases.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">
              <Money bare centavos={amount} hidden={hidden} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** In the order they are read; those the receipt doesn't say are left out. */
export function basesOf(receipt: Receipt, t: WorkerTexts): Array<[string, number]> {
  const all: Array<[string, number | null | undefined]> = [
    [t.baseInss, receipt.baseInss],
    [t.valueInss, receipt.valorInss],
    [t.baseFgts, receipt.baseFgts],
    [t.valueFgts, receipt.valorFgts],
    [t.baseIrrf, receipt.baseIrrf],
    [t.valueIrrf, receipt.valorIrrf],
  ];
  return all.flatMap(([name, amount]) =>
    typeof amount === 'number' ? [[name, amount] satisfies [string, number]] : [],
  );
}
