import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idParams } from '../../kernel/wire.ts';
import * as s from './receipt-dispute.schemas.ts';

const readByHr = {
  roles: ['RH'],
  permission: ['RhDiscordanciaVisualizar'],
  appAccess: ['recibos', 'beneficios'],
} as const satisfies Access;
const changedByHr = {
  roles: ['RH'],
  permission: ['RhDiscordanciaEditar'],
  appAccess: ['recibos', 'beneficios'],
} as const satisfies Access;

/** What becomes of a disagreement: who answers it, until when, how it ended. */
export const disputeContract = {
  disputes: endpoint({
    method: 'GET',
    path: '/recibo/rh/discordancias/:page/:size?',
    summary: 'Disagreements of the access group: open ones by deadline, closed ones newest first.',
    access: readByHr,
    params: pageParams(defaultPageSize.staff),
    query: s.disputeQuery,
    response: z.extend(pageOf(s.disputeRow), { porSituacao: s.disputeCounts }),
  }),
  disputeOfReceipt: endpoint({
    method: 'GET',
    path: '/recibo/:id/discordancia',
    summary: 'The last disagreement with a receipt; null where there is none.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorReciboVisualizar', 'TrabalhadorBeneficioVisualizar', 'RhDiscordanciaVisualizar'],
      appAccess: ['recibos', 'beneficios'],
    },
    params: idParams('receipt'),
    response: z.nullable(s.dispute),
  }),
  disputeHandlers: endpoint({
    method: 'GET',
    path: '/recibo/:id/discordancia/responsaveis',
    summary: 'Who of HR may answer the disagreement: those who may edit disagreements of its company.',
    access: changedByHr,
    params: idParams('receipt'),
    response: z.array(z.object({ id, nome: z.string() })),
  }),
  assignDispute: endpoint({
    method: 'PUT',
    path: '/recibo/:id/discordancia/responsavel',
    summary: 'Gives the open disagreement to somebody of HR, who is told.',
    access: changedByHr,
    params: idParams('receipt'),
    body: s.assigneeForm,
    response: s.dispute,
  }),
  closeDispute: endpoint({
    method: 'POST',
    path: '/recibo/:id/discordancia/desfecho',
    summary: 'Ends the open disagreement with an outcome and its reason; the worker is told.',
    access: { roles: ['RH'], permission: ['RhDiscordanciaFinalizar'], appAccess: ['recibos', 'beneficios'] },
    params: idParams('receipt'),
    body: s.outcomeForm,
    response: s.dispute,
  }),
} satisfies Contract;
