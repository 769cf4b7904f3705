import * as z from 'zod/mini';
import { codedMessage, day, givenText, id, instant, requiredText } from '../../kernel/wire.ts';
import { documentAsks, documentStates, documentTypes } from './document-words.ts';

const number = z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, 'INVALID_OPTION'))], 'INVALID_OPTION');
/** A type by its number. */
const documentType = z.pipe(
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

export const newDocument = z.object({
  titulo: requiredText(200),
  tipo: documentType,
  especie: z.optional(z.nullable(kind)),
  arquivos: z.array(id).check(z.maxLength(5, 'INVALID_OPTION')),
  /** Whom it is about; left out, it is about the signers. */
  para: z.optional(
    z.object({ tipo: z.literal('pessoas', 'INVALID_OPTION'), ids: z.array(id).check(z.maxLength(500)) }),
  ),
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  pede: z.enum(documentAsks, 'INVALID_OPTION'),
  validoAte: z.optional(z.nullable(day)),
  pasta: z.optional(z.nullable(folder)),
  etiquetas: z.optional(tags),
  avisar: z.optional(z.boolean()),
  confirmado: z.optional(z.boolean()),
});

const state = z.enum(documentStates);
export const documentMade = z.object({ id, codigo: z.string(), situacao: state });

export const documentWhole = z.object({
  id,
  codigo: z.string(),
  titulo: z.string(),
  tipo: z.int(),
  especie: z.nullable(z.string()),
  idEmpresa: z.nullable(id),
  empresa: z.nullable(z.string()),
  pessoas: z.array(z.object({ idEmpregado: id, nome: z.string() })),
  remetente: z.nullable(z.string()),
  pede: z.enum(documentAsks),
  prazo: z.nullable(day),
  validoAte: z.nullable(day),
  criadoEm: instant,
  situacao: state,
  assinaturas: z.object({ total: z.int(), feitas: z.int() }),
  versao: z.int(),
  paginas: z.nullable(z.int()),
  hashEnviado: z.string(),
  hashLido: z.nullable(z.string()),
  mensagem: z.string(),
  arquivos: z.array(
    z.object({ id, nome: z.string(), tamanho: z.int(), sha256: z.string(), paginas: z.nullable(z.int()) }),
  ),
  idAssinatura: z.nullable(id),
  pasta: z.nullable(z.string()),
  etiquetas: z.array(z.string()),
});

/** A row of a chain, exactly as it was hashed. */
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

export const readingBegun = z.object({ id });
export const readingStanding = z.object({ lidas: z.array(z.int()), total: z.int(), lido: z.boolean() });
/** Of a request for signatures; a signer's session has one document. */
export const readingOf = z.object({ idAssinatura: z.optional(id), idDocumento: z.optional(id) });
export const readingQuery = z.object({ leitura: givenText(64) });
/** A page of a document, from 1, as its path tells it. */
export const pageNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/, 'INVALID_PAGE')),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1, 'INVALID_PAGE'), z.maximum(2500, 'INVALID_PAGE'))),
);
export const pageText = z.object({ texto: z.string() });
