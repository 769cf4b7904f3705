import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { codedMessage, id, idParams } from '../../kernel/wire.ts';
import { requestFilterForm } from './request.schemas.ts';

/** How many are decided as one act at most. */
export const mostAtOnce = 200;

const staffMay = (act: 'Aprovar' | 'Negar') =>
  ({
    roles: ['GESTOR', 'RH'],
    permission: [`GestorSolicitacao${act}`, `RhSolicitacao${act}`],
  }) as const satisfies Access;
const finishes = { roles: ['RH'], permission: ['RhSolicitacaoFinalizar'] } as const satisfies Access;

/** Those that were chosen with the versions that were seen, or all that a list's filter finds. */
const batchForm = z.object({
  itens: z.optional(z.array(z.object({ id, versao: z.int() })).check(z.minLength(1, 'REQUIRED_FIELD'))),
  filtro: z.optional(requestFilterForm),
  motivo: z.optional(z.string().check(z.maxLength(20_000))),
});

function many(verb: 'aprova' | 'nega' | 'finaliza', summary: string, access: Access) {
  return endpoint({
    method: 'POST',
    path: `/solicitacao/lote/${verb}`,
    summary,
    access,
    body: batchForm,
    response: z.object({ idLote: id }),
  });
}

/** Acts on many requests: one job, each by the single act's own rules, a result for each (product 5, 5.8). */
export const requestBatchContract = {
  approveRequests: many('aprova', 'Approves many as one job.', staffMay('Aprovar')),
  denyRequests: many('nega', 'Denies many as one job, with one reason.', staffMay('Negar')),
  finishRequests: many('finaliza', 'Finishes many as one job.', finishes),
  requestBatch: endpoint({
    method: 'GET',
    path: '/solicitacao/lote/:id',
    summary: 'How far it is, and what became of each; read by who started it alone.',
    access: {
      roles: ['GESTOR', 'RH'],
      permission: [...staffMay('Aprovar').permission, ...staffMay('Negar').permission, ...finishes.permission],
    },
    params: idParams('request_batch'),
    response: z.object({
      total: z.int(),
      feitos: z.int(),
      itens: z.array(
        z.object({
          id,
          /** Null where the reader may not know it. */
          codigo: z.nullable(z.string()),
          nome: z.nullable(z.string()),
          /** `ok`, or why not by its code; null while it waits. */
          resultado: z.nullable(z.string()),
          valores: codedMessage.shape.valores,
        }),
      ),
    }),
  }),
  recentReasons: endpoint({
    method: 'GET',
    path: '/solicitacao/motivos/ultimos',
    summary: "The reader's last three reasons of denials, the newest first.",
    access: staffMay('Negar'),
    response: z.array(z.string()),
  }),
} satisfies Contract;
