import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

/** Of tickets only those that are not confidential; of all of them the desk keeps what happened itself. */
export const deskHistory = {
  kinds: {
    atendimento: {
      place: 23,
      entities: ['deskTicket', 'deskCategory', 'cannedAnswer', 'deskHours'],
      sees: ['RhAtendimentoVisualizar'],
      said: said('Atendimento', 'Service desk', 'Atención'),
    },
  },
  verbs: {
    deskTicketOpened: said('Abriu o atendimento', 'Opened the ticket', 'Abrió la atención'),
    deskTicketTaken: said('Assumiu o atendimento', 'Took the ticket', 'Asumió la atención'),
    deskTicketWaited: said(
      'Pediu uma resposta ao trabalhador',
      'Asked the worker',
      'Pidió una respuesta al trabajador',
    ),
    deskTicketTransferred: said('Transferiu o atendimento', 'Transferred the ticket', 'Transfirió la atención'),
    deskTicketSolved: said('Resolveu o atendimento', 'Solved the ticket', 'Resolvió la atención'),
    deskTicketReopened: said('Reabriu o atendimento', 'Reopened the ticket', 'Reabrió la atención'),
    deskTicketClosed: said('Encerrou o atendimento', 'Closed the ticket', 'Cerró la atención'),
    deskTicketRated: said('Avaliou o atendimento', 'Rated the ticket', 'Valoró la atención'),
    deskCategorySaved: said(
      'Salvou a categoria de atendimento',
      'Saved the desk category',
      'Guardó la categoría de atención',
    ),
    cannedAnswerSaved: said('Salvou a resposta pronta', 'Saved the prepared answer', 'Guardó la respuesta preparada'),
    deskHoursChanged: said(
      'Mudou o horário do atendimento',
      'Changed the desk’s hours',
      'Cambió el horario de atención',
    ),
  },
  fields: {
    sigilosa: said('Sigilosa', 'Confidential', 'Confidencial'),
    primeiraResposta: said(
      'Primeira resposta (minutos úteis)',
      'First answer (working minutes)',
      'Primera respuesta (minutos hábiles)',
    ),
    solucaoMinutos: said('Solução (minutos úteis)', 'Solution (working minutes)', 'Solución (minutos hábiles)'),
    notaAtendimento: said('Nota', 'Rating', 'Nota'),
  },
  told: {
    deskTicket: { rating: 'notaAtendimento' },
    deskCategory: { confidential: 'sigilosa', firstMinutes: 'primeiraResposta', solutionMinutes: 'solucaoMinutos' },
  },
} as const satisfies HistoryPart;
