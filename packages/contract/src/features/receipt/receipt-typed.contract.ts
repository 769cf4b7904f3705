import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idOf, idOrAllOf, searchText } from '../../kernel/wire.ts';
import { fieldNames } from './receipt.schemas.ts';
import * as s from './receipt-typed.schemas.ts';

const typedByHr = { roles: ['RH'], permission: ['RhReciboCriar'], appAccess: ['recibos'] } as const satisfies Access;

/** A receipt that HR types in: for whom, of which lines, published at once. */
export const typedReceiptContract = {
  employmentsToPay: endpoint({
    method: 'GET',
    path: '/recibo/rh/novo/vinculos',
    summary: 'Worker records a receipt can be typed for, by name, registration or CPF; the first 20.',
    access: typedByHr,
    query: z.object({ pesquisa: searchText }),
    response: z.array(s.employmentToPay),
  }),
  knownPayItems: endpoint({
    method: 'GET',
    path: '/recibo/rh/novo/verbas',
    summary: "Pay items of the access group's latest receipts, by code or name; the first 20.",
    access: typedByHr,
    query: z.object({ pesquisa: searchText }),
    response: z.array(s.knownPayItem),
  }),
  publishTypedReceipt: endpoint({
    method: 'POST',
    path: '/recibo/rh/novo',
    summary: 'Publishes a receipt as typed; totals are the sums of its lines. Its worker is told.',
    access: typedByHr,
    body: s.typedReceiptForm,
    response: z.object({ id }),
  }),
  nameFields: endpoint({
    method: 'PUT',
    path: '/editarcampo/holeritenomecampo/:idGrupoAcesso/:idEmpresa/:tipo',
    summary:
      "Words the receipt's fields in the access group, or in one company; the usual name takes the wording back.",
    access: { roles: ['RH'], permission: ['RhCampoReciboEditar'] },
    params: z.object({
      idGrupoAcesso: idOf('access_group'),
      idEmpresa: idOrAllOf('company'),
      tipo: z.enum(['1', '2', '3'], 'INVALID_OPTION'),
    }),
    body: s.fieldNamesForm,
    response: fieldNames,
  }),
} satisfies Contract;
