import { Chip } from '../cards/Chip.tsx';

interface DayChipProps {
  label: string;
  texts: { everyDay: string; withoutDay: string; withDay: string };
  /** As the address says it. */
  value: string | undefined;
  onChange: (next: { dia: string | undefined }) => void;
}

/** Narrows a list to documents without a day of payment or credit, or with one. */
export function DayChip({ label, texts, value, onChange }: DayChipProps) {
  return (
    <Chip
      label={label}
      value={value}
      onChange={dia => onChange({ dia })}
      every={texts.everyDay}
      options={[
        ['sem', texts.withoutDay],
        ['com', texts.withDay],
      ]}
    />
  );
}
