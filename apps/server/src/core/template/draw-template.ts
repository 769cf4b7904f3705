import { setImmediate } from 'node:timers/promises';
import type { TemplateAlignment, TemplateBlock } from '@cracha/contract/features/template/template-tree.ts';
import { PDFDocument, type PDFImage, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { printable } from '../receipt/draw-receipt-pen.ts';
import {
  type Cell,
  drawLines,
  drawTable,
  heightOf,
  type Line,
  type Look,
  layOut,
  type TemplateFonts,
} from './draw-lines.ts';
import type { Filled, FilledBlock } from './fill-template.ts';

/** A4 in points, and the part of a page that holds the text. */
export const templatePaper = { width: 595, height: 842, left: 56, right: 539, top: 786, bottom: 56 } as const;
/** No paper is longer (product 6.3). */
export const mostTemplatePages = 500;
const textWidth = templatePaper.right - templatePaper.left;

/** The bytes of a picture, as it was kept; undefined: it is not there any more. */
export type PictureOf = (sha256: string) => Uint8Array | undefined;

/** More pages than a paper may have. */
export class TooManyPages extends Error {}

interface Paper {
  pdf: PDFDocument;
  fonts: TemplateFonts;
  pictures: ReadonlyMap<string, PDFImage>;
  pages: PDFPage[];
  page: PDFPage;
  /** The next line's upper edge. */
  y: number;
  /** Where the text of each page begins and ends, below its head and above its foot. */
  top: number;
  bottom: number;
}

const looks = {
  titulo1: { size: 16, bold: true, before: 12, after: 8 },
  titulo2: { size: 13, bold: true, before: 12, after: 6 },
  titulo3: { size: 11, bold: true, before: 8, after: 4 },
  text: { size: 10.5, before: 0, after: 7 },
  margin: { size: 8.5, before: 0, after: 2 },
} as const satisfies Record<string, Look>;

/**
 * Draws a filled text on A4: head and foot on every page, tables that go on over pages with their first row, pictures and lines to sign.
 * The same text gives the same bytes.
 * @throws TooManyPages
 */
export async function drawTemplate(
  filled: Omit<Filled, 'missing' | 'hidden'>,
  { title, numbered, pictureOf }: { title: string; numbered: boolean; pictureOf: PictureOf },
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('pt-BR');
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    italic: await pdf.embedFont(StandardFonts.HelveticaOblique),
    boldItalic: await pdf.embedFont(StandardFonts.HelveticaBoldOblique),
  };
  const all = [...filled.cabecalho, ...filled.rodape, ...filled.blocos];
  const pictures = await embedded(pdf, all, pictureOf);
  const foot = heightOfMargin({ fonts, pictures }, filled.rodape) + (numbered ? 14 : 0);
  const head = heightOfMargin({ fonts, pictures }, filled.cabecalho);
  const first = pdf.addPage([templatePaper.width, templatePaper.height]);
  const top = templatePaper.top - (head > 0 ? head + 10 : 0);
  const bottom = templatePaper.bottom + (foot > 0 ? foot + 6 : 0);
  const paper: Paper = { pdf, fonts, pictures, pages: [first], page: first, y: top, top, bottom };
  let drawn = 0;
  for (const block of filled.blocos) {
    drawBlock(paper, block);
    // others are answered between two pages
    if (paper.pages.length > drawn) await setImmediate();
    drawn = paper.pages.length;
  }
  for (const [at, page] of paper.pages.entries()) {
    drawMargin(paper, page, templatePaper.top, filled.cabecalho);
    drawMargin(paper, page, templatePaper.bottom + foot, filled.rodape);
    if (numbered) drawNumber(paper, page, `${at + 1} de ${paper.pages.length}`);
  }
  return { bytes: await pdf.save({ useObjectStreams: false }), pages: paper.pages.length };
}

async function embedded(pdf: PDFDocument, blocks: readonly FilledBlock[], pictureOf: PictureOf) {
  const pictures = new Map<string, PDFImage>();
  for (const { block } of blocks) {
    if (block.tipo !== 'imagem' || pictures.has(block.sha256)) continue;
    const bytes = pictureOf(block.sha256);
    if (!bytes) continue;
    pictures.set(block.sha256, await (bytes[0] === 0x89 ? pdf.embedPng(bytes) : pdf.embedJpg(bytes)));
  }
  return pictures;
}

function turnPage(paper: Paper): void {
  if (paper.pages.length >= mostTemplatePages) throw new TooManyPages();
  paper.page = paper.pdf.addPage([templatePaper.width, templatePaper.height]);
  paper.pages.push(paper.page);
  paper.y = paper.top;
}

/** Goes on with the next page where so much doesn't fit any more. */
function room(paper: Paper, height: number): void {
  if (paper.y - height < paper.bottom && paper.y < paper.top) turnPage(paper);
}

const lookOf = (block: TemplateBlock): Look => (block.tipo === 'titulo' ? looks[`titulo${block.nivel}`] : looks.text);

function drawBlock(paper: Paper, filled: FilledBlock): void {
  const { block } = filled;
  if (block.tipo === 'quebraPagina') turnPage(paper);
  else if (block.tipo === 'imagem') drawPicture(paper, block);
  else if (block.tipo === 'tabela') table(paper, filled);
  else if (block.tipo === 'assinatura') sign(paper, filled);
  else if (block.tipo === 'lista') list(paper, filled, block.ordenada);
  else words(paper, filled, block);
}

function list(paper: Paper, { block, lines }: FilledBlock, numbered: boolean): void {
  const { size, after } = lookOf(block);
  for (const [at, runs] of lines.entries()) {
    const laid = layOut(paper.fonts, runs, { width: textWidth - 20, size });
    room(paper, laid[0]?.height ?? 0);
    const mark = printable(paper.fonts.plain, numbered ? `${at + 1}.` : '•');
    paper.page.drawText(mark, { x: templatePaper.left + 4, y: paper.y - size, size, font: paper.fonts.plain });
    flow(paper, laid, { left: templatePaper.left + 20, width: textWidth - 20, alignment: 'esquerda' });
    paper.y -= 2;
  }
  paper.y -= after;
}

function words(
  paper: Paper,
  { lines }: FilledBlock,
  block: Extract<TemplateBlock, { tipo: 'titulo' | 'paragrafo' }>,
): void {
  const isHeading = block.tipo === 'titulo';
  // all that stood in it was left out by its conditions
  if (lines.length === 0) return;
  const look = lookOf(block);
  if (paper.y < paper.top) paper.y -= look.before;
  const laid = layOut(paper.fonts, lines[0] ?? [], { width: textWidth, ...look });
  // a heading never stands alone at a page's end
  if (isHeading) room(paper, heightOf(laid) + 40);
  const alignment = block.alinhamento ?? (isHeading ? 'esquerda' : 'justificado');
  flow(paper, laid, { left: templatePaper.left, width: textWidth, alignment });
  paper.y -= look.after;
}

interface Column {
  left: number;
  width: number;
  alignment: TemplateAlignment;
}

function flow(paper: Paper, lines: readonly Line[], column: Column): void {
  for (const line of lines) {
    room(paper, line.height);
    drawLines(paper.page, [line], { ...column, top: paper.y });
    paper.y -= line.height;
  }
}

function drawPicture(paper: Paper, block: Extract<TemplateBlock, { tipo: 'imagem' }>): void {
  const image = paper.pictures.get(block.sha256);
  if (!image) return;
  const most = paper.top - paper.bottom;
  const { width, height } = image.scaleToFit(block.largura, most);
  room(paper, height);
  paper.page.drawImage(image, { x: leftOf(block.alinhamento, width), y: paper.y - height, width, height });
  paper.y -= height + looks.text.after;
}

function leftOf(alignment: TemplateAlignment | undefined, width: number): number {
  if (alignment === 'centro') return templatePaper.left + (textWidth - width) / 2;
  return alignment === 'direita' ? templatePaper.right - width : templatePaper.left;
}

function sign(paper: Paper, { lines }: FilledBlock): void {
  const laid = layOut(paper.fonts, lines[0] ?? [], { width: textWidth - 160, size: 10 });
  room(paper, heightOf(laid) + 54);
  paper.y -= 44;
  const [from, to] = [templatePaper.left + 80, templatePaper.right - 80];
  paper.page.drawLine({
    start: { x: from, y: paper.y },
    end: { x: to, y: paper.y },
    thickness: 0.7,
    color: rgb(0.1, 0.1, 0.1),
  });
  paper.y -= 3;
  flow(paper, laid, { left: from, width: to - from, alignment: 'centro' });
  paper.y -= looks.text.after;
}

/** A row that doesn't fit goes to the next page with the head; one that no page holds goes on line by line. */
function table(paper: Paper, { block, lines }: FilledBlock): void {
  if (block.tipo !== 'tabela') return;
  const columns = Math.max(...block.linhas.map(({ celulas }) => celulas.length));
  const parts = Array.from({ length: columns }, (_, at) => block.larguras?.[at] ?? 1);
  const sum = parts.reduce((all, part) => all + part, 0);
  const widths = parts.map(part => (part / sum) * textWidth);
  let taken = 0;
  const rows = block.linhas.map(({ celulas }, row): Cell[] =>
    celulas.map(({ alinhamento: alignment = 'esquerda' }, at) => {
      const bold = block.cabecalho && row === 0;
      const runs = (lines[taken++] ?? []).map(run =>
        bold ? { ...run, marks: [...run.marks, 'negrito' as const] } : run,
      );
      const width = widths[at] ?? textWidth;
      return { lines: layOut(paper.fonts, runs, { width: width - 10, size: 9.5 }), width, alignment };
    }),
  );
  drawTable(paper, rows, {
    head: block.cabecalho ? rows[0] : undefined,
    left: templatePaper.left,
    onNewPage: () => turnPage(paper),
  });
  paper.y -= looks.text.after + 3;
}

/** What stands on every page: words and pictures one under the other. */
function heightOfMargin(
  { fonts, pictures }: Pick<Paper, 'fonts' | 'pictures'>,
  blocks: readonly FilledBlock[],
): number {
  return blocks.reduce((sum, { block, lines }) => {
    if (block.tipo === 'imagem') {
      const image = pictures.get(block.sha256);
      return sum + (image ? image.scaleToFit(block.largura, 80).height + 4 : 0);
    }
    const laid = layOut(fonts, lines[0] ?? [], { width: textWidth, ...looks.margin, bold: block.tipo === 'titulo' });
    return sum + heightOf(laid) + looks.margin.after;
  }, 0);
}

function drawMargin(paper: Paper, page: PDFPage, from: number, blocks: readonly FilledBlock[]): void {
  let y = from;
  for (const { block, lines } of blocks) {
    if (block.tipo === 'imagem') {
      const image = paper.pictures.get(block.sha256);
      if (!image) continue;
      const { width, height } = image.scaleToFit(block.largura, 80);
      page.drawImage(image, { x: leftOf(block.alinhamento, width), y: y - height, width, height });
      y -= height + 4;
      continue;
    }
    const laid = layOut(paper.fonts, lines[0] ?? [], {
      width: textWidth,
      ...looks.margin,
      bold: block.tipo === 'titulo',
    });
    const alignment = 'alinhamento' in block ? (block.alinhamento ?? 'esquerda') : 'esquerda';
    drawLines(page, laid, { left: templatePaper.left, width: textWidth, alignment, top: y });
    y -= heightOf(laid) + looks.margin.after;
  }
}

function drawNumber({ fonts }: Paper, page: PDFPage, text: string): void {
  const size = 8;
  const x = templatePaper.right - fonts.plain.widthOfTextAtSize(text, size);
  page.drawText(text, { x, y: templatePaper.bottom - 8, size, font: fonts.plain, color: rgb(0.36, 0.36, 0.36) });
}
