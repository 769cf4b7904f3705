import * as z from 'zod/mini';
import { refuseField } from '#kernel/refusal.ts';
import { noFindings, type RequestType } from './request-type.ts';

const kept = z.object({ day: z.string(), source: z.string(), type: z.string(), occurrence: z.string() });

/** The correction of a day: asked for and decided in the time clock, whose row follows here (`access.follow_justification`). */
export const clockRequest: RequestType<z.output<typeof kept>> = {
  ...{ kind: 'clock', wire: 'ponto', refusal: 'REQUEST_NOT_POSSIBLE', needsMessage: false, kept },
  read: () => refuseField('tipo', 'INVALID_OPTION'),
  find: async () => noFindings,
  summary: ({ day }) => ({ codigo: 'ponto', valores: { data: day } }),
  told: ({ day, source, occurrence }) => ({
    ...{ data: day, origem: source === 'manual' ? 'manual' : 'justificativa', ocorrencia: occurrence },
  }),
  apply: async () => null,
};
