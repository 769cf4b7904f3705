import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const requestErrors = {
  APPROVER_MISSING: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Não há outra pessoa para aprovar. Cadastre um substituto.',
      'Nobody else can approve. Register a substitute.',
      'No hay otra persona para aprobar. Registra un sustituto.',
    ),
  },
  REQUEST_NOT_YOUR_TURN: {
    status: 409,
    kind: 'refusal',
    said: said('Ainda não é a sua vez.', 'It is not your turn yet.', 'Aún no es tu turno.'),
  },
  REQUEST_AWAITING_CHANGE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Aguarda o ajuste de quem pediu.',
      'It waits for a change by who asked.',
      'Espera el ajuste de quien lo pidió.',
    ),
  },
  REQUEST_NOT_POSSIBLE: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este pedido não é possível: {regra}.',
      'This request is not possible: {regra}.',
      'Este pedido no es posible: {regra}.',
    ),
    bare: said('Este pedido não é possível.', 'This request is not possible.', 'Este pedido no es posible.'),
  },
  REQUEST_ONE_BY_ONE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A empresa decide este tipo de pedido um por um.',
      'The company decides this type of request one by one.',
      'La empresa decide este tipo de solicitud una por una.',
    ),
  },
  REQUEST_BATCH_TOO_LARGE: {
    status: 422,
    kind: 'refusal',
    said: said(
      'São {total} pedidos. Decida até {max} por vez: diminua o filtro ou escolha menos.',
      'There are {total} requests. Decide up to {max} at a time: narrow the filter or choose fewer.',
      'Son {total} solicitudes. Decide hasta {max} por vez: reduce el filtro o elige menos.',
    ),
    bare: said(
      'São pedidos demais. Diminua o filtro ou escolha menos.',
      'These are too many requests. Narrow the filter or choose fewer.',
      'Son demasiadas solicitudes. Reduce el filtro o elige menos.',
    ),
  },
} as const satisfies Errors;
