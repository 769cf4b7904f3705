import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const requestHistory = {
  kinds: {
    solicitacao: {
      place: 24,
      entities: ['request', 'payrollEntry', 'payrollExport', 'requestCategory', 'requestSetting', 'benefitPlan'],
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
    benefitPlanCreated: said('Criou o benefício', 'Created the benefit', 'Creó el beneficio'),
    benefitPlanChanged: said('Mudou o benefício', 'Changed the benefit', 'Cambió el beneficio'),
    payrollExported: said('Exportou para a folha', 'Exported to payroll', 'Exportó a la nómina'),
    payrollTaken: said(
      'Marcou como levado pela folha',
      'Marked as taken by payroll',
      'Marcó como tomado por la nómina',
    ),
    payrollGivenBack: said('Devolveu da folha', 'Took back from payroll', 'Devolvió de la nómina'),
    requestRedirected: said('Redirecionou a solicitação', 'Handed the request on', 'Redirigió la solicitud'),
  },
  fields: {
    codigoDaSolicitacao: said('Solicitação', 'Request', 'Solicitud'),
    avisoDeFerias: said('Dias de aviso', 'Days of notice', 'Días de aviso'),
    diasDeDescanso: said('Dias de descanso', 'Rest days', 'Días de descanso'),
    corteDaFolha: said('Corte da folha', "Payroll's cut-off", 'Cierre de la nómina'),
    competenciaDaFolha: said('Competência', 'Month', 'Competencia'),
    totalDeLancamentos: said('Lançamentos', 'Entries', 'Asientos'),
    tipoDaSolicitacao: said('Tipo', 'Type', 'Tipo'),
    tipoDoBeneficio: said('Tipo do benefício', 'Kind of benefit', 'Tipo de beneficio'),
    regimesDoBeneficio: said('Tipos de contrato', 'Kinds of contract', 'Tipos de contrato'),
    mesesDeCasa: said('Meses de casa', 'Months of tenure', 'Meses de antigüedad'),
    lotacoesDoBeneficio: said('Lotações', 'Departments', 'Sectores'),
    parteDoTrabalhador: said('Parte do trabalhador', "Worker's share", 'Parte del trabajador'),
    periodoDeAdesao: said('Quando pode pedir', 'When it may be asked', 'Cuándo se puede pedir'),
    dependentesDoBeneficio: said('Dependentes no máximo', 'Dependants at most', 'Dependientes como máximo'),
    versaoDoTermo: said('Versão do termo', 'Version of the term', 'Versión del término'),
  },
  told: {
    requestCategory: { name: 'nome', position: 'ordem', active: 'ligado' },
    benefitPlan: {
      ...{ name: 'nome', kind: 'tipoDoBeneficio', regimes: 'regimesDoBeneficio', minMonths: 'mesesDeCasa' },
      ...{ departments: 'lotacoesDoBeneficio', share: 'parteDoTrabalhador', window: 'periodoDeAdesao' },
      ...{ maxDependants: 'dependentesDoBeneficio', termVersion: 'versaoDoTermo', active: 'ligado' },
    },
    requestSetting: { noticeDays: 'avisoDeFerias', restDays: 'diasDeDescanso', cutoff: 'corteDaFolha' },
    payrollEntry: { codigo: 'codigoDaSolicitacao', tipo: 'tipoDaSolicitacao', justification: 'justificativa' },
    payrollExport: { competencia: 'competenciaDaFolha', total: 'totalDeLancamentos' },
    request: { codigo: 'codigoDaSolicitacao', tipo: 'tipoDaSolicitacao', justification: 'justificativa' },
  },
} as const satisfies HistoryPart;
