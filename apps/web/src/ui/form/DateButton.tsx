import { CalendarDays } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { partOf } from '#kernel/lazy/part.ts';
import { IconButton } from '../base/Button.tsx';
import { dateTexts } from './date.messages.ts';

const DayPicker = partOf(async () => (await import('../staff/DayPicker.tsx')).DayPicker);
const MonthPicker = partOf(async () => (await import('../staff/MonthPicker.tsx')).MonthPicker);

interface DateButtonProps {
  kind: 'day' | 'month';
  /** The input that it writes into. */
  field: RefObject<HTMLInputElement | null>;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  onPick: (wire: string) => void;
}

/** Opens the calendar of a date's field; its code comes with the first opening. */
export function DateButton({ kind, field, value, min, max, disabled, onPick }: DateButtonProps) {
  const t = useTexts(dateTexts);
  const [open, setOpen] = useState(false);
  const Picker = kind === 'day' ? DayPicker : MonthPicker;
  return (
    <>
      <IconButton
        size="icon-sm"
        label={kind === 'day' ? t.chooseDay : t.chooseMonth}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={() => void Picker.ask().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <CalendarDays size={16} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <Picker anchor={field} onClose={() => setOpen(false)} {...{ value, min, max, onPick }} />
        </Suspense>
      )}
    </>
  );
}
