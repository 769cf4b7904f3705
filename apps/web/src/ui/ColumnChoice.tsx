interface ColumnChoiceProps<T extends string> {
  title: string;
  /** The column's first values, in words where there are none. */
  samples: readonly string[];
  noSample: string;
  /** The name of the choice for a screen reader. */
  label: string;
  value: T;
  options: readonly (readonly [value: T, words: string])[];
  /** Quiet: the column is not read. */
  quiet: boolean;
  bad: boolean;
  onChange: (value: T) => void;
}

/** A column of a file: its heading, what stands in it, and what it is taken for. */
export function ColumnChoice<T extends string>(props: ColumnChoiceProps<T>) {
  const { title, samples, noSample, label, value, options, quiet, bad, onChange } = props;
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-2 lg:grid-cols-[14rem_1fr_16rem] lg:items-center">
      <span className="ellipsis font-semibold">{title}</span>
      <span className="num ellipsis text-xs text-ink-2">{samples.slice(0, 3).join(' · ') || noSample}</span>
      <select
        aria-label={label}
        aria-invalid={bad || undefined}
        className={`h-11 w-full rounded-md border bg-surface px-2 text-sm lg:h-8 ${bad ? 'border-bad' : 'border-line-strong'} ${quiet ? 'text-ink-2' : ''}`}
        value={value}
        onChange={event => {
          const chosen = options.find(([each]) => each === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </li>
  );
}
