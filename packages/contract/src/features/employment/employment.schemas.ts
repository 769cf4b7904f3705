import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { codedMessage, day, givenText, id, instant, requiredText, searchText, switchText } from '../../kernel/wire.ts';
import { workerStates } from '../worker/worker.schemas.ts';

/** The parts of a folder. */
export const fileSections = ['identidade', 'contrato', 'formacao', 'previdencia', 'avisos', 'outros'] as const;
export type FileSection = (typeof fileSections)[number];
const section = z.enum(fileSections, 'INVALID_OPTION');

/** What a folder takes. */
export const fileExtensions = ['pdf', 'png', 'jpg', 'jpeg', 'heic', 'docx', 'odt', 'xlsx', 'txt'] as const;

/** Of a file that HR sent; what is published to the worker has its number of the receipts document, 'Import'. */
export const uploadedType = 9;

const fileActs = ['baixar', 'editar', 'excluir'] as const;

/** Where a file comes from that was put into the folder of a former employment: there it stays and is changed. `desde` as far as it is known. */
const formerEmployment = z.object({ id, empresa: z.string(), desde: z.nullable(day), ate: day });

/** `tipo` is the document type code; `tamanho` 0: its bytes are made when it is first asked for; `competencia` is `MM/YYYY`. */
export const employmentFile = z.object({
  id,
  nome: z.string(),
  tipo: z.int(),
  tamanho: z.int(),
  competencia: z.nullable(z.string()),
  criadoEm: instant,
  assinado: z.boolean(),
  /** Of a file that HR sent; null: published. */
  secao: z.nullable(section),
  validoAte: z.nullable(day),
  /** Its worker sees it. */
  visivel: z.boolean(),
  /** When its worker first took it; of what is published null, its own list says so. */
  abertoEm: z.nullable(instant),
  /** Told to staff alone. */
  enviadoPor: z.nullable(z.string()),
  vinculoAnterior: z.nullable(formerEmployment),
  can: z.array(z.enum(fileActs)),
});

/** A file that HR shows to its worker; `novo`: not taken yet. */
export const ownFile = z.object({
  id,
  idEmpregado: id,
  empresa: z.string(),
  nome: z.string(),
  secao: section,
  tamanho: z.int(),
  competencia: z.nullable(z.string()),
  validoAte: z.nullable(day),
  recebidoEm: instant,
  novo: z.boolean(),
  vinculoAnterior: z.nullable(formerEmployment),
});
export const ownFileQuery = z.object(cursorQuery);

const competence = z.string().check(z.regex(/^(0[1-9]|1[0-2])\/(19|2\d)\d{2}$/, 'INVALID_COMPETENCE'));

/** Of each file of an upload, as fields of its form. */
export const newFiles = z.object({
  idEmpregado: givenText(64),
  secao: section,
  competencia: z.optional(competence),
  validoAte: z.optional(day),
  visivel: z._default(switchText, false),
});

/** What became of each file of an upload. */
export const sentFiles = z.array(
  z.union([z.object({ nome: z.string(), id }), z.object({ nome: z.string(), recusa: codedMessage })]),
);

/** The file's ending stays whatever the name says. */
export const fileForm = z.object({
  nome: requiredText(120),
  secao: section,
  competencia: z.nullable(competence),
  validoAte: z.nullable(day),
  visivel: z.boolean(),
});

export const folderStates = ['vencidos', 'aVencer', 'vazias'] as const;
export type FolderState = (typeof folderStates)[number];

const folderShape = { situacao: z.optional(z.enum(folderStates, 'INVALID_OPTION')), pesquisa: searchText };
export const folderQuery = z.object({ ...folderShape, ...cursorQuery });
export const folderFilter = z.object({ pesquisa: searchText });

/** The folder of an employment: how many files HR keeps in it, how many have run out or will within sixty days. */
export const folder = z.object({
  id,
  nome: z.string(),
  matricula: z.string(),
  empresa: z.string(),
  situacao: z.enum(workerStates),
  arquivos: z.int(),
  vencidos: z.int(),
  aVencer: z.int(),
  /** The first day on which one of them runs out, or ran out. */
  proximoVencimento: z.nullable(day),
});

export const folderTotals = z.object({ total: z.int(), vencidos: z.int(), aVencer: z.int(), vazias: z.int() });
