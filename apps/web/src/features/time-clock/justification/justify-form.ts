import { hourOf } from '#kernel/lazy/clock-hours.ts';
import type { Justification, JustificationForm, Kind } from './justification.api.ts';

export interface Draft {
  kind: string;
  type: 'dia' | 'periodo';
  hour: string;
  periods: readonly (readonly [from: string, until: string])[];
  days: string;
  crm: string;
  words: string;
}

export const emptyDraft: Draft = {
  kind: '',
  type: 'dia',
  hour: '',
  periods: [['', '']],
  days: '',
  crm: '',
  words: '',
};

/** What was sent, to be changed. */
export function draftOf(one: Justification): Draft {
  return {
    kind: one.justificativa ?? '',
    type: one.tipo,
    hour: one.hora ?? '',
    periods: one.periodos.length > 0 ? one.periodos.map(({ entrada, saida }) => [entrada, saida]) : [['', '']],
    days: one.dias === null ? '' : String(one.dias),
    crm: one.crm ?? '',
    words: one.motivo ?? '',
  };
}

export type Lack = 'kindFirst' | 'wordsFirst' | 'hoursFirst' | 'periodOrder' | 'fileFirst' | 'daysFirst';

/** What still has to be told, the first of it; undefined: it can be sent. */
export function lackOf(draft: Draft, kind: Kind | undefined, files: number): Lack | undefined {
  if (!kind) return 'kindFirst';
  if (draft.type === 'periodo') {
    const spans = draft.periods.map(([from, until]) => [hourOf(from), hourOf(until)]);
    if (spans.some(([from, until]) => !from || !until)) return 'hoursFirst';
    if (spans.some(([from = '', until = '']) => until <= from)) return 'periodOrder';
  }
  if (asksHour(draft, kind) && draft.hour.trim() !== '' && !hourOf(draft.hour)) return 'hoursFirst';
  if (asksDays(draft, kind) && !/^[1-9]\d{0,2}$/.test(draft.days.trim())) return 'daysFirst';
  if (kind.exigeArquivo && files === 0) return 'fileFirst';
  return draft.words.trim().length < 10 ? 'wordsFirst' : undefined;
}

/** A missing punch of the day: its hour, if the worker knows it. */
export const asksHour = ({ type }: Draft, { efeito }: Kind) => type === 'dia' && efeito === 'include';

/** A certificate of whole days says how many. */
export const asksDays = ({ type }: Draft, { saude, efeito }: Kind) => type === 'dia' && saude && efeito === 'excuse';

export function formOf(draft: Draft, kind: Kind, day: string, occurrence: string | undefined): JustificationForm {
  const hour = hourOf(draft.hour);
  const crm = draft.crm.trim();
  return {
    data: day,
    tipo: draft.type,
    justificativa: kind.nome,
    motivo: draft.words.trim(),
    ...(occurrence ? { ocorrencia: occurrence } : {}),
    ...(draft.type === 'periodo'
      ? {
          periodos: draft.periods.map(([from, until]) => ({ entrada: hourOf(from) ?? '', saida: hourOf(until) ?? '' })),
        }
      : {}),
    ...(asksHour(draft, kind) && hour ? { hora: hour } : {}),
    ...(asksDays(draft, kind) ? { dias: Number(draft.days) } : {}),
    ...(kind.saude && crm ? { crm } : {}),
  };
}
