import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const requestHistory = {
  kinds: {
    solicitacao: {
      place: 24,
      entities: ['request'],
      sees: ['RhSolicitacaoVisualizar'],
      said: said('Solicitação', 'Request', 'Solicitud'),
    },
  },
  verbs: {
    requestSent: said('Enviou a solicitação', 'Sent the request', 'Envió la solicitud'),
    requestApproved: said('Aprovou a solicitação', 'Approved the request', 'Aprobó la solicitud'),
    requestDenied: said('Negou a solicitação', 'Denied the request', 'Denegó la solicitud'),
    requestReviewed: said('Pediu um ajuste na solicitação', 'Asked for a change of the request', 'Pidió un ajuste'),
    requestResent: said('Reenviou a solicitação', 'Sent the request again', 'Reenvió la solicitud'),
    requestCanceled: said('Cancelou a solicitação', 'Canceled the request', 'Canceló la solicitud'),
    requestFinished: said('Finalizou a solicitação', 'Finished the request', 'Finalizó la solicitud'),
    requestRedirected: said('Redirecionou a solicitação', 'Handed the request on', 'Redirigió la solicitud'),
  },
  fields: {
    codigoDaSolicitacao: said('Solicitação', 'Request', 'Solicitud'),
    tipoDaSolicitacao: said('Tipo', 'Type', 'Tipo'),
  },
  told: {
    request: { codigo: 'codigoDaSolicitacao', tipo: 'tipoDaSolicitacao', justification: 'justificativa' },
  },
} as const satisfies HistoryPart;
