import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { beginSupport, countRequests, requestsOf, type SupportRequest } from './support.queries.ts';
import { askSupport, endSupport, findRequest, grantSupport } from './support.ts';

/** Requests for support (call-semantics 9). @param bearer signs a token's claims */
export function supportHandlers(bearer: (tx: Tx, tokenId: string) => Promise<{ access_token: string }>) {
  return {
    askSupport: async ({ tx, actor, request, body }) =>
      present(await askSupport(tx, actor, request, { reason: body.motivo, message: body.mensagem ?? null })),
    grantSupport: async ({ tx, actor, request, params, body }) =>
      present(await grantSupport(tx, actor, request, params.id, body.minutos)),
    endSupport: ({ tx, actor, request, params }) => endSupport(tx, actor, request, params.id),
    supportRequests: async ({ tx, actor, params }) => ({
      items: (await requestsOf(tx, actor, params)).map(present),
      total: await countRequests(tx, actor),
      ...params,
    }),
    supportRequest: async ({ tx, actor, request, params }) => {
      const begins = actor.profile === 'admin' && actor.permissions.has('SuporteSessaoCriar');
      if (!begins) return present(await findRequest(tx, actor, params.id));
      const { access_token } = await bearer(tx, await beginSupport(tx, params.id, request));
      return { ...present(await findRequest(tx, actor, params.id)), access_token };
    },
  } satisfies Handlers<typeof identityContract>;
}

function present(row: SupportRequest): ResponseSent<(typeof identityContract)['supportRequest']> {
  return {
    id: row.id,
    status: row.status,
    motivo: row.reason,
    mensagem: row.message,
    solicitante: row.person_name,
    idGrupoAcesso: row.access_group_id,
    grupoAcesso: row.group_name,
    criadaEm: row.created_at.toISOString(),
    liberadaAte: row.granted_until?.toISOString() ?? null,
  };
}
