import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Why somebody can't be closed or reopened, and what is worth knowing before it: by the server's codes. */
export const causeTexts = defineTexts({
  causes: {
    PERIOD_NOT_OVER: ['O período não terminou', 'The period is not over', 'El periodo no ha terminado'],
    TIMESHEET_INCOMPLETE: ['Faltam marcações', 'Punches are missing', 'Faltan fichajes'],
    JUSTIFICATIONS_PENDING: [
      'Justificativas sem decisão',
      'Justifications without a decision',
      'Justificaciones sin decisión',
    ],
    TIMESHEET_NOT_APPROVED: ['Sem aprovação', 'Without approval', 'Sin aprobación'],
    PERIOD_CLOSED: ['Já fechado', 'Closed already', 'Ya cerrado'],
    PERIOD_LATER_CLOSED: [
      'Um período depois está fechado',
      'A later period is closed',
      'Un periodo posterior está cerrado',
    ],
    STATUS_FORBIDS: ['O espelho mudou de situação', 'The time sheet changed its state', 'La hoja cambió de estado'],
    STALE_VERSION: [
      'O espelho mudou enquanto isso',
      'The time sheet changed meanwhile',
      'La hoja cambió mientras tanto',
    ],
  },
  other: [
    (code: string) => `Outro motivo (${code})`,
    code => `Another reason (${code})`,
    code => `Otro motivo (${code})`,
  ],
  days: [
    (count: number) => pt(count, 'dia incompleto', 'dias incompletos'),
    count => en(count, 'incomplete day', 'incomplete days'),
    count => es(count, 'día incompleto', 'días incompletos'),
  ],
  justifications: [
    (count: number) => pt(count, 'justificativa', 'justificativas'),
    count => en(count, 'justification', 'justifications'),
    count => es(count, 'justificación', 'justificaciones'),
  ],
  notes: {
    UNKNOWN_WORKERS: [
      (count: number) => `${pt(count, 'número desconhecido tem', 'números desconhecidos têm')} marcações`,
      count => `${en(count, 'unknown number has', 'unknown numbers have')} punches`,
      count => `${es(count, 'número desconocido tiene', 'números desconocidos tienen')} fichajes`,
    ],
    OUTSIDE: [
      (count: number) => `${pt(count, 'espelho tem', 'espelhos têm')} marcações de fora`,
      count => `${en(count, 'time sheet has', 'time sheets have')} punches outside it`,
      count => `${es(count, 'hoja tiene', 'hojas tienen')} fichajes de fuera`,
    ],
  },
});
