import { monthName } from '#kernel/month-names.ts';
import type { DrawnReceipt } from './draw-receipt.ts';
import { box, PAPER, type Pen, rowsOf, rule, upright, write, writeRight } from './draw-receipt-pen.ts';
import type { ReceiptItem } from './new-receipt.ts';
import type { StoredKind } from './receipt-kind.ts';

const KINDS: Record<StoredKind, string> = {
  monthly: 'Folha mensal',
  advance: 'Adiantamento salarial',
  thirteenthFirst: '13º salário, 1ª parcela',
  thirteenthSecond: '13º salário, 2ª parcela',
  vacation: 'Férias',
  termination: 'Rescisão',
  profitSharing: 'Participação nos lucros e resultados',
  complementary: 'Folha complementar',
};
const COLUMNS = {
  code: 46,
  description: 96,
  percentage: 300,
  reference: 355,
  earnings: 455,
  deductions: 549,
  lineValue: 180,
} as const;
const CELL = 32;
const PAD = 6;
const MOST_CELLS = 5;
export const ITEM_STEP = 17;

/** Employer at the left; title, month, kind and payment date at the right. */
export function drawHeading(pen: Pen, receipt: DrawnReceipt): void {
  const { employer, paidOn } = receipt;
  const left = [`CNPJ ${cnpjMask(employer.cnpj)}`, employer.address ?? ''];
  const subject = receipt.form?.subject ?? (receipt.kind && KINDS[receipt.kind]);
  const month = `${monthName(receipt.month).toLowerCase()} de ${receipt.year}`;
  const right = [
    receipt.form?.summed === false ? (subject ?? '') : `${subject}, ${month}`,
    paidOn ? `${receipt.form ? 'Crédito' : 'Pagamento'} em ${dayMask(paidOn)}` : '',
  ];
  write(pen, PAPER.left, employer.name, { size: 11, bold: true, fit: 290 });
  writeRight(pen, PAPER.right, receipt.form?.title ?? 'RECIBO DE PAGAMENTO DE SALÁRIO', {
    size: 11,
    bold: true,
    fit: 225,
  });
  for (const [at, text] of left.entries()) {
    pen.y -= 14;
    write(pen, PAPER.left, text, { fit: 290 });
    writeRight(pen, PAPER.right, right[at] ?? '');
  }
  pen.y -= 14;
}

/** The worker's box: name, registration and CPF on the first row, what else is known on the second. */
export function drawWorker(pen: Pen, { worker }: DrawnReceipt): void {
  const first: Cell[] = [
    { label: 'Nome', value: worker.name, share: 2 },
    { label: 'Matrícula', value: worker.registration, share: 1 },
    { label: 'CPF', value: cpfMask(worker.cpf), share: 1 },
  ];
  const second = [
    { label: 'Função', value: worker.jobTitle, share: 1 },
    { label: 'Departamento', value: worker.department, share: 1 },
    { label: 'Admissão', value: worker.admittedOn ? dayMask(worker.admittedOn) : null, share: 1 },
    { label: 'PIS', value: worker.pis ?? null, share: 1 },
  ].filter(isCell);
  drawCells(pen, [first, second]);
}

/** Which columns the lines need: without any code the descriptions begin where codes would. */
export interface Columns {
  readonly withPercentage: boolean;
  readonly description: number;
}

export function columnsOf(items: readonly ReceiptItem[]): Columns {
  const coded = items.some(({ code }) => code !== null);
  return {
    withPercentage: hasOwnPercentages(items),
    description: coded ? COLUMNS.description : COLUMNS.code,
  };
}

export function drawItemsHead(
  pen: Pen,
  { withPercentage, description }: Columns,
  names: DrawnReceipt['names'] = {},
): void {
  const look = { size: 8, bold: true };
  if (description > COLUMNS.code)
    write(pen, COLUMNS.code, names.codigo ?? 'Código', { ...look, fit: COLUMNS.description - COLUMNS.code - 6 });
  write(pen, description, names.descricao ?? 'Descrição', look);
  if (withPercentage) writeRight(pen, COLUMNS.percentage, '%', look);
  writeRight(pen, COLUMNS.reference, names.referencia ?? 'Referência', look);
  writeRight(pen, COLUMNS.earnings, names.vencimentos ?? 'Proventos', look);
  writeRight(pen, COLUMNS.deductions, names.descontos ?? 'Descontos', look);
  rule(pen, pen.y - 6, true);
  pen.y -= ITEM_STEP;
}

export function drawItem(pen: Pen, item: ReceiptItem, { withPercentage, description }: Columns): void {
  if (item.code !== null) write(pen, COLUMNS.code, item.code, { fit: COLUMNS.description - COLUMNS.code - 6 });
  const room = (withPercentage ? COLUMNS.percentage : COLUMNS.reference) - description - 45;
  write(pen, description, item.description, { fit: room });
  if (withPercentage && item.percentage !== null) writeRight(pen, COLUMNS.percentage, item.percentage);
  const reference = item.reference ?? (withPercentage ? null : item.percentage);
  if (reference !== null) writeRight(pen, COLUMNS.reference, reference);
  if (item.earnings !== null) writeRight(pen, COLUMNS.earnings, amount(item.earnings));
  if (item.deductions !== null) writeRight(pen, COLUMNS.deductions, amount(item.deductions));
  rule(pen, pen.y - 6);
  pen.y -= ITEM_STEP;
}

/** A name and what it says on each line; what has no room above `bottom` goes on on a page that `open` adds. */
export function drawLines(
  receipt: DrawnReceipt,
  lines: readonly (readonly [name: string, value: string])[],
  { bottom, open }: { bottom: number; open: () => Pen },
): void {
  let pen = open();
  drawHeading(pen, receipt);
  drawWorker(pen, receipt);
  for (const [name, value] of lines) {
    for (const [at, row] of rowsOf(pen, value, PAPER.right - COLUMNS.lineValue).entries()) {
      if (pen.y < bottom) pen = open();
      if (at === 0) write(pen, COLUMNS.code, name, { muted: true });
      write(pen, COLUMNS.lineValue, row);
      pen.y -= ITEM_STEP;
    }
    rule(pen, pen.y + 11);
  }
}

export function drawTotals(pen: Pen, receipt: DrawnReceipt): void {
  write(pen, COLUMNS.code, 'Totais', { bold: true });
  writeRight(pen, COLUMNS.earnings, amount(receipt.totalEarnings), { bold: true });
  writeRight(pen, COLUMNS.deductions, amount(receipt.totalDeductions), { bold: true });
  rule(pen, pen.y - 6);
  pen.y -= 21;
  write(pen, COLUMNS.code, receipt.names?.liquido ?? 'Valor líquido', { size: 12, bold: true });
  writeRight(pen, COLUMNS.deductions, `R$ ${amount(receipt.net)}`, { size: 12, bold: true });
  rule(pen, pen.y - 8, true);
  pen.y -= 20;
}

/** Bases and charges, then where it was paid: only what the receipt shows. */
export function drawFigures(pen: Pen, { bases, details }: DrawnReceipt): void {
  const money = (label: string, value: number | undefined) => ({
    label,
    value: value === undefined ? null : amount(value),
    share: 1,
  });
  const text = (label: string, value: string | number | undefined) => ({
    label,
    value: value === undefined ? null : String(value),
    share: 1,
  });
  const cells = [
    money('Salário base', bases.salary),
    money('Base INSS', bases.inss),
    money('Valor INSS', bases.inssValue),
    money('Base FGTS', bases.fgts),
    money('FGTS do mês', bases.fgtsValue),
    money('Base IRRF', bases.irrf),
    money('Valor IRRF', bases.irrfValue),
  ].filter(isCell);
  const paid = [
    text('Dependentes IR', details.dependantsIr),
    text('Dependentes salário família', details.dependantsFamily),
    text('Banco', details.bank),
    text('Agência', details.agency),
    text('Conta', details.account),
    text('Forma de pagamento', details.paymentMethod),
  ].filter(isCell);
  drawCells(pen, [...inRows(cells), ...inRows(paid)]);
}

/** The employer's message, the declaration and the line to sign on. */
export function drawClosing(pen: Pen, { details, form }: DrawnReceipt): void {
  if (details.message) {
    for (const row of rowsOf(pen, `Mensagem da empresa: ${details.message}`, PAPER.right - PAPER.left).slice(0, 4)) {
      write(pen, PAPER.left, row);
      pen.y -= 13;
    }
    pen.y -= 5;
  }
  const received = form ? 'os benefícios discriminados' : 'a importância líquida discriminada';
  write(pen, PAPER.left, `Declaro ter recebido ${received} neste recibo.`, { size: 8 });
  pen.y -= 26;
  write(pen, PAPER.left, '____/____/________', { size: 8, muted: true });
  write(pen, PAPER.left + 150, '_______________________________________________', { size: 8, muted: true });
  pen.y -= 11;
  write(pen, PAPER.left, 'Data', { size: 7, muted: true });
  write(pen, PAPER.left + 150, 'Assinatura do funcionário', { size: 7, muted: true });
}

function hasOwnPercentages(items: readonly ReceiptItem[]): boolean {
  return items.some(item => item.percentage !== null && item.reference !== null && item.percentage !== item.reference);
}

interface Cell {
  readonly label: string;
  readonly value: string;
  readonly share: number;
}

function isCell(cell: { label: string; value: string | null; share: number }): cell is Cell {
  return cell.value !== null && cell.value !== '';
}

/** Rows of as equal a length as can be, five cells at most. */
function inRows(cells: readonly Cell[]): Cell[][] {
  const length = Math.ceil(cells.length / Math.ceil(cells.length / MOST_CELLS));
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += length) rows.push(cells.slice(at, at + length));
  return rows;
}

/** A box of rows of labelled values; the cells of a row share its width. Afterwards the pen stands below the box. */
export function drawCells(pen: Pen, all: readonly (readonly Cell[])[]): void {
  const rows = all.filter(row => row.length > 0);
  if (rows.length === 0) return;
  const top = pen.y;
  box(pen, top, rows.length * CELL);
  for (const [at, cells] of rows.entries()) {
    const rowTop = top - at * CELL;
    if (at > 0) rule(pen, rowTop);
    const shares = cells.reduce((sum, cell) => sum + cell.share, 0);
    let x: number = PAPER.left;
    for (const [index, cell] of cells.entries()) {
      const width = ((PAPER.right - PAPER.left) * cell.share) / shares;
      if (index > 0) upright(pen, x, rowTop, rowTop - CELL);
      pen.y = rowTop - 11;
      write(pen, x + PAD, cell.label, { size: 7, muted: true });
      pen.y = rowTop - 24;
      write(pen, x + PAD, cell.value, { bold: true, fit: width - 2 * PAD });
      x += width;
    }
  }
  pen.y = top - rows.length * CELL - 22;
}

export function amount(centavos: number): string {
  const whole = String(Math.floor(Math.abs(centavos) / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${whole},${String(Math.abs(centavos) % 100).padStart(2, '0')}`;
}

export const cpfMask = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
export const cnpjMask = (cnpj: string) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
const dayMask = (date: string) => date.split('-').reverse().join('/');
