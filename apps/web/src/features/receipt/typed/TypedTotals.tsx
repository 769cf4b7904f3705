import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { typedTexts } from './typed.messages.ts';
import { type TypedLine, totalsOf } from './typed-form.ts';

/** The sums as one types. */
export function TypedTotals({ lines }: { lines: readonly TypedLine[] }) {
  const t = useTexts(typedTexts);
  const { money } = useFormats();
  const { earnings, deductions, net } = totalsOf(lines);
  return (
    <dl className="num flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-2">
      {[
        [t.earnings, earnings],
        [t.deductions, -deductions],
        [t.net, net],
      ].map(([name, amount]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink">{money(Number(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}
