import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  codedMessage,
  day,
  givenText,
  id,
  instant,
  orderBy,
  reasonText,
  requiredText,
  searchText,
} from '../../kernel/wire.ts';
import { documentAsks, documentStates, documentTypes } from './document-words.ts';
import { signatureStanding } from './signer.schemas.ts';

const number = z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, 'INVALID_OPTION'))], 'INVALID_OPTION');
/** A type by its number, as JSON or as the text of a query. */
export const documentType = z.pipe(
  z.pipe(number, z.transform(Number)),
  z.union(
    documentTypes.map(type => z.literal(type)),
    'INVALID_OPTION',
  ),
);
const tags = z.array(requiredText(40)).check(z.maxLength(20));
/** At most two levels: `Contratos/2026`. */
const folder = z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^/]*(\/[^/]+)?$/, 'INVALID_OPTION'));
const kind = z.string().check(z.trim(), z.maxLength(60));
export const sha256Text = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'INVALID_OPTION'));

/** One entry a file: taken, or why not. */
export const heldFiles = z.array(
  z.union([
    z.object({
      nome: z.string(),
      id,
      tamanho: z.int(),
      sha256: z.string(),
      /** Null: it is not shown as pages. */
      paginas: z.nullable(z.int()),
      avisos: z.array(codedMessage),
    }),
    z.object({ nome: z.string(), recusa: codedMessage }),
  ]),
);

export const documentFilterForm = z.object({
  pesquisa: searchText,
  tipo: z.optional(documentType),
  /** One state, or several with commas; alone `aVencer`: its deadline ends within a week, or its validity within sixty days. */
  situacao: z.optional(z.string().check(z.maxLength(200))),
  pede: z.optional(z.enum(documentAsks, 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  tomador: z.optional(z.string().check(z.maxLength(120))),
  idEmpregado: z.optional(id),
  pasta: z.optional(z.string().check(z.maxLength(120))),
  de: z.optional(day),
  ate: z.optional(day),
});

export const documentQuery = z.extend(documentFilterForm, {
  ...cursorQuery,
  orderBy: orderBy('criadoEm', 'titulo', 'prazo', 'pessoa'),
});

/** To whom: people by name, the workers' filter, or a worker's HR or manager. */
export const recipients = z.union(
  [
    z.object({
      tipo: z.literal('pessoas'),
      ids: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(500)),
    }),
    z.object({
      tipo: z.literal('filtro'),
      filtro: z.object({
        pesquisa: searchText,
        idEmpresa: z.optional(id),
        lotacao: z.optional(z.string().check(z.maxLength(120))),
        tomador: z.optional(z.string().check(z.maxLength(120))),
      }),
    }),
    z.object({ tipo: z.enum(['rh', 'gestor']), idEmpregado: id }),
  ],
  'INVALID_OPTION',
);

export const newDocument = z.object({
  titulo: requiredText(200),
  tipo: documentType,
  especie: z.optional(z.nullable(kind)),
  arquivos: z.array(id).check(z.maxLength(5, 'INVALID_OPTION')),
  /** Left out with `assinatura` alone: it is about the signers. */
  para: z.optional(recipients),
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  pede: z.enum(documentAsks, 'INVALID_OPTION'),
  /** A day; it ends with that day in Brasília. */
  prazo: z.optional(z.nullable(day)),
  validoAte: z.optional(z.nullable(day)),
  pasta: z.optional(z.nullable(folder)),
  etiquetas: z.optional(tags),
  avisar: z.optional(z.boolean()),
  confirmado: z.optional(z.boolean()),
});

const state = z.enum(documentStates);
export const documentMade = z.union([
  z.object({ id, codigo: z.string(), situacao: state }),
  z.object({ idLote: id, total: z.int() }),
]);

/** What of a document its reader may do now. */
export const documentActs = [
  'edita',
  'versao',
  'ciente',
  'aceita',
  'recusa',
  'visibilidade',
  'lembrete',
  'exclui',
  'assina',
  'baixa',
] as const;

const row = {
  id,
  codigo: z.string(),
  titulo: z.string(),
  tipo: z.int(),
  especie: z.nullable(z.string()),
  idEmpresa: z.nullable(id),
  empresa: z.nullable(z.string()),
  /** The first three. */
  pessoas: z.array(z.object({ idEmpregado: id, nome: z.string() })),
  totalPessoas: z.int(),
  remetente: z.nullable(z.string()),
  pede: z.enum(documentAsks),
  prazo: z.nullable(day),
  validoAte: z.nullable(day),
  criadoEm: instant,
  situacao: state,
  assinaturas: z.object({ total: z.int(), feitas: z.int() }),
  leitura: z.object({ total: z.int(), vistos: z.int(), cientes: z.int() }),
  visivel: z.boolean(),
  /** The reader hasn't opened it. */
  novo: z.boolean(),
  can: z.array(z.enum(documentActs)),
};
export const documentRow = z.object(row);
/** For staff: who signs and whose turn it is stands in the row. All empty for who may not see requests for signatures. */
export const staffDocumentRow = z.object({ ...row, idAssinatura: z.nullable(id), ...signatureStanding });

export const documentWhole = z.object({
  ...row,
  versao: z.int(),
  versaoArquivo: z.int(),
  paginas: z.nullable(z.int()),
  hashEnviado: z.string(),
  hashLido: z.nullable(z.string()),
  mensagem: z.string(),
  arquivos: z.array(
    z.object({
      id,
      nome: z.string(),
      tamanho: z.int(),
      sha256: z.string(),
      tipoConteudo: z.string(),
      paginas: z.nullable(z.int()),
    }),
  ),
  destinatarios: z.array(
    z.object({
      idEmpregado: id,
      nome: z.string(),
      vistoEm: z.nullable(instant),
      lidoEm: z.nullable(instant),
      cienteEm: z.nullable(instant),
    }),
  ),
  idAssinatura: z.nullable(id),
  pasta: z.nullable(z.string()),
  etiquetas: z.array(z.string()),
  origem: z.string(),
  /** Of what a worker sent: why it was not accepted. */
  motivo: z.nullable(z.string()),
});

export const documentTotals = z.object({
  todos: z.int(),
  aguardando: z.int(),
  novos: z.int(),
  vencidos: z.int(),
  aVencer: z.int(),
  concluidos: z.int(),
  rascunhos: z.int(),
});
export const documentFilters = z.object({
  tipos: z.array(z.int()),
  especies: z.array(z.string()),
  pastas: z.array(z.string()),
  empresas: z.array(z.object({ id, nome: z.string() })),
});

export const chainEvent = z.object({
  seq: z.int(),
  em: z.string(),
  tipo: z.string(),
  ator: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  agente: z.nullable(z.string()),
  dados: z.record(z.string(), z.unknown()),
  hashDocumento: z.nullable(z.string()),
  anterior: z.nullable(z.string()),
  hash: z.string(),
});

export const documentVersion = z.object({
  numero: z.int(),
  em: instant,
  por: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  hashEnviado: z.string(),
  paginas: z.nullable(z.int()),
  arquivos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })),
});

export const documentEdit = z.object({
  titulo: requiredText(200),
  especie: z.nullable(kind),
  pasta: z.nullable(folder),
  etiquetas: tags,
  validoAte: z.nullable(day),
  versao: z.int(),
});
export const newVersion = z.object({
  arquivos: z.array(id).check(z.maxLength(5, 'INVALID_OPTION')),
  motivo: reasonText,
});
export const acknowledged = z.object({ hash: sha256Text });
export const rejected = z.object({ motivo: reasonText });
export const visibility = z.object({
  ids: z.optional(z.array(id).check(z.maxLength(500))),
  filtro: z.optional(documentFilterForm),
  visivel: z.boolean(),
  confirmado: z.optional(z.boolean()),
});
/** How many a bulk act reached. */
export const manyDone = z.object({ total: z.int() });
export const reminder = z.object({ ids: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(500)) });
export const readingBegun = z.object({ id });
export const readingStanding = z.object({ lidas: z.array(z.int()), total: z.int(), lido: z.boolean() });
/** Of a document sent for reading, or of a request for signatures. */
export const readingOf = z.object({ idAssinatura: z.optional(id), idDocumento: z.optional(id) });
export const readingQuery = z.object({ leitura: givenText(64) });
/** A page of a document, from 1, as its path tells it. */
export const pageNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/, 'INVALID_PAGE')),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1, 'INVALID_PAGE'), z.maximum(2500, 'INVALID_PAGE'))),
);
export const pageText = z.object({ texto: z.string() });
/** HR may file it in the worker's folder in the same act. */
export const accepted = z.object({ secao: z.optional(z.string().check(z.maxLength(40))), validoAte: z.optional(day) });
