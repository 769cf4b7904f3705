import * as z from 'zod/mini';
import type { Role } from '../../access/roles.ts';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams, requiredText } from '../../kernel/wire.ts';
import * as s from './identity.schemas.ts';

const helped = ['RH', 'EMPREGADO', 'GESTOR', 'FINANCEIRO', 'ASSEMAT', 'REVENDEDOR'] as const satisfies readonly Role[];
const everybody = [...helped, 'ADMIN', 'SUPORTE'] as const;
const mayRead = ['RhSuporteVisualizar', 'SuporteSessaoCriar', 'AdminSuporteVisualizar'] as const;

/** Requests for support: who asks, grants for a while, and helps (call 9 and what its screens need). */
export const supportCalls = {
  askSupport: endpoint({
    method: 'POST',
    path: '/solicitacaosuporte',
    summary: 'Asks for help in the present profile and access group.',
    access: { roles: helped, permission: ['RhSuporteCriar'] },
    body: z.object({ motivo: requiredText(120), mensagem: z.optional(z.string().check(z.maxLength(2000))) }),
    response: s.supportRequest,
  }),
  grantSupport: endpoint({
    method: 'POST',
    path: '/solicitacaosuporte/:id/liberar',
    summary: "Lets support act as oneself for a while; only the request's own person can.",
    access: { roles: helped, permission: ['RhSuporteCriar'] },
    params: idParams('support_grant'),
    body: z.object({ minutos: z.int().check(z.minimum(15), z.maximum(480)) }),
    response: s.supportRequest,
  }),
  endSupport: endpoint({
    method: 'POST',
    path: '/solicitacaosuporte/:id/encerrar',
    summary: "Ends a request, one's own whatever one may else; support's session is over at its next request.",
    access: { roles: everybody, permission: ['SuporteSessaoFinalizar', 'AdminSuporteFinalizar'] },
    params: idParams('support_grant'),
    responseKind: 'empty',
    beforeSteps: true,
    beforeGroup: true,
    forSupport: true,
  }),
  supportEvents: endpoint({
    method: 'GET',
    path: '/solicitacaosuporte/eventos',
    summary:
      'Server-sent events `support` when support is let into the account of the signed-in person, comes, and is gone; `sync` first and after a gap.',
    access: 'signedIn',
    response: z.object({ id: z.string() }),
    responseKind: 'events',
    beforeSteps: true,
    beforeGroup: true,
  }),
  supportRequests: endpoint({
    method: 'GET',
    path: '/solicitacaosuporte/:page/:size',
    summary: "One's own requests, newest first; for support and the operator everybody's.",
    access: { roles: everybody, permission: mayRead },
    params: pageParams(defaultPageSize.staff),
    query: z.object({ ...cursorQuery, situacao: z.optional(z.enum(['andamento', 'encerrados'], 'INVALID_OPTION')) }),
    response: pageOf(s.supportRequest),
    beforeGroup: true,
  }),
  supportRequest: endpoint({
    method: 'GET',
    path: '/solicitacaosuporte/:id',
    summary: 'A support request; for a supporter of a granted one it begins the support session.',
    access: { roles: everybody, permission: mayRead },
    params: idParams('support_grant'),
    response: s.supportRequest,
    changesState: true,
  }),
} satisfies Contract;
