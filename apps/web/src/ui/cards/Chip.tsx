import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';

interface ChipProps {
  /** What it filters; always the name for a screen reader, shown before the value unless `bare`. */
  label: string;
  value: string | undefined;
  /** Undefined while they are read. */
  options: readonly (readonly [value: string, words: string])[] | undefined;
  /** The words for no filter. */
  every: string;
  /** Where no filter is a value of its own (the newest month is what an empty address shows). */
  everyValue?: string;
  onChange: (value: string) => void;
  icon?: LucideIcon;
  /** As wide as a month in words, whatever is chosen: what stands beside it stays when the months come. */
  month?: boolean;
  /** Without its label before what is chosen. */
  bare?: boolean;
}

/** A filter that looks like a chip and is the browser's own list. A value that no option has is shown as it is. */
export function Chip({
  label,
  value,
  options = [],
  every,
  everyValue = '',
  onChange,
  icon: Icon,
  bare,
  month,
}: ChipProps) {
  const on = (value ?? everyValue) !== everyValue;
  const chosen = on ? (options.find(([each]) => each === value)?.[1] ?? value) : every;
  return (
    <label
      className={clsx(
        'relative inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md border px-2.5 text-xs whitespace-nowrap focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:h-8',
        on ? 'print:h-auto print:border-0' : 'no-print',
        month && 'lg:w-[10.75rem]',
        on ? 'border-transparent bg-brand-soft font-semibold text-brand-ink' : 'border-line text-ink-2 hover:bg-sunken',
      )}
    >
      {Icon && <Icon size={15} aria-hidden />}
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <span aria-hidden className={clsx('max-w-44 ellipsis', !on && 'font-semibold text-ink')}>
        {chosen}
      </span>
      <ChevronDown size={14} aria-hidden className={clsx('opacity-70 no-print', month && 'ml-auto')} />
      <select
        className="absolute -inset-px size-[calc(100%+2px)] cursor-pointer appearance-none opacity-0"
        value={value ?? everyValue}
        onChange={event => onChange(event.target.value)}
      >
        <option value={everyValue}>{every}</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
