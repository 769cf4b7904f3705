import { PDFDocument, StandardFonts } from 'pdf-lib';
import { drawQr } from '#core/receipt/draw-qr.ts';
import { type Fonts, PAPER, type Pen, rowsOf, rule, write } from '#core/receipt/draw-receipt-pen.ts';

/** What the evidence pages say, worded already. */
export interface Evidence {
  readonly title: string;
  readonly company: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly signers: readonly {
    readonly name: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
  }[];
  /** What happened, in its order. */
  readonly events: readonly (readonly [when: string, what: string])[];
  readonly terms: string;
  /** Where anybody checks the document, also as a code of dots. */
  readonly address: string;
  readonly at: Date;
}

const [top, bottom, side] = [780, 60, 96];
const width = PAPER.right - PAPER.left;

/** A4 pages behind the document's own. The same input gives the same bytes. */
export async function drawEvidence(evidence: Evidence): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(evidence.title);
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(evidence.at);
  pdf.setModificationDate(evidence.at);
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const paper = paperOf(pdf, fonts);
  head(paper, evidence);
  for (const signer of evidence.signers) {
    paper.room(44 + signer.facts.length * 15);
    paper.text(signer.name, { size: 12, bold: true });
    paper.down(17);
    facts(paper, signer.facts);
    rule(paper.pen(), paper.pen().y + 4);
    paper.down(16);
  }
  paper.heading('O que aconteceu');
  for (const [when, what] of evidence.events) {
    paper.room(14);
    write(paper.pen(), PAPER.left, when, { size: 8, muted: true, fit: 120 });
    write(paper.pen(), PAPER.left + 128, what, { size: 8, fit: width - 128 });
    paper.down(13);
  }
  paper.heading('Termos aceitos');
  for (const row of rowsOf(paper.pen(), evidence.terms, width, 8)) {
    paper.room(12);
    write(paper.pen(), PAPER.left, row, { size: 8 });
    paper.down(12);
  }
  return pdf.save({ useObjectStreams: false });
}

type Paper = ReturnType<typeof paperOf>;

/** Pages one after the other: a part that doesn't fit begins the next one. */
function paperOf(pdf: PDFDocument, fonts: Fonts) {
  const fresh = (): Pen => ({ page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: top });
  let pen = fresh();
  const down = (by: number) => {
    pen.y -= by;
  };
  const room = (height: number) => {
    if (pen.y - height < bottom) pen = fresh();
  };
  const text = (said: string, look: { size: number; bold?: boolean }) =>
    write(pen, PAPER.left, said, { ...look, fit: width });
  const heading = (said: string) => {
    room(60);
    down(12);
    text(said, { size: 12, bold: true });
    down(18);
  };
  return { pen: () => pen, down, room, text, heading };
}

function head(paper: Paper, { title, company, address, facts: all }: Evidence): void {
  write(paper.pen(), PAPER.left, 'Página de evidências', { size: 18, bold: true, fit: width - side - 20 });
  paper.down(24);
  write(paper.pen(), PAPER.left, title, { size: 12, bold: true, fit: width - side - 20 });
  paper.down(16);
  write(paper.pen(), PAPER.left, company, { size: 10, fit: width - side - 20 });
  paper.down(14);
  write(paper.pen(), PAPER.left, address, { size: 8, muted: true, fit: width - side - 20 });
  drawQr(paper.pen().page, address, { x: PAPER.right - side, y: top + 14 - side, side });
  paper.down(40);
  facts(paper, all);
  rule(paper.pen(), paper.pen().y + 4, true);
  paper.down(18);
}

function facts(paper: Paper, all: readonly (readonly [string, string])[]): void {
  for (const [label, value] of all) {
    paper.room(15);
    write(paper.pen(), PAPER.left, label, { size: 8, muted: true, fit: 120 });
    write(paper.pen(), PAPER.left + 128, value, { size: 9, fit: width - 128 });
    paper.down(15);
  }
}
