import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const vacationNotices = {
  vacationOpeningsRead: {
    values: ['arquivo', 'aplicadas', 'recusadas'],
    title: said('Início das férias lido', 'Start of vacations read', 'Inicio de las vacaciones leído'),
    text: said(
      '{arquivo} foi lido. Linhas aplicadas: {aplicadas}. Linhas recusadas: {recusadas}.',
      '{arquivo} was read. Lines applied: {aplicadas}. Lines refused: {recusadas}.',
      '{arquivo} se ha leído. Líneas aplicadas: {aplicadas}. Líneas rechazadas: {recusadas}.',
    ),
  },
} as const satisfies Notices;
