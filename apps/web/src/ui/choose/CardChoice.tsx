import { Radio } from '#ui/base/Choice.tsx';

interface CardChoiceProps<V extends string> {
  legend: string;
  name: string;
  options: readonly V[];
  value: V;
  /** The word of each, and what it means in a sentence. */
  words: Readonly<Record<V, string>>;
  leads: Readonly<Record<V, string>>;
  onChange: (value: V) => void;
}

/** One of a few, each a card with what it means. */
export function CardChoice<V extends string>({
  legend,
  name,
  options,
  value,
  words,
  leads,
  onChange,
}: CardChoiceProps<V>) {
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{legend}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-3">
        {options.map(one => (
          <Radio
            key={one}
            name={name}
            className="rounded-lg border border-line px-3.5 py-3 text-sm has-checked:border-brand has-checked:bg-brand-soft max-lg:min-h-11"
            checked={value === one}
            onChange={() => onChange(one)}
          >
            <b className="block font-semibold">{words[one]}</b>
            <span className="text-xs text-ink-2">{leads[one]}</span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
