import type { deskContract } from '@cracha/contract/features/desk/desk.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { By } from '#kernel/http/by.ts';
import { openVerbs, ticketStates } from './ticket.policy.ts';
import type { eventsOf, Ticket, TicketFile, TicketMessage } from './ticket.queries.ts';

type Calls = typeof deskContract;
type Row = ResponseSent<Calls['tickets']>['items'][number];
type Detail = ResponseSent<Calls['ticket']>;

export const priorities = { normal: 'normal', urgent: 'urgente' } as const;

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentTicket(one: Ticket, by: By): Row {
  const isHr = by.profile === 'rh';
  const isOverdue = one.due_at !== null && one.due_at.getTime() < Date.now();
  return {
    ...{ id: one.id, protocolo: one.protocol, idVinculo: one.employment_id, nomeEmpregado: one.worker_name },
    ...{ empresa: one.company, lotacao: one.department, assunto: one.subject },
    categoria: { id: one.category_id, nome: one.category, sigilosa: one.confidential },
    ...{ status: ticketStates.wire[one.state], prioridade: priorities[one.priority] },
    responsavel: one.assignee_id === null ? null : { id: one.assignee_id, nome: one.assignee ?? '' },
    ...{ abertoEm: one.opened_at.toISOString(), mudouEm: one.changed_at.toISOString() },
    primeiraRespostaAte: one.first_due_at.toISOString(),
    primeiraRespostaEm: instant(one.first_answered_at),
    ...{ solucaoAte: instant(one.solution_due_at), atrasado: isOverdue || one.late },
    ...{ resolvidoEm: instant(one.solved_at), nota: one.rating },
    ...{ naoLidas: isHr ? one.staff_unread : one.worker_unread, versao: one.version },
    // whoever has it needs not take it
    can: openVerbs(by.actor, one).filter(verb => verb !== 'assume' || one.assignee_id !== by.personId),
  };
}

const acts = {
  ...{ open: 'abre', take: 'assume', answer: 'responde', wait: 'aguarda', reply: 'retorna' },
  ...{ transfer: 'transfere', solve: 'resolve', reopen: 'reabre', close: 'encerra', rate: 'avalia' },
} as const satisfies Record<string, Detail['historico'][number]['ato']>;
type Act = keyof typeof acts;
const isAct = (text: string): text is Act => Object.hasOwn(acts, text);

interface Parts {
  messages: readonly TicketMessage[];
  files: readonly TicketFile[];
  events: Awaited<ReturnType<typeof eventsOf>>;
  staff: readonly { id: string; name: string }[];
}

/** The worker reads neither reasons nor minutes nor who else could answer. */
export function presentDetail(one: Ticket, by: By, { messages, files, events, staff }: Parts): Detail {
  const isHr = by.profile === 'rh';
  const shown = isHr ? events : events.filter(({ act }) => act !== 'transfer' && act !== 'take');
  return {
    ...presentTicket(one, by),
    respostas: one.answers.map(({ name, value }) => ({ nome: name, valor: value })),
    ...{ idRecibo: one.receipt_id, frase: one.rating_words },
    ...{ consumido: isHr ? one.consumed : null, solucaoMinutos: isHr ? one.solution_minutes : null },
    responsaveis: isHr ? staff.map(({ id, name }) => ({ id, nome: name })) : [],
    mensagens: messages.map(message => ({
      ...{ id: message.id, em: message.at.toISOString(), por: message.by_name, texto: message.message },
      lado: message.of_worker ? 'empregado' : 'rh',
      minha: message.by_person === by.personId,
      interna: message.internal,
      anexos: files
        .filter(file => file.message_id === message.id)
        .map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
    })),
    historico: shown.flatMap(({ act, at, by_name, reason }) =>
      isAct(act) ? [{ em: at.toISOString(), ato: acts[act], por: by_name, motivo: isHr ? reason : null }] : [],
    ),
  };
}
