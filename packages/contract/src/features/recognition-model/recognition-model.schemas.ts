import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { codedMessage, id, instant, requiredText, searchText } from '../../kernel/wire.ts';
import { importColumns, sheetDocuments } from '../import/import.columns.ts';
import { pageDocuments, regionRoles } from './model-shape.ts';
import { dateOrders, decimalMarks, longestTitle, mostColumns } from './sheet-shape.ts';

export const modelStates = ['rascunho', 'ativo', 'inativo'] as const;
export type ModelState = (typeof modelStates)[number];
export const modelState = z.enum(modelStates, 'INVALID_OPTION');

const fraction = z.number().check(z.minimum(0, 'INVALID_OPTION'), z.maximum(1, 'INVALID_OPTION'));
/** Left, top, right, bottom as fractions of the upright page. */
const box = z.tuple([fraction, fraction, fraction, fraction]);

export const shape = z.object({
  documento: z._default(z.enum(pageDocuments, 'INVALID_OPTION'), 'recibo'),
  ancoras: z.array(z.object({ texto: requiredText(80), caixa: box })).check(z.maxLength(20)),
  regioes: z.array(z.object({ papel: z.enum(regionRoles, 'INVALID_OPTION'), caixa: box })).check(z.maxLength(40)),
});

/** The payroll system a model is of; empty where nobody said. */
export const payrollSystem = z._default(z.string().check(z.trim(), z.maxLength(80)), '');

/** What a list of models is cut to. */
export const modelFilter = z.object({ ...cursorQuery, situacao: z.optional(modelState), pesquisa: searchText });
/** The access groups a model may be for. */
export const groups = z.array(z.object({ id, nome: z.string() }));
/** Fields beside a sample. */
export const newModel = z.object({ nome: requiredText(120), idGrupo: z.optional(id), sistema: payrollSystem });
/** What a model is called and whom it is for, with the version that was read. */
export const place = {
  nome: requiredText(120),
  idGrupo: z.nullable(id),
  sistema: payrollSystem,
  versao: z.int(),
};
export const turned = z.object({ situacao: z.enum(['ativo', 'inativo'], 'INVALID_OPTION'), versao: z.int() });

export const modelRow = z.object({
  id,
  nome: z.string(),
  sistema: z.string(),
  /** Null: of every access group. */
  grupo: z.nullable(z.object({ id, nome: z.string() })),
  situacao: modelState,
  versao: z.int(),
  /** Of the sample's documents, when it was last made active. */
  lidos: z.nullable(z.int()),
  limpos: z.nullable(z.int()),
  /** Documents of imports that were read with it in the last 90 days, and those nobody had to doubt. */
  usos: z.object({ documentos: z.int(), limpos: z.int(), grupos: z.int() }),
  alteradoEm: instant,
});

export const model = z.extend(modelRow, {
  ...shape.shape,
  amostra: z.object({ nome: z.string(), paginas: z.int() }),
});

/** A title as it stands in the file, which the database can hold. */
const title = z.string().check(
  z.maxLength(longestTitle),
  z.refine(text => !text.includes('\0') && text.isWellFormed(), 'INVALID_OPTION'),
);

export const sheetShape = z.object({
  folha: z.nullable(title),
  documento: z.enum(sheetDocuments, 'INVALID_OPTION'),
  colunas: z
    .array(z.object({ titulo: title, papel: z.enum(importColumns, 'INVALID_OPTION') }))
    .check(z.maxLength(mostColumns)),
  decimal: z.nullable(z.enum(decimalMarks, 'INVALID_OPTION')),
  datas: z.nullable(z.enum(dateOrders, 'INVALID_OPTION')),
});

export const sheetModel = z.extend(modelRow, { ...sheetShape.shape, amostra: z.object({ nome: z.string() }) });

/** The first rows of each sheet of a sample; a text file is one sheet without a name. */
export const samples = z.array(
  z.object({
    nome: z.nullable(z.string()),
    /** Rows of the whole sheet. */
    total: z.int(),
    linhas: z.array(z.array(z.string())),
    /** The row (from 0) that looks like the heading, and what the reader alone takes its columns for. */
    cabecalho: z.int(),
    palpite: z.array(z.enum(importColumns)),
  }),
);

const reading = z.object({
  limpo: z.boolean(),
  campos: z.record(z.string(), z.union([z.string(), z.number()])),
  linhas: z.array(
    z.object({
      codigo: z.nullable(z.string()),
      descricao: z.string(),
      referencia: z.nullable(z.string()),
      vencimento: z.nullable(z.int()),
      desconto: z.nullable(z.int()),
    }),
  ),
  achados: z.array(codedMessage),
});

/** What a sample's documents are read as with the shape that was sent; amounts are centavos. */
export const trial = z.object({
  lidos: z.int(),
  limpos: z.int(),
  /** Read without a doubt by the reader alone. */
  sozinhos: z.int(),
  /** Of a file as a whole: rows that name nobody. */
  problemas: z.array(codedMessage),
  /** With the page, or in a sheet the document's place. */
  documentos: z.array(z.extend(reading, { pagina: z.int() })),
});
