import * as z from 'zod/mini';
import { id, instant } from '../../kernel/wire.ts';
import { receiptFilter, receiptFilterValues } from './receipt-list.schemas.ts';

/** What a batch is of; each asks for its own grant of downloading. */
export const batchCategories = ['recibos', 'beneficios', 'informes', 'espelhos', 'fichas'] as const;
export type BatchCategory = (typeof batchCategories)[number];
const batchCategory = z.enum(batchCategories, 'INVALID_OPTION');

/** The states of a batch, in the order it usually walks them. */
export const batchStates = ['naFila', 'preparando', 'pronto', 'comErro', 'cancelado', 'vencido'] as const;
export type BatchState = (typeof batchStates)[number];

export const batchActs = ['baixar', 'cancelar'] as const;

/** Documents that one batch may hold; more are asked for in parts. */
export const mostDocuments = 50_000;

/** Which documents: the filter of HR's list of payslips, of one of the categories. The kind is of payslips alone. */
export const batchForm = z.extend(receiptFilter, { categoria: batchCategory });
export type BatchForm = z.output<typeof batchForm>;

/** What a file of a batch may be called by, in the order that is chosen; of the CPF its middle alone. */
export const nameParts = ['nome', 'cpf', 'matricula', 'competencia', 'empresa', 'tipo'] as const;
export type NamePart = (typeof nameParts)[number];

/** Without parts the files stand in folders of month and company, as ever. */
export const batchOrder = z.extend(batchForm, {
  nomes: z._default(
    z.array(z.enum(nameParts, 'INVALID_OPTION')).check(
      z.maxLength(nameParts.length),
      z.refine(parts => new Set(parts).size === parts.length, 'INVALID_OPTION'),
    ),
    [],
  ),
});
export type BatchOrder = z.input<typeof batchOrder>;

/** What a batch would hold, and how many downloads of this hour are used. */
export const batchPreview = z.object({
  total: z.int(),
  trabalhadores: z.int(),
  maximo: z.int(),
  baixados: z.int(),
  limite: z.int(),
});

export const batchCategoryParams = z.object({ categoria: batchCategory });
/** What the filters can be set to, and which categories the reader may download. */
export const batchFilterValues = z.extend(receiptFilterValues, { categorias: z.array(batchCategory) });

const batchFile = z.object({ numero: z.int(), tamanho: z.int(), documentos: z.int() });

export const batchItem = z.object({
  id,
  categoria: batchCategory,
  /** As it was asked for; the company by its name. */
  filtro: z.extend(receiptFilter, { empresa: z.optional(z.string()) }),
  pedidoEm: instant,
  situacao: z.enum(batchStates),
  total: z.int(),
  feitos: z.int(),
  /** Those that could not be put in: which and why stands in the ZIP's index. */
  faltam: z.int(),
  arquivos: z.array(batchFile),
  terminadoEm: z.nullable(instant),
  venceEm: z.nullable(instant),
  can: z.array(z.enum(batchActs)),
});
