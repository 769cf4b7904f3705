import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { IconButton } from '../base/Button.tsx';
import { dateTexts } from '../form/date.messages.ts';
import { PickerPopup, type PickerProps } from './PickerPopup.tsx';

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const columns = 3;
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

/** The twelve months of a year; the arrows walk them. */
export function MonthPicker({ anchor, value, min, max, onPick, onClose }: PickerProps) {
  const t = useTexts(dateTexts);
  const { monthName } = useFormats();
  const begun = /^\d{4}-\d{2}$/.test(value) ? value : todayHere().slice(0, 7);
  const [year, setYear] = useState(Number(begun.slice(0, 4)));
  const wireOf = (month: number) => `${year}-${String(month).padStart(2, '0')}`;
  const isOut = (month: number) =>
    (min !== undefined && wireOf(month) < min.slice(0, 7)) || (max !== undefined && wireOf(month) > max.slice(0, 7));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const next = document.activeElement && buttons[buttons.indexOf(document.activeElement) + step];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <PickerPopup anchor={anchor} onClose={onClose} label={t.chooseMonth}>
      <div className="flex items-center justify-between">
        <IconButton label={t.formerYear} onClick={() => setYear(year - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <span aria-live="polite" className="num font-semibold">
          {year}
        </span>
        <IconButton label={t.nextYear} onClick={() => setYear(year + 1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk its buttons */}
      <div className="mt-1 grid grid-cols-3 gap-1" onKeyDown={onKeyDown}>
        {months.map(month => (
          <button
            key={month}
            type="button"
            aria-pressed={wireOf(month) === value}
            disabled={isOut(month)}
            ref={wireOf(month) === begun ? element => element?.focus() : undefined}
            className={clsx(
              'h-9 rounded-md px-3 capitalize hover:bg-sunken disabled:opacity-40 max-lg:h-11',
              wireOf(month) === value && 'bg-brand text-on-brand',
            )}
            onClick={() => {
              onPick(wireOf(month));
              onClose();
            }}
          >
            {monthName(month)}
          </button>
        ))}
      </div>
    </PickerPopup>
  );
}
