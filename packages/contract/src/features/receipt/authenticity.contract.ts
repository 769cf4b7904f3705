import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { centavos, id, idOf, idParams, instant, megabyte, month, switchText, year } from '../../kernel/wire.ts';
import { receiptKind } from './receipt.schemas.ts';

const codeParams = z.object({ codigo: z.string().check(z.maxLength(64)) });

/**
 * All that a stranger with the code sees. `tipo`: 1 payslip, 2 benefit, 3 income statement, 7 time sheet; `mes` null: a statement is of the calendar year
 * `ano`; `especie` is a payslip's. `liquido` only where the worker chose to show it, never of a statement.
 */
const authenticity = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('autentico'),
    iniciais: z.string(),
    cpf: z.nullable(z.string()),
    empresa: z.string(),
    cnpj: z.nullable(z.string()),
    tipo: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(7)]),
    mes: z.nullable(month),
    ano: year,
    especie: z.nullable(receiptKind),
    liquido: z.nullable(centavos),
    sha256: z.string(),
    publicadoEm: instant,
    versao: z.int(),
  }),
  z.object({ situacao: z.literal('indisponivel') }),
]);

/** The public check of a receipt, and the switches that open it. */
export const authenticityCalls = {
  authenticity: endpoint({
    method: 'GET',
    path: '/autenticidade/:codigo',
    summary: 'What anybody may know of the receipt a QR code names: genuine, of whom (initials), company, month.',
    access: 'public',
    params: codeParams,
    response: authenticity,
  }),
  compareAuthenticity: endpoint({
    method: 'POST',
    path: '/autenticidade/:codigo/comparar',
    summary: 'Compares a PDF with the genuine bytes: equal, an earlier genuine version, or changed.',
    access: 'public',
    params: codeParams,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: false, extensions: ['pdf'] },
    response: z.object({ resultado: z.enum(['igual', 'versaoAnterior', 'alterado']) }),
  }),
  showNet: endpoint({
    method: 'PUT',
    path: '/recibo/:id/mostrar-liquido',
    summary: "The worker's choice to show the net of a payslip or benefit on the public page.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorReciboVisualizar', 'TrabalhadorBeneficioVisualizar'],
      appAccess: ['recibos', 'beneficios'],
    },
    params: idParams('receipt'),
    body: z.object({ mostrar: z.boolean() }),
    response: z.object({ id, mostraLiquido: z.boolean() }),
  }),
  switchQrCode: endpoint({
    method: 'PUT',
    path: '/holerite/:id/:ligado',
    summary:
      'Turns the QR code of a payslip, benefit or statement, or of all of a company, on or off (found in that order).',
    access: {
      roles: ['RH'],
      permission: ['RhReciboEditar', 'RhBeneficioEditar', 'RhInformeRendimentoEditar', 'RhEmpresaEditar'],
    },
    params: z.object({ id: idOf('receipt'), ligado: switchText }),
    response: z.object({ total: z.int() }),
  }),
} satisfies Contract;
