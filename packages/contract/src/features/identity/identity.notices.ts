import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const identityNotices = {
  privacyAsked: {
    values: ['nome', 'prazo'],
    title: said('Pedido sobre dados pessoais', 'Personal data request', 'Solicitud sobre datos personales'),
    text: said(
      '{nome} espera a resposta até {prazo}.',
      '{nome} expects the answer by {prazo}.',
      '{nome} espera la respuesta antes del {prazo}.',
    ),
  },
  privacyAnswered: {
    values: [],
    title: said('O RH respondeu', 'HR replied', 'RR. HH. respondió'),
    text: said(
      'Há uma resposta ao seu pedido sobre dados pessoais.',
      'There is an answer to your request about personal data.',
      'Hay una respuesta a tu solicitud sobre datos personales.',
    ),
  },
  accessDisowned: {
    values: ['nome'],
    title: said('Entrada não reconhecida', 'Unrecognised sign-in', 'Entrada no reconocida'),
    text: said(
      '{nome} disse que não foi quem entrou. A sessão já foi encerrada.',
      '{nome} says that a sign-in was somebody else. That session has been ended.',
      '{nome} dice que no fue quien entró. Esa sesión ya está cerrada.',
    ),
  },
} as const satisfies Notices;
