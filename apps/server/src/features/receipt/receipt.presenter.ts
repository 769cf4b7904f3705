import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Category } from '#core/receipt/category.ts';
import { natureOf } from '#core/receipt/pay-item-nature.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { citedItem, type PayItem, percentageOf, readBases, readDetails, readItems } from './pay-items.ts';
import { actsOf, mayWrite, type ReceiptFacts, type ThreadFacts, threadState } from './receipt.policy.ts';
import type { ReceiptRow, unopenedOf } from './receipt.queries.ts';
import type { MessageRow } from './receipt-thread.queries.ts';

type Calls = typeof receiptContract;
type Receipt = ResponseSent<Calls['receiptOfEmployment']>;

/** A receipt in full, with its fields' own names. Where the company shows the short version, bases and bank are left out, for everybody. */
export function presentReceipt(row: ReceiptRow, names: Record<string, string>, actor: Actor): Receipt {
  const details = readDetails(row.details);
  return {
    id: row.id,
    tipo: 1,
    especie: kindWire(row.kind),
    mes: row.month,
    ano: row.year,
    idEmpregado: row.employment_id,
    idEmpresa: row.company_id,
    empresa: row.trade_name,
    cnpj: row.cnpj,
    razaoSocial: row.legal_name,
    endereco: [row.street, row.number, row.city, row.state].filter(Boolean).join(', ') || null,
    nome: row.worker_name,
    matricula: row.registration,
    cargo: row.job_title,
    cbo: row.occupation_code,
    admissao: row.admitted_on,
    lotacao: row.department,
    dataPagamento: row.paid_on,
    formaPagamento: details.paymentMethod ?? null,
    verbas: readItems(row.items).map(presentItem),
    totalVencimentos: row.total_earnings,
    totalDescontos: row.total_deductions,
    liquido: row.net,
    ...(row.full_receipt ? fullVersion(row) : {}),
    mensagem: details.message ?? null,
    nomesCampos: names,
    ...answerOf(row),
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    publicadoEm: row.published_at.toISOString(),
    visivel: row.visible,
    retido:
      row.withheld_at && row.withheld_reason !== null
        ? { motivo: row.withheld_reason, desde: row.withheld_at.toISOString() }
        : null,
    temConversa: row.last_message_at !== null,
    ...publicCheckOf(row),
    mostraLiquido: row.shows_net,
    urlPdf: pdfUrl(row),
    can: actsOf(factsOf({ ...row, has_thread: row.last_message_at !== null }), actor),
  };
}

/** Whether the public page of a receipt is open, and its code while it is. */
export function publicCheckOf({ qr_code, verification_code }: Pick<ReceiptRow, 'qr_code' | 'verification_code'>) {
  return { qrCode: qr_code, codigoAutenticidade: qr_code ? verification_code : null };
}

const folders: Record<Category, string> = {
  1: 'recibo',
  2: 'beneficio',
  3: 'informe',
  6: 'documento/ficha',
  7: 'documento/espelho',
};

/** Where a PDF is asked for. */
export function pdfUrl({ id, category = 1 }: { id: string; category?: Category }): string {
  return `/api/${folders[category]}/${id}/pdf`;
}

/** What the rules ask of a row, of one receipt or of a list. */
export function factsOf(
  row: Pick<
    ReceiptRow,
    'category' | 'visible' | 'withheld_at' | 'viewed_at' | 'agrees' | 'companyShows' | 'qr_code'
  > & {
    has_thread: boolean;
  },
): ReceiptFacts {
  const { category, visible, withheld_at, agrees, viewed_at, companyShows, has_thread, qr_code: qrCode } = row;
  return {
    category,
    visible,
    withheld: withheld_at !== null,
    agrees,
    viewed: viewed_at !== null,
    companyShows,
    hasThread: has_thread,
    qrCode,
  };
}

export function presentAnswer(
  row: ReceiptRow,
  agrees: boolean,
  message: string | null,
  at: Date,
  ip: string,
): ResponseSent<Calls['answerReceipt']> {
  return { id: row.id, concorda: agrees, mensagem: message, dataConfirmacao: at.toISOString(), ip };
}

/** The thread as one side sees it; a name that can't be told is the side's. */
export function presentThread(
  row: ReceiptRow,
  messages: readonly MessageRow[],
  actor: Actor,
): ResponseSent<Calls['conversation']> {
  const facts = threadFacts(row, messages);
  const items = readItems(row.items);
  return {
    idRecibo: row.id,
    situacao: threadState(facts),
    mensagens: messages.map(({ id, author, author_id, author_side, message, disputed_code, at }) => ({
      id,
      autor: author ?? (author_side === 'hr' ? 'RH' : row.worker_name),
      papel: author_side === 'hr' ? 'rh' : 'trabalhador',
      mensagem: message,
      verba: disputed_code && (citedItem(items, disputed_code)?.description ?? disputed_code),
      criadaEm: at.toISOString(),
      minha: author_id === actor.personId,
    })),
    can: mayWrite({ ...facts, category: row.category }, actor) ? ['escrever'] : [],
  };
}

/** What the state of a thread follows from. */
export function threadFacts(row: ReceiptRow, messages: readonly MessageRow[]): ThreadFacts {
  return {
    agrees: row.agrees,
    answeredAt: row.answered_at,
    decidedAt: row.decided_at,
    lastMessageAt: messages.at(-1)?.at ?? null,
  };
}

export function presentUnopened(
  rows: Awaited<ReturnType<typeof unopenedOf>>,
): ResponseSent<Calls['unopenedDocuments']> {
  return rows.map(({ id, category, month, year, trade_name, published_at }) => ({
    id,
    tipo: category,
    mes: category === 3 ? null : month,
    ano: year,
    empresa: trade_name,
    publicadoEm: published_at.toISOString(),
  }));
}

function presentItem(item: PayItem): Receipt['verbas'][number] {
  return {
    codigo: item.code,
    descricao: item.description,
    percentual: percentageOf(item.percentage),
    referencia: item.reference,
    vencimentos: item.earnings,
    descontos: item.deductions,
    natureza: natureOf(item.description, item.deductions === null ? 'earning' : 'deduction'),
  };
}

export function answerOf(row: ReceiptRow) {
  return {
    concorda: row.agrees,
    mensagemDiscordancia: row.disagreement,
    dataConfirmacao: row.answered_at?.toISOString() ?? null,
    ipConfirmacao: row.answered_ip,
  };
}

function fullVersion(row: ReceiptRow) {
  const { inss, inssValue, fgts, fgtsValue, irrf, irrfValue } = readBases(row.bases);
  const { bank, agency, account, dependantsIr, dependantsFamily } = readDetails(row.details);
  return {
    banco: bank ?? null,
    agencia: agency ?? null,
    conta: account ?? null,
    baseInss: inss ?? null,
    valorInss: inssValue ?? null,
    baseFgts: fgts ?? null,
    valorFgts: fgtsValue ?? null,
    baseIrrf: irrf ?? null,
    valorIrrf: irrfValue ?? null,
    dependentesIr: dependantsIr ?? null,
    dependentesSalarioFamilia: dependantsFamily ?? null,
  };
}
