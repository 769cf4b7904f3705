import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/wire.ts';

/** Call 40 by itself: the worker's home asks it and nothing else of announcements. */
export const announcingContract = {
  announcingCompanies: endpoint({
    method: 'GET',
    path: '/Usuario/trabalhador/EmpresasComunicacao',
    summary: 'The employers that publish announcements, with how many are unread.',
    access: { roles: ['EMPREGADO'], appAccess: ['comunicados'] },
    response: z.array(z.object({ id, nomeFantasia: z.string(), logo: z.nullable(z.string()), totalNaoLidos: z.int() })),
  }),
} satisfies Contract;
