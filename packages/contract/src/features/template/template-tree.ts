import * as z from 'zod/mini';

/** How a run of text is set. */
export const marks = ['negrito', 'italico', 'sublinhado'] as const;
export const alignments = ['esquerda', 'centro', 'direita', 'justificado'] as const;
/** Whose line to sign on is drawn. */
export const signatureSpots = ['trabalhador', 'empresa', 'testemunha', 'responsavelLegal'] as const;

const alignment = z.optional(z.enum(alignments, 'INVALID_OPTION'));
/** A run of text; a line break in it is `\n`. Variables and conditions stand in it as `{{…}}`. */
const run = z.object({
  texto: z.string().check(z.maxLength(20_000)),
  marcas: z.optional(z.array(z.enum(marks, 'INVALID_OPTION')).check(z.maxLength(3))),
});
const content = z.array(run).check(z.maxLength(500));
const heading = z.object({
  tipo: z.literal('titulo'),
  nivel: z.union([z.literal(1), z.literal(2), z.literal(3)], 'INVALID_OPTION'),
  alinhamento: alignment,
  conteudo: content,
});
const paragraph = z.object({ tipo: z.literal('paragrafo'), alinhamento: alignment, conteudo: content });
const list = z.object({
  tipo: z.literal('lista'),
  ordenada: z.boolean(),
  itens: z.array(z.object({ conteudo: content })).check(z.maxLength(500)),
});
const table = z.object({
  tipo: z.literal('tabela'),
  /** The first row is repeated at the head of every page. */
  cabecalho: z.boolean(),
  /** Of each column, in parts of the whole; left out: all alike. */
  larguras: z.optional(z.array(z.number().check(z.minimum(0.02), z.maximum(100))).check(z.maxLength(12))),
  linhas: z
    .array(
      z.object({
        celulas: z
          .array(z.object({ alinhamento: alignment, conteudo: content }))
          .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(12)),
      }),
    )
    .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)),
});
const picture = z.object({
  tipo: z.literal('imagem'),
  /** As the upload of the model's pictures answered it. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'INVALID_OPTION')),
  /** In points of the page, whose text is 483 wide. */
  largura: z.number().check(z.minimum(10, 'INVALID_OPTION'), z.maximum(483, 'INVALID_OPTION')),
  alinhamento: alignment,
  descricao: z.optional(z.string().check(z.maxLength(200))),
});
const pageBreak = z.object({ tipo: z.literal('quebraPagina') });
const spot = z.object({
  tipo: z.literal('assinatura'),
  papel: z.enum(signatureSpots, 'INVALID_OPTION'),
  /** What stands under the line. */
  conteudo: content,
});

/** A part of the text, one under the other. */
export const templateBlock = z.discriminatedUnion('tipo', [
  heading,
  paragraph,
  list,
  table,
  picture,
  pageBreak,
  spot,
] as const);
const margin = z.array(z.discriminatedUnion('tipo', [heading, paragraph, picture] as const)).check(z.maxLength(6));

/** The text of a model: what stands on every page above and below, and the body. */
export const templateBody = z.object({
  cabecalho: margin,
  rodape: margin,
  /** `1 de 3` at the foot of every page. */
  numeraPaginas: z.boolean(),
  blocos: z.array(templateBlock).check(z.maxLength(2000)),
});

export type TemplateRun = z.output<typeof run>;
export type TemplateMark = (typeof marks)[number];
export type TemplateAlignment = (typeof alignments)[number];
export type TemplateBlock = z.output<typeof templateBlock>;
export type TemplateBody = z.output<typeof templateBody>;
export type TemplatePart = 'cabecalho' | 'rodape' | 'blocos';
export const templateParts = ['cabecalho', 'rodape', 'blocos'] as const satisfies readonly TemplatePart[];

/** A run of text of a block, with where it stands in it: a list's item, or a table's row and cell. */
export interface TemplateLine {
  runs: readonly TemplateRun[];
  item?: number;
  row?: number;
  cell?: number;
}

/** Every line of text of a block, in reading order. */
export function linesOf(block: TemplateBlock): TemplateLine[] {
  if (block.tipo === 'lista') return block.itens.map(({ conteudo: runs }, item) => ({ runs, item }));
  if (block.tipo === 'tabela')
    return block.linhas.flatMap(({ celulas }, row) => celulas.map(({ conteudo: runs }, cell) => ({ runs, row, cell })));
  return block.tipo === 'imagem' || block.tipo === 'quebraPagina' ? [] : [{ runs: block.conteudo }];
}

/** The pictures that a text shows, each once. */
export function picturesOf(body: TemplateBody): string[] {
  const all = templateParts.flatMap((part): TemplateBlock[] => [...body[part]]);
  return [...new Set(all.flatMap(block => (block.tipo === 'imagem' ? [block.sha256] : [])))];
}
