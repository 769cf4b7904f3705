import * as z from 'zod/mini';
import { day, id, month, requiredText, year } from '../../kernel/wire.ts';
import { payItemNature } from './pay-item-natures.ts';
import { receiptKind } from './receipt.schemas.ts';

/** Whom a receipt can be typed for; the CPF is masked. */
export const employmentToPay = z.object({
  id,
  nome: z.string(),
  matricula: z.string(),
  cpf: z.nullable(z.string()),
  idEmpresa: id,
  empresa: z.string(),
  cnpj: z.nullable(z.string()),
  cargo: z.nullable(z.string()),
});

/** A pay item as the access group's receipts have it. */
export const knownPayItem = z.object({
  codigo: z.nullable(z.string()),
  descricao: z.string(),
  lado: z.enum(['vencimento', 'desconto']),
  natureza: payItemNature,
});

const amount = z.nullable(z.int().check(z.minimum(1), z.maximum(9_999_999_999)));
const figure = z.optional(z.int().check(z.minimum(0), z.maximum(9_999_999_999)));

const typedItem = z
  .object({
    codigo: z.nullable(z.string().check(z.maxLength(20))),
    descricao: requiredText(120),
    referencia: z.nullable(z.string().check(z.maxLength(20))),
    vencimentos: amount,
    descontos: amount,
  })
  .check(z.refine(isOneSided, 'REQUIRED_FIELD'));

/** A receipt as HR types it. Amounts in centavos; each line has one of the two. Totals are not sent: they are its sums. */
export const typedReceiptForm = z.object({
  idEmpregado: id,
  especie: receiptKind,
  mes: month,
  ano: year,
  dataPagamento: z.nullable(day),
  verbas: z.array(typedItem).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(100)),
  baseInss: figure,
  valorInss: figure,
  baseFgts: figure,
  valorFgts: figure,
  baseIrrf: figure,
  valorIrrf: figure,
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
export type TypedReceipt = z.output<typeof typedReceiptForm>;

/** How fields are worded, by their names of `editarcampo`. */
export const fieldNamesForm = z.object({
  nomes: z.array(z.object({ campo: z.string().check(z.maxLength(40)), nome: requiredText(40) })).check(z.maxLength(40)),
});

function isOneSided({ vencimentos, descontos }: { vencimentos: number | null; descontos: number | null }): boolean {
  return (vencimentos === null) !== (descontos === null);
}
