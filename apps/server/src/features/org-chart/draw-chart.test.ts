import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardHeight, cardWidth, layOut } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { treeOf } from '@cracha/contract/features/org-chart/chart-tree.ts';
import type { ChartPerson } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdf } from '#kernel/pdf/open.ts';
import { pdfium } from '#kernel/pdf/pdfium.ts';
import { readTexts } from '#kernel/pdf/texts.ts';
import { sheetsOf } from './chart-sheets.ts';
import { drawChart } from './draw-chart.ts';

const folder = mkdtempSync(join(tmpdir(), 'charts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (at: number) => `P${String(at).padStart(5, '0')}`;
const person = (at: number, above: number | null): ChartPerson => ({
  id: `id${at}`,
  nome: `${nameOf(at)} Reis`,
  foto: null,
  cargo: 'Montagem',
  lotacao: null,
  idEmpresa: 'c1',
  acima: above === null ? null : `id${above}`,
  topo: at === 0,
  saiuEm: null,
});
/** One on top, ten below, twenty below each, and the rest below those. */
const company = (many: number) =>
  Array.from({ length: many }, (_, at) =>
    person(at, at === 0 ? null : at <= 10 ? 0 : at <= 210 ? 1 + (at % 10) : 11 + (at % 200)),
  );

async function drawn(people: readonly ChartPerson[]) {
  const bytes = await drawChart(treeOf(people).roots, 'pt-BR');
  const path = join(folder, `${people.length}.pdf`);
  writeFileSync(path, bytes);
  const opened = openPdf(await pdfium(), path);
  const pages = Array.from({ length: opened.pages }, (_, at) => readTexts(opened, at));
  opened.close();
  return { pages, pdf: await PDFDocument.load(bytes) };
}

/** Sizes that text is written in, in points. */
function sizesOn(page: PDFPage): number[] {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(one => page.doc.context.lookup(one)) : [contents];
  const text = streams
    .flatMap(one =>
      one instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')] : [],
    )
    .join('\n');
  return [...text.matchAll(/\/\S+ ([\d.]+) Tf/g)].map(found => Number(found[1]));
}

const missing = (pages: readonly (readonly string[])[], many: number) => {
  const words = new Set(pages.flat());
  return Array.from({ length: many }, (_, at) => nameOf(at)).filter(name => !words.has(name));
};

describe('the chart as PDF', () => {
  it('of a team is one page as large as the drawing', async () => {
    const { pages, pdf } = await drawn(company(11));
    expect(pdf.getPageCount()).toBe(1);
    expect(missing(pages, 11)).toEqual([]);
    expect(Math.min(...sizesOn(pdf.getPage(0)))).toBe(9.5);
  });

  it.each([
    ['who answer to each other', company(5000)],
    ['of whom nobody has a place yet', Array.from({ length: 5000 }, (_, at) => ({ ...person(at, null), topo: false }))],
  ])(
    'of five thousand %s is laid over sheets: every name is there, and nothing smaller than is read',
    async (_, people) => {
      const { pages, pdf } = await drawn(people);
      expect(pdf.getPageCount()).toBeGreaterThan(20);
      expect(pdf.getPageCount()).toBeLessThan(130);
      expect(missing(pages, 5000)).toEqual([]);
      for (const page of pdf.getPages()) {
        expect([page.getWidth(), page.getHeight()]).toEqual([842, 1191]);
        expect(Math.min(...sizesOn(page))).toBeGreaterThanOrEqual(6);
      }
      const last = pdf.getPageCount();
      expect(pages.at(-1)?.join(' ')).toContain(`folha ${last} de ${last}`);
    },
    60_000,
  );

  it('has every card whole on one of its sheets, and what leads to it', () => {
    const { cards } = layOut(treeOf(company(1500)).roots, { isOpen: () => true, isWhole: () => true });
    const size = { width: 1000, height: 1500 };
    const sheets = sheetsOf(cards, size);
    const whole = (card: (typeof cards)[number]) =>
      sheets.filter(
        ({ x, y, shown }) =>
          shown.includes(card) &&
          card.x >= x &&
          card.y >= y &&
          card.x + cardWidth <= x + size.width &&
          card.y + cardHeight <= y + size.height,
      );
    for (const card of cards) {
      const [on] = whole(card);
      expect(on, card.node.person.nome).toBeDefined();
      if (card.stacked)
        expect(on?.lines.some(one => one.toX === card.x && one.y === card.y + cardHeight / 2)).toBe(true);
    }
  });
});
