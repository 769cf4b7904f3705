import { profiles } from '@cracha/contract/access/roles.ts';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { supportActs } from './support.policy.ts';
import { beginSupport, countRequests, requestsOf, type SupportRequest } from './support.queries.ts';
import { askSupport, endSupport, findRequest, grantSupport } from './support.ts';

const stateOfWire = { andamento: 'going', encerrados: 'over' } as const;

/** Requests for support (call-semantics 9). @param bearer signs a token's claims */
export function supportHandlers(bearer: (tx: Tx, tokenId: string) => Promise<{ access_token: string }>) {
  return {
    askSupport: async ({ tx, actor, by, body }) =>
      present(await askSupport(tx, by, { reason: body.motivo, message: body.mensagem ?? null }), actor),
    grantSupport: async ({ tx, actor, by, params, body }) =>
      present(await grantSupport(tx, by, params.id, body.minutos), actor),
    supportEvents: async ({ actor }) => ({ topics: [`support:${actor.personId}`] }),
    endSupport: ({ tx, by, params }) => endSupport(tx, by, params.id),
    supportRequests: async ({ tx, actor, params, query }) => {
      const state = query.situacao && stateOfWire[query.situacao];
      const rows = await requestsOf(tx, actor, state, { ...params, after: query.after });
      return pageOf(rows, await countRequests(tx, actor, state), params, row => present(row, actor));
    },
    supportRequest: async ({ tx, actor, request, params }) => {
      const begins = actor.profile === 'admin' && actor.permissions.has('SuporteSessaoCriar');
      if (!begins) return present(await findRequest(tx, actor, params.id), actor);
      const { access_token } = await bearer(tx, await beginSupport(tx, params.id, request));
      return { ...present(await findRequest(tx, actor, params.id), actor), access_token };
    },
  } satisfies Handlers<typeof identityContract>;
}

/** What was written is support's and the person's own to read; the operator sees how it stands. */
function present(row: SupportRequest, actor: Actor): ResponseSent<(typeof identityContract)['supportRequest']> {
  const reads = actor.profile !== 'admin' || actor.permissions.has('SuporteSessaoVisualizar');
  return {
    id: row.id,
    status: row.status,
    motivo: row.reason,
    mensagem: reads ? row.message : null,
    solicitante: row.person_name,
    idGrupoAcesso: row.access_group_id,
    grupoAcesso: row.group_name,
    criadaEm: row.created_at.toISOString(),
    liberadaAte: row.granted_until?.toISOString() ?? null,
    perfil: profiles.find(profile => profile === row.profile) ?? 'trabalhador',
    nomeSuporte: row.supporter_name,
    can: supportActs(row, actor),
  };
}
