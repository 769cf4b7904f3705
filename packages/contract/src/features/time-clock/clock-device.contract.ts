import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, id, instant } from '../../kernel/wire.ts';

const reads = {
  roles: ['RH'],
  permission: ['RhPontoArquivoVisualizar'],
  appAccess: ['ponto-registro', 'ponto-manual'],
} as const satisfies Access;

const clockDevice = z.object({
  id,
  /** Our own recorder, one a company; the others are known from their files. */
  proprio: z.boolean(),
  /** C: a clock of a maker, A: of an agreement, P: a program. */
  tipo: z.enum(['C', 'A', 'P']),
  numeroSerie: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  layout: z.nullable(z.enum(['671', '595', '1510'])),
  /** Of ours the number that the next mark gets; of others the newest that came in. */
  proximoNsr: z.nullable(z.int()),
  ultimoNsr: z.nullable(z.int()),
  ultimaMarcacao: z.nullable(z.object({ data: day, hora: z.string() })),
  /** The file that brought its newest mark, and the numbers that lack in it. */
  ultimoArquivo: z.nullable(
    z.object({
      id,
      nome: z.string(),
      enviadoEm: instant,
      lacunas: z.array(z.object({ de: z.int(), ate: z.int() })),
    }),
  ),
});

/** Beyond section 17: the clocks of the companies, and how far the server's own clock is off. */
export const clockDeviceContract = {
  clockDevices: endpoint({
    method: 'GET',
    path: '/ponto/rh/aparelhos/:page/:size',
    summary: 'The clocks of the companies in reach, our own first.',
    access: reads,
    params: pageParams(defaultPageSize.staff),
    query: z.object({ idEmpresa: z.optional(id), ...cursorQuery }),
    response: pageOf(clockDevice),
  }),
  serverClock: endpoint({
    method: 'GET',
    path: '/ponto/rh/relogio',
    summary: 'The time of the server, and how far it is off a time server.',
    access: reads,
    response: z.object({
      agora: instant,
      /** The time server that is asked (`NTP_SERVER`); null: none is set. */
      servidor: z.nullable(z.string()),
      /** Milliseconds that our clock is ahead; null: none is set, or it didn't answer. */
      desvio: z.nullable(z.int()),
    }),
    ownTransactions: true,
  }),
} satisfies Contract;
