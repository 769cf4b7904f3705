import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { centavos, id, instant, month, monthText, searchText, year, yearText } from '../../kernel/wire.ts';

/** A record is of the month it came in, a mirror of the month it is about. */
const shape = {
  id,
  idEmpregado: id,
  empresa: z.string(),
  mes: month,
  ano: year,
  visualizado: z.boolean(),
  publicadoEm: instant,
};
const whole = {
  ...shape,
  nome: z.string(),
  matricula: z.nullable(z.string()),
  can: z.array(z.enum(['baixar', 'excluir'])),
};

export const filedRow = z.object(shape);
export const filedListQuery = z.object({ pesquisa: searchText, ...cursorQuery });

/** A row of HR's list; the CPF is masked. */
export const staffFiledRow = z.object({
  ...shape,
  nomeEmpregado: z.string(),
  idEmpresa: id,
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  can: whole.can,
});
export const filedStates = ['naoVisto', 'visto'] as const;
export type FiledState = (typeof filedStates)[number];
/** What narrows HR's list; `idEmpregado` is one worker's. */
export const staffFiledQuery = z.object({
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  idEmpregado: z.optional(id),
  situacao: z.optional(z.enum(filedStates, 'INVALID_OPTION')),
  pesquisa: searchText,
  ...cursorQuery,
});
/** The months and companies that some document of the scope has. Newest month first. */
export const filedFilterValues = z.object({
  competencias: z.array(z.object({ mes: month, ano: year, total: z.int() })),
  empresas: z.array(z.object({ id, nome: z.string() })),
});

/** What is shown of an employee record, in this order; as it was printed, days as `YYYY-MM-DD`. */
export const recordFields = [
  'cargo',
  'cbo',
  'lotacao',
  'admissao',
  'nascimento',
  'estadoCivil',
  'naturalidade',
  'nomeMae',
  'nomePai',
  'pis',
  'ctps',
  'rg',
  'endereco',
  'bairro',
  'municipio',
  'cep',
  'telefone',
  'email',
] as const;
export type RecordField = (typeof recordFields)[number];

export const employeeRecord = z.object({
  ...whole,
  campos: z.array(z.object({ campo: z.enum(recordFields), valor: z.string() })),
  salario: z.nullable(centavos),
});
