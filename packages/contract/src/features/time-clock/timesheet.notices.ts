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
  timesheetSent: {
    values: ['nome', 'periodo'],
    title: said('Espelho para aprovar', 'Time sheet to approve', 'Hoja por aprobar'),
    text: said(
      '{nome} enviou o espelho de {periodo}.',
      '{nome} sent the time sheet of {periodo}.',
      '{nome} envió la hoja de {periodo}.',
    ),
  },
  timesheetApproved: {
    values: period,
    title: said('Espelho aprovado', 'Time sheet approved', 'Hoja aprobada'),
    text: said(
      'O seu espelho de {periodo} foi aprovado.',
      'Your time sheet of {periodo} was approved.',
      'Tu hoja de {periodo} fue aprobada.',
    ),
  },
  timesheetReturned: {
    values: period,
    title: said('Espelho devolvido', 'Time sheet returned', 'Hoja devuelta'),
    text: said(
      'O seu espelho de {periodo} voltou para você corrigir. Abra para ler o motivo.',
      'Your time sheet of {periodo} came back for you to correct. Open it to read why.',
      'Tu hoja de {periodo} volvió para que la corrijas. Ábrela para leer el motivo.',
    ),
  },
  timesheetReopened: {
    values: period,
    title: said('Espelho reaberto', 'Time sheet reopened', 'Hoja reabierta'),
    text: said(
      'O espelho de {periodo} voltou para revisão.',
      'The time sheet of {periodo} is under review again.',
      'La hoja de {periodo} volvió a revisión.',
    ),
  },
  timesheetClosed: {
    values: period,
    title: said('Espelho fechado', 'Time sheet closed', 'Hoja cerrada'),
    text: said(
      'O seu espelho de {periodo} foi fechado.',
      'Your time sheet of {periodo} was closed.',
      'Tu hoja de {periodo} fue cerrada.',
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
