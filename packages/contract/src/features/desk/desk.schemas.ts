import * as z from 'zod/mini';
import { jsonOr } from '../../kernel/json-text.ts';
import { cursorQuery } from '../../kernel/page.ts';
import { id, instant, reasonText, requiredText, searchText } from '../../kernel/wire.ts';

export const ticketStates = ['novo', 'emAndamento', 'aguardando', 'resolvido', 'encerrado'] as const;
const ticketState = z.enum(ticketStates, 'INVALID_OPTION');
export type TicketStateWire = z.output<typeof ticketState>;
export const ticketPriorities = ['normal', 'urgente'] as const;
const ticketPriority = z.enum(ticketPriorities, 'INVALID_OPTION');
/** What of HR's list is looked at. */
export const ticketQueues = ['atrasados', 'meus', 'semDono', 'abertos', 'todos'] as const;

export const ticketVerbs = ['assume', 'aguarda', 'transfere', 'resolve', 'reabre', 'encerra', 'avalia'] as const;
/** Also what no verb of its own says: a message, a note of HR. */
const ticketCan = z.enum([...ticketVerbs, 'responde', 'anota']);
export type TicketCan = z.output<typeof ticketCan>;

/** How long a message and a subject are. */
export const ticketLimits = { message: 2000, subject: 120, answer: 500 } as const;
const message = requiredText(ticketLimits.message);
const version = z.optional(z.int());

/** A worker's question; of HR, for the worker of `idVinculo`, which it then has to name. `campos`: what the category's form asks, by the field's key. */
export const ticketForm = z.object({
  idVinculo: z.optional(id),
  idCategoria: id,
  assunto: z
    .string()
    .check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.minLength(3), z.maxLength(ticketLimits.subject)),
  mensagem: z
    .string()
    .check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.minLength(10), z.maxLength(ticketLimits.message)),
  campos: z.optional(jsonOr(z.record(z.string(), z.string().check(z.maxLength(ticketLimits.answer))))),
  /** A payslip it is about. */
  idRecibo: z.optional(id),
});
export const ticketOpened = z.object({ id, protocolo: z.string(), status: ticketState, prazo: instant });

export const messageForm = z.object({
  mensagem: message,
  /** A note of HR: the worker never gets it. */
  interna: z.optional(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform(text => text === 'true'),
      ),
    ]),
  ),
});

export const versionForm = z.object({ versao: version });
export const waitForm = z.object({ versao: version, mensagem: message });
export const solveForm = z.object({ versao: version, mensagem: message });
export const reopenForm = z.object({ versao: version, mensagem: z.optional(message) });
export const transferForm = z.object({
  versao: version,
  idCategoria: z.optional(id),
  /** Null: whoever takes it. */
  idResponsavel: z.optional(z.nullable(id)),
  prioridade: z.optional(ticketPriority),
  motivo: reasonText,
});
export const rateForm = z.object({
  versao: version,
  nota: z.int().check(z.minimum(1), z.maximum(5)),
  frase: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(250)))),
});

export const ticketQuery = z.object({
  pesquisa: searchText,
  status: z.optional(ticketState),
  fila: z.optional(z.enum(ticketQueues, 'INVALID_OPTION')),
  idCategoria: z.optional(id),
  ...cursorQuery,
});

const person = z.object({ id, nome: z.string() });
export const ticketRow = z.object({
  id,
  protocolo: z.string(),
  idVinculo: id,
  nomeEmpregado: z.string(),
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  categoria: z.object({ id, nome: z.string(), sigilosa: z.boolean() }),
  assunto: z.string(),
  status: ticketState,
  prioridade: ticketPriority,
  responsavel: z.nullable(person),
  abertoEm: instant,
  mudouEm: instant,
  /** Until when HR answers first. */
  primeiraRespostaAte: instant,
  primeiraRespostaEm: z.nullable(instant),
  /** Until when it is solved; null while the clock stands. */
  solucaoAte: z.nullable(instant),
  atrasado: z.boolean(),
  resolvidoEm: z.nullable(instant),
  nota: z.nullable(z.int()),
  /** Messages that the reader's side has not opened. */
  naoLidas: z.int(),
  versao: z.int(),
  can: z.array(ticketCan),
});
export const ticketTotals = z.object({ atrasados: z.int(), meus: z.int(), semDono: z.int(), abertos: z.int() });

const file = z.object({ id, nome: z.string(), tamanho: z.int() });
export const ticketDetail = z.extend(ticketRow, {
  respostas: z.array(z.object({ nome: z.string(), valor: z.string() })),
  idRecibo: z.nullable(id),
  frase: z.nullable(z.string()),
  /** Working minutes; HR's alone. */
  consumido: z.nullable(z.int()),
  solucaoMinutos: z.nullable(z.int()),
  /** Of whom HR may give it to; empty for the worker. */
  responsaveis: z.array(person),
  mensagens: z.array(
    z.object({
      id: z.string(),
      em: instant,
      por: z.string(),
      lado: z.enum(['empregado', 'rh']),
      minha: z.boolean(),
      interna: z.boolean(),
      texto: z.string(),
      anexos: z.array(file),
    }),
  ),
  /** What happened; reasons are HR's alone. */
  historico: z.array(
    z.object({
      em: instant,
      ato: z.enum([
        'abre',
        'assume',
        'responde',
        'aguarda',
        'retorna',
        'transfere',
        'resolve',
        'reabre',
        'encerra',
        'avalia',
      ]),
      por: z.nullable(z.string()),
      motivo: z.nullable(z.string()),
    }),
  ),
});
