import {
  type ChartLayout,
  cardHeight,
  layOut,
  lineTo,
  stackStep,
} from '@cracha/contract/features/org-chart/chart-layout.ts';
import type { ChartNode } from '@cracha/contract/features/org-chart/chart-tree.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { clip, endPath, PDFDocument, popGraphicsState, pushGraphicsState, rectangle, StandardFonts } from 'pdf-lib';
import { chartInk, drawCard, type Sheet } from './chart-card.ts';
import { sheetsOf } from './chart-sheets.ts';

const margin = 32;
const head = 36;
/** A0: what a printer of plans takes. */
const [shortest, longest] = [2384, 3370];
/** Names are then of 7, all else of 6 points: as small as is read. */
const leastScale = 0.65;
const paper = { width: 842, height: 1191 } as const;
/** What a sheet of A3 holds, in the drawing's measure. */
const held = {
  width: (paper.width - 2 * margin) / leastScale,
  height: (paper.height - 2 * margin - head) / leastScale,
};

interface Words {
  title: string;
  people: (n: number) => string;
  sheet: (at: number, all: number, row: number, column: number) => string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    title: 'Organograma',
    people: n => (n === 1 ? '1 pessoa' : `${n} pessoas`),
    sheet: (at, all, row, column) => `folha ${at} de ${all}, linha ${row}, coluna ${column}`,
  },
  'en-US': {
    title: 'Org chart',
    people: n => (n === 1 ? '1 person' : `${n} people`),
    sheet: (at, all, row, column) => `sheet ${at} of ${all}, row ${row}, column ${column}`,
  },
  'es-ES': {
    title: 'Organigrama',
    people: n => (n === 1 ? '1 persona' : `${n} personas`),
    sheet: (at, all, row, column) => `hoja ${at} de ${all}, fila ${row}, columna ${column}`,
  },
};

interface Paper {
  pdf: PDFDocument;
  fonts: Sheet['fonts'];
  title: string;
}

/** Everybody open: on one page as large as the drawing, or over sheets of A3 that are laid side by side where it would be too small to read. */
export async function drawChart(roots: readonly ChartNode[], language: Language): Promise<Uint8Array> {
  const { title, people, sheet } = words[language];
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setLanguage(language);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const count = roots.reduce((sum, one) => sum + one.people + 1, 0);
  const on: Paper = { pdf, fonts, title: `${title} · ${people(count)}` };
  const everybody = { isOpen: () => true, isWhole: () => true };
  const whole = layOut(roots, everybody);
  const scale = scaleOf(whole);
  if (scale >= leastScale) drawPage(on, whole, scale);
  else {
    const loneRows = Math.floor((held.height - cardHeight) / stackStep) + 1;
    drawSheets(on, layOut(roots, { ...everybody, loneRows }), sheet);
  }
  return pdf.save();
}

/** As it fits on the largest page, either way round. */
function scaleOf({ width, height }: ChartLayout): number {
  const [wide, high] = [width + 2 * margin, height + head + 2 * margin];
  return Math.min(1, longest / Math.max(wide, high), shortest / Math.min(wide, high));
}

function drawPage({ pdf, fonts, title }: Paper, { cards, width, height }: ChartLayout, scale: number): void {
  const page = pdf.addPage([
    Math.max(300, (width + 2 * margin) * scale),
    Math.max(120, (height + head + 2 * margin) * scale),
  ]);
  const top = page.getHeight() - margin * scale;
  page.drawText(title, { x: margin * scale, y: top - 14, size: 14, font: fonts.bold, color: chartInk.text });
  const origin = { x: margin * scale, y: top - head * scale };
  for (const card of cards)
    if (card.from) page.drawSvgPath(lineTo(card), { ...origin, scale, borderColor: chartInk.line, borderWidth: 1 });
  for (const card of cards) drawCard({ page, fonts, origin, scale }, card);
}

function drawSheets({ pdf, fonts, title }: Paper, { cards }: ChartLayout, told: Words['sheet']): void {
  const sheets = sheetsOf(cards, held);
  const [left, top] = [margin, paper.height - margin - head];
  for (const [at, { row, column, x, y, lines, shown }] of sheets.entries()) {
    const page = pdf.addPage([paper.width, paper.height]);
    const where = told(at + 1, sheets.length, row, column);
    page.drawText(`${title} · ${where}`, { x: left, y: top + 16, size: 12, font: fonts.bold, color: chartInk.text });
    page.pushOperators(
      pushGraphicsState(),
      rectangle(left, top - held.height * leastScale, held.width * leastScale, held.height * leastScale),
      clip(),
      endPath(),
    );
    const origin = { x: left - x * leastScale, y: top + y * leastScale };
    for (const one of lines)
      page.drawLine({
        start: { x: origin.x + one.x * leastScale, y: origin.y - one.y * leastScale },
        end: { x: origin.x + one.toX * leastScale, y: origin.y - one.toY * leastScale },
        color: chartInk.line,
        thickness: 0.75,
      });
    for (const card of shown) drawCard({ page, fonts, origin, scale: leastScale }, card);
    page.pushOperators(popGraphicsState());
  }
}
