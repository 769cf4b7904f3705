import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

const received = ['titulo', 'de'] as const;
const decided = ['titulo'] as const;

export const documentNotices = {
  documentReceived: {
    values: received,
    title: said('Documento novo', 'New document', 'Documento nuevo'),
    text: said('{de} enviou: {titulo}.', '{de} sent: {titulo}.', '{de} envió: {titulo}.'),
  },
  documentReminder: {
    values: received,
    title: said('Documento à sua espera', 'A document waits for you', 'Un documento te espera'),
    text: said(
      '{de} espera que você veja: {titulo}.',
      '{de} waits for you to see: {titulo}.',
      '{de} espera que veas: {titulo}.',
    ),
  },
  documentAccepted: {
    values: decided,
    title: said('Documento aceito', 'Document accepted', 'Documento aceptado'),
    text: said('{titulo} foi aceito.', '{titulo} was accepted.', '{titulo} fue aceptado.'),
  },
  documentRefused: {
    values: decided,
    title: said('Documento recusado', 'Document turned down', 'Documento rechazado'),
    text: said(
      '{titulo} foi recusado. Leia o motivo.',
      '{titulo} was turned down. Read why.',
      '{titulo} fue rechazado. Lee el motivo.',
    ),
  },
  downloadOpened: {
    values: ['titulo', 'restam'] as const,
    title: said('Seu link foi aberto', 'Your link was opened', 'Abrieron tu enlace'),
    text: said(
      'Alguém abriu {titulo} com a senha. Restam {restam} vezes.',
      'Somebody opened {titulo} with the password. {restam} times are left.',
      'Alguien abrió {titulo} con la contraseña. Quedan {restam} veces.',
    ),
  },
  documentExpiring: {
    values: ['titulo', 'dias'] as const,
    title: said('Documento a vencer', 'Document about to expire', 'Documento por vencer'),
    text: said('{titulo} vence em {dias} dias.', '{titulo} expires in {dias} days.', '{titulo} vence en {dias} días.'),
  },
} as const satisfies Notices;
