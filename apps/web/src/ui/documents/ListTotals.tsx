import { useFormats } from '#kernel/base/formats.ts';

/** The sums of what a list's filter finds, the one that counts first. */
export function ListTotals({ sums }: { sums: ReadonlyArray<readonly [words: string, centavos: number]> }) {
  const { money } = useFormats();
  return sums.map(([words, centavos], at) => (
    <span key={words} className="num">
      {words} {at === 0 ? <b className="font-semibold text-ink">{money(centavos)}</b> : money(centavos)}
    </span>
  ));
}
