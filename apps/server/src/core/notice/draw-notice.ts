import { PDFDocument, StandardFonts } from 'pdf-lib';
import { type Fonts, PAPER, type Pen, rowsOf, rule, write } from '../receipt/draw-receipt-pen.ts';

/** A paper to a worker as it is drawn: every text is worded already. */
export interface Notice {
  readonly title: string;
  readonly employer: string;
  readonly worker: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly words: readonly string[];
}

const [top, bottom] = [780, 60];

/** A4: its title, to whom and of whom, facts line by line, and words over as many pages as they take. Same input, same bytes. */
export async function drawNotice(notice: Notice): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(notice.title, { showInWindowTitleBar: true });
  pdf.setLanguage('pt-BR');
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const onNewPage = (): Pen => ({ page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: top });
  let pen = onNewPage();
  const width = PAPER.right - PAPER.left;
  const down = (by: number) => {
    pen.y -= by;
  };
  write(pen, PAPER.left, notice.title, { size: 20, bold: true, fit: width });
  down(34);
  write(pen, PAPER.left, notice.worker, { size: 14, bold: true, fit: width });
  down(18);
  write(pen, PAPER.left, notice.employer, { size: 10, fit: width });
  down(16);
  rule(pen, pen.y, true);
  for (const [label, value] of notice.facts) {
    down(24);
    write(pen, PAPER.left, label, { size: 10, muted: true, fit: 230 });
    write(pen, PAPER.left + 240, value, { size: 12, bold: true, fit: width - 240 });
    rule(pen, pen.y - 9);
  }
  down(34);
  for (const row of notice.words.flatMap(text => [...rowsOf(pen, text, width, 10), ''])) {
    if (pen.y < bottom) pen = onNewPage();
    write(pen, PAPER.left, row, { size: 10 });
    down(15);
  }
  return pdf.save({ useObjectStreams: false });
}
