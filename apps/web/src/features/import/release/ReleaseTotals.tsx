import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { ReleaseDesk } from './release.types.ts';
import { useReleaseTexts } from './release-words.ts';
import { usePeriods } from './usePeriods.ts';

const fields = ['recibos', 'ganhos', 'descontos', 'liquido', 'fgts'] as const;
/** How many of them a type of document has, the first: a statement no net, a benefit no FGTS, a paper no amount. */
const fieldsOf: Readonly<Record<number, number>> = { 2: 4, 3: 3, 6: 1, 7: 1 };

/** This month beside the one before; the same columns as the changes below. */
export function ReleaseTotals({ desk }: { desk: ReleaseDesk }) {
  const t = useReleaseTexts();
  const { amount, int } = useFormats();
  const { anterior, anteriorDeOutros, atual, foraDoMes } = desk;
  const notes = [
    ...(anterior && anteriorDeOutros > 0 ? [t.ofTheSame(anteriorDeOutros)] : []),
    ...(foraDoMes > 0 ? [t.ofOtherMonths(foraDoMes)] : []),
  ];
  const [before, now] = usePeriods(desk);
  const show = (field: (typeof fields)[number], value: number) => (field === 'recibos' ? int(value) : amount(value));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-labelledby="release-totals"
      className="mt-6 overflow-x-auto"
    >
      <h2 id="release-totals" className="text-base font-bold">
        {t.totals}
      </h2>
      <table className="mt-1 w-full text-sm">
        <thead className="text-2xs text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="h-8 text-left font-semibold">
              R$
            </th>
            <th scope="col" className="w-32 text-right font-semibold first-letter:uppercase">
              {anterior ? before : t.noMonthBefore}
            </th>
            <th scope="col" className="w-32 text-right font-semibold first-letter:uppercase">
              {now ?? t.thisMonth}
            </th>
            <th scope="col" className="w-56 text-right font-semibold">
              {t.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, fieldsOf[desk.tipo ?? 1]).map(field => (
            <tr key={field} className="border-b border-line">
              <th scope="row" className="h-8 text-left font-normal">
                {t.totalsOf[field]} {field === 'recibos' && <span className="text-ink-2">{t.howMany}</span>}
              </th>
              <td className="num text-right text-ink-2">{anterior ? show(field, anterior[field]) : '–'}</td>
              <td className="num text-right font-semibold">{show(field, atual[field])}</td>
              <td className="num text-right whitespace-nowrap">
                {anterior ? (
                  <Difference before={anterior[field]} now={atual[field]} show={value => show(field, value)} />
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="num mt-2 text-xs text-ink-2">{notes.join(' ')}</p>}
    </section>
  );
}

function Difference({ before, now, show }: { before: number; now: number; show: (value: number) => string }) {
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const difference = now - before;
  const sign = difference === 0 ? '' : difference > 0 ? '+\u2009' : '−\u2009';
  const part = before === 0 ? undefined : (Math.abs(difference) / Math.abs(before)) * 100;
  return (
    <>
      {sign}
      {show(Math.abs(difference))}
      {part !== undefined && (
        <span className="ml-2 inline-block min-w-16 text-ink-2">
          {sign}
          {percent.format(part)}%
        </span>
      )}
    </>
  );
}
