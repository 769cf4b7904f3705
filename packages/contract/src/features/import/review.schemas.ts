import * as z from 'zod/mini';
import { centavos, codedMessage, day, id, instant, month, requiredText, year } from '../../kernel/wire.ts';
import { receiptKind } from '../receipt/receipt.schemas.ts';
import { importDocumentStates, importItem } from './import.schemas.ts';

/** Why a document waits, gravest first: the queue's order. For its day alone (`dia`) none waits: it is published without. */
export const reviewCauses = [
  'soma',
  'dono',
  'semTrabalhador',
  'jaExiste',
  'mes',
  'empresa',
  'outro',
  'naoReconhecido',
  'dia',
] as const;
export type ReviewCause = (typeof reviewCauses)[number];

/** What became of a document, by whom and when. `arquivado`: kept with what was read, for it reaches no worker. */
export const reviewDecision = z.object({
  ato: z.enum(['confirmado', 'substituir', 'manter', 'ignorado', 'separado', 'arquivado']),
  por: z.nullable(z.string()),
  em: instant,
});

/**
 * One document of the queue. `aberto`: nobody has decided yet. `resumo` is its gravest finding. `igual`: it waits only for the receipt
 * that is there already, and has its amounts; null where none is there.
 */
export const queueItem = z.object({
  id,
  causa: z.enum(reviewCauses),
  nome: z.nullable(z.string()),
  paginas: z.array(z.int()),
  aberto: z.boolean(),
  resumo: z.nullable(codedMessage),
  reservadoPor: z.nullable(z.string()),
  mes: z.nullable(month),
  ano: z.nullable(year),
  liquido: z.nullable(centavos),
  igual: z.nullable(z.boolean()),
  decisao: z.nullable(reviewDecision),
});

/**
 * The queue of an import: the first thousand documents that wait or were decided, gravest cause first, then by page. Behind them the clean
 * ones whose day of credit is in doubt.
 */
export const reviewQueue = z.object({
  importacao: importItem,
  total: z.int(),
  decididos: z.int(),
  /** Documents that wait for HR of other companies, and are not in the queue. */
  deOutros: z.int(),
  itens: z.array(queueItem),
});

/** An employment a document may belong to. The codes name what agrees and what doesn't: cpf, registration, pis, name. */
export const workerChoice = z.object({
  idVinculo: id,
  nome: z.string(),
  matricula: z.string(),
  empresa: z.string(),
  ativo: z.boolean(),
  aFavor: z.array(z.string()),
  contra: z.array(z.string()),
});

const text = z.nullable(z.string());
const optionalCentavos = z.nullable(centavos);
const amount = z.nullable(z.int().check(z.minimum(0, 'INVALID_REQUEST'), z.maximum(99_999_999_999, 'INVALID_REQUEST')));

/** Where a line stands; x0, y0, x1, y1 as fractions of the upright page. */
const lineBox = z.object({ pagina: z.int(), caixa: z.array(z.number()) });

/** A pay item as read, or as a person corrects it; one side at most. `caixa`: null where nothing is printed, or the reading is older. */
export const reviewLine = z.object({
  codigo: text,
  descricao: z.string(),
  referencia: text,
  vencimento: optionalCentavos,
  desconto: optionalCentavos,
  caixa: z.nullable(lineBox),
});

/** What would close the sum: a figure, of a total or of the line at `verba` (from 0) on its side. */
export const suggestion = z.object({
  alvo: z.enum(['totalVencimentos', 'totalDescontos', 'liquido', 'vencimento', 'desconto']),
  verba: z.nullable(z.int()),
  valor: centavos,
});

/** A document with everything a person needs to decide. Boxes are x0, y0, x1, y1 as fractions of the upright page. */
export const reviewDocument = z.object({
  id,
  tipo: z.int(),
  causa: z.enum(reviewCauses),
  situacao: z.enum(importDocumentStates),
  arquivo: text,
  paginas: z.array(z.int()),
  temPagina: z.boolean(),
  regiao: z.nullable(z.array(z.number())),
  vias: z.int(),
  nome: text,
  cpf: text,
  matricula: text,
  cnpj: text,
  empresa: text,
  mes: z.nullable(month),
  ano: z.nullable(year),
  especie: z.nullable(receiptKind),
  /** When its amount is credited: of payslips and benefits. */
  dataPagamento: z.nullable(day),
  totalVencimentos: optionalCentavos,
  totalDescontos: optionalCentavos,
  liquido: optionalCentavos,
  verbas: z.array(reviewLine),
  caixas: z.array(z.object({ campo: z.string(), pagina: z.int(), caixa: z.array(z.number()) })),
  achados: z.array(codedMessage),
  /** The findings that must be gone before it can be confirmed. */
  impedimentos: z.array(z.string()),
  sugestao: z.nullable(suggestion),
  vinculo: z.nullable(workerChoice),
  candidatos: z.array(workerChoice),
  existente: z.nullable(
    z.object({
      idRecibo: id,
      publicadoEm: instant,
      totalVencimentos: centavos,
      totalDescontos: centavos,
      liquido: centavos,
    }),
  ),
  podeCadastrar: z.boolean(),
  reservadoPor: text,
  decisao: z.nullable(reviewDecision),
});

/** What a person read on the page instead; left-out fields stay as read, `verbas` replaces all lines. */
export const correction = z.object({
  nome: z.optional(requiredText(200)),
  matricula: z.optional(requiredText(30)),
  mes: z.optional(month),
  ano: z.optional(year),
  especie: z.optional(receiptKind),
  /** `null`: none is printed. */
  dataPagamento: z.optional(z.nullable(day)),
  totalVencimentos: z.optional(amount),
  totalDescontos: z.optional(amount),
  liquido: z.optional(z.nullable(centavos)),
  verbas: z.optional(
    z
      .array(
        z.object({
          codigo: z.nullable(z.string().check(z.maxLength(20))),
          descricao: requiredText(200),
          referencia: z.nullable(z.string().check(z.maxLength(30))),
          vencimento: amount,
          desconto: amount,
        }),
      )
      .check(z.maxLength(300)),
  ),
});

/** The self-check of a correction, run again: what is still found, what still forbids, what would close it. */
export const checked = z.object({
  achados: z.array(codedMessage),
  impedimentos: z.array(z.string()),
  sugestao: z.nullable(suggestion),
});

const reasonText = z.string().check(z.trim(), z.minLength(5, 'REQUIRED_FIELD'), z.maxLength(300));
const fraction = z.number().check(z.minimum(0, 'INVALID_REQUEST'), z.maximum(1, 'INVALID_REQUEST'));

const existing = z.enum(['substituir', 'manter'], 'INVALID_OPTION');

/** A person's decision: whose it is, what was corrected, and what becomes of a receipt that exists. */
export const decision = z.object({
  idVinculo: z.optional(id),
  existente: z.optional(existing),
  correcao: z.optional(correction),
  /** Others on its page own nothing there, they are only named: why. */
  citados: z.optional(z.object({ motivo: reasonText })),
});

/** x0, y0, x1, y1 as fractions of the upright page: not empty. */
const partBox = z
  .tuple([fraction, fraction, fraction, fraction])
  .check(z.refine(([x0, y0, x1, y1]) => x1 - x0 >= 0.02 && y1 - y0 >= 0.02, 'INVALID_REQUEST'));

/** The parts that a page is made of: a document each. */
export const splitForm = z.object({
  partes: z.array(partBox).check(z.minLength(2, 'REQUIRED_FIELD'), z.maxLength(24)),
});
/** How many documents the page is now, without the one that it was. */
export const splitDone = z.object({ partes: z.int() });

/** What an unrecognised page is. A payslip is then filled in by hand; the others are kept. */
export const typeForm = z.object({
  tipo: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6), z.literal(7), z.literal(9)]),
});

/** All documents of the queue whose only doubt is that a receipt exists; `ignorar`: those with the same amounts. */
export const existingForm = z.object({ existente: z.enum(['substituir', 'manter', 'ignorar'], 'INVALID_OPTION') });
/** How many it decided. `ato`: by which it is taken back. */
export const existingDone = z.object({ total: z.int(), ato: instant });

/** One day for the documents named; left out: for all whose day is in doubt. */
export const daysForm = z.object({
  dia: day,
  documentos: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000))),
});
/** How many have the day now. `emConferencia`: left as they are, for somebody is at them. `ato`: by which it is taken back. */
export const daysSet = z.object({ total: z.int(), emConferencia: z.int(), ato: instant });
/** An act on many documents, as its answer named it. */
export const undoForm = z.object({ ato: instant });

/** Documents whose workers are to be registered with what they say; left out: all that can be. */
export const registerForm = z.object({ documentos: z.optional(z.array(id).check(z.maxLength(1000))) });
export const registered = z.object({ cadastrados: z.int(), conferidos: z.int() });
