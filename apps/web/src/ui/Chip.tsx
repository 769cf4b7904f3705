import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipProps {
  /** What it filters; always the name for a screen reader, shown before the value unless `bare`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  icon?: LucideIcon;
  /** Differs from 'all'. */
  on?: boolean;
  bare?: boolean;
  /** What is chosen, in words; the list below holds the same. */
  shown: string;
  children: ReactNode;
}

/** A filter that looks like a chip and is the browser's own list. */
export function Chip({ label, value, onChange, icon: Icon, on, bare, shown, children }: ChipProps) {
  return (
    <label
      className={clsx(
        'relative inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md border px-2.5 text-xs whitespace-nowrap focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:h-8',
        on ? 'border-transparent bg-brand-soft font-semibold text-brand-ink' : 'border-line text-ink-2 hover:bg-sunken',
      )}
    >
      {Icon && <Icon size={15} aria-hidden />}
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <span aria-hidden className={clsx('max-w-44 ellipsis', !on && 'font-semibold text-ink')}>
        {shown}
      </span>
      <ChevronDown size={14} aria-hidden className="opacity-70" />
      <select
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
