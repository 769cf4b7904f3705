import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { taskState } from '../../kernel/task.ts';
import { codedMessage, day, id, idOf, idParams, instant, megabyte } from '../../kernel/wire.ts';

const hr = (act: 'Editar' | 'Visualizar') =>
  ({
    roles: ['RH'],
    permission: [`RhSolicitacao${act}`],
    appAccess: ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
  }) as const satisfies Access;

/** The columns of the file, in their order. */
export const openingColumns = ['matricula', 'cpf', 'aPartirDe', 'gozados', 'vendidos', 'faltas'] as const;
export type OpeningColumn = (typeof openingColumns)[number];

export const lineResults = ['aplicada', 'igual', 'recusada'] as const;
export type LineResult = (typeof lineResults)[number];

const file = z.object({
  id,
  nome: z.string(),
  status: taskState,
  /** Lines, and how many of them were looked at. */
  total: z.int(),
  feitos: z.int(),
  aplicadas: z.int(),
  /** They say what stood already. */
  iguais: z.int(),
  recusadas: z.int(),
  /** FILE_LINES_INVALID where a line was refused, or why nothing could be read. */
  erro: z.nullable(z.string()),
  enviadoPor: z.nullable(z.string()),
  enviadoEm: instant,
});

const line = z.object({
  linha: z.int(),
  matricula: z.nullable(z.string()),
  /** Masked. */
  cpf: z.nullable(z.string()),
  idVinculo: z.nullable(id),
  nome: z.nullable(z.string()),
  situacao: z.enum(lineResults),
  /** Of a refused line: the column, and what is wrong with it. */
  campo: z.nullable(z.string()),
  motivo: z.nullable(codedMessage),
});

const told = z.object({
  aPartirDe: day,
  gozados: z.int(),
  vendidos: z.int(),
  faltas: z.int(),
  informadoPor: z.nullable(z.string()),
  informadoEm: instant,
});

/** Where counting begins (V0): what HR said of one, and one file for many. */
export const vacationOpeningContract = {
  vacationOpenings: endpoint({
    method: 'GET',
    path: '/ferias/:idVinculo/inicio',
    summary: 'What HR said of where counting begins, newest first: the newest holds.',
    access: hr('Visualizar'),
    params: z.object({ idVinculo: idOf('employment') }),
    response: z.array(told),
  }),
  sendOpeningFile: endpoint({
    method: 'POST',
    path: '/ferias/inicio/arquivo',
    summary:
      'Says it of many: CSV matricula;cpf;aPartirDe;gozados;vendidos;faltas, read by a job with a result a line.',
    access: hr('Editar'),
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: true, extensions: ['csv', 'txt'] },
    response: z.object({ id, status: taskState }),
  }),
  openingFiles: endpoint({
    method: 'GET',
    path: '/ferias/inicio/arquivo/:page/:size',
    summary: 'The files that were sent, newest first.',
    access: hr('Editar'),
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(file),
  }),
  openingFile: endpoint({
    method: 'GET',
    path: '/ferias/inicio/arquivo/:id',
    summary: 'How far a file is, and what came of its lines.',
    access: hr('Editar'),
    params: idParams('vacation_opening_file'),
    response: file,
  }),
  openingFileLines: endpoint({
    method: 'GET',
    path: '/ferias/inicio/arquivo/:id/linhas/:page/:size',
    summary: 'The result of each line, in the order of the file.',
    access: hr('Editar'),
    params: z.extend(pageParams(defaultPageSize.staff), { id: idOf('vacation_opening_file') }),
    query: z.object({ situacao: z.optional(z.enum(lineResults, 'INVALID_OPTION')), ...cursorQuery }),
    response: pageOf(line),
  }),
} satisfies Contract;
