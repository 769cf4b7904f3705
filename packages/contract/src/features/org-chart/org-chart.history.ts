import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const orgChartHistory = {
  verbs: {
    reportingChanged: said('Mudou a gestão', 'Changed who they answer to', 'Cambió a quién responde'),
    reportingTakenBack: said(
      'Desfez a mudança de gestão',
      'Took back a change of who they answer to',
      'Deshizo el cambio de a quién responde',
    ),
  },
  fields: {
    gestao: said('Responde a', 'Answers to', 'Responde a'),
  },
  told: {
    reportingLine: { manager: 'gestao', from: 'aPartirDe' },
  },
} as const satisfies HistoryPart;
