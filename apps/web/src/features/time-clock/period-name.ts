import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { clockTexts } from './clock-words.messages.ts';

/** `Outubro de 2026`, where it is a whole month; else `16 out a 15 nov 2026`. */
export function usePeriodName(): (de: string, ate: string) => string {
  const f = useFormats();
  const between = useSpan();
  return (de, ate) => {
    const [year = 0, month = 0] = de.split('-').map(Number);
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return de.endsWith('-01') && ate === last ? f.competence(month, year) : `${between(de, ate)} ${ate.slice(0, 4)}`;
  };
}

/** `16 out a 15 nov`; within a month `1 a 31 out`. */
export function useSpan(): (de: string, ate: string) => string {
  const f = useFormats();
  const t = useTexts(clockTexts);
  // English says the month first: there is nothing to shorten
  const isShort = useLanguage() !== 'en-US';
  return (de, ate) => {
    const same = isShort && de.slice(0, 7) === ate.slice(0, 7);
    return t.span(same ? String(Number(de.slice(8))) : f.dayShort(de), f.dayShort(ate));
  };
}
