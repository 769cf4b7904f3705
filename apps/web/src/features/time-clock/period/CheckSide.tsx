import { Lock } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { ReasonField } from '#ui/form/ReasonModal.tsx';
import { balance, hours } from '../clock-time.ts';
import { payrollTotalTexts } from '../payroll-totals.messages.ts';
import { closingTexts } from './closing.messages.ts';
import type { Check } from './period.api.ts';

interface CheckSideProps {
  check: Check;
  /** How many only lack approval. */
  count: number;
  /** Undefined: they stay open. */
  reason: string | undefined;
  onChange: (reason: string | undefined) => void;
}

/** What payroll gets, the one exception with its reason, and what closing means. */
export function CheckSide({ check, count, reason, onChange }: CheckSideProps) {
  const t = useTexts(closingTexts);
  return (
    <aside
      aria-label={t.anyway}
      className="shrink-0 border-line px-4 py-4 max-lg:border-t lg:w-[300px] lg:overflow-y-auto lg:border-l lg:px-5"
    >
      <PayrollSums amounts={reason === undefined ? check.folha : [...check.folha, ...check.folhaComMotivo]} />
      {count > 0 && (
        <section className="mb-6">
          <h2 className="text-base font-bold">{t.anyway}</h2>
          <Checkbox
            className="mt-2"
            checked={reason !== undefined}
            onChange={event => onChange(event.target.checked ? '' : undefined)}
          >
            <span className="text-sm">{t.include(count)}</span>
          </Checkbox>
          <p className="mb-3 pl-8 text-xs text-ink-2">{t.includeLead}</p>
          {reason !== undefined && <ReasonField value={reason} onChange={onChange} />}
        </section>
      )}
      <Notice icon={Lock} className="text-sm">
        {t.kept}
      </Notice>
    </aside>
  );
}

type Amount = Check['folha'][number];

/** The figures that payroll is mostly asked about; the file has all that have a code. */
function PayrollSums({ amounts }: { amounts: readonly Amount[] }) {
  const t = useTexts(closingTexts);
  const names = useTexts(payrollTotalTexts);
  if (amounts.length === 0) return null;
  const sum = (fits: (one: Amount) => boolean) =>
    amounts.filter(fits).reduce((minutes, one) => minutes + one.minutos, 0);
  const of = (total: Amount['total']) => sum(one => one.total === total);
  const extras = amounts.flatMap(one => (one.total === 'horasExtras' ? [one.percentual ?? 0] : []));
  const percentages = [...new Set(extras)].toSorted((a, b) => a - b);
  const lines: [name: string, figure: string][] = [
    [names.horasTrabalhadas, hours(of('horasTrabalhadas'))],
    ...percentages.map((each): [string, string] => [
      t.extras(each),
      hours(sum(one => one.total === 'horasExtras' && one.percentual === each)),
    ]),
    [names.horasNoturnas, hours(of('horasNoturnas'))],
    [names.horasFaltas, hours(of('horasFaltas'))],
    [t.bank, balance(of('credito') - of('debito'))],
  ];
  return (
    <section className="mb-6">
      <h2 className="text-base font-bold">{t.toPayroll}</h2>
      <dl className="num divide-y divide-line text-sm">
        {lines.map(([name, figure]) => (
          <div key={name} className="flex justify-between gap-3 py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
