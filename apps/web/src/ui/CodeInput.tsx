import { clsx } from 'clsx';

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  length?: number;
}

/** Boxes to the eye; one input to the keyboard, the paste and the SMS autofill. */
export function CodeInput({ label, value, onChange, invalid, length = 6 }: CodeInputProps) {
  return (
    <label className="group relative block">
      <span className="sr-only">{label}</span>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length * 2}
        value={value}
        aria-invalid={invalid || undefined}
        onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        className="absolute inset-0 z-10 size-full cursor-text opacity-0"
      />
      <span aria-hidden className="flex gap-2">
        {Array.from({ length }, (_, place) => place).map(place => (
          <span
            key={place}
            className={clsx(
              'num grid h-14 flex-1 place-items-center rounded-lg border bg-surface text-xl font-bold',
              place === length / 2 && 'ml-2',
              invalid ? 'border-bad' : 'border-line-strong',
              place === value.length &&
                'group-focus-within:border-brand group-focus-within:outline-2 group-focus-within:outline-focus',
            )}
          >
            {value[place]}
          </span>
        ))}
      </span>
    </label>
  );
}
