import { PDFDocument, StandardFonts } from 'pdf-lib';
import { drawQr } from './draw-qr.ts';
import { type Fonts, PAPER, type Pen, rowsOf, rule, write } from './draw-receipt-pen.ts';

/** A proof of income as it is drawn: every text is worded already. */
export interface DrawnProof {
  readonly title: string;
  readonly name: string;
  readonly employer: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
  readonly check: string;
  readonly url: string;
  readonly code: string;
}

const top = 780;
const side = 120;

/** One A4: who, for whom they work, what they chose to show, and where anybody finds out whether it is so. Same input, same bytes. */
export async function drawIncomeProof(proof: DrawnProof): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(proof.title);
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const pen: Pen = { page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: top };
  const width = PAPER.right - PAPER.left;
  const down = (by: number) => {
    pen.y -= by;
  };
  write(pen, PAPER.left, proof.title, { size: 20, bold: true, fit: width });
  down(34);
  write(pen, PAPER.left, proof.name, { size: 14, bold: true, fit: width });
  down(18);
  write(pen, PAPER.left, proof.employer, { size: 10, fit: width });
  down(16);
  rule(pen, pen.y, true);
  for (const [label, value] of proof.facts) {
    down(24);
    write(pen, PAPER.left, label, { size: 10, muted: true, fit: 230 });
    write(pen, PAPER.left + 240, value, { size: 12, bold: true, fit: width - 240 });
    rule(pen, pen.y - 9);
  }
  down(30);
  for (const row of proof.notes.flatMap(note => rowsOf(pen, note, width))) {
    write(pen, PAPER.left, row, { muted: true });
    down(14);
  }
  down(side + 8);
  drawQr(pen.page, proof.url, { x: PAPER.left, y: pen.y, side });
  const beside = PAPER.left + side + 18;
  pen.y += side - 14;
  for (const row of rowsOf(pen, proof.check, PAPER.right - beside, 10)) {
    write(pen, beside, row, { size: 10 });
    down(14);
  }
  down(6);
  write(pen, beside, proof.url, { size: 10, bold: true, fit: PAPER.right - beside });
  down(20);
  write(pen, beside, proof.code, { size: 13, bold: true });
  return pdf.save({ useObjectStreams: false });
}
