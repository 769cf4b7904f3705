import { ticketContract } from '@cracha/contract/features/identity/ticket.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { SendMessage } from '../identity-messages.ts';
import { countTickets, listTickets, type Ticket } from './ticket.queries.ts';
import { askHelp, closeTicket } from './ticket.ts';

/** Help for who can't sign in. */
export function ticketRoutes({ captcha, send }: { captcha: Captcha; send: SendMessage }): Routes {
  return routes(ticketContract, {
    askHelp: ({ body, request, inOwnTransaction }) => askHelp(captcha, body, request, inOwnTransaction),
    tickets: async ({ tx, actor, params, query }) => {
      const state = query.situacao === 'abertos' ? 'open' : 'closed';
      const rows = await listTickets(tx, state, { ...params, after: query.after });
      const counts = await countTickets(tx);
      return {
        ...pageOf(rows, counts[state], params, row => present(row, actor)),
        porSituacao: { abertos: counts.open, encerrados: counts.closed },
      };
    },
    closeTicket: ({ tx, by, params, body }) =>
      closeTicket(tx, send, by, params.id, { note: body.nota, answers: body.responder }),
  });
}

function present(
  row: Ticket,
  { permissions }: Actor,
): ResponseSent<(typeof ticketContract)['tickets']>['items'][number] {
  const reads = permissions.has('SuporteChamadoVisualizar');
  return {
    id: row.id,
    nome: reads ? row.name : null,
    contato: reads ? row.contact : null,
    mensagem: reads ? row.message : null,
    pedidoEm: row.asked_at.toISOString(),
    encerradoEm: row.closed_at?.toISOString() ?? null,
    encerradoPor: row.closed_by_name,
    nota: reads ? row.note : null,
    respondido: row.answered,
    can: !row.closed_at && permissions.has('SuporteChamadoFinalizar') ? ['encerrar'] : [],
  };
}
