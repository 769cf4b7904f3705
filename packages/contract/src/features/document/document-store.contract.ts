import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, id, idParams, instant, reasonText, searchText } from '../../kernel/wire.ts';
import { documentType } from './document.schemas.ts';
import { documentStates } from './document-words.ts';

export const storeTabs = ['todos', 'presos', 'infectados', 'orfaos', 'repetidos'] as const;
/** A document's, or why bytes stand there without one. */
export const storeStates = [...documentStates, 'orfao', 'infectado'] as const;
const sees = { roles: ['ADMIN'], permission: ['AdminGedVisualizar'] } as const;

const row = z.object({
  /** Of the document; of bytes without one their group and hash. */
  id: z.string(),
  codigo: z.nullable(z.string()),
  idGrupo: id,
  grupo: z.string(),
  tipo: z.nullable(z.int()),
  tamanho: z.nullable(z.int()),
  hash: z.nullable(z.string()),
  situacao: z.enum(storeStates),
  criadoEm: instant,
  guardaAte: z.nullable(day),
});

/** The documents of all access groups for the platform's operator: never a title, never a name (product 6.11). */
export const documentStoreContract = {
  storedDocuments: endpoint({
    method: 'GET',
    path: '/ged/:page/:size',
    summary: 'Documents of all groups, the newest first; found by id, code or the beginning of a hash.',
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      ...cursorQuery,
      aba: z.optional(z.enum(storeTabs, 'INVALID_OPTION')),
      pesquisa: searchText,
      idGrupo: z.optional(id),
      tipo: z.optional(documentType),
      de: z.optional(day),
      ate: z.optional(day),
    }),
    response: pageOf(row),
    mayLag: true,
  }),
  storeTotals: endpoint({
    method: 'GET',
    path: '/ged/totais',
    summary: 'How many documents each tab has, and how many bytes each group keeps.',
    access: sees,
    response: z.object({
      todos: z.int(),
      presos: z.int(),
      infectados: z.int(),
      orfaos: z.int(),
      repetidos: z.int(),
      grupos: z.array(z.object({ id, nome: z.string(), documentos: z.int(), bytes: z.int() })),
    }),
    mayLag: true,
  }),
  storedDocument: endpoint({
    method: 'GET',
    path: '/ged/:id',
    summary: 'One document: its files by hash, what happened to it and when it was opened.',
    access: sees,
    params: idParams('document'),
    response: z.object({
      id,
      codigo: z.string(),
      grupo: z.string(),
      tipo: z.int(),
      situacao: z.enum(documentStates),
      criadoEm: instant,
      guardaAte: z.nullable(day),
      saude: z.boolean(),
      causa: z.nullable(z.string()),
      arquivos: z.array(z.object({ versao: z.int(), tamanho: z.int(), sha256: z.string(), tipoConteudo: z.string() })),
      eventos: z.array(z.object({ seq: z.int(), em: instant, tipo: z.string() })),
      aberturas: z.array(z.object({ em: instant, perfil: z.string(), conteudo: z.boolean() })),
    }),
  }),
  sealStored: endpoint({
    method: 'POST',
    path: '/ged/:id/sela',
    summary: 'Tries again to seal a document that everybody has signed.',
    access: { roles: ['ADMIN'], permission: ['AdminGedEditar'] },
    params: idParams('document'),
    responseKind: 'empty',
  }),
  storedContent: endpoint({
    method: 'GET',
    path: '/ged/:id/arquivo',
    summary: 'Its content, with a reason: only while its group has granted support, and never of health.',
    access: { roles: ['ADMIN'], permission: ['AdminGedDownload'] },
    params: idParams('document'),
    query: z.object({ motivo: reasonText }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
