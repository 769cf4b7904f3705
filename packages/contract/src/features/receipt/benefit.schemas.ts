import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  centavos,
  day,
  flag,
  id,
  instant,
  month,
  monthText,
  orderBy,
  requiredText,
  searchText,
  year,
  yearText,
} from '../../kernel/wire.ts';
import { can, receiptState, withheld } from './receipt.schemas.ts';

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

/** What narrows HR's and the manager's list of benefits. */
export const benefitListQuery = z.object({
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  situacao: z.optional(receiptState),
  visivel: z.optional(flag),
  /** Only those without a day of credit. */
  semDia: z.optional(flag),
  pesquisa: searchText,
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

/** The months and companies that benefits of the scope have, newest month first. */
export const benefitFilterValues = z.object({
  competencias: z.array(z.object({ mes: month, ano: year, total: z.int() })),
  empresas: z.array(z.object({ id, nome: z.string() })),
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
