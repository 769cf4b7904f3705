import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { dayName, weekday } from '../clock-time.ts';
import { asksForALook, occurrenceInWords } from '../occurrences.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { MirrorDay } from './mirror.types.ts';

export interface Occurrence {
  text: string;
  /** Settled, to be looked at, or only said. */
  tone: 'ok' | 'warn' | 'neutral';
}

/** What is said of a day: its kind, its occurrences, its name. */
export function useDayWords() {
  const t = useTexts(mirrorTexts);
  const language = useLanguage();
  return {
    /** `Feriado: Finados`, `Folga`: of a day without work. */
    kind: ({ tipo, feriado }: MirrorDay) => (feriado ? t.holidayOf(feriado) : t[tipo]),
    weekday: ({ dia }: MirrorDay) => weekday(dia, language),
    name: ({ dia }: MirrorDay) => dayName(dia, language),
    /** An occurrence's own words. */
    of: (code: string) => occurrenceInWords(code, language),
    /** The one that counts first: what waits, then what was asked, then what was found. */
    first: ({ situacao, ocorrencias, justificativas }: MirrorDay): Occurrence | undefined => {
      const waits = justificativas.some(({ status }) => status === 'pendente');
      if (waits) return { text: t.justificationPending, tone: 'warn' };
      if (situacao === 'pendente')
        return { text: ocorrencias.includes('odd_punches') ? t.missedOut : t.pending, tone: 'warn' };
      // nearly every day is a minute or two off: only its own page says so
      const told = ocorrencias.filter(code => code !== 'tolerated');
      const text = told.map(code => occurrenceInWords(code, language)).join(', ');
      if (justificativas.length > 0) return { text: [t.justified, text].filter(Boolean).join(': '), tone: 'ok' };
      return text ? { text, tone: told.some(asksForALook) ? 'warn' : 'neutral' } : undefined;
    },
  };
}
