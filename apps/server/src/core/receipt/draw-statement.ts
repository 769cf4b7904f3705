import type { DrawnReceipt } from './draw-receipt.ts';
import { amount, cnpjMask, cpfMask, drawCells } from './draw-receipt-parts.ts';
import { PAPER, type Pen, rowsOf, rule, write, writeRight } from './draw-receipt-pen.ts';
import { inBox, statementBoxes } from './statement-boxes.ts';

const STEP = 17;
const INFORMATION_SIZE = 8;
const INFORMATION_STEP = 11;
const SECTIONS: readonly (readonly [number: string, title: string])[] = [
  ['3', 'Rendimentos tributáveis, deduções e imposto sobre a renda retido na fonte'],
  ['4', 'Rendimentos isentos e não tributáveis'],
  ['5', 'Rendimentos sujeitos à tributação exclusiva (rendimento líquido)'],
];

/** An income statement in the order of the official form (IN RFB 2.060/2021, annex I): who pays, who was paid, then every box; an empty one is 0,00. */
export function drawStatement(pen: Pen, { employer, worker, year, items }: DrawnReceipt): void {
  write(pen, PAPER.left, 'COMPROVANTE DE RENDIMENTOS PAGOS E DE', { size: 11, bold: true });
  writeRight(pen, PAPER.right, `Ano-calendário de ${year}`, { size: 11, bold: true });
  pen.y -= 14;
  write(pen, PAPER.left, 'IMPOSTO SOBRE A RENDA RETIDO NA FONTE', { size: 11, bold: true });
  writeRight(pen, PAPER.right, `Exercício de ${year + 1}`);
  pen.y -= 24;
  drawTitle(pen, '1', 'Fonte pagadora pessoa jurídica');
  drawCells(pen, [
    [
      { label: 'CNPJ', value: cnpjMask(employer.cnpj), share: 1 },
      { label: 'Nome empresarial', value: employer.name, share: 2 },
    ],
  ]);
  drawTitle(pen, '2', 'Pessoa física beneficiária dos rendimentos');
  drawCells(pen, [
    [
      { label: 'CPF', value: cpfMask(worker.cpf), share: 1 },
      { label: 'Nome completo', value: worker.name, share: 2 },
      { label: 'Matrícula', value: worker.registration, share: 1 },
    ],
  ]);
  for (const [section, title] of SECTIONS) {
    writeRight(pen, PAPER.right - 6, 'Valores em reais', { size: 7, muted: true });
    drawTitle(pen, section, title);
    pen.y -= 6;
    for (const [box, words] of statementBoxes(section)) {
      write(pen, PAPER.left + 6, `${box.slice(2)}. ${words}`);
      writeRight(pen, PAPER.right - 6, amount(inBox(items, box)));
      rule(pen, pen.y - 5);
      pen.y -= STEP;
    }
    pen.y -= 8;
  }
}

/** The seventh box, where it says something; what has no room above `bottom` goes on on a page that `open` adds. */
export function drawInformation(
  first: Pen,
  { details: { information } }: DrawnReceipt,
  { bottom, open }: { bottom: number; open: () => Pen },
): void {
  if (information === undefined) return;
  let pen = first;
  drawTitle(pen, '7', 'Informações complementares');
  pen.y -= 2;
  const width = PAPER.right - PAPER.left - 12;
  for (const row of information.split('\n').flatMap(line => rowsOf(pen, line, width, INFORMATION_SIZE))) {
    if (pen.y < bottom) pen = open();
    write(pen, PAPER.left + 6, row, { size: INFORMATION_SIZE });
    pen.y -= INFORMATION_STEP;
  }
}

function drawTitle(pen: Pen, section: string, title: string): void {
  write(pen, PAPER.left, `${section}. ${title}`, { bold: true });
  rule(pen, pen.y - 5, true);
  pen.y -= section === '1' || section === '2' ? 10 : 12;
}
