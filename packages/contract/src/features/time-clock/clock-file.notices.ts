import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const clockFileNotices = {
  clockFileRead: {
    values: ['arquivo', 'novas', 'ruins'],
    title: said('Arquivo do relógio lido', 'Clock file read', 'Archivo del reloj leído'),
    text: said(
      '{arquivo} foi lido. Marcações novas: {novas}. Linhas com problema: {ruins}.',
      '{arquivo} was read. New punches: {novas}. Lines with problems: {ruins}.',
      '{arquivo} se ha leído. Fichajes nuevos: {novas}. Líneas con problemas: {ruins}.',
    ),
  },
  unknownPunches: {
    values: ['empresa', 'total'],
    title: said('Marcações sem dono', 'Punches of nobody known', 'Fichajes sin dueño'),
    text: said(
      '{empresa}: o relógio tem números que não são de ninguém daqui. Números: {total}.',
      '{empresa}: the clock has numbers that are nobody’s here. Numbers: {total}.',
      '{empresa}: el reloj tiene números que no son de nadie de aquí. Números: {total}.',
    ),
  },
} as const satisfies Notices;
