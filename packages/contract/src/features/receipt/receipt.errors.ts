import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const receiptErrors = {
  RECEIPT_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Recibo não encontrado', 'Payslip not found', 'Recibo no encontrado'),
  },
  RECEIPT_ALREADY_ANSWERED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Você já respondeu este recibo. Só o RH pode reabrir.',
      'You have already answered this payslip. Only HR can reopen it.',
      'Ya respondiste este recibo. Solo RR. HH. puede reabrirlo.',
    ),
  },
  RECEIPT_ALREADY_EXISTS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Já existe um recibo deste tipo para {nome} em {competencia}.',
      'There is already a payslip of this kind for {nome} in {competencia}.',
      'Ya existe un recibo de este tipo para {nome} en {competencia}.',
    ),
    bare: said(
      'Já existe um recibo deste tipo neste mês.',
      'There is already a payslip of this kind in this month.',
      'Ya existe un recibo de este tipo en este mes.',
    ),
  },
  RECEIPT_WITHHELD: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O RH reteve este recibo: {motivo}',
      'HR withheld this payslip: {motivo}',
      'RR. HH. retuvo este recibo: {motivo}',
    ),
    bare: said('O RH reteve este recibo.', 'HR withheld this payslip.', 'RR. HH. retuvo este recibo.'),
  },
  DISAGREEMENT_MESSAGE_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said('Conte o que está errado.', 'Say what is wrong.', 'Cuenta qué está mal.'),
  },
  RECEIPT_TOTALS_DIFFER: {
    status: 422,
    kind: 'refusal',
    said: said(
      'As verbas não fecham com o total: diferença de {valor}.',
      'The lines do not add up to the total: difference of {valor}.',
      'Las líneas no cuadran con el total: diferencia de {valor}.',
    ),
    bare: said(
      'As verbas não fecham com o total.',
      'The lines do not add up to the total.',
      'Las líneas no cuadran con el total.',
    ),
  },
} as const satisfies Errors;
