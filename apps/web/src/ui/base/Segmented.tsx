import { clsx } from 'clsx';
import { useId } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  options: ReadonlyArray<readonly [value: T, text: string]>;
  value: T;
  onChange: (value: T) => void;
  large?: boolean;
}

/** Two or three exclusive views of one thing, on more lines where one is too short. Native radios: arrows work, the state is announced. */
export function Segmented<T extends string>({ label, options, value, onChange, large }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={clsx('flex flex-wrap content-center gap-1 rounded-lg bg-sunken p-1', large ? 'text-sm' : 'text-xs')}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(([option, text]) => (
        <label
          key={option}
          className={clsx(
            'grid flex-1 cursor-pointer place-items-center rounded-md px-3 whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-focus',
            large ? 'h-11' : 'h-7',
            value === option
              ? 'border border-line bg-surface font-semibold text-ink shadow-1'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
