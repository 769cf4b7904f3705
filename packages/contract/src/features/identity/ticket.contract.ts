import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { flag, id, idParams, instant, language, requiredText } from '../../kernel/wire.ts';

export const ticketStates = ['abertos', 'encerrados'] as const;

const text = (min: number, max: number) =>
  z.string('REQUIRED_FIELD').check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.minLength(min), z.maxLength(max));

/** `contato`: an e-mail or a cell phone, where the answer goes; `Token`: the captcha's answer. */
const askForm = z.object({
  nome: requiredText(120),
  contato: requiredText(200),
  mensagem: text(10, 2000),
  idioma: z.optional(language),
  Token: z.optional(z.string().check(z.maxLength(4000))),
});

/** What is said and by whom is support's alone to read; the operator sees how it stands. */
const ticket = z.object({
  id,
  nome: z.nullable(z.string()),
  contato: z.nullable(z.string()),
  mensagem: z.nullable(z.string()),
  pedidoEm: instant,
  encerradoEm: z.nullable(instant),
  encerradoPor: z.nullable(z.string()),
  nota: z.nullable(z.string()),
  respondido: z.boolean(),
  can: z.array(z.enum(['encerrar'])),
});

/** Help for who can't sign in (our own calls): asked without a session, answered by support. */
export const ticketContract = {
  askHelp: endpoint({
    method: 'POST',
    path: '/chamado',
    summary: 'Asks support for help without signing in; the same answer whoever asks.',
    access: 'public',
    body: askForm,
    responseKind: 'empty',
    ownTransactions: true,
  }),
  tickets: endpoint({
    method: 'GET',
    path: '/chamado/:page/:size?',
    summary: 'What was asked without signing in, newest first.',
    access: { roles: ['ADMIN', 'SUPORTE'], permission: ['SuporteChamadoVisualizar', 'AdminSuporteVisualizar'] },
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      ...cursorQuery,
      situacao: z._default(z.optional(z.enum(ticketStates, 'INVALID_OPTION')), 'abertos'),
    }),
    response: z.extend(pageOf(ticket), { porSituacao: z.object({ abertos: z.int(), encerrados: z.int() }) }),
  }),
  closeTicket: endpoint({
    method: 'POST',
    path: '/chamado/:id/encerrar',
    summary: 'Closes it once, with a note; `responder` sends the note to the contact that was left.',
    access: { roles: ['SUPORTE'], permission: ['SuporteChamadoFinalizar'] },
    params: idParams('ticket'),
    body: z.object({ nota: text(10, 1000), responder: flag }),
    responseKind: 'empty',
  }),
} satisfies Contract;
