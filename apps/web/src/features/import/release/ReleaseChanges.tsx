import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { missingTexts } from './missing.messages.ts';
import type { ReleaseDesk } from './release.types.ts';
import { isOfYear } from './release-choice.ts';
import { useReleaseTexts } from './release-words.ts';
import { usePeriods } from './usePeriods.ts';
import { useReasons } from './useReasons.ts';

/** The five nets that changed most, with the line that explains each. */
export function ReleaseChanges({ desk }: { desk: ReleaseDesk }) {
  const t = useReleaseTexts();
  const reason = useReasons();
  const { amount, int } = useFormats();
  const { mudancas, mudancasGrandes, anterior, atual } = desk;
  const [before, now] = usePeriods(desk);
  // no box of a statement explains another
  const explained = !isOfYear(desk);
  const m = useTexts(missingTexts);
  if (!anterior) return null;
  const names = mudancas.map(({ nome }) => nome);
  const namesakes = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return (
    <section aria-labelledby="release-changes" className="mt-6 overflow-x-auto pb-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="release-changes" className="flex-1 text-base font-bold">
          {t.changes}
        </h2>
        <p className="num text-xs text-ink-2">{t.above(int(mudancasGrandes))}</p>
      </div>
      {mudancas.length === 0 ? (
        <p className="mt-2 text-ink-2">{atual.liquido === anterior.liquido ? t.noChanges : t.changesOfOthers}</p>
      ) : (
        <table className="mt-1 w-full text-sm">
          <thead className="text-2xs text-ink-2">
            <tr className="border-b border-line">
              <th scope="col" className="h-8 text-left font-semibold">
                {t.worker}
              </th>
              {explained && (
                <th scope="col" className="text-left font-semibold">
                  {t.reason}
                </th>
              )}
              <th scope="col" className="w-24 text-right font-semibold first-letter:uppercase">
                {before}
              </th>
              <th scope="col" className="w-24 text-right font-semibold first-letter:uppercase">
                {now}
              </th>
              <th scope="col" className="w-28 text-right font-semibold">
                {t.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {mudancas.map(change => (
              <tr key={change.idVinculo} className="border-b border-line">
                <th scope="row" className="h-8 pr-3 text-left font-semibold">
                  {change.nome}
                  {namesakes.has(change.nome) && (
                    <span className="num ml-2 text-xs font-normal text-ink-2">{m.registration(change.matricula)}</span>
                  )}
                </th>
                {explained && (
                  <td className="pr-3 text-ink-2">{change.motivo ? reason(change.motivo) : t.severalLines}</td>
                )}
                <td className="num text-right text-ink-2">{amount(change.anterior)}</td>
                <td className="num text-right">{amount(change.atual)}</td>
                <td className="num text-right font-semibold whitespace-nowrap">
                  {change.atual < change.anterior ? '−' : '+'}
                  {'\u2009'}
                  {amount(change.atual - change.anterior)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
