import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type PayItem, percentageOf, readBases, readDetails, readItems } from './pay-items.ts';
import { actsOf, mayWrite, type ReceiptFacts, threadState } from './receipt.policy.ts';
import type { ReceiptRow, unopenedOf } from './receipt.queries.ts';
import { changesBetween } from './receipt-changes.ts';
import type { MessageRow } from './receipt-thread.queries.ts';

type Calls = typeof receiptContract;
type Receipt = ResponseSent<Calls['receiptOfEmployment']>;

/** A receipt in full. Where the company shows the short version, bases and bank are left out, for everybody. */
export function presentReceipt(row: ReceiptRow, actor: Actor): Receipt {
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
    nome: row.worker_name,
    matricula: row.registration,
    cargo: row.job_title,
    dataPagamento: row.paid_on,
    formaPagamento: details.paymentMethod ?? null,
    verbas: readItems(row.items).map(presentItem),
    totalVencimentos: row.total_earnings,
    totalDescontos: row.total_deductions,
    liquido: row.net,
    ...(row.full_receipt ? fullVersion(row) : {}),
    mensagem: details.message ?? null,
    ...answerOf(row),
    visualizadoEm: row.viewed_at?.toISOString() ?? null,
    publicadoEm: row.published_at.toISOString(),
    visivel: row.visible,
    temConversa: Boolean(row.has_thread),
    qrCode: row.qr_code,
    codigoAutenticidade: row.qr_code ? row.verification_code : null,
    mostraLiquido: row.shows_net,
    urlPdf: pdfUrl(row),
    can: actsOf(factsOf(row), actor),
  };
}

/** Where the receipt's PDF is asked for; null where it came from no pages. */
export function pdfUrl({ id, has_pdf }: Pick<ReceiptRow, 'id' | 'has_pdf'>): string | null {
  return has_pdf ? `/api/recibo/${id}/pdf` : null;
}

/** What the rules ask of a row, of one receipt or of a list. */
export function factsOf(
  row: Pick<ReceiptRow, 'visible' | 'viewed_at' | 'agrees' | 'has_pdf' | 'has_thread' | 'qr_code'>,
): ReceiptFacts {
  const { visible, agrees, viewed_at, has_pdf: hasPdf, has_thread, qr_code: qrCode } = row;
  return { visible, agrees, viewed: viewed_at !== null, hasPdf, hasThread: Boolean(has_thread), qrCode };
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
  const facts = { agrees: row.agrees, hasThread: messages.length > 0 };
  const disputed = messages.findLast(({ disputed_code }) => disputed_code !== null)?.disputed_code ?? null;
  const item = readItems(row.items).find(({ code }) => code !== null && code === disputed);
  return {
    idRecibo: row.id,
    situacao: threadState(facts),
    verba: disputed === null ? null : { codigo: disputed, descricao: item?.description ?? null },
    mensagens: messages.map(({ id, author, author_id, author_side, message, at }) => ({
      id,
      autor: author ?? (author_side === 'hr' ? 'RH' : row.worker_name),
      papel: author_side === 'hr' ? 'rh' : 'trabalhador',
      mensagem: message,
      criadaEm: at.toISOString(),
      minha: author_id === actor.personId,
    })),
    can: mayWrite(facts, actor) ? ['escrever'] : [],
  };
}

/** What changed since the receipt of the same kind before; nothing to compare with is no difference. */
export function presentChanges(row: ReceiptRow, before: ReceiptRow | undefined): ResponseSent<Calls['receiptChanges']> {
  if (!before) return { anterior: null, liquido: row.net, diferenca: null, linhas: [] };
  const changes = changesBetween(
    { items: readItems(before.items), net: before.net },
    { items: readItems(row.items), net: row.net },
  );
  return {
    anterior: { id: before.id, mes: before.month, ano: before.year, liquido: before.net },
    liquido: row.net,
    diferenca: row.net - before.net,
    linhas: changes.map(({ code, description, nature, before: anterior, now: atual, effect }) => ({
      codigo: code,
      descricao: description,
      natureza: nature === 'earning' ? 'vencimento' : 'desconto',
      anterior,
      atual,
      efeito: effect,
    })),
  };
}

export function presentUnopened(
  rows: Awaited<ReturnType<typeof unopenedOf>>,
): ResponseSent<Calls['unopenedDocuments']> {
  return rows.map(({ id, category, month, year, trade_name, published_at }) => ({
    id,
    tipo: category === 2 ? 2 : category === 3 ? 3 : 1,
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
  };
}

function answerOf(row: ReceiptRow) {
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
