import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotPlain, pdfObjects } from './objects.ts';
import { openPdf } from './open.ts';
import { pageNumbers } from './page-tree.ts';
import { type Pdfium, pdfium } from './pdfium.ts';

const SAMPLES = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'page-tree-'));
let library: Pdfium;
beforeAll(async () => {
  library = await pdfium();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const objectsOf = (file: Buffer) =>
  pdfObjects({ size: file.length, read: (from, size) => file.subarray(from, from + size) });

/** The number of each page's object as PDFium has it. */
function byPdfium(file: Buffer): number[] {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, file);
  const pdf = openPdf(library, path);
  try {
    return Array.from({ length: pdf.pages }, (_, at) => library.EPDFDoc_GetPageObjectNumberByIndex(pdf.handle, at));
  } finally {
    pdf.close();
  }
}

/** A PDF of these objects, the first of which is the catalogue. */
function pdfOf(...objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const rows = objects.map((value, at) => {
    const place = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${value}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const node = (count: number, ...kids: number[]) =>
  `<</Type/Pages/Count ${count}/Kids[${kids.map(kid => `${kid} 0 R`).join(' ')}]>>`;
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>';

describe('each page is the object that PDFium takes for it', () => {
  it('in every sample that is written plainly', () => {
    let plain = 0;
    for (const name of readdirSync(SAMPLES).filter(file => file.endsWith('.pdf'))) {
      const file = readFileSync(SAMPLES + name);
      const expected = byPdfium(file);
      try {
        const numberOf = pageNumbers(objectsOf(file));
        expect(
          expected.map((_, at) => numberOf(at + 1)),
          name,
        ).toEqual(expected);
        plain += 1;
      } catch (error) {
        if (!(error instanceof NotPlain)) throw error;
      }
    }
    expect(plain).toBeGreaterThan(10);
  });

  it.each([
    ['one behind the other', pdfOf(catalogue, node(3, 5, 3, 4), page, page, page)],
    [
      'in branches, one of them empty',
      pdfOf(catalogue, node(4, 3, 4, 5, 6), node(0), page, node(2, 7, 8), page, page, page),
    ],
    ['in a branch of a branch', pdfOf(catalogue, node(2, 3, 6), node(1, 4), node(1, 5), page, page)],
    [
      'in a list that stands elsewhere',
      pdfOf(catalogue, '<</Type/Pages/Count 2/Kids 5 0 R>>', page, page, '[4 0 R\n3 0 R]'),
    ],
    ['whatever their number says', pdfOf(catalogue, node(2, 3, 4), node(9, 5, 6), page, page, page)],
  ])('%s', (_, file) => {
    const numberOf = pageNumbers(objectsOf(file));
    const expected = byPdfium(file);
    expect(expected.length).toBeGreaterThan(1);
    // the last first: what stands before it was counted too
    expect(expected.map((_, at) => numberOf(expected.length - at)).toReversed()).toEqual(expected);
  });
});

describe('a tree that is not in good order is not followed', () => {
  it.each([
    ['a page that is missing', pdfOf(catalogue, node(3, 3, 9, 4), page, page)],
    [
      'a page that stands in the list itself',
      pdfOf(catalogue, `<</Type/Pages/Count 3/Kids[<</Type/Page>> 3 0 R 4 0 R]>>`, page, page),
    ],
    ['nothing in place of a page', pdfOf(catalogue, '<</Type/Pages/Count 3/Kids[null 3 0 R 4 0 R]>>', page, page)],
    ['a circle', pdfOf(catalogue, node(2, 3, 4), node(1, 2), page)],
    ['a branch that comes twice', pdfOf(catalogue, node(2, 3, 3), node(1, 4), page)],
    ['no tree', pdfOf('<</Type/Catalog>>', page)],
    ['fewer pages', pdfOf(catalogue, node(3, 3), page)],
  ])('%s', (_, file) => {
    const numberOf = pageNumbers(objectsOf(file));
    expect(() => numberOf(2)).toThrow(NotPlain);
    expect(() => numberOf(2)).toThrow(NotPlain);
  });

  it('nor one of endless levels or of a million empty branches', () => {
    const levels = Array.from({ length: 60 }, (_, at) => node(1, at + 3));
    expect(() => pageNumbers(objectsOf(pdfOf(catalogue, ...levels, page)))(1)).toThrow(NotPlain);
    const doubled = Array.from({ length: 40 }, (_, at) => node(0, at + 3, at + 3));
    expect(() => pageNumbers(objectsOf(pdfOf(catalogue, ...doubled, node(0))))(1)).toThrow(NotPlain);
  });
});
