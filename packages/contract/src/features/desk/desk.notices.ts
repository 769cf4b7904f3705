import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

const values = ['protocolo'] as const;

/** Neither subject nor category nor name: a ticket may be confidential. */
export const deskNotices = {
  ticketOpened: {
    values,
    title: said('Atendimento novo', 'New ticket', 'Atención nueva'),
    text: said('Chegou o atendimento {protocolo}.', 'Ticket {protocolo} came in.', 'Llegó la atención {protocolo}.'),
  },
  ticketOpenedFor: {
    values,
    title: said('Atendimento aberto pelo RH', 'Ticket opened by HR', 'Atención abierta por RR. HH.'),
    text: said(
      'O RH abriu o atendimento {protocolo} para você.',
      'HR opened ticket {protocolo} for you.',
      'RR. HH. abrió la atención {protocolo} para ti.',
    ),
  },
  ticketAnswered: {
    values,
    title: said('Resposta no atendimento', 'Answer on a ticket', 'Respuesta en la atención'),
    text: said(
      'Há uma resposta nova no atendimento {protocolo}.',
      'There is a new answer on ticket {protocolo}.',
      'Hay una respuesta nueva en la atención {protocolo}.',
    ),
  },
  ticketWaits: {
    values,
    title: said('O RH espera você', 'HR waits for you', 'RR. HH. te espera'),
    text: said(
      'O RH precisa de uma resposta sua no atendimento {protocolo}.',
      'HR needs an answer from you on ticket {protocolo}.',
      'RR. HH. necesita una respuesta tuya en la atención {protocolo}.',
    ),
  },
  ticketSolved: {
    values,
    title: said('Atendimento resolvido', 'Ticket solved', 'Atención resuelta'),
    text: said(
      'O RH resolveu o atendimento {protocolo}. Conte como foi.',
      'HR solved ticket {protocolo}. Tell how it went.',
      'RR. HH. resolvió la atención {protocolo}. Cuenta cómo fue.',
    ),
  },
  ticketLate: {
    values,
    title: said('Atendimento atrasado', 'Ticket overdue', 'Atención atrasada'),
    text: said(
      'O prazo do atendimento {protocolo} passou.',
      'Ticket {protocolo} is past its due time.',
      'El plazo de la atención {protocolo} venció.',
    ),
  },
} as const satisfies Notices;
