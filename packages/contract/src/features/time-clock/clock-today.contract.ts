import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { day, id } from '../../kernel/wire.ts';

/** The day that a mark belongs to, as far as it is known now. */
export const workedDay = z.object({
  idVinculo: id,
  empresa: z.string(),
  dia: day,
  zona: z.string(),
  /** `08:00–12:00`; empty on a free day. */
  horario: z.array(z.string()),
  previsto: z.int(),
  /** Minutes between pairs so far. */
  trabalhadas: z.int(),
  situacao: z.enum(['ok', 'pendente', 'andamento', 'futuro']),
  ocorrencias: z.array(z.string()),
  marcacoes: z.array(
    z.object({
      id: z.nullable(id),
      data: day,
      hora: z.string(),
      sentido: z.nullable(z.enum(['entrada', 'saida'])),
      origem: z.enum(['registro', 'arquivo', 'quiosque', 'fopag', 'tratamento', 'horario']),
      nsr: z.nullable(z.int()),
      fonte: z.enum(['O', 'I', 'D', 'P', 'X']),
      duvida: z.array(z.string()),
    }),
  ),
  /** A guess, for the button's word; what is recorded has no direction. */
  proxima: z.enum(['entrada', 'intervalo', 'retorno', 'saida']),
});

/** A company in which the worker marks, and what is open to them there. */
const recorder = z.object({
  idVinculo: id,
  empresa: z.string(),
  zona: z.string(),
  tipoPonto: z.enum(['manual', 'registro']),
  /** Why the button is not there: a code of the catalogue. */
  impedimento: z.nullable(z.string()),
  dia: z.nullable(workedDay),
});

const recorderList = z.object({
  vinculos: z.array(recorder),
  responder: z.int(),
  enviar: z.int(),
  corrigir: z.int(),
  devolvidas: z.int(),
  /** Marks of today, of all employments. */
  filaHoje: z.int(),
});

/** Who may look at their own recorder. */
export const looksAtOwnClock = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorRegistroPontoVisualizar', 'TrabalhadorPontoManualVisualizar'],
  appAccess: ['ponto-registro', 'ponto-manual'],
} as const satisfies Access;

/** The recorder's first call by itself: the worker's home asks it and nothing else of the clock. */
export const clockTodayContract = {
  recorderSummary: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/resumo',
    summary: 'What the worker has to do about the clock, and today of each employment.',
    access: looksAtOwnClock,
    response: recorderList,
  }),
} satisfies Contract;
