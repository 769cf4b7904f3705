import * as z from 'zod/mini';
import { taskState } from '../../kernel/task.ts';
import { codedMessage, day, flag, id, instant } from '../../kernel/wire.ts';

export const fileForm = z.object({
  idEmpresa: z.optional(id),
  /** The file's company or branch is another than the one chosen, and that is meant. */
  confirmado: z.optional(flag),
});
export const fileSent = z.object({ id, status: taskState });

export const clockFileRow = z.object({
  id,
  nome: z.string(),
  idEmpresa: z.nullable(id),
  empresa: z.nullable(z.string()),
  status: taskState,
  layout: z.nullable(z.string()),
  de: z.nullable(day),
  ate: z.nullable(day),
  marcacoes: z.int(),
  novas: z.int(),
  repetidas: z.int(),
  ruins: z.int(),
  desconhecidos: z.int(),
  enviadoPor: z.nullable(z.string()),
  enviadoEm: instant,
});
export const clockFileReport = z.extend(clockFileRow, {
  codificacao: z.nullable(z.string()),
  crc: z.nullable(z.string()),
  cadeia: z.enum(['integra', 'quebrada', 'ausente']),
  lacunas: z.array(z.object({ de: z.int(), ate: z.int() })),
  /** Of the whole file, and the first thousand lines. */
  achados: z.array(
    z.extend(codedMessage, { linha: z.nullable(z.int()), campo: z.nullable(z.string()), aviso: z.boolean() }),
  ),
  /** Why it ended so: a code. */
  erro: z.nullable(z.string()),
  total: z.int(),
  feitos: z.int(),
});
export const clockFileLine = z.extend(codedMessage, {
  linha: z.nullable(z.int()),
  campo: z.nullable(z.string()),
  aviso: z.boolean(),
});
export const unknownWorker = z.object({
  /** CPF or PIS as the clock has it. */
  identificador: z.string(),
  marcacoes: z.int(),
  de: day,
  ate: day,
  empresa: z.string(),
  relogio: z.string(),
});

export const outFileForm = z.object({
  tipo: z.enum(['afd', 'folha'], 'INVALID_OPTION'),
  idEmpresa: id,
  de: z.optional(day),
  ate: z.optional(day),
  idPeriodo: z.optional(id),
  formato: z.optional(z.enum(['csv', 'xlsx'], 'INVALID_OPTION')),
});
export const outFile = z.object({
  id,
  tipo: z.enum(['afd', 'folha']),
  nome: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  de: z.nullable(day),
  ate: z.nullable(day),
  status: taskState,
  numero: z.nullable(z.int()),
  /** Its period was opened again after it was given out. */
  reaberto: z.boolean(),
  linhas: z.int(),
  /** Totals of the closed mirrors that have no code, and so are in no line. */
  semCodigo: z.array(z.string()),
  erro: z.nullable(z.string()),
  feitoPor: z.nullable(z.string()),
  feitoEm: instant,
});
