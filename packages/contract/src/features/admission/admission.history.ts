import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

/** What a candidate told is in no history: it is erased with the candidate. */
export const admissionHistory = {
  kinds: {
    admissao: {
      place: 27,
      entities: ['admission', 'opening', 'candidate', 'candidateErasure'],
      sees: ['RhAdmissaoOnlineVisualizar', 'RhRecrutamentoVisualizar'],
      said: said('Admissão', 'Admission', 'Admisión'),
    },
  },
  verbs: {
    candidateInvited: said('Convidou para a admissão', 'Invited to an admission', 'Invitó a la admisión'),
    candidateEntered: said('Candidato entrou', 'The candidate came in', 'El candidato entró'),
    admissionSent: said('Enviou os dados', 'Sent the data', 'Envió los datos'),
    admissionOpened: said('Abriu para conferir', 'Opened it to review', 'La abrió para revisar'),
    admissionReturned: said('Devolveu para corrigir', 'Returned it to be corrected', 'La devolvió para corregir'),
    admissionApproved: said('Aprovou a admissão', 'Approved the admission', 'Aprobó la admisión'),
    candidateHired: said('Admitiu', 'Hired', 'Contrató'),
    admissionEnded: said('Encerrou a admissão', 'Ended the admission', 'Terminó la admisión'),
    admissionResent: said('Reenviou o convite', 'Sent the invitation again', 'Reenvió la invitación'),
    openingCreated: said('Abriu a vaga', 'Made the opening', 'Abrió la vacante'),
    openingClosed: said('Fechou a vaga', 'Closed the opening', 'Cerró la vacante'),
    candidateAdded: said('Incluiu o candidato', 'Added the candidate', 'Añadió al candidato'),
    candidateMoved: said('Mudou a etapa do candidato', 'Moved the candidate', 'Cambió la etapa del candidato'),
    candidatesErased: said(
      'Dados de candidatos excluídos pelo prazo',
      'Data of candidates erased at their term',
      'Datos de candidatos borrados por plazo',
    ),
  },
  fields: {
    cargoAdmissao: said('Função', 'Job', 'Función'),
    inicioAdmissao: said('Início', 'Start', 'Inicio'),
    prazoAdmissao: said('Prazo', 'Deadline', 'Plazo'),
    devolvidosAdmissao: said('Itens devolvidos', 'Returned items', 'Elementos devueltos'),
    etapaCandidato: said('Etapa', 'Stage', 'Etapa'),
    totalApagados: said('Pessoas excluídas', 'People erased', 'Personas borradas'),
    tituloVaga: said('Vaga', 'Opening', 'Vacante'),
  },
  told: {
    admission: {
      ...{ job_title: 'cargoAdmissao', starts_on: 'inicioAdmissao', due_on: 'prazoAdmissao' },
      ...{ returned: 'devolvidosAdmissao', reason: 'motivo' },
    },
    opening: { title: 'tituloVaga' },
    candidate: { stage: 'etapaCandidato' },
    candidateErasure: { total: 'totalApagados' },
  },
} as const satisfies HistoryPart;
