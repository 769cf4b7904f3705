import * as z from 'zod/mini';
import { centavos, day, id, instant, month, requiredText, switchText, year } from '../../kernel/wire.ts';
import { payItemNature } from './pay-item-natures.ts';

/** Kinds of payslip as they travel; the same words as the payroll reader's. */
export const receiptKinds = [
  'mensal',
  'adiantamento',
  '13o_1',
  '13o_2',
  'ferias',
  'rescisao',
  'plr',
  'complementar',
] as const;
export type ReceiptKind = (typeof receiptKinds)[number];
export const receiptKind = z.enum(receiptKinds, 'INVALID_OPTION');

/** How far the worker has got with a receipt: not viewed, viewed, agreed, disagreed. */
export const receiptStates = ['naoVisto', 'visto', 'concordou', 'discordou'] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const receiptState = z.enum(receiptStates, 'INVALID_OPTION');

/** What the reader of a row may do with it; sent with each row, worked out by the receipt policy. */
export const receiptActs = [
  'baixar',
  'enviarEmail',
  'concordar',
  'discordar',
  'mostrarLiquido',
  'conversar',
  'lembrar',
  'definirDia',
  'ocultar',
  'mostrar',
  'reter',
  'devolver',
  'reabrir',
  'qrCode',
  'excluir',
] as const;
export type ReceiptAct = (typeof receiptActs)[number];
export const can = z.array(z.enum(receiptActs));

/** Type codes of the reader that a worker sees: payslip, benefit, income statement. */
export const documentType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6), z.literal(7)]);

/** One pay item. An amount is in one of the two columns. */
const payItem = z.object({
  codigo: z.nullable(z.string()),
  descricao: z.string(),
  percentual: z.nullable(z.number()),
  referencia: z.nullable(z.string()),
  vencimentos: z.nullable(centavos),
  descontos: z.nullable(centavos),
  natureza: payItemNature,
});

/** Taken from its worker's sight for a reason that they read: why, and since when. */
export const withheld = z.object({ motivo: z.string(), desde: instant });

/** The QR code of a receipt, and the code of its public page while that is on. */
export const publicCheck = { qrCode: z.boolean(), codigoAutenticidade: z.nullable(z.string()) };

/** A receipt in full. The short version of a company leaves out bases and bank (call 65). */
export const receipt = z.object({
  id,
  tipo: z.literal(1),
  especie: receiptKind,
  mes: month,
  ano: year,
  idEmpregado: id,
  idEmpresa: id,
  empresa: z.string(),
  cnpj: z.nullable(z.string()),
  /** What paper says beside: a receipt that a phone keeps from earlier lacks it. */
  razaoSocial: z.optional(z.string()),
  endereco: z.optional(z.nullable(z.string())),
  nome: z.string(),
  matricula: z.nullable(z.string()),
  cargo: z.nullable(z.string()),
  cbo: z.optional(z.nullable(z.string())),
  admissao: z.optional(z.nullable(day)),
  lotacao: z.optional(z.nullable(z.string())),
  dataPagamento: z.nullable(day),
  formaPagamento: z.nullable(z.string()),
  banco: z.optional(z.nullable(z.string())),
  agencia: z.optional(z.nullable(z.string())),
  conta: z.optional(z.nullable(z.string())),
  verbas: z.array(payItem),
  totalVencimentos: centavos,
  totalDescontos: centavos,
  liquido: centavos,
  baseInss: z.optional(z.nullable(centavos)),
  valorInss: z.optional(z.nullable(centavos)),
  baseFgts: z.optional(z.nullable(centavos)),
  valorFgts: z.optional(z.nullable(centavos)),
  baseIrrf: z.optional(z.nullable(centavos)),
  valorIrrf: z.optional(z.nullable(centavos)),
  dependentesIr: z.optional(z.nullable(z.int())),
  dependentesSalarioFamilia: z.optional(z.nullable(z.int())),
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

/** A row of call 92. */
const receiptRowShape = {
  id,
  tipo: z.literal(1),
  especie: receiptKind,
  mes: month,
  ano: year,
  empresa: z.string(),
  liquido: centavos,
  publicadoEm: instant,
  visualizado: z.boolean(),
  concorda: z.nullable(z.boolean()),
  urlPdf: z.nullable(z.string()),
};
export const receiptRow = z.object(receiptRowShape);

/** A card of the worker's list. A withheld one says why instead of its amounts. */
export const workerReceiptRow = z.object({
  ...receiptRowShape,
  liquido: z.nullable(centavos),
  totalVencimentos: z.nullable(centavos),
  totalDescontos: z.nullable(centavos),
  retido: z.nullable(withheld),
  dataPagamento: z.nullable(day),
});

const pendingReceipt = z.object({ id, especie: receiptKind, mes: month, ano: year, empresa: z.string() });

/** A benefit that waits for an answer; a statement, employee record or time-clock mirror that was never opened. */
const homeNews = z.object({
  id,
  tipo: z.union([z.literal(2), z.literal(3), z.literal(6), z.literal(7)]),
  titulo: z.nullable(z.string()),
  mes: z.nullable(month),
  ano: year,
});

/** The worker's home. `banco` and `contaFinal` (last digits) say where the money went, where the version shows it. */
export const workerHome = z.object({
  nome: z.string(),
  ultimoRecibo: z.nullable(
    z.object({
      id,
      especie: receiptKind,
      mes: month,
      ano: year,
      empresa: z.string(),
      liquido: centavos,
      totalVencimentos: centavos,
      totalDescontos: centavos,
      dataPagamento: z.nullable(day),
      banco: z.optional(z.nullable(z.string())),
      contaFinal: z.optional(z.nullable(z.string())),
      concorda: z.nullable(z.boolean()),
      visualizado: z.boolean(),
    }),
  ),
  pendentes: z.array(pendingReceipt),
  totalPendentes: z.int(),
  totalBeneficiosPendentes: z.int(),
  /** The newest twelve. */
  novidades: z.array(homeNews),
  totalRecibos: z.int(),
  avisosNaoLidos: z.int(),
});

/**
 * What a line's change is made of, each with its effect on the net: how many (hours, days, per cent), what one costs, the base a tax
 * is taken from, the law's table of the year. The price of one is rounded to the centavo; effects are exact.
 */
const changePart = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('quantidade'),
    de: z.number(),
    para: z.number(),
    unidade: z.nullable(z.enum(['horas', 'dias', 'percentual'])),
    preco: centavos,
    efeito: centavos,
  }),
  z.object({ tipo: z.literal('preco'), de: centavos, para: centavos, efeito: centavos }),
  z.object({ tipo: z.literal('base'), de: centavos, para: centavos, efeito: centavos }),
  z.object({ tipo: z.literal('tabela'), ano: year, efeito: centavos }),
]);

/**
 * One receipt against an earlier one. A line that is new has `anterior` null, one that is gone `atual` null; `efeito` is what it does
 * to the net, with its sign. Effects add up to `diferenca`, the parts of a line that changed to its effect. `descricao` null: what
 * the printed lines leave open. `iguais`: the lines that stayed.
 */
const comparison = z.object({
  anterior: z.object({ id, mes: month, ano: year, liquido: centavos }),
  diferenca: centavos,
  linhas: z.array(
    z.object({
      codigo: z.nullable(z.string()),
      descricao: z.nullable(z.string()),
      natureza: payItemNature,
      lado: z.enum(['vencimento', 'desconto']),
      anterior: z.nullable(centavos),
      atual: z.nullable(centavos),
      efeito: centavos,
      partes: z.array(changePart),
    }),
  ),
  iguais: z.array(z.string()),
});

/** Against the receipt of the same kind before, and against the one of the same month last year; null where there is none. */
export const receiptChanges = z.object({
  id,
  especie: receiptKind,
  mes: month,
  ano: year,
  liquido: centavos,
  mesPassado: z.nullable(comparison),
  anoPassado: z.nullable(comparison),
});

/** Points at a line of the receipt: its code, or what it is called where it has none. */
const citedItem = z.optional(z.string().check(z.maxLength(120)));

/** The answer of the worker: `mensagem` is needed when false; `codigoVerba` points at a line. */
export const receiptAnswerForm = z.object({
  concorda: switchText,
  mensagem: z.optional(z.string().check(z.maxLength(1000))),
  codigoVerba: citedItem,
});
export const receiptAnswer = z.object({
  id,
  concorda: z.boolean(),
  mensagem: z.nullable(z.string()),
  dataConfirmacao: instant,
  ip: z.nullable(z.string()),
});

export const unopenedDocuments = z.array(
  z.object({ id, tipo: documentType, mes: z.nullable(month), ano: year, empresa: z.string(), publicadoEm: instant }),
);

/** Names of the receipt's fields as the access group or company words them. */
export const fieldNames = z.array(
  z.object({ campo: z.string(), nome: z.string(), ordem: z.int(), visivel: z.boolean() }),
);

export const sentTo = z.object({ enviadoPara: z.string() });

/** The thread of a receipt: a disagreement or a question opens it; `nenhuma`: nothing said yet. `verba` is the line a message is about. */
export const conversation = z.object({
  idRecibo: id,
  situacao: z.enum(['nenhuma', 'aberta', 'encerrada']),
  mensagens: z.array(
    z.object({
      id,
      autor: z.string(),
      papel: z.enum(['trabalhador', 'rh']),
      mensagem: z.string(),
      verba: z.nullable(z.string()),
      criadaEm: instant,
      minha: z.boolean(),
    }),
  ),
  can: z.array(z.enum(['escrever'])),
});
export const messageForm = z.object({ mensagem: requiredText(1000), codigoVerba: citedItem });
