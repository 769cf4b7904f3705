import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

const code = ['codigo'] as const;

export const requestNotices = {
  requestSent: {
    values: ['nome', 'codigo'],
    title: said('Pedido para decidir', 'Request to decide', 'Solicitud por decidir'),
    text: said(
      '{nome} enviou o pedido {codigo}.',
      '{nome} sent request {codigo}.',
      '{nome} envió la solicitud {codigo}.',
    ),
  },
  requestObserved: {
    values: ['nome', 'codigo'],
    title: said('Pedido que você acompanha', 'Request that you follow', 'Solicitud que acompañas'),
    text: said(
      'O pedido {codigo} de {nome} está em análise.',
      'Request {codigo} of {nome} is being decided.',
      'La solicitud {codigo} de {nome} está en análisis.',
    ),
  },
  requestStepDone: {
    values: code,
    title: said('Pedido em análise', 'Request moves on', 'Solicitud en análisis'),
    text: said(
      'O pedido {codigo} passou para a próxima pessoa.',
      'Request {codigo} went to the next person.',
      'La solicitud {codigo} pasó a la siguiente persona.',
    ),
  },
  requestApproved: {
    values: code,
    title: said('Pedido aprovado', 'Request approved', 'Solicitud aprobada'),
    text: said(
      'O pedido {codigo} foi aprovado.',
      'Request {codigo} was approved.',
      'La solicitud {codigo} fue aprobada.',
    ),
  },
  requestDenied: {
    values: code,
    title: said('Pedido negado', 'Request denied', 'Solicitud denegada'),
    text: said(
      'O pedido {codigo} foi negado. Veja o motivo.',
      'Request {codigo} was denied. See the reason.',
      'La solicitud {codigo} fue denegada. Ve el motivo.',
    ),
  },
  requestReturned: {
    values: code,
    title: said('Pedido espera um ajuste', 'Request waits for a change', 'Solicitud espera un ajuste'),
    text: said(
      'O pedido {codigo} precisa de um ajuste seu.',
      'Request {codigo} needs a change by you.',
      'La solicitud {codigo} necesita un ajuste tuyo.',
    ),
  },
  requestCanceled: {
    values: code,
    title: said('Pedido cancelado', 'Request canceled', 'Solicitud cancelada'),
    text: said(
      'O pedido {codigo} foi cancelado.',
      'Request {codigo} was canceled.',
      'La solicitud {codigo} fue cancelada.',
    ),
  },
  requestEffectFailed: {
    values: code,
    title: said('Efeito não aplicado', 'Effect not applied', 'Efecto no aplicado'),
    text: said(
      'O pedido {codigo} foi aprovado, mas o efeito não foi aplicado.',
      'Request {codigo} was approved, but its effect was not applied.',
      'La solicitud {codigo} fue aprobada, pero su efecto no se aplicó.',
    ),
  },
  requestReminder: {
    values: ['n'],
    title: said('Pedidos esperando você', 'Requests waiting for you', 'Solicitudes que te esperan'),
    text: said(
      'Pedidos perto do prazo: {n}. Decida hoje.',
      'Requests near their deadline: {n}. Decide today.',
      'Solicitudes cerca del plazo: {n}. Decide hoy.',
    ),
  },
  requestLate: {
    values: ['nome', 'codigo'],
    title: said('Pedido atrasado', 'Late request', 'Solicitud atrasada'),
    text: said(
      'O pedido {codigo} de {nome} passou do prazo. Você também pode decidir.',
      'Request {codigo} of {nome} is past its deadline. You may decide it, too.',
      'La solicitud {codigo} de {nome} pasó del plazo. Tú también puedes decidir.',
    ),
  },
  vacationNotice: {
    values: code,
    title: said('Aviso de férias', 'Vacation notice', 'Aviso de vacaciones'),
    text: said(
      'Leia o aviso de férias do pedido {codigo} e toque em Ciente.',
      'Read the vacation notice of request {codigo} and tap Noted.',
      'Lee el aviso de vacaciones de {codigo} y toca Enterado.',
    ),
  },
  benefitTerm: {
    values: code,
    title: said('Termo do benefício', 'Term of the benefit', 'Término del beneficio'),
    text: said(
      'O termo que você aceitou no pedido {codigo} está nos seus documentos. Leia e toque em Ciente.',
      'The term that you accepted in request {codigo} is in your documents. Read it and tap Noted.',
      'El término que aceptaste en la solicitud {codigo} está en tus documentos. Léelo y toca Enterado.',
    ),
  },
} as const satisfies Notices;
