import * as z from 'zod/mini';
import { centavos, codedMessage, id, instant, month, reasonText, year } from '../../kernel/wire.ts';
import { receiptKind } from '../receipt/receipt.schemas.ts';
import { regimes } from '../worker/regimes.ts';
import { importItem, publishForm } from './import.schemas.ts';

/** Somebody of the roster who wants a look. `motivo`: why it is so, where that is known; `esperado`: known, or a person said so. */
const rosterItem = z.object({
  idVinculo: z.nullable(id),
  idDocumento: z.nullable(id),
  nome: z.string(),
  matricula: z.nullable(z.string()),
  motivo: z.nullable(codedMessage),
  esperado: z.boolean(),
});

/** How those of a company work for it. */
const missingPlace = { idEmpresa: id, regime: z.nullable(z.enum(regimes)) };
const missingItem = z.extend(rosterItem, missingPlace);
/** All who are missing of a company and kind of contract; of `semMotivo` nobody knows why. */
const missingGroup = z.object({ ...missingPlace, empresa: z.string(), total: z.int(), semMotivo: z.int() });

/**
 * Documents against active workers; each list holds the first two hundred, its total all. Active workers have a receipt in this file
 * (`ativosNoArquivo`), one that is out already, or are missing.
 */
const roster = z.object({
  ativos: z.int(),
  ativosComRecibo: z.int(),
  ativosNoArquivo: z.int(),
  faltando: z.object({ total: z.int(), itens: z.array(missingItem), grupos: z.array(missingGroup) }),
  sobrando: z.object({ total: z.int(), itens: z.array(rosterItem) }),
  duplicados: z.object({ total: z.int(), itens: z.array(rosterItem) }),
  desligados: z.object({ total: z.int(), itens: z.array(rosterItem) }),
});

/** Totals of a month, centavos; `recibos` counts. */
const totals = z.object({
  recibos: z.int(),
  ganhos: centavos,
  descontos: centavos,
  liquido: centavos,
  fgts: centavos,
});

/** A net that changed against the month before, and the line that explains most of it. */
const change = z.object({
  idVinculo: id,
  nome: z.string(),
  matricula: z.string(),
  anterior: centavos,
  atual: centavos,
  motivo: z.nullable(codedMessage),
});

/**
 * Statements that go out beside their workers' payslips of the year: equal, another amount in a box, one that may be right by items of unknown nature,
 * and without payslips of the whole year. `itens`: the first fifty of which a box differs or may.
 */
const statements = z.object({
  iguais: z.int(),
  diferentes: z.int(),
  incertos: z.int(),
  semAno: z.int(),
  itens: z.array(z.object({ idDocumento: id, nome: z.string(), achados: z.array(codedMessage) })),
});

/**
 * How many workers will hear of what is clean, the portal being everybody's: by e-mail to a confirmed address, of these with the PDF, and by SMS to a
 * confirmed cell phone, where their company wants that. `empresasComSms`: how many of the file's companies do.
 */
const notices = z.object({
  portal: z.int(),
  email: z.int(),
  comPdf: z.int(),
  sms: z.int(),
  empresasComSms: z.int(),
});

/** Asked of a second person: what, when, by whom. */
const request = z.object({
  pedidoPor: z.string(),
  pedidoEm: instant,
  para: z.string(),
  mensagem: z.nullable(z.string()),
  quando: z.nullable(instant),
  email: z.boolean(),
  sms: z.boolean(),
  /** The reader is the one who is asked. */
  paraMim: z.boolean(),
  /** The reader is the one who asked. */
  meu: z.boolean(),
});

/** What the payslips of a file come to, centavos: what HR compares with the payroll. */
export const sumsForm = z.object({ documentos: z.int(), ganhos: centavos, descontos: centavos, liquido: centavos });

/**
 * A file that prints no totals: of `semComparacao` payslips neither history nor the registry says whether they are right, and so many are
 * `foraDoComum` that it is one question. Somebody confirms the sums once.
 */
const sums = z.extend(sumsForm, {
  semComparacao: z.int(),
  foraDoComum: z.int(),
  confirmadaPor: z.nullable(z.string()),
  confirmadaEm: z.nullable(instant),
});

/** Why the reader can't release by themselves. */
export const releaseBars = ['perfil', 'semLimpos', 'somas', 'duasPessoas', 'conferiu', 'pedidoAberto'] as const;

export const releaseDesk = z.object({
  importacao: importItem,
  especie: z.nullable(receiptKind),
  /** The reader's code of what most documents are; of statements (3) there is a year and no month. */
  tipo: z.nullable(z.int()),
  mes: z.nullable(month),
  ano: z.nullable(year),
  empresas: z.int(),
  quadro: roster,
  /** The month before of those who are in the file; of statements, the year before. `anteriorDeOutros`: receipts of who isn't in it. */
  anterior: z.nullable(totals),
  anteriorDeOutros: z.int(),
  atual: totals,
  /** How many of what goes out are of another month or kind than the totals. */
  foraDoMes: z.int(),
  mudancas: z.array(change),
  /** How many nets changed by more than a tenth. */
  mudancasGrandes: z.int(),
  /** How many the reader may release, and how many documents stay for HR of other companies. */
  limpos: z.int(),
  deOutros: z.int(),
  /** What came of the publication, once nothing of it is left to go out: documents, people told, when it ended. */
  resultado: z.nullable(z.object({ documentos: z.int(), pessoas: z.int(), em: instant })),
  /** Of how many the page can't be cut out: their PDF is drawn from what was read. */
  desenhados: z.int(),
  /** Whether what is scheduled tells by e-mail, and by SMS, too. */
  email: z.boolean(),
  sms: z.boolean(),
  avisos: notices,
  informes: z.nullable(statements),
  /** Null: nothing of the file is to be confirmed. */
  somas: z.nullable(sums),
  pedido: z.nullable(request),
  duasPessoas: z.boolean(),
  aoTerminar: z.boolean(),
  impedimento: z.nullable(z.enum(releaseBars)),
  podemLiberar: z.array(z.object({ idUsuario: id, nome: z.string() })),
});

const message = z.string().check(z.trim(), z.maxLength(500));

/** Asks a second person; what they will release can't be changed by them. */
export const askForm = z.object({
  para: id,
  quando: publishForm.shape.quando,
  email: publishForm.shape.email,
  sms: publishForm.shape.sms,
  mensagem: z.optional(message),
});
export const returnForm = z.object({
  motivo: z.string().check(z.trim(), z.minLength(10, 'INVALID_REQUEST'), z.maxLength(250, 'INVALID_REQUEST')),
});
export const expectedForm = z.object({ idVinculo: id, esperado: z.boolean() });
/** All who are missing without a reason, or those of one company and kind of contract; with one reason, or since the file is a part only. */
export const manyExpectedForm = z
  .object({
    grupo: z.optional(z.object(missingPlace)),
    motivo: z.optional(reasonText),
    parcial: z.optional(z.boolean()),
  })
  .check(z.refine(({ motivo, parcial }) => parcial === true || motivo !== undefined, 'REQUIRED_FIELD'));
/** How many it holds for. `ato`: by which it is taken back. */
export const manyExpected = z.object({ total: z.int(), ato: instant });
export const undoExpectedForm = z.object({ ato: instant });
/** `duasPessoas`: who reviewed does not release. `aoTerminar`: published at once when everything is clean. */
export const releaseRules = z.object({ duasPessoas: z.boolean(), aoTerminar: z.boolean() });

/** One person asks to end the rule of two, `aoTerminar` with it; a second confirms or refuses by `expiraEm`. */
const ruleChange = z.object({
  id,
  pedidoPor: z.string(),
  pedidoEm: instant,
  expiraEm: instant,
  aoTerminar: z.boolean(),
  /** The reader is who asked. */
  meu: z.boolean(),
  /** The reader may release and didn't ask. */
  possoDecidir: z.boolean(),
  /** Who may confirm or refuse it, the reader apart. */
  podemConfirmar: z.array(z.string()),
});

/** The rules in force, and a change of them that waits. */
export const rulesInForce = z.extend(releaseRules, { mudanca: z.nullable(ruleChange) });
