import { PDFDocument, StandardFonts } from 'pdf-lib';
import { type Fonts, PAPER, type Pen, rowsOf, rule, write } from '../receipt/draw-receipt-pen.ts';

/** A notice of vacation as it is drawn: every text is worded already. */
export interface VacationNotice {
  readonly title: string;
  readonly employer: string;
  readonly worker: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly words: readonly string[];
}

/** One A4 (CLT 135): who, which period, from when to when, and what is paid. Same input, same bytes. */
export async function drawVacationNotice(notice: VacationNotice): Promise<Uint8Array> {
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
  const pen: Pen = { page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: 780 };
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
    write(pen, PAPER.left, row, { size: 10 });
    down(15);
  }
  return pdf.save({ useObjectStreams: false });
}
