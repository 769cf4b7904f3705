import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { centavos, id } from '../../kernel/wire.ts';
import { listedTypes } from './request-types.ts';

const tipo = z.enum(listedTypes);
/** What the worker's home tells of requests. */
const requestsAtHome = z.object({
  /** How many wait for the worker: a change, a word, a notice to read. */
  esperam: z.int(),
  /** How many others decide still, and the newest of them. */
  emAnalise: z.object({ total: z.int(), maisNovo: z.nullable(z.object({ id, tipo })) }),
  /** What payroll pays from this month on, the nearest first. Null: there is no amount. */
  aReceber: z.array(z.object({ id, tipo, mes: z.int(), ano: z.int(), valor: z.nullable(centavos) })),
});

/** Apart from the other calls of requests: the home's first load carries this alone. */
export const requestsAtHomeContract = {
  ownRequestsAtHome: endpoint({
    method: 'GET',
    path: '/solicitacao/trabalhador/inicio',
    summary: "What the worker's home tells of requests: what waits for them, what is in review, money that is to come.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorSolicitacaoVisualizar'],
      appAccess: ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
    },
    response: requestsAtHome,
  }),
} satisfies Contract;
