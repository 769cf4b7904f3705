import { deskContract } from '@cracha/contract/features/desk/desk.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { openTicket } from './open-ticket.ts';
import { presentCategory } from './setup.presenter.ts';
import { categoriesOf } from './setup.queries.ts';
import { groupTopic, workerTopic } from './tell.ts';
import { ticketStates } from './ticket.policy.ts';
import { presentDetail, presentTicket } from './ticket.presenter.ts';
import {
  countTickets,
  deskStaff,
  eventsOf,
  filesOf,
  listTickets,
  messagesOf,
  ownEmployments,
  type TicketFilter,
} from './ticket.queries.ts';
import {
  closeTicket,
  rateTicket,
  readerOf,
  readTicket,
  reopenTicket,
  solveTicket,
  takeTicket,
  ticketOf,
  transferTicket,
  waitTicket,
  writeTicket,
} from './ticket.ts';

type Calls = typeof deskContract;

/** Tickets of workers and of HR. */
export function deskRoutes({ enqueue, files }: { enqueue: Enqueue; files: Pick<FileStore, 'open'> }): Routes {
  const list: NonNullable<Parameters<typeof routes<Calls>>[1]['tickets']> = async ({ tx, by, params, query }) => {
    const filter = filterIn(by, query);
    const rows = await listTickets(tx, filter, { ...params, after: query.after });
    return pageOf(rows, await countTickets(tx, filter), params, row => presentTicket(row, by));
  };
  return routes(deskContract, {
    openTicket: async ({ tx, by, body, uploads }) => {
      const asked = {
        ...{ employmentId: body.idVinculo, categoryId: body.idCategoria, subject: body.assunto },
        ...{ message: body.mensagem, answers: body.campos ?? {}, receiptId: body.idRecibo },
      };
      const made = presentTicket(await openTicket(tx, by, asked, uploads), by);
      return { id: made.id, protocolo: made.protocolo, status: made.status, prazo: made.primeiraRespostaAte };
    },
    deskOptions: async ({ tx, by }) => {
      const categories = await categoriesOf(tx, true);
      return (await ownEmployments(tx, by.personId)).map(({ id, company, accessGroupId }) => ({
        ...{ idVinculo: id, empresa: company },
        categorias: categories
          .filter(one => one.access_group_id === accessGroupId)
          .map(one => presentCategory(one, false)),
      }));
    },
    ownTickets: list,
    tickets: list,
    ticketTotals: async ({ tx, by }) => {
      const count = (queue: TicketFilter['queue']) =>
        countTickets(tx, { reader: readerOf(by), me: by.personId, queue });
      return {
        ...{ atrasados: await count('atrasados'), meus: await count('meus') },
        ...{ semDono: await count('semDono'), abertos: await count('abertos') },
      };
    },
    ticketEvents: async ({ by }) => ({
      topics: [by.profile === 'trabalhador' ? workerTopic(by.personId) : groupTopic(by.accessGroupId ?? '')],
    }),
    ticket: ({ tx, by, params }) => detail(tx, by, params.id),
    ticketFile: async ({ inOwnTransaction, by, params }) => {
      const file = await inOwnTransaction(async tx => {
        const ticket = await ticketOf(tx, by, params.id);
        return (await filesOf(tx, ticket.id)).find(({ id }) => id === params.idArquivo) ?? refuse('NOT_FOUND');
      });
      const { name, size, content_type: contentType, sha256 } = file;
      return { content: await files.open(sha256), contentType, name, size };
    },
    writeTicket: async ({ tx, by, params, body, uploads }) => {
      await writeTicket(tx, enqueue, by, params.id, { text: body.mensagem, internal: body.interna ?? false }, uploads);
      return detail(tx, by, params.id);
    },
    readTicket: ({ tx, by, params }) => readTicket(tx, by, params.id),
    takeTicket: async ({ tx, by, params, body }) => presentTicket(await takeTicket(tx, by, params.id, body.versao), by),
    waitTicket: async ({ tx, by, params, body }) =>
      presentTicket(await waitTicket(tx, by, params.id, { version: body.versao, text: body.mensagem }), by),
    transferTicket: async ({ tx, by, params, body }) => {
      const moved = await transferTicket(tx, by, params.id, {
        ...{ version: body.versao, categoryId: body.idCategoria, assigneeId: body.idResponsavel },
        priority: body.prioridade && (body.prioridade === 'urgente' ? 'urgent' : 'normal'),
        reason: body.motivo,
      });
      return moved ? presentTicket(moved, by) : null;
    },
    solveTicket: async ({ tx, by, params, body }) =>
      presentTicket(await solveTicket(tx, by, params.id, { version: body.versao, text: body.mensagem }), by),
    reopenTicket: async ({ tx, by, params, body }) =>
      presentTicket(await reopenTicket(tx, by, params.id, { version: body.versao, text: body.mensagem }), by),
    closeTicket: async ({ tx, by, params, body }) =>
      presentTicket(await closeTicket(tx, by, params.id, body.versao), by),
    rateTicket: async ({ tx, by, params, body }) => {
      const rating = { version: body.versao, score: body.nota, words: body.frase || null };
      return presentTicket(await rateTicket(tx, by, params.id, rating), by);
    },
  });
}

async function detail(tx: Tx, by: By, id: string) {
  const ticket = await ticketOf(tx, by, id);
  const of = {
    ...{ categoryId: ticket.category_id, employmentId: ticket.employment_id },
    accessGroupId: ticket.access_group_id,
  };
  return presentDetail(ticket, by, {
    messages: await messagesOf(tx, ticket.id),
    files: await filesOf(tx, ticket.id),
    events: await eventsOf(tx, ticket.id),
    staff: by.profile === 'rh' ? await deskStaff(tx, of) : [],
  });
}

function filterIn(by: By, query: QueryOf<Calls['tickets']>): TicketFilter {
  return {
    ...{ reader: readerOf(by), me: by.personId, search: query.pesquisa, categoryId: query.idCategoria },
    state: query.status && ticketStates.storedOf(query.status),
    queue: query.fila,
  };
}
