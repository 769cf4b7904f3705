import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { centavos, id, idParams, instant, megabyte, month, switchText, year } from '../../kernel/wire.ts';
import { receiptKind } from './receipt.schemas.ts';

const codeParams = z.object({ codigo: z.string().check(z.maxLength(64)) });

/** All that a stranger with the code sees. `liquido` only where the worker chose to show it. */
const authenticity = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('autentico'),
    iniciais: z.string(),
    cpf: z.nullable(z.string()),
    empresa: z.string(),
    cnpj: z.nullable(z.string()),
    mes: month,
    ano: year,
    especie: receiptKind,
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
    summary: "The worker's choice to show the net on the public page.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorReciboVisualizar'], appAccess: ['recibos'] },
    params: idParams,
    body: z.object({ mostrar: z.boolean() }),
    response: z.object({ id, mostraLiquido: z.boolean() }),
  }),
  switchQrCode: endpoint({
    method: 'PUT',
    path: '/holerite/:id/:ligado',
    summary: 'Turns the QR code of a receipt, or of all of a company, on or off (found in that order).',
    access: { roles: ['RH'], permission: ['RhReciboEditar', 'RhEmpresaEditar'] },
    params: z.object({ id, ligado: switchText }),
    response: z.object({ total: z.int() }),
  }),
} satisfies Contract;
