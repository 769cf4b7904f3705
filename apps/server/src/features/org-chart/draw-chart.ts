import {
  type ChartCard,
  cardHeight,
  cardWidth,
  layOut,
  lineTo,
} from '@cracha/contract/features/org-chart/chart-layout.ts';
import type { ChartNode } from '@cracha/contract/features/org-chart/chart-tree.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { printable } from '#core/receipt/draw-receipt-pen.ts';

const margin = 32;
const head = 36;
/** The longest side a PDF's page may have, in points. */
const longest = 14_400;
const ink = rgb(0.07, 0.07, 0.07);
const quiet = rgb(0.36, 0.36, 0.36);
const line = rgb(0.72, 0.72, 0.72);

const words = {
  'pt-BR': { title: 'Organograma', people: (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`) },
  'en-US': { title: 'Org chart', people: (n: number) => (n === 1 ? '1 person' : `${n} people`) },
  'es-ES': { title: 'Organigrama', people: (n: number) => (n === 1 ? '1 persona' : `${n} personas`) },
} satisfies Record<Language, { title: string; people: (n: number) => string }>;

/** Everybody open on one page as large as the drawing, or as a page may be. */
export async function drawChart(roots: readonly ChartNode[], language: Language): Promise<Uint8Array> {
  const { cards, width, height } = layOut(roots, { isOpen: () => true, isWhole: () => true });
  const scale = Math.min(1, longest / (width + 2 * margin), longest / (height + head + 2 * margin));
  const pdf = await PDFDocument.create();
  const { title, people } = words[language];
  pdf.setTitle(title);
  pdf.setLanguage(language);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const page = pdf.addPage([
    Math.max(300, (width + 2 * margin) * scale),
    Math.max(120, (height + head + 2 * margin) * scale),
  ]);
  const top = page.getHeight() - margin * scale;
  const count = roots.reduce((sum, one) => sum + one.people + 1, 0);
  page.drawText(`${title} · ${people(count)}`, {
    x: margin * scale,
    y: top - 14,
    size: 14,
    font: fonts.bold,
    color: ink,
  });
  const origin = { x: margin * scale, y: top - head * scale };
  for (const card of cards)
    if (card.from) page.drawSvgPath(lineTo(card), { ...origin, scale, borderColor: line, borderWidth: 1 });
  for (const card of cards) drawCard(page, card, { fonts, origin, scale });
  return pdf.save();
}

interface Sheet {
  fonts: { plain: PDFFont; bold: PDFFont };
  origin: { x: number; y: number };
  scale: number;
}

function drawCard(page: PDFPage, { node, x, y }: ChartCard, { fonts, origin, scale }: Sheet): void {
  const [left, bottom] = [origin.x + x * scale, origin.y - (y + cardHeight) * scale];
  page.drawRectangle({
    x: left,
    y: bottom,
    width: cardWidth * scale,
    height: cardHeight * scale,
    borderColor: line,
    borderWidth: scale,
    color: rgb(1, 1, 1),
  });
  const { nome, cargo, lotacao } = node.person;
  const second = [cargo ?? lotacao, node.people > 0 ? String(node.people) : ''].filter(Boolean).join(' · ');
  const row = (text: string, up: number, font: PDFFont, size: number, color = ink) =>
    page.drawText(fitting(font, text, size, cardWidth - 24), {
      x: left + 12 * scale,
      y: bottom + up * scale,
      size: size * scale,
      font,
      color,
    });
  row(nome, 32, fonts.bold, 11);
  if (second) row(second, 15, fonts.plain, 9.5, quiet);
}

/** Cut with dots where it is too long. */
function fitting(font: PDFFont, text: string, size: number, width: number): string {
  const shown = printable(font, text);
  if (font.widthOfTextAtSize(shown, size) <= width) return shown;
  let end = shown.length;
  while (end > 1 && font.widthOfTextAtSize(`${shown.slice(0, end)}...`, size) > width) end--;
  return `${shown.slice(0, end).trimEnd()}...`;
}
