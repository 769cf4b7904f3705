interface DateChipProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day that narrows a list, as a chip with the browser's own calendar. */
export function DateChip({ label, value, onChange }: DateChipProps) {
  return (
    <label className="inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md border border-line px-2.5 text-xs text-ink-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:h-8">
      {label}
      <input
        type="date"
        className="num bg-transparent text-ink outline-none"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      />
    </label>
  );
}
