import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  centavos,
  day,
  flag,
  id,
  instant,
  month,
  monthText,
  orderBy,
  searchText,
  year,
  yearText,
} from '../../kernel/wire.ts';
import { can, receiptKind, receiptKinds, receiptState, receiptStates } from './receipt.schemas.ts';

const text = z.optional(z.string().check(z.maxLength(120)));

/** Where those of a list work: department and client are the texts of `filtros`. */
export const placeShape = { lotacao: text, tomador: text };

/**
 * What narrows HR's and the manager's lists of payslips and of benefits. One shape for the query of list, totals and export, and for the
 * `filtro` of an act on many.
 */
export const staffFilterShape = {
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  ...placeShape,
  situacao: z.optional(receiptState),
  visivel: z.optional(flag),
  /** Only those without a day of payment, or of credit. */
  semDia: z.optional(flag),
  pesquisa: searchText,
};
const filterShape = { ...staffFilterShape, especie: z.optional(receiptKind) };
export const receiptFilter = z.object(filterShape);
export type ReceiptFilter = z.output<typeof receiptFilter>;

export const receiptListQuery = z.object({
  ...filterShape,
  ...cursorQuery,
  orderBy: orderBy('nomeEmpregado', 'competencia', 'empresa', 'liquido', 'visualizadoEm'),
});

/** A row of HR's or the manager's list; the CPF is masked. */
export const staffReceiptRow = z.object({
  id,
  nomeEmpregado: z.string(),
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  idEmpresa: id,
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  especie: receiptKind,
  mes: month,
  ano: year,
  totalVencimentos: centavos,
  totalDescontos: centavos,
  liquido: centavos,
  dataPagamento: z.nullable(day),
  situacao: receiptState,
  visualizadoEm: z.nullable(instant),
  visivel: z.boolean(),
  retido: z.boolean(),
  temConversa: z.boolean(),
  can,
});

/** Counts and sums of the filtered receipts; `situacao` itself doesn't narrow the counts per state. */
export const receiptTotals = z.object({
  total: z.int(),
  porSituacao: z.record(z.enum(receiptStates), z.int()),
  ocultos: z.int(),
  totalVencimentos: centavos,
  totalDescontos: centavos,
  liquido: centavos,
});

/** Where those of a list work: only values that some document of the scope has. */
export const placeValues = {
  empresas: z.array(z.object({ id, nome: z.string() })),
  lotacoes: z.array(z.string()),
  tomadores: z.array(z.string()),
};
export const monthValues = z.array(z.object({ mes: month, ano: year, total: z.int() }));

/** What the filters of the list can be set to: only values that some receipt of the scope has. Newest month first. */
export const receiptFilterValues = z.object({
  competencias: monthValues,
  ...placeValues,
  especies: z.array(z.enum(receiptKinds)),
});

/** The rows an act is about: named, or all that a filter finds. Exactly one of the two; an empty choice is never 'all'. */
const chosen = {
  ids: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000))),
  filtro: z.optional(receiptFilter),
};
export const chosenReceipts = z.object(chosen).check(z.refine(isOneChoice, 'INVALID_REQUEST'));

/** How many people were reminded, and how many of the others had been today already. */
export const reminded = z.object({ total: z.int(), jaLembrados: z.int() });

/**
 * Switching visibility asks once: without `confirmado` the answer is CONFIRMATION_REQUIRED with data {total, ganham, perdem}:
 * receipts changed, people who gain and who lose the sight of them.
 */
export const visibilityForm = z
  .object({ ...chosen, visivel: z.boolean(), confirmado: z.optional(z.boolean()) })
  .check(z.refine(isOneChoice, 'INVALID_REQUEST'));

/** Benefits and statements are acted on by name: what is on the page, never 'all'. */
export const chosenIds = z.object({ ids: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)) });
export const visibilityOfIds = z.extend(chosenIds, { visivel: z.boolean(), confirmado: z.optional(z.boolean()) });

/** The worker's list: by month, the years there are beside it. */
export const workerReceiptQuery = z.object({
  ano: z.optional(yearText),
  especie: z.optional(receiptKind),
  pesquisa: searchText,
  ...cursorQuery,
});

function isOneChoice(choice: { ids?: unknown; filtro?: unknown }): boolean {
  return (choice.ids === undefined) !== (choice.filtro === undefined);
}
