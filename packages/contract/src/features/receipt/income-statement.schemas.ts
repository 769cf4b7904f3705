import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { centavos, codedMessage, id, instant, searchText, year, yearText } from '../../kernel/wire.ts';
import { publicCheck } from './receipt.schemas.ts';
import { placeShape, placeValues } from './receipt-list.schemas.ts';

/** What may be done with a statement; worked out by the receipt policy. */
export const statementActs = ['baixar', 'enviarEmail', 'lembrar', 'ocultar', 'mostrar', 'qrCode', 'excluir'] as const;
const can = z.array(z.enum(statementActs));

/** `ano` is the calendar year of the earnings, `anoExercicio` the year of the tax return. */
const shape = {
  id,
  idEmpregado: id,
  empresa: z.string(),
  cnpj: z.string(),
  ano: year,
  anoExercicio: year,
  totalRendimentos: centavos,
  totalRetido: centavos,
  visualizado: z.boolean(),
  publicadoEm: instant,
};
export const statementRow = z.object(shape);

/** The CPF is masked. */
export const staffStatementRow = z.object({
  ...shape,
  nomeEmpregado: z.string(),
  idEmpresa: id,
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  habilitado: z.boolean(),
  can,
});

export const statementStates = ['naoVisto', 'visto', 'habilitado', 'desabilitado'] as const;
export type StatementState = (typeof statementStates)[number];

const filterShape = {
  ano: z.optional(yearText),
  ...placeShape,
  pesquisa: searchText,
  status: z.optional(z.enum(statementStates, 'INVALID_OPTION')),
};
export const statementListQuery = z.object({ ...filterShape, ...cursorQuery });

/** What narrows totals and export; the list has the company in its path. */
export const statementFilter = z.object({ ...filterShape, idEmpresa: z.optional(id) });

/** Counts and sums of the filtered statements; `status` itself doesn't narrow the counts per state. */
export const statementTotals = z.object({
  total: z.int(),
  porSituacao: z.record(z.enum(statementStates), z.int()),
  totalRendimentos: centavos,
  totalRetido: centavos,
});

/** What the filters can be set to: only values that some statement of the scope has. Newest year first. */
export const statementFilterValues = z.object({
  anos: z.array(z.object({ ano: year, total: z.int() })),
  ...placeValues,
});

/** A box of the official form: its number, and the words of the form. */
const box = z.object({ quadro: z.string(), descricao: z.string(), valor: centavos });

/**
 * A statement in full. `conferencia`: what the year's receipts say of its boxes, for HR alone; `meses` of twelve that have one, `achados`
 * what differs. Null for everybody else.
 */
export const statement = z.object({
  ...shape,
  nome: z.string(),
  matricula: z.nullable(z.string()),
  quadros: z.array(box),
  /** The seventh box's words, row by row. */
  informacoesComplementares: z.nullable(z.string()),
  visualizadoEm: z.nullable(instant),
  habilitado: z.boolean(),
  ...publicCheck,
  conferencia: z.nullable(z.object({ meses: z.int(), achados: z.array(codedMessage) })),
  can,
});
