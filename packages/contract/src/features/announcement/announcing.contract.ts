import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, instant } from '../../kernel/wire.ts';

/** Call 40 by itself: the worker's home asks it and nothing else of announcements. */
const announcing = z.object({
  id,
  nomeFantasia: z.string(),
  logo: z.nullable(z.string()),
  totalNaoLidos: z.int(),
  /** What waits until the worker says that it was read to the end: what ends first, then the newest. */
  aConfirmar: z.array(z.object({ id, titulo: z.string(), expiraEm: z.nullable(instant) })),
  /** The newest of all, with the beginning of its text. */
  ultimo: z.nullable(z.object({ id, titulo: z.string(), inicio: z.string(), publicadoEm: instant })),
});

export const announcingContract = {
  announcingCompanies: endpoint({
    method: 'GET',
    path: '/Usuario/trabalhador/EmpresasComunicacao',
    summary:
      'The employers that publish announcements, with how many are unread, what must be confirmed, and the newest.',
    access: { roles: ['EMPREGADO'], appAccess: ['comunicados'] },
    response: z.array(announcing),
  }),
} satisfies Contract;
