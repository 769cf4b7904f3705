import { payrollTotals } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { CircleCheck, Plus, TriangleAlert, X } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { payrollTotalTexts } from '../payroll-totals.messages.ts';
import { settingsTexts } from './settings.messages.ts';
import { type CodeForm, type SettingsForm, uncodedIn } from './settings-form.ts';

interface PayrollCodesProps {
  form: SettingsForm;
  onChange: (form: SettingsForm) => void;
}

const inputLook = 'num h-9 w-full rounded-md border border-line-strong bg-surface px-2.5 text-sm';
const byPercentage = ['horasExtras', 'extrasPagasPorPercentual', 'credito', 'bancoVencido', 'bancoQuitado'];

/** Which code each total has in the payroll file; which have none. */
export function PayrollCodes({ form, onChange }: PayrollCodesProps) {
  const t = useTexts(settingsTexts);
  const totals = useTexts(payrollTotalTexts);
  const { codes } = form;
  const put = (next: CodeForm[]) => onChange({ ...form, codes: next });
  const write = (at: number, change: Partial<CodeForm>) =>
    put(codes.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const wordOf = (total: string) => Object.entries(totals).find(([name]) => name === total)?.[1] ?? total;
  const missing = uncodedIn(form);
  return (
    <section aria-label={t.payroll}>
      <h2 className="text-base font-bold">{t.payroll}</h2>
      <p className="mb-2 text-sm text-ink-2">{t.payrollLead}</p>
      {codes.length > 0 && (
        <table className="w-full text-sm">
          <caption className="sr-only">{t.payroll}</caption>
          <thead>
            <tr className="text-left text-xs">
              <th scope="col" className="py-1 font-semibold">
                {t.totalColumn}
              </th>
              <th scope="col" className="w-28 px-2 py-1 font-semibold">
                {t.percentage}
              </th>
              <th scope="col" className="w-32 py-1 font-semibold">
                {t.code}
              </th>
              <td className="w-10" />
            </tr>
          </thead>
          <tbody>
            {codes.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, its values are typed
              <tr key={at}>
                <td className="py-1">
                  <select
                    aria-label={t.whichTotal(at + 1)}
                    className={inputLook}
                    value={one.total}
                    onChange={event => write(at, { total: event.target.value })}
                  >
                    {payrollTotals.map(total => (
                      <option key={total} value={total}>
                        {totals[total]}
                      </option>
                    ))}
                  </select>
                </td>
                <td className="px-2 py-1">
                  <input
                    aria-label={t.percentageOf(wordOf(one.total))}
                    inputMode="numeric"
                    className={inputLook}
                    placeholder={byPercentage.includes(one.total) ? t.every : '–'}
                    maxLength={3}
                    value={one.percentage}
                    onChange={event => write(at, { percentage: event.target.value })}
                  />
                </td>
                <td className="py-1">
                  <input
                    aria-label={t.codeOf(wordOf(one.total))}
                    className={inputLook}
                    maxLength={20}
                    value={one.code}
                    onChange={event => write(at, { code: event.target.value })}
                  />
                </td>
                <td className="py-1">
                  <IconButton
                    size="icon-sm"
                    label={t.drop(wordOf(one.total), one.code)}
                    onClick={() => put(codes.filter((_, index) => index !== at))}
                  >
                    <X size={15} aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        size="sm"
        className="mt-2"
        onClick={() => put([...codes, { total: missing[0] ?? payrollTotals[0], percentage: '', code: '' }])}
      >
        <Plus size={15} aria-hidden />
        {t.add}
      </Button>
      {missing.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-sm">
          <CircleCheck size={17} aria-hidden className="text-ok" />
          {t.allCoded}
        </p>
      ) : (
        <Disclosure
          className="mt-3 rounded-lg bg-warn-soft px-4 py-3 text-sm"
          summaryClass="cursor-pointer font-semibold text-warn"
          summary={
            <>
              <TriangleAlert size={17} aria-hidden className="shrink-0" />
              <span role="status">{t.uncoded(missing.length)}</span>
            </>
          }
        >
          <p className="mt-1 text-ink">{missing.map(total => totals[total]).join(' · ')}</p>
        </Disclosure>
      )}
    </section>
  );
}
