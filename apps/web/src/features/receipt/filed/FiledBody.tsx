import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { FactList } from './FactList.tsx';
import { filedTexts } from './filed.messages.ts';
import type { EmployeeRecord as Record, TimeMirror } from './filed-document.api.ts';

/** Fields that are days. */
export const filedDays: ReadonlySet<string> = new Set(['admissao', 'nascimento']);

/** What an employee record says, as it was printed. */
export function RecordBody({ record }: { record: Record }) {
  const t = useTexts(filedTexts);
  const { date } = useFormats();
  const [hidden] = useHiddenAmounts();
  return (
    <FactList
      facts={[
        ...record.campos.map(({ campo, valor }) => [t[campo], filedDays.has(campo) ? date(valor) : valor] as const),
        ...(record.salario === null
          ? []
          : [[t.salary, <Money key="salario" centavos={record.salario} hidden={hidden} />] as const]),
      ]}
    />
  );
}

/** Totals first, then every day with its punches. */
export function MirrorBody({ mirror }: { mirror: TimeMirror }) {
  const t = useTexts(filedTexts);
  const { dayShort } = useFormats();
  return (
    <>
      <p className="px-1 pt-4 pb-3 text-sm text-ink-2">
        {mirror.empresa}
        {mirror.matricula !== null && <span className="num"> · {t.registration(mirror.matricula)}</span>}
      </p>
      {mirror.totais.length > 0 && (
        <FactList facts={mirror.totais.map(({ total, valor }) => [t[total], valor] as const)} />
      )}
      <h2 className="mt-6 mb-2 px-1 text-base font-bold">{t.days}</h2>
      <ul className="mb-6 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {mirror.dias.map(({ dia, marcacoes, ocorrencia }) => (
          <li key={dia} className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
            <span className="num shrink-0 text-sm text-ink-2">{dayShort(dia)}</span>
            <span className="num min-w-0 text-right">
              <span className="flex flex-wrap justify-end gap-x-3 font-medium">
                {pairsOf(marcacoes).map(pair => (
                  <span key={pair} className="whitespace-nowrap">
                    {pair}
                  </span>
                ))}
              </span>
              {ocorrencia !== null && <span className="block text-sm text-ink-2">{ocorrencia}</span>}
              {marcacoes.length === 0 && ocorrencia === null && <span className="text-sm text-ink-3">{t.noPunch}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In and out beside each other; the last one may have no way out. */
export function pairsOf(punches: readonly string[]): string[] {
  return punches.flatMap((punch, at) => (at % 2 === 0 ? [`${punch}–${punches[at + 1] ?? '?'}`] : []));
}
