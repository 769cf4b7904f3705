import { PDFDocument, StandardFonts } from 'pdf-lib';
import {
  columnsOf,
  drawClosing,
  drawFigures,
  drawHeading,
  drawItem,
  drawItemsHead,
  drawLines,
  drawTotals,
  drawWorker,
  ITEM_STEP,
} from './draw-receipt-parts.ts';
import { type Fonts, PAPER, type Pen, write } from './draw-receipt-pen.ts';
import { drawInformation, drawStatement } from './draw-statement.ts';
import type { ReceiptBases, ReceiptDetails, ReceiptItem } from './new-receipt.ts';
import type { StoredKind } from './receipt-kind.ts';

/** What a drawn receipt shows. Amounts are integer centavos, days YYYY-MM-DD; the CPF is masked by the caller or whole. */
export interface DrawnReceipt {
  readonly employer: { readonly name: string; readonly cnpj: string; readonly address?: string };
  readonly worker: {
    readonly name: string;
    readonly registration: string;
    readonly cpf: string;
    readonly pis?: string;
    readonly jobTitle: string | null;
    readonly department: string | null;
    readonly admittedOn?: string;
  };
  /** Of a payslip; a form of its own says what it is instead. */
  readonly kind: StoredKind | null;
  readonly form?: DrawnForm;
  readonly year: number;
  readonly month: number;
  readonly paidOn: string | null;
  readonly items: readonly ReceiptItem[];
  readonly totalEarnings: number;
  readonly totalDeductions: number;
  readonly net: number;
  readonly bases: ReceiptBases;
  readonly details: ReceiptDetails;
  /** Columns and totals worded otherwise than usual, by their names of `editarcampo`. */
  readonly names?: Readonly<Record<string, string>>;
}

/** How what is no payslip is drawn: a benefit is signed for like one, a statement is a list of boxes without totals. */
export interface DrawnForm {
  /** Of the file. */
  readonly name: string;
  readonly title: string;
  readonly subject: string;
  readonly summed: boolean;
  /** Of what has no items: names and values, line by line. */
  readonly lines?: readonly (readonly [name: string, value: string])[];
  /** An income statement has a form of its own. */
  readonly isStatement?: boolean;
}

const TOP = 790;
/** Below this the page keeps free: the footer, and at its right the QR code that may be stamped later. */
const BOTTOM = 100;
const FOOTER = 40;
/** What totals, figures, message and signature take at most after the last line. */
const CLOSING = 320;

/**
 * The receipt of a worker whose payroll file has no pages to cut (TXT, CSV, spreadsheets), as A4: the usual look of a
 * "Recibo de Pagamento de Salário". Long lists go on on further pages. Same input, same bytes.
 */
export async function drawReceipt(receipt: DrawnReceipt): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(receipt.form?.name ?? `Recibo de pagamento ${String(receipt.month).padStart(2, '0')}/${receipt.year}`);
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  if (receipt.form?.isStatement) {
    const open = () => penOn(pdf, fonts);
    const pen = open();
    drawStatement(pen, receipt);
    drawInformation(pen, receipt, { bottom: BOTTOM, open });
    return pdf.save({ useObjectStreams: false });
  }
  if (receipt.form?.lines) {
    drawLines(receipt, receipt.form.lines, { bottom: BOTTOM, open: () => penOn(pdf, fonts) });
    return pdf.save({ useObjectStreams: false });
  }
  const columns = columnsOf(receipt.items);
  let rest = [...receipt.items];
  const pens: Pen[] = [];
  do {
    const pen = penOn(pdf, fonts);
    pens.push(pen);
    drawHeading(pen, receipt);
    drawWorker(pen, receipt);
    drawItemsHead(pen, columns, receipt.names);
    const own = rest.slice(0, takes(pen.y, rest.length));
    rest = rest.slice(own.length);
    for (const item of own) drawItem(pen, item, columns);
    if (rest.length > 0) write(pen, PAPER.left, 'Continua na próxima página', { size: 8, muted: true });
  } while (rest.length > 0);
  const last = pens[pens.length - 1];
  if (last) drawEnd(last, receipt);
  for (const [at, pen] of pens.entries()) if (pens.length > 1) drawNumber(pen, at + 1, pens.length);
  return pdf.save({ useObjectStreams: false });
}

/** At the top of a new page. */
function penOn(pdf: PDFDocument, fonts: Fonts): Pen {
  return { page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: TOP };
}

/** How many lines this page takes: all when the closing fits below them, else as many as fit, but never the very last. */
function takes(y: number, rest: number): number {
  const withClosing = Math.floor((y - BOTTOM - CLOSING) / ITEM_STEP);
  const without = Math.floor((y - BOTTOM) / ITEM_STEP);
  return rest <= withClosing ? rest : Math.max(1, Math.min(without, rest - 1));
}

function drawEnd(pen: Pen, receipt: DrawnReceipt): void {
  if (receipt.form?.summed === false) return;
  drawTotals(pen, receipt);
  drawFigures(pen, receipt);
  drawClosing(pen, receipt);
}

function drawNumber(pen: Pen, page: number, pages: number): void {
  pen.y = FOOTER;
  const text = `Página ${page} de ${pages}`;
  write(pen, PAPER.left, text, { size: 7, muted: true });
}
