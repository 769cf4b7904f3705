import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const requestHistory = {
  kinds: {
    solicitacao: {
      place: 24,
      entities: ['request', 'payrollEntry', 'payrollExport', 'requestCategory', 'requestSetting', 'proofRule'],
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
    requestCategorySaved: said('Salvou a categoria de pedido', 'Saved the subject of requests', 'Guardó la categoría'),
    requestSettingSaved: said(
      'Mudou a configuração de pedidos',
      'Changed the settings of requests',
      'Cambió la configuración de solicitudes',
    ),
    proofRuleSaved: said(
      'Mudou o comprovante de um dado',
      'Changed what proves a field',
      'Cambió el comprobante de un dato',
    ),
    payrollExported: said('Exportou para a folha', 'Exported to payroll', 'Exportó a la nómina'),
    payrollTaken: said(
      'Marcou como levado pela folha',
      'Marked as taken by payroll',
      'Marcó como tomado por la nómina',
    ),
    payrollGivenBack: said('Devolveu da folha', 'Took back from payroll', 'Devolvió de la nómina'),
    requestEffectRetried: said(
      'Tentou aplicar o efeito de novo',
      'Tried the effect again',
      'Intentó aplicar el efecto otra vez',
    ),
    requestEffectElsewhere: said(
      'Marcou o efeito como feito fora do sistema',
      'Marked the effect as done elsewhere',
      'Marcó el efecto como hecho fuera del sistema',
    ),
    requestRedirected: said('Redirecionou a solicitação', 'Handed the request on', 'Redirigió la solicitud'),
  },
  fields: {
    codigoDaSolicitacao: said('Solicitação', 'Request', 'Solicitud'),
    avisoDeFerias: said('Dias de aviso', 'Days of notice', 'Días de aviso'),
    diasDeDescanso: said('Dias de descanso', 'Rest days', 'Días de descanso'),
    tiposEmLote: said('Tipos decididos em lote', 'Types decided many at once', 'Tipos decididos en lote'),
    corteDaFolha: said('Corte da folha', "Payroll's cut-off", 'Cierre de la nómina'),
    dadoComprovado: said('Dado do cadastro', 'Field of the record', 'Dato del registro'),
    podeSerPedido: said('O trabalhador pode pedir', 'Workers may ask', 'El trabajador puede pedirlo'),
    comprovantesAceitos: said('Comprovantes', 'Proofs', 'Comprobantes'),
    frenteEVerso: said('Frente e verso', 'Front and back', 'Anverso y reverso'),
    idadeDoComprovante: said('Idade máxima, em dias', 'Oldest, in days', 'Antigüedad máxima, en días'),
    comprovanteObrigatorio: said('Obrigatório', 'Required', 'Obligatorio'),
    competenciaDaFolha: said('Competência', 'Month', 'Competencia'),
    totalDeLancamentos: said('Lançamentos', 'Entries', 'Asientos'),
    tipoDaSolicitacao: said('Tipo', 'Type', 'Tipo'),
  },
  told: {
    requestCategory: { name: 'nome', position: 'ordem', active: 'ligado' },
    requestSetting: {
      noticeDays: 'avisoDeFerias',
      restDays: 'diasDeDescanso',
      cutoff: 'corteDaFolha',
      batchTypes: 'tiposEmLote',
    },
    proofRule: {
      ...{ field: 'dadoComprovado', open: 'podeSerPedido', proofs: 'comprovantesAceitos' },
      ...{ bothSides: 'frenteEVerso', maxAgeDays: 'idadeDoComprovante', required: 'comprovanteObrigatorio' },
    },
    payrollEntry: { codigo: 'codigoDaSolicitacao', tipo: 'tipoDaSolicitacao', justification: 'justificativa' },
    payrollExport: { competencia: 'competenciaDaFolha', total: 'totalDeLancamentos' },
    request: { codigo: 'codigoDaSolicitacao', tipo: 'tipoDaSolicitacao', justification: 'justificativa' },
  },
} as const satisfies HistoryPart;
