import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const ratingHistory = {
  verbs: {
    systemRated: said('Avaliou o sistema', 'Rated the system', 'Evaluó el sistema'),
    systemRatingAsked: said(
      'Foi convidado a avaliar o sistema',
      'Was asked to rate the system',
      'Fue invitado a evaluar el sistema',
    ),
  },
} as const satisfies HistoryPart;
