import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { centavos, day, id, instant, month, orderBy, requiredText, year } from '../../kernel/wire.ts';
import { can, publicCheck, receiptState, withheld } from './receipt.schemas.ts';
import { monthValues, placeValues, staffFilterShape } from './receipt-list.schemas.ts';

/** A benefit receipt in full. Amounts in centavos; `valorUnitario` is there where the value is so many times it, to the cent. */
export const benefit = z.object({
  id,
  tipo: z.literal(2),
  beneficio: z.string(),
  mes: month,
  ano: year,
  idEmpregado: id,
  idEmpresa: id,
  empresa: z.string(),
  cnpj: z.nullable(z.string()),
  nome: z.string(),
  matricula: z.nullable(z.string()),
  itens: z.array(
    z.object({
      codigo: z.nullable(z.string()),
      descricao: z.string(),
      quantidade: z.nullable(z.number()),
      valorUnitario: z.nullable(centavos),
      valor: centavos,
      desconto: z.nullable(centavos),
    }),
  ),
  total: centavos,
  desconto: z.nullable(centavos),
  dataCredito: z.nullable(day),
  mensagem: z.nullable(z.string()),
  /** What its employer calls fields otherwise than usual, by their names of `editarcampo`. */
  nomesCampos: z.record(z.string(), z.string()),
  concorda: z.nullable(z.boolean()),
  mensagemDiscordancia: z.nullable(z.string()),
  dataConfirmacao: z.nullable(instant),
  ipConfirmacao: z.nullable(z.string()),
  visualizadoEm: z.nullable(instant),
  publicadoEm: instant,
  visivel: z.boolean(),
  retido: z.nullable(withheld),
  temConversa: z.boolean(),
  ...publicCheck,
  mostraLiquido: z.boolean(),
  urlPdf: z.nullable(z.string()),
  can,
});

export const benefitRow = z.object({
  id,
  beneficio: z.string(),
  mes: month,
  ano: year,
  empresa: z.string(),
  total: centavos,
  dataCredito: z.nullable(day),
  visualizado: z.boolean(),
  concorda: z.nullable(z.boolean()),
  urlPdf: z.nullable(z.string()),
});

/** What narrows HR's and the manager's list of benefits, its totals and its export; `beneficio` is one of the texts of `filtros`. */
const filterShape = { ...staffFilterShape, beneficio: z.optional(z.string().check(z.maxLength(200))) };
export const benefitFilter = z.object(filterShape);

export const benefitListQuery = z.object({
  ...filterShape,
  ...cursorQuery,
  orderBy: orderBy('nomeEmpregado', 'competencia', 'empresa', 'visualizadoEm'),
});

/** A row of HR's or the manager's list; the CPF is masked. */
export const staffBenefitRow = z.object({
  id,
  nomeEmpregado: z.string(),
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  idEmpresa: id,
  empresa: z.string(),
  beneficio: z.string(),
  mes: month,
  ano: year,
  total: centavos,
  desconto: centavos,
  dataCredito: z.nullable(day),
  situacao: receiptState,
  visualizadoEm: z.nullable(instant),
  visivel: z.boolean(),
  can,
});

/** The day of the credit of published benefits, `null`: none is known; `de` is the day that was seen of each. */
export const creditDayForm = z.object({
  beneficios: z.array(z.object({ id, de: z.nullable(day) })).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)),
  dataCredito: z.nullable(day),
});

/** What the filters can be set to: only values that some benefit of the scope has. Newest month first. */
export const benefitFilterValues = z.object({
  competencias: monthValues,
  ...placeValues,
  beneficios: z.array(z.string()),
});

const amount = z.int().check(z.minimum(1), z.maximum(9_999_999_999));

const typedItem = z.object({
  codigo: z.nullable(z.string().check(z.maxLength(20))),
  descricao: requiredText(120),
  quantidade: z.int().check(z.minimum(1), z.maximum(9999)),
  valorUnitario: amount,
  desconto: z.nullable(amount),
});

/** A benefit as HR types it: each line's value is its quantity times its unit value. Totals are not sent: they are sums. */
export const typedBenefitForm = z.object({
  idEmpregado: id,
  mes: month,
  ano: year,
  dataCredito: z.nullable(day),
  itens: z.array(typedItem).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(50)),
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
export type TypedBenefit = z.output<typeof typedBenefitForm>;

/** An item as the access group's benefits have had it, with its last unit value. */
export const knownBenefitItem = z.object({
  codigo: z.nullable(z.string()),
  descricao: z.string(),
  valorUnitario: z.nullable(centavos),
});
