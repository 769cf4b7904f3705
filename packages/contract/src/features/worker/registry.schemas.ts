import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { codedMessage, day, flag, id, instant, searchText } from '../../kernel/wire.ts';
import { isRegistryColumn } from './registry-columns.ts';
import { fieldValue, ownField } from './worker.schemas.ts';
import { workerSections } from './worker-fields.ts';

/** The states of a registry import, in the order it usually walks them. */
export const registryStates = [
  'naFila',
  'lendo',
  'confirmarColunas',
  'conferir',
  'aplicando',
  'aplicada',
  'comErro',
  'cancelada',
  'desfazendo',
  'desfeita',
] as const;
export type RegistryState = (typeof registryStates)[number];

export const registryActs = [
  'confirmarColunas',
  'corrigir',
  'aplicar',
  'cancelar',
  'repetir',
  'desfazer',
  'recusadas',
] as const;
export type RegistryAct = (typeof registryActs)[number];

/** What becomes of a row: a new employment, a change of one, nothing (all of it is so already), left out. */
export const rowActs = ['incluir', 'mudar', 'igual', 'recusar'] as const;
export type RowAct = (typeof rowActs)[number];

const company = z.object({ id, nome: z.string() });

export const registryItem = z.object({
  id,
  nome: z.string(),
  enviadoPor: z.string(),
  enviadoEm: instant,
  situacao: z.enum(registryStates),
  linhas: z.int(),
  porAcao: z.record(z.enum(rowActs), z.int()),
  /** Rows that are taken, with something left as it is that they tell of. */
  comAviso: z.int(),
  /** The day from which position, salary and their like hold for who is registered already. */
  aPartirDe: day,
  /** Of rows that name no company. */
  empresa: z.nullable(z.string()),
  aplicadaEm: z.nullable(instant),
  /** Thirty days after the last thing done with it; without its rows it cannot be undone. */
  linhasApagadasEm: z.nullable(instant),
  erro: z.nullable(codedMessage),
  can: z.array(z.enum(registryActs)),
});

/** One entry per file sent: taken, or why not. */
export const sentRegistries = z.array(
  z.union([
    z.object({ nome: z.string(), id, situacao: z.enum(registryStates) }),
    z.object({ nome: z.string(), recusa: codedMessage }),
  ]),
);

export const registryListQuery = z.object({
  situacao: z.optional(z.enum(registryStates, 'INVALID_OPTION')),
  pesquisa: searchText,
  ...cursorQuery,
});

export const registryRowsQuery = z.object({
  acao: z.optional(z.enum(rowActs, 'INVALID_OPTION')),
  /** Only those that are taken with a note, or without. */
  comAviso: z.optional(flag),
  pesquisa: searchText,
  ...cursorQuery,
});

/** What a company's own field is called, '' out of reach; of every record's fields `campo` says it. */
const ownName = z.optional(z.string());

/** A row of the dry run. A value that is not the reader's to see, or is sensitive, is `oculto`: that it changes is told, not what. */
export const registryRow = z.object({
  linha: z.int(),
  acao: z.enum(rowActs),
  nome: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  empresa: z.nullable(z.string()),
  idTrabalhador: z.nullable(id),
  motivos: z.array(
    z.object({
      campo: z.nullable(z.string()),
      rotulo: ownName,
      codigo: z.string(),
      valores: codedMessage.shape.valores,
      /** What stands in the cell; null: in no cell of the file, or not the reader's to see. */
      texto: z.nullable(z.string()),
    }),
  ),
  mudancas: z.array(
    z.object({
      campo: z.string(),
      rotulo: ownName,
      antes: fieldValue,
      depois: fieldValue,
      aPartirDe: z.nullable(day),
      oculto: z.boolean(),
    }),
  ),
});

const column = z.string().check(z.refine(isRegistryColumn, 'INVALID_OPTION'));

/** The file's table as the reader would take it; its first rows are told to who sent it alone. */
export const registryTable = z.object({
  cabecalho: z.string(),
  titulos: z.array(z.string()),
  colunas: z.array(z.string()),
  exemplos: z.array(z.array(z.string())),
  /** Fields of companies' own that a column can hold, and whose they are. */
  proprios: z.array(z.object({ coluna: z.string(), nome: z.string(), empresas: z.array(z.string()) })),
  /** Required fields of companies' own, which new workers get by one value where no column holds them; alike ones of several companies are one. */
  preencher: z.array(
    z.object({
      ids: z.array(id),
      campo: ownField,
      coluna: z.string(),
      empresas: z.array(z.string()),
      valor: fieldValue,
    }),
  ),
  /** Sections whose columns the reader may not fill. */
  semPermissao: z.array(z.enum(workerSections)),
  empresas: z.array(company),
  idEmpresa: z.nullable(id),
  aPartirDe: day,
});

/** What is to stand in cells of one row instead, each named by what its column holds. */
export const cellsForm = z.object({
  celulas: z
    .array(z.object({ coluna: column, texto: z.string().check(z.trim(), z.maxLength(500)) }))
    .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(50)),
});

/** What each column holds, in order; remembered for the next file with the same heading. `idEmpresa`: of rows without a CNPJ. */
export const registryColumnsForm = z.object({
  cabecalho: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'INVALID_REQUEST')),
  colunas: z.array(column).check(z.minLength(1), z.maxLength(500)),
  idEmpresa: z.optional(z.nullable(id)),
  aPartirDe: z.optional(day),
  /** One value for all new workers, of fields that no column holds; left out: as it was said before. */
  preencher: z.optional(z.array(z.object({ idCampo: id, valor: fieldValue })).check(z.maxLength(2000))),
});
