import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

const period = ['periodo'] as const;

export const timesheetNotices = {
  timesheetPublished: {
    values: ['empresa', 'periodo'],
    title: said('Espelho de ponto aberto', 'Time sheet open', 'Hoja de fichajes abierta'),
    text: said(
      '{empresa}: confira o seu espelho de {periodo}.',
      '{empresa}: check your time sheet of {periodo}.',
      '{empresa}: revisa tu hoja de {periodo}.',
    ),
  },
  timesheetReminder: {
    values: period,
    title: said('Espelho de ponto esperando você', 'Time sheet waits for you', 'La hoja te espera'),
    text: said(
      'O espelho de ponto de {periodo} espera por você.',
      'The time sheet of {periodo} waits for you.',
      'La hoja de {periodo} espera por ti.',
    ),
  },
  timesheetSent: {
    values: ['nome', 'periodo'],
    title: said('Espelho de ponto para aprovar', 'Time sheet to approve', 'Hoja por aprobar'),
    text: said(
      '{nome} enviou o espelho de {periodo}.',
      '{nome} sent the time sheet of {periodo}.',
      '{nome} envió la hoja de {periodo}.',
    ),
  },
  timesheetApproved: {
    values: period,
    title: said('Espelho de ponto aprovado', 'Time sheet approved', 'Hoja aprobada'),
    text: said(
      'O seu espelho de {periodo} foi aprovado.',
      'Your time sheet of {periodo} was approved.',
      'Tu hoja de {periodo} fue aprobada.',
    ),
  },
  timesheetReturned: {
    values: period,
    title: said('Espelho de ponto devolvido', 'Time sheet returned', 'Hoja devuelta'),
    text: said(
      'O seu espelho de {periodo} voltou para você corrigir. Abra para ler o motivo.',
      'Your time sheet of {periodo} came back for you to correct. Open it to read why.',
      'Tu hoja de {periodo} volvió para que la corrijas. Ábrela para leer el motivo.',
    ),
  },
  timesheetReopened: {
    values: period,
    title: said('Espelho de ponto reaberto', 'Time sheet reopened', 'Hoja reabierta'),
    text: said(
      'O espelho de {periodo} voltou para revisão.',
      'The time sheet of {periodo} is under review again.',
      'La hoja de {periodo} volvió a revisión.',
    ),
  },
  timesheetClosed: {
    values: period,
    title: said('Espelho de ponto fechado', 'Time sheet closed', 'Hoja cerrada'),
    text: said(
      'O seu espelho de {periodo} foi fechado.',
      'Your time sheet of {periodo} was closed.',
      'Tu hoja de {periodo} fue cerrada.',
    ),
  },
  timesheetChanged: {
    values: period,
    title: said('O espelho de ponto mudou', 'Time sheet changed', 'La hoja cambió'),
    text: said(
      'O seu espelho de {periodo} mudou depois da sua resposta. Confira e responda de novo.',
      'Your time sheet of {periodo} changed after your answer. Check it and answer again.',
      'Tu hoja de {periodo} cambió después de tu respuesta. Revísala y responde de nuevo.',
    ),
  },
  punchesOutside: {
    values: ['empresa'],
    title: said('Marcações fora do espelho de ponto', 'Punches outside the time sheet', 'Fichajes fuera de la hoja'),
    text: said(
      '{empresa}: chegaram marcações ou afastamentos de espelhos já enviados. Veja se algum deve voltar para revisão.',
      '{empresa}: punches or leaves came for time sheets already sent. See whether one should go back to review.',
      '{empresa}: llegaron fichajes o ausencias de hojas ya enviadas. Mira si alguna debe volver a revisión.',
    ),
  },
  punchMissing: {
    values: ['hora'],
    title: said('Falta a marcação de saída', 'Your exit is missing', 'Falta tu salida'),
    text: said(
      'O seu horário terminou às {hora} e não há marcação de saída.',
      'Your working hours ended at {hora} and there is no exit.',
      'Tu horario terminó a las {hora} y no hay fichaje de salida.',
    ),
  },
  bankDue: {
    values: ['dia'],
    title: said('Horas do banco a vencer', 'Hours of your bank fall due', 'Horas del banco por vencer'),
    text: said(
      'Horas do seu banco vencem em {dia}.',
      'Hours of your bank fall due on {dia}.',
      'Horas de tu banco vencen el {dia}.',
    ),
  },
  bankDueOfTeam: {
    values: ['total', 'dia'],
    title: said('Bancos de horas a vencer', 'Hours banks fall due', 'Bancos de horas por vencer'),
    text: said(
      'Trabalhadores com horas a vencer: {total}. As primeiras vencem em {dia}.',
      'Workers with hours that fall due: {total}. The first ones on {dia}.',
      'Trabajadores con horas por vencer: {total}. Las primeras vencen el {dia}.',
    ),
  },
  batchDone: {
    values: ['feitos', 'recusados'],
    title: said('Decisões em lote terminadas', 'Batch of decisions done', 'Lote de decisiones terminado'),
    text: said(
      'Decididas: {feitos}. Recusadas: {recusados}.',
      'Decided: {feitos}. Refused: {recusados}.',
      'Decididas: {feitos}. Rechazadas: {recusados}.',
    ),
  },
  justificationAsked: {
    values: ['nome'],
    title: said('Justificativa para decidir', 'Justification to decide', 'Justificación por decidir'),
    text: said(
      '{nome} pediu uma correção do ponto.',
      '{nome} asked for a correction.',
      '{nome} pidió una corrección del fichaje.',
    ),
  },
  justificationApproved: {
    values: ['dia'],
    title: said('Justificativa aprovada', 'Justification approved', 'Justificación aprobada'),
    text: said(
      'O seu pedido sobre {dia} foi aprovado.',
      'Your request about {dia} was approved.',
      'Tu pedido sobre el {dia} fue aprobado.',
    ),
  },
  justificationDenied: {
    values: ['dia'],
    title: said('Justificativa negada', 'Justification denied', 'Justificación denegada'),
    text: said(
      'O seu pedido sobre {dia} foi negado. Abra para ler o motivo.',
      'Your request about {dia} was denied. Open it to read why.',
      'Tu pedido sobre el {dia} fue denegado. Ábrelo para leer el motivo.',
    ),
  },
  justificationReturned: {
    values: ['dia'],
    title: said('Justificativa devolvida', 'Justification returned', 'Justificación devuelta'),
    text: said(
      'O seu pedido sobre {dia} voltou para você completar.',
      'Your request about {dia} came back for you to complete.',
      'Tu pedido sobre el {dia} volvió para que lo completes.',
    ),
  },
  integrationDown: {
    values: ['empresa', 'n'],
    title: said('Ponto Fopag sem resposta', 'Ponto Fopag doesn’t answer', 'Ponto Fopag no responde'),
    text: said(
      '{empresa}: decisões à espera do Ponto Fopag há mais de um dia: {n}.',
      '{empresa}: decisions waiting for Ponto Fopag for more than a day: {n}.',
      '{empresa}: decisiones que esperan a Ponto Fopag desde hace más de un día: {n}.',
    ),
  },
  closingDone: {
    values: ['feitos', 'recusados'],
    title: said('Fechamento do ponto terminado', 'Closing of the time clock done', 'Cierre del fichaje terminado'),
    text: said(
      '{feitos} espelhos fechados, {recusados} impedidos.',
      '{feitos} time sheets closed, {recusados} blocked.',
      '{feitos} hojas cerradas, {recusados} impedidas.',
    ),
  },
} as const satisfies Notices;
