import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker as Base, type DayPickerLocale } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { dateTexts } from '../form/date.messages.ts';
import { PickerPopup, type PickerProps } from './PickerPopup.tsx';

const locales: Record<string, DayPickerLocale> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': es };

/** A calendar of one month, with its month and year to choose. */
export function DayPicker({ anchor, value, min, max, onPick, onClose }: PickerProps) {
  const t = useTexts(dateTexts);
  const language = useLanguage();
  const chosen = isDay(value) ? dateOf(value) : undefined;
  const today = dateOf(todayHere());
  const [first, last] = [min ? dateOf(min) : undefined, max ? dateOf(max) : undefined];
  const outside = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
  return (
    <PickerPopup anchor={anchor} onClose={onClose} label={t.chooseDay}>
      <Base
        mode="single"
        autoFocus
        locale={locales[language]}
        weekStartsOn={0}
        captionLayout="dropdown"
        navLayout="around"
        today={today}
        selected={chosen}
        defaultMonth={chosen ?? (last && last < today ? last : today)}
        startMonth={first ?? new Date(today.getFullYear() - 100, 0)}
        endMonth={last ?? new Date(today.getFullYear() + 20, 11)}
        disabled={outside}
        onSelect={day => {
          if (day) onPick(wireOf(day));
          onClose();
        }}
        components={{ Chevron }}
        classNames={{
          month: 'grid grid-cols-[auto_1fr_auto] items-center gap-1',
          button_previous: button,
          button_next: button,
          month_caption: 'text-center font-semibold capitalize',
          dropdowns: 'flex justify-center gap-2',
          dropdown_root: 'relative inline-flex rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus',
          dropdown: 'absolute inset-0 cursor-pointer opacity-0',
          caption_label: 'inline-flex items-center gap-1 px-1 py-0.5 [&_svg]:rotate-90 [&_svg]:size-3',
          nav: 'contents',
          month_grid: 'col-span-3 mt-1 border-collapse',
          weekday: 'size-9 text-2xs font-normal text-ink-3',
          day: 'p-0 text-center',
          day_button: 'num size-9 rounded-md hover:bg-sunken max-lg:size-11',
          today: 'font-bold text-brand-ink',
          selected: '[&>button]:bg-brand [&>button]:text-on-brand',
          disabled: 'opacity-40',
          outside: 'invisible',
        }}
      />
    </PickerPopup>
  );
}

function Chevron({ orientation }: { orientation?: string }) {
  return orientation === 'left' ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />;
}

const button = 'grid size-9 place-items-center rounded-md hover:bg-sunken max-lg:size-11';

/** Midnight where the browser is: the calendar counts in its days. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function wireOf(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE').format(date);
}
