import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Reserve codes have letters too; they are shown in capitals. */
  letters?: boolean;
  readOnly?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

const places = [0, 1, 2, 3, 4, 5];

/** Six characters: one real input under six drawn boxes, so that paste and the phone's own filling in work. */
export function CodeInput({ label, value, onChange, letters, readOnly, error, ref }: CodeInputProps) {
  const id = useId();
  const clean = (text: string) => (letters ? text.toUpperCase().replace(/[^A-Z0-9]/g, '') : text.replace(/\D/g, ''));
  return (
    <div>
      <label className="group relative block">
        <span className="sr-only">{label}</span>
        <input
          ref={ref}
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete={letters ? 'off' : 'one-time-code'}
          autoCapitalize={letters ? 'characters' : undefined}
          spellCheck={false}
          value={value}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={event => onChange(clean(event.target.value).slice(0, 6))}
          className="absolute inset-0 z-10 size-full cursor-text opacity-0"
        />
        <span aria-hidden className="flex gap-2">
          {places.map(place => (
            <span
              key={place}
              className={clsx(
                'num grid h-14 flex-1 place-items-center rounded-lg border bg-surface text-xl font-bold',
                place === 3 && 'ml-2',
                error ? 'border-bad' : 'border-line-strong',
                place === Math.min(value.length, 5) &&
                  'group-focus-within:border-brand group-focus-within:outline-2 group-focus-within:-outline-offset-1 group-focus-within:outline-focus',
              )}
            >
              {value[place]}
            </span>
          ))}
        </span>
      </label>
      <p id={id} aria-live="assertive" className="text-sm font-semibold text-bad">
        {error && (
          <span className="mt-2 flex items-start gap-1.5">
            <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
            {error}
          </span>
        )}
      </p>
    </div>
  );
}
