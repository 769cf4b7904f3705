import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  centavos,
  codedMessage,
  id,
  instant,
  month,
  monthText,
  searchText,
  year,
  yearText,
} from '../../kernel/wire.ts';
import { importColumns, sheetDocuments } from './import.columns.ts';

/** The states of an import, in the order it usually walks them. */
export const importStates = [
  'naFila',
  'lendo',
  'confirmarColunas',
  'paraConferir',
  'prontaParaLiberar',
  'agendada',
  'publicada',
  'comErro',
  'cancelada',
  'desfeita',
] as const;
export type ImportState = (typeof importStates)[number];
export const importState = z.enum(importStates, 'INVALID_OPTION');
const importStateList = z
  .string()
  .check(z.refine(text => text.split(',').every(state => importStates.some(each => each === state)), 'INVALID_OPTION'));

/** The types of documents a file can be searched for. */
export const importTypes = ['recibos', 'beneficios', 'informes', 'fichas', 'pontos', 'naoReconhecidas'] as const;

/** What the reader of a row may do with an import; worked out by its policy. */
export const importActs = [
  'publicar',
  'publicarLimpos',
  'cancelar',
  'repetir',
  'desfazer',
  'confirmarColunas',
  'baixar',
] as const;
export type ImportAct = (typeof importActs)[number];

/** The state of one document inside an import. */
export const importDocumentStates = ['limpo', 'duvidoso', 'publicado', 'ignorado', 'desfeito', 'outro'] as const;
export type ImportDocumentState = (typeof importDocumentStates)[number];

/** Documents by type. `vazias` and `naoReconhecidas` are pages. */
const totalsByType = z.object({
  recibos: z.int(),
  beneficios: z.int(),
  informes: z.int(),
  fichas: z.int(),
  pontos: z.int(),
  vazias: z.int(),
  naoReconhecidas: z.int(),
});

/** An import as listed, as opened, and as every event of `eventos` sends it. */
export const importItem = z.object({
  id,
  nome: z.string(),
  empresas: z.array(z.string()),
  enviadoPor: z.string(),
  enviadoEm: instant,
  situacao: importState,
  agendadaPara: z.nullable(instant),
  paginas: z.nullable(z.int()),
  paginasLidas: z.int(),
  totalDocumentos: z.int(),
  porTipo: totalsByType,
  limpos: z.int(),
  paraConferir: z.int(),
  /** Clean documents whose day of credit is in doubt: they are published without it. */
  semDia: z.int(),
  publicados: z.int(),
  /** Why documents wait: finding code and how many have it, most frequent first. */
  causas: z.array(z.object({ codigo: z.string(), total: z.int() })),
  erro: z.nullable(codedMessage),
  /** What of the file could not be read, or does not agree as a whole. */
  problemas: z.array(codedMessage),
  duracaoMs: z.nullable(z.int()),
  can: z.array(z.enum(importActs)),
});

/** One entry per file sent: taken, or why not. `nome` is the cleaned file name. */
export const uploadedFiles = z.array(
  z.union([
    z.object({ nome: z.string(), id, situacao: importState }),
    z.object({ nome: z.string(), recusa: codedMessage }),
  ]),
);

export const importListQuery = z.object({
  /** One state, or several separated by commas. */
  situacao: z.optional(importStateList),
  /** Files in which documents of this type were found. */
  tipo: z.optional(z.enum(importTypes, 'INVALID_OPTION')),
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  pesquisa: searchText,
  ...cursorQuery,
});

export const importTotals = z.object({
  total: z.int(),
  porSituacao: z.record(z.enum(importStates), z.int()),
  documentosParaConferir: z.int(),
  documentosPublicados: z.int(),
  /** The companies a file can be looked for by. */
  empresas: z.array(z.object({ id, nome: z.string() })),
});

export const importDocumentQuery = z.object({
  situacao: z.optional(z.enum(['limpos', 'duvidosos', 'publicados', 'outros'], 'INVALID_OPTION')),
  pesquisa: searchText,
  ...cursorQuery,
});

/** A document found in a file. `tipo` is the page type code 0–9; the CPF is masked; `confianca` is 0 to 1. */
export const importDocument = z.object({
  id,
  tipo: z.int(),
  especie: z.nullable(z.string()),
  paginas: z.array(z.int()),
  /** The file inside of a ZIP. */
  arquivo: z.nullable(z.string()),
  nome: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  empresa: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  mes: z.nullable(month),
  ano: z.nullable(year),
  totalVencimentos: z.nullable(centavos),
  totalDescontos: z.nullable(centavos),
  liquido: z.nullable(centavos),
  confianca: z.number(),
  achados: z.array(codedMessage),
  situacao: z.enum(importDocumentStates),
  idRecibo: z.nullable(id),
});

/** The log of an import: what was done or found, when, by whom (null: the machine). */
export const importLog = z.array(
  z.object({
    id,
    quando: instant,
    quem: z.nullable(z.string()),
    codigo: z.string(),
    valores: codedMessage.shape.valores,
  }),
);

/**
 * `quando` left out: at once. `todos` with doubtful documents open is IMPORT_HAS_DOUBTS. Everybody is told in the portal; by e-mail as well unless
 * `email` says no, and by SMS those of companies that tell by SMS. `sms` left out is as `email`: who wants no e-mail and doesn't speak of SMS
 * wants nothing but the portal.
 */
export const publishForm = z.object({
  quais: z.enum(['limpos', 'todos'], 'INVALID_OPTION'),
  quando: z.optional(instant),
  email: z._default(z.boolean(), true),
  sms: z.optional(z.boolean()),
});

const importColumn = z.enum(importColumns, 'INVALID_OPTION');
const sheetDocument = z.enum(sheetDocuments, 'INVALID_OPTION');

/** A table of a CSV or XLSX file whose columns wait for a person: as the reader would take it, and its first rows. */
export const importTables = z.array(
  z.object({
    cabecalho: z.string(),
    arquivo: z.nullable(z.string()),
    titulos: z.array(z.string()),
    documento: sheetDocument,
    palpite: z.array(importColumn),
    exemplos: z.array(z.array(z.string())),
    linhas: z.int(),
  }),
);

/** What a table's rows become and what each column holds, in order; remembered for the next file with the same heading. */
export const columnsForm = z.object({
  cabecalho: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'INVALID_REQUEST')),
  documento: sheetDocument,
  colunas: z.array(importColumn).check(z.minLength(1), z.maxLength(500)),
});
