import * as z from 'zod/mini';
import { jsonOr } from '../../kernel/json-text.ts';
import { cursorQuery } from '../../kernel/page.ts';
import { taskState } from '../../kernel/task.ts';
import { day, id, instant, searchText } from '../../kernel/wire.ts';
import { clockTime } from './clock-definition.schemas.ts';

export const justificationStates = [
  'pendente',
  'devolvida',
  'enviando',
  'aprovada',
  'negada',
  'finalizada',
  'cancelada',
] as const;
export const justificationState = z.enum(justificationStates, 'INVALID_OPTION');
export const justificationSources = ['justificativa', 'manual'] as const;

/** Periods come as a list, or as its JSON text in a form with files. */
const period = z.object({ entrada: clockTime, saida: clockTime });
const periods = jsonOr(z.array(period).check(z.maxLength(10)), 2000);
const wholeNumber = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'INVALID_OPTION')), z.transform(Number)),
]);

/** Call 80. What is missing is the rule's to refuse: JUSTIFICATION_INCOMPLETE. */
export const justificationForm = z.object({
  data: day,
  tipo: z.enum(['dia', 'periodo'], 'INVALID_OPTION'),
  /** A code of an occurrence. */
  ocorrencia: z.optional(z.string().check(z.maxLength(120))),
  /** The name of a kind; case and accents are ignored. */
  justificativa: z.optional(z.string().check(z.maxLength(120))),
  /** The worker's own words. */
  motivo: z.optional(z.string().check(z.maxLength(2000))),
  periodos: z.optional(periods),
  /** Of type `dia`: the hour that is missing. */
  hora: z.optional(clockTime),
  dias: z.optional(wholeNumber),
  crm: z.optional(z.string().check(z.maxLength(20))),
});

export const justificationQuery = z.object({
  situacao: z.optional(justificationState),
  origem: z.optional(z.enum(justificationSources, 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
  idPonto: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  ocorrencia: z.optional(z.string().check(z.maxLength(60))),
  tipo: z.optional(z.enum(['dia', 'periodo'], 'INVALID_OPTION')),
  de: z.optional(day),
  ate: z.optional(day),
  pesquisa: searchText,
  ...cursorQuery,
});

export const justificationRow = z.object({
  id,
  idPonto: id,
  idVinculo: id,
  empresa: z.string(),
  nomeEmpregado: z.string(),
  lotacao: z.nullable(z.string()),
  data: day,
  tipo: z.enum(['dia', 'periodo']),
  origem: z.enum(justificationSources),
  ocorrencia: z.string(),
  /** The kind's name; null where it is health and the reader is no HR and not its owner. */
  justificativa: z.nullable(z.string()),
  efeito: z.enum(['include', 'excuse', 'bankDay', 'none']),
  /** Null as the kind's name. */
  motivo: z.nullable(z.string()),
  /** Of a certificate a manager reads that HR has the proof. */
  comprovanteComRh: z.boolean(),
  periodos: z.array(period),
  hora: z.nullable(clockTime),
  sentido: z.nullable(z.enum(['entrada', 'saida'])),
  observacao: z.nullable(z.string()),
  dias: z.nullable(z.int()),
  status: justificationState,
  dataSolicitacao: instant,
  decididaEm: z.nullable(instant),
  razao: z.nullable(z.string()),
  /** The payroll clock refused the approval, and it waits for a decision again. */
  falhaEnvio: z.boolean(),
  versao: z.int(),
  arquivos: z.int(),
  can: z.array(z.string()),
});

export const justificationDetail = z.extend(justificationRow, {
  crm: z.nullable(z.string()),
  feitaPor: z.nullable(z.string()),
  decididaPor: z.nullable(z.string()),
  anexos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })),
  mensagens: z.array(z.object({ em: instant, por: z.string(), minha: z.boolean(), texto: z.string() })),
  /** The day it is about: plan, punches and what came of them. */
  dia: z.nullable(
    z.object({
      horario: z.array(z.string()),
      entrada: z.array(z.string()),
      saida: z.array(z.string()),
      ocorrencias: z.array(z.string()),
      previsto: z.int(),
      trabalhadas: z.int(),
    }),
  ),
  outrasFaltas: z.int(),
  saldo: z.int(),
});

/** Of a verb. */
export const decisionForm = z.object({
  versao: z.optional(z.int()),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
  /** Of an approval of a punch whose hour nobody told. */
  hora: z.optional(clockTime),
});

export const batchForm = z.object({
  acao: z.enum(['aprova', 'nega', 'finaliza'], 'INVALID_OPTION'),
  itens: z.optional(
    z.array(z.object({ id, versao: z.int() })).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(5000)),
  ),
  filtro: z.optional(z.omit(justificationQuery, { after: true })),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
});
export const batchStarted = z.object({ idLote: id });
export const batch = z.object({
  id,
  status: taskState,
  total: z.int(),
  feitos: z.int(),
  itens: z.array(
    z.object({
      id,
      nome: z.string(),
      situacao: z.enum(['aguardando', 'feito', 'recusado']),
      codigo: z.nullable(z.string()),
    }),
  ),
});

export const treatmentForm = z.object({
  idVinculo: id,
  dia: day,
  tipo: z.enum(['incluir', 'desconsiderar', 'atribuir'], 'INVALID_OPTION'),
  idMarcacao: z.optional(id),
  hora: z.optional(clockTime),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
});
export const excuseForm = z.object({
  idVinculo: id,
  dia: day,
  de: z.optional(clockTime),
  ate: z.optional(clockTime),
  minutos: z.optional(z.int().check(z.minimum(1), z.maximum(1440))),
  pago: z.optional(z.boolean()),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
});
/** The day after it, as the mirror shows it. */
export const treated = z.object({ id, idPonto: z.nullable(id), versao: z.nullable(z.int()) });
