import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { id, instant, searchText } from '../../kernel/wire.ts';

/** What a rubric does to the pay (eSocial, tpRubr 1 to 4). */
export const rubricKinds = ['vencimento', 'desconto', 'informativa', 'informativaDedutora'] as const;

/** `de` and `ate` are months, `MM/YYYY`; no `ate`: still. `origem` is the last file that told it, where that is known. */
export const rubric = z.object({
  id,
  empregador: z.string(),
  tabela: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  tipo: z.enum(rubricKinds),
  natureza: z.string(),
  de: z.string(),
  ate: z.nullable(z.string()),
  origem: z.nullable(z.string()),
  contadaEm: instant,
  corrigidaEm: z.nullable(instant),
  corrigidaPor: z.nullable(z.string()),
  can: z.array(z.enum(['corrigir', 'esquecer'])),
});
/** The first eight of a CNPJ. */
const root = z.string().check(z.regex(/^[0-9A-Z]{8}$/, 'INVALID_OPTION'));
export const rubricQuery = z.object({ pesquisa: searchText, empregador: z.optional(root), ...cursorQuery });
export const rubricEmployers = z.array(z.object({ raiz: z.string(), nome: z.string() }));
/** Of so many payslips looked at; `ultima` is a month, `MM/YYYY`. `todos`: there are no more of them. */
export const rubricUse = z.object({
  recibos: z.int(),
  vistos: z.int(),
  todos: z.boolean(),
  ultima: z.nullable(z.string()),
});
/** A code of eSocial's table 03. */
export const rubricForm = z.object({ natureza: z.string().check(z.regex(/^\d{4}$/, 'INVALID_OPTION')) });
