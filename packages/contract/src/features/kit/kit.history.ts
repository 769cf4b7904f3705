import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const kitHistory = {
  kinds: {
    kit: {
      place: 27,
      deletedPlace: 10,
      entities: ['kit', 'kitDefinition'],
      sees: ['RhAdmissaoVisualizar', 'RhRescisaoVisualizar'],
      said: said('Kit de papéis', 'Kit of papers', 'Kit de papeles'),
    },
  },
  verbs: {
    kitDefinitionCreated: said('Criou o kit', 'Created the kit', 'Creó el kit'),
    kitDefinitionChanged: said('Mudou o kit', 'Changed the kit', 'Cambió el kit'),
    kitDefinitionConfirmed: said(
      'Confirmou a certidão criminal',
      'Confirmed the criminal record',
      'Confirmó el certificado penal',
    ),
    kitDefinitionDeleted: said('Excluiu o kit', 'Deleted the kit', 'Eliminó el kit'),
    kitDefinitionRestored: said('Restaurou o kit', 'Restored the kit', 'Restauró el kit'),
    kitOpened: said('Abriu o kit', 'Opened the kit', 'Abrió el kit'),
    kitItemDelivered: said('Entregou o documento', 'Delivered the paper', 'Entregó el documento'),
    kitItemAccepted: said('Aceitou o item', 'Accepted the item', 'Aceptó el ítem'),
    kitItemRefused: said('Recusou o item', 'Refused the item', 'Rechazó el ítem'),
    kitItemWaived: said('Dispensou o item', 'Waived the item', 'Dispensó el ítem'),
    kitReminded: said('Lembrou o trabalhador', 'Reminded the worker', 'Recordó al trabajador'),
    kitConcluded: said('Concluiu o kit', 'Concluded the kit', 'Concluyó el kit'),
    kitCanceled: said('Cancelou o kit', 'Canceled the kit', 'Canceló el kit'),
  },
  fields: {
    nomeKit: said('Kit', 'Kit', 'Kit'),
    itemKit: said('Item', 'Item', 'Ítem'),
    totalItensKit: said('Itens', 'Items', 'Ítems'),
    kitLigado: said('Ligado', 'On', 'Activo'),
  },
  told: {
    kit: {
      ...{ name: 'nomeKit', worker: 'nome', item: 'itemKit', reason: 'motivo' },
    },
    kitDefinition: {
      ...{ name: 'nomeKit', number: 'totalItensKit', active: 'kitLigado', justification: 'justificativa' },
    },
  },
  deleted: { kitDefinition: { name: 'nomeKit', active: 'kitLigado' } },
} as const satisfies HistoryPart;
