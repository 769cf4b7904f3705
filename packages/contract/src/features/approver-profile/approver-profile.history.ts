import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const approverProfileHistory = {
  verbs: {
    approverProfileCreated: said(
      'Criou o perfil de aprovação',
      'Created the approver profile',
      'Creó el perfil de aprobación',
    ),
    approverProfileChanged: said(
      'Mudou o perfil de aprovação',
      'Changed the approver profile',
      'Cambió el perfil de aprobación',
    ),
    approverProfileDeleted: said(
      'Excluiu o perfil de aprovação',
      'Deleted the approver profile',
      'Eliminó el perfil de aprobación',
    ),
  },
  fields: {
    etapas: said('Etapas', 'Steps', 'Etapas'),
    tiposSolicitacao: said('Tipos de solicitação', 'Kinds of request', 'Tipos de solicitud'),
    condicoes: said('Condições', 'Conditions', 'Condiciones'),
    ordem: said('Ordem', 'Order', 'Orden'),
    ligado: said('Ligado', 'On', 'Activado'),
  },
  told: {
    approverProfile: { name: 'nome', position: 'ordem', active: 'ligado' },
  },
  onlyChanged: {
    approverProfile: { kinds: 'tiposSolicitacao', companyIds: 'empresas', conditions: 'condicoes', steps: 'etapas' },
  },
} as const satisfies HistoryPart;
