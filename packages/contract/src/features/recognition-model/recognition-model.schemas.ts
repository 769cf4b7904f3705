import * as z from 'zod/mini';
import { codedMessage, id, instant, requiredText } from '../../kernel/wire.ts';
import { regionRoles } from './model-shape.ts';

export const modelStates = ['rascunho', 'ativo', 'inativo'] as const;
export type ModelState = (typeof modelStates)[number];
export const modelState = z.enum(modelStates, 'INVALID_OPTION');

const fraction = z.number().check(z.minimum(0, 'INVALID_OPTION'), z.maximum(1, 'INVALID_OPTION'));
/** Left, top, right, bottom as fractions of the upright page. */
const box = z.tuple([fraction, fraction, fraction, fraction]);

export const shape = z.object({
  ancoras: z.array(z.object({ texto: requiredText(80), caixa: box })).check(z.maxLength(20)),
  regioes: z.array(z.object({ papel: z.enum(regionRoles, 'INVALID_OPTION'), caixa: box })).check(z.maxLength(20)),
});

export const modelRow = z.object({
  id,
  nome: z.string(),
  /** Null: of every access group. */
  grupo: z.nullable(z.object({ id, nome: z.string() })),
  situacao: modelState,
  versao: z.int(),
  /** Of the sample's documents, when it was last made active. */
  lidos: z.nullable(z.int()),
  limpos: z.nullable(z.int()),
  alteradoEm: instant,
});

export const model = z.extend(modelRow, {
  ...shape.shape,
  amostra: z.object({ nome: z.string(), paginas: z.int() }),
});

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
  documentos: z.array(z.extend(reading, { pagina: z.int() })),
});
