import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { day, flag, id, instant, orderBy, requiredText, searchText } from '../../kernel/wire.ts';
import { templateFindings } from './template-language.ts';
import { templateBody, templateParts } from './template-tree.ts';
import { ownFieldTypes } from './template-variables.ts';

/** Never published · published as it stands · published, with changes that wait. */
export const templateStates = ['rascunho', 'publicado', 'alterado'] as const;
export const templateActs = ['edita', 'publica', 'exclui', 'gera'] as const;
/** What papers ask for once they are made. */
export const afterMaking = ['publica', 'ciente', 'assina'] as const;

const ownField = z.object({
  /** In the text `campo.<nome>`. */
  nome: z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'INVALID_OPTION')),
  rotulo: requiredText(80),
  tipo: z.enum(ownFieldTypes, 'INVALID_OPTION'),
  /** Of a choice, and of nothing else. */
  opcoes: z.optional(z.array(requiredText(80)).check(z.maxLength(50))),
  obrigatorio: z.boolean(),
});
export const ownFields = z.array(ownField).check(z.maxLength(60));
/** Values of own fields: text, a number, a day, centavos, one of the choice's. */
export const ownValues = z.record(
  z.string().check(z.maxLength(40)),
  z.nullable(z.union([z.string().check(z.maxLength(2000)), z.number()], 'INVALID_OPTION')),
);

export const templateFilter = z.object({
  pesquisa: searchText,
  situacao: z.optional(z.enum(templateStates, 'INVALID_OPTION')),
});
export const templateQuery = z.extend(templateFilter, { ...cursorQuery, orderBy: orderBy('titulo', 'alteradoEm') });

const row = {
  id,
  titulo: z.string(),
  descricao: z.string(),
  situacao: z.enum(templateStates),
  /** The product brought it; it may be changed as any other. */
  pronto: z.boolean(),
  /** The number of the published version; null: none is. */
  publicada: z.nullable(z.int()),
  versao: z.int(),
  alteradoEm: instant,
  alteradoPor: z.nullable(z.string()),
  /** How many papers were made of it. */
  documentos: z.int(),
  can: z.array(z.enum(templateActs)),
};
export const templateRow = z.object(row);
export const templateTotals = z.object({
  todos: z.int(),
  rascunho: z.int(),
  publicado: z.int(),
  alterado: z.int(),
});

const place = z.object({
  parte: z.enum(templateParts),
  bloco: z.int(),
  item: z.nullable(z.int()),
  linha: z.nullable(z.int()),
  celula: z.nullable(z.int()),
  inicio: z.int(),
  fim: z.int(),
});
/** All that keeps a text from being published, each with its place. */
export const templateFindingList = z.array(
  z.object({ codigo: z.enum(templateFindings), lugar: place, texto: z.string() }),
);
export const templateWhole = z.object({
  ...row,
  corpo: templateBody,
  campos: ownFields,
  /** The variables of the text, in reading order. */
  variaveis: z.array(z.string()),
  achados: templateFindingList,
});

const written = { titulo: requiredText(200), descricao: z.optional(z.string().check(z.trim(), z.maxLength(500))) };
export const newTemplate = z.object({
  ...written,
  corpo: z.optional(templateBody),
  campos: z.optional(ownFields),
  /** Begins as a copy of this one. */
  deModelo: z.optional(id),
});
export const templateChange = z.object({
  id,
  /** The one that was read; another one meanwhile is STALE_VERSION. */
  versao: z.int(),
  ...written,
  corpo: templateBody,
  campos: ownFields,
  /** Saved by itself while somebody writes: not told in the history. */
  automatico: z.optional(flag),
});
export const templatePublishing = z.object({
  versao: z.int(),
  nota: z.optional(z.string().check(z.trim(), z.maxLength(250))),
});

export const templateVersion = z.object({
  numero: z.int(),
  titulo: z.string(),
  em: instant,
  /** Null: the product brought it. */
  por: z.nullable(z.string()),
  nota: z.string(),
});
export const templateVersionWhole = z.extend(templateVersion, { corpo: templateBody, campos: ownFields });

const labels = z.object({ 'pt-BR': z.string(), 'en-US': z.string(), 'es-ES': z.string() });
/** The closed list by group; `permitida`: the reader may write and fill it. */
export const templateVariableList = z.array(
  z.object({
    grupo: z.string(),
    rotulo: labels,
    variaveis: z.array(
      z.object({
        nome: z.string(),
        rotulo: labels,
        tipo: z.string(),
        filtros: z.array(z.string()),
        opcoes: z.array(z.object({ codigo: z.string(), rotulo: z.string() })),
        concessao: z.nullable(z.string()),
        permitida: z.boolean(),
      }),
    ),
  }),
);

export const previewAsked = z.object({
  /** Left out: sample values. */
  idEmpregado: z.optional(id),
  campos: z.optional(ownValues),
  /** The published version; left out: what is written on, where the reader may see it. */
  publicada: z.optional(flag),
});
export const missingReasons = ['vazio', 'semPermissao', 'naoPreenchido'] as const;
export const preview = z.object({
  /** Base64. */
  pdf: z.string(),
  paginas: z.int(),
  /** What is needed and not known, in reading order; in the PDF its name stands in its place. */
  faltam: z.array(
    z.object({ variavel: z.string(), rotulo: z.string(), grupo: z.string(), motivo: z.enum(missingReasons) }),
  ),
  /** The conditions whose part is left out. */
  ocultas: z.array(z.string()),
});

const rowAsked = z.object({
  idEmpregado: z.optional(id),
  cpf: z.optional(z.string().check(z.maxLength(20))),
  campos: z.optional(ownValues),
});
/** Papers for a filter's workers, or for rows of one's own. */
export const makingAsked = z.object({
  filtro: z.optional(
    z.object({
      pesquisa: searchText,
      idEmpresa: z.optional(id),
      lotacao: z.optional(z.string().check(z.maxLength(120))),
      tomador: z.optional(z.string().check(z.maxLength(120))),
    }),
  ),
  linhas: z.optional(z.array(rowAsked).check(z.maxLength(10_000))),
  campos: z.optional(ownValues),
  depois: z.enum(afterMaking, 'INVALID_OPTION'),
  titulo: z.optional(requiredText(200)),
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  prazo: z.optional(z.nullable(day)),
  avisar: z.optional(z.boolean()),
  /** One's own: the same one again makes nothing, and answers the batch that it made. */
  chave: z.optional(requiredText(100)),
  confirmado: z.optional(z.boolean()),
});
export const makingBegun = z.object({ idLote: id, total: z.int() });

export const pictureAdded = z.object({ sha256: z.string(), tamanho: z.int() });
