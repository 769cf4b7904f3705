import * as z from 'zod/mini';
import { day, flag, id, instant, requiredText, searchText } from '../../kernel/wire.ts';
import { clockName, rulesDefinition, scheduleDefinition } from './clock-definition.schemas.ts';

/** Employments by id, or all that a filter finds: exactly one of the two. */
export const workersChosen = {
  idVinculos: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(10_000))),
  filtro: z.optional(
    z.object({
      idEmpresa: z.optional(id),
      lotacao: z.optional(z.string().check(z.maxLength(120))),
      tomador: z.optional(z.string().check(z.maxLength(120))),
      idHorario: z.optional(id),
      pesquisa: searchText,
    }),
  ),
};

export const workSchedule = z.object({
  id,
  nome: z.string(),
  definicao: scheduleDefinition,
  versao: z.int(),
  /** Employments that go by it today. */
  pessoas: z.int(),
  /** Planned minutes of a week: of a cycle, of its average week. */
  minutosSemana: z.int(),
  /** Lawful, but worth a look: codes. */
  avisos: z.array(z.object({ codigo: z.string(), dia: z.nullable(z.int()) })),
  criadoEm: instant,
});
export const scheduleForm = { nome: clockName, definicao: scheduleDefinition };

export const scheduleAssignment = z.object({
  ...workersChosen,
  /** Null: no clock from then on. */
  idHorario: z.nullable(id),
  aPartirDe: day,
  /** Counts whom it would concern, and changes nothing. */
  simular: z.optional(flag),
});

export const ruleSetKinds = ['acordo', 'individual', 'empresa'] as const;
export const ruleSet = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(ruleSetKinds, 'INVALID_OPTION'),
  pessoas: z.int(),
  /** Newest first. */
  versoes: z.array(z.object({ id, aPartirDe: day, definicao: rulesDefinition, criadaEm: instant })),
});
export const ruleForm = {
  nome: clockName,
  tipo: z.enum(ruleSetKinds, 'INVALID_OPTION'),
  aPartirDe: day,
  definicao: rulesDefinition,
};

export const ruleAssignment = z.object({
  ...workersChosen,
  idRegra: id,
  aPartirDe: day,
  simular: z.optional(flag),
});

export const holidayKinds = ['nacional', 'estadual', 'municipal', 'empresa', 'facultativo'] as const;
export const holidayRow = z.object({
  /** Null: national, computed. */
  id: z.nullable(id),
  /** Null: the whole access group. */
  idEmpresa: z.nullable(id),
  dia: day,
  nome: z.string(),
  tipo: z.enum(holidayKinds, 'INVALID_OPTION'),
});
export const holidayForm = z.object({
  idEmpresa: z.optional(z.nullable(id)),
  dia: day,
  nome: requiredText(80),
  tipo: z.enum(holidayKinds, 'INVALID_OPTION'),
});

export const justificationEffects = ['include', 'excuse', 'bankDay', 'none'] as const;
export const justificationKind = z.object({
  id,
  nome: z.string(),
  efeito: z.enum(justificationEffects, 'INVALID_OPTION'),
  /** Its file, words and doctor are the worker's and HR's alone. */
  saude: z.boolean(),
  exigeArquivo: z.boolean(),
  ativo: z.boolean(),
  ordem: z.int(),
  emUso: z.boolean(),
});
export const justificationKindForm = {
  nome: clockName,
  efeito: z.enum(justificationEffects, 'INVALID_OPTION'),
  saude: z.optional(z.boolean()),
  exigeArquivo: z.optional(z.boolean()),
  ativo: z.optional(z.boolean()),
  ordem: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
};

/** The totals that payroll takes, by their wire names. */
export const payrollTotals = [
  'horasTrabalhadas',
  'horasTrabalhadasRelogio',
  'horasExtras',
  'extrasPagasPorPercentual',
  'horasFaltas',
  'descontoFaltas',
  'horasCompensadas',
  'horasDiurnas',
  'horasNoturnas',
  'adicionalNoturno',
  'interjornada',
  'intervaloCurto',
  'dsr',
  'dsrPerdido',
  'dsrSobreExtras',
  'resultado',
  'credito',
  'debito',
  'saldoAtual',
  'bancoVencido',
  'bancoQuitado',
  'diasTrabalhados',
  'diasFalta',
] as const;
export type PayrollTotal = (typeof payrollTotals)[number];

export const clockConfig = {
  /** Of the tz database. */
  zona: z.string().check(z.maxLength(40)),
  primeiroDia: z.int().check(z.minimum(1), z.maximum(28)),
  meiosMeses: z.boolean(),
  diasResposta: z.int().check(z.minimum(1), z.maximum(31)),
  diasAprovacao: z.int().check(z.minimum(1), z.maximum(31)),
  /** How far back a worker may justify; null: until closing. */
  diasAtras: z.nullable(z.int().check(z.minimum(1), z.maximum(366))),
  idRegra: z.nullable(id),
  registroRep: z.nullable(z.string().check(z.regex(/^\d{1,17}$/, 'INVALID_OPTION'))),
  folha: z
    .array(
      z.object({
        total: z.enum(payrollTotals, 'INVALID_OPTION'),
        percentual: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(400)))),
        codigo: requiredText(20),
      }),
    )
    .check(z.maxLength(200)),
};
export const clockConfigAnswer = z.object({
  ...clockConfig,
  idEmpresa: id,
  tipoPonto: z.enum(['pdf', 'manual', 'registro', 'fopag']),
  /** By the company's state, where HR named none. */
  zonaPadrao: z.string(),
  versao: z.int(),
});
export const clockConfigForm = z.object({ ...z.partial(z.object(clockConfig)).shape, versao: z.optional(z.int()) });
