import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf, PdfRefusal } from './open.ts';
import { pdfium } from './pdfium.ts';
import { type PageWords, readWords } from './words.ts';

const SAMPLES = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));

async function firstPage(name: string): Promise<PageWords> {
  const pdf = openPdf(await pdfium(), SAMPLES + name);
  try {
    return readWords(pdf, 0);
  } finally {
    pdf.close();
  }
}

/** A page with a visible word, and an amount drawn in this mode. */
async function pageOf(mode: TextRenderingMode, hasPicture: boolean): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const page = made.addPage([200, 200]);
  if (hasPicture) page.drawImage(await made.embedPng(dot), { x: 0, y: 0, width: 200, height: 200 });
  page.drawText('Total', { x: 20, y: 100, size: 12 });
  page.pushOperators(setTextRenderingMode(mode));
  page.drawText('8150,40', { x: 100, y: 100, size: 12 });
  return made.save();
}

/** A picture of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('words of a page', () => {
  it('stand at the same place whether the page is stored upright or on its side', async () => {
    const upright = await firstPage('P02_adiantamento.pdf');
    const rotated = await firstPage('P02_girado90.pdf');
    expect(rotated.texts).toEqual(upright.texts);
    for (const [at, value] of upright.boxes.entries())
      expect(Math.abs((rotated.boxes[at] ?? 0) - value)).toBeLessThan(1);
  });

  it('are read without a password when only the owner has one', async () => {
    expect((await firstPage('P02_protegido_senha_dono.pdf')).texts.length).toBeGreaterThan(50);
  });

  it('tell a scanned page from a blank one, and text without Unicode from text', async () => {
    expect(await firstPage('S01_digitalizado.pdf')).toMatchObject({ characters: 0, hasObjects: true });
    expect(await firstPage('Z01_vazio.pdf')).toMatchObject({ characters: 0, hasObjects: false });
    const unreadable = await firstPage('P04_sem_tounicode.pdf');
    expect(unreadable.unreadable / unreadable.characters).toBeGreaterThan(0.2);
  });

  it('leave out slanted and sideways text', async () => {
    expect((await firstPage('P08_bases_informativas.pdf')).texts.join(' ')).not.toMatch(/CONFIDENCIAL/);
  });

  it.each([
    ['text that is drawn with nothing', TextRenderingMode.Invisible, false, { texts: ['Total'], hasInvisible: false }],
    ['text that only clips', TextRenderingMode.Clip, false, { texts: ['Total'], hasInvisible: false }],
    ['it over a picture', TextRenderingMode.Invisible, true, { texts: ['Total', '8150,40'], hasInvisible: true }],
    ['drawn text over a picture', TextRenderingMode.Fill, true, { texts: ['Total', '8150,40'], hasInvisible: false }],
  ])('leave out what nobody sees, unless a picture may show it: %s', async (_, mode, hasPicture, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    try {
      const path = join(folder, 'page.pdf');
      writeFileSync(path, await pageOf(mode, hasPicture));
      const pdf = openPdf(await pdfium(), path);
      expect(readWords(pdf, 0)).toMatchObject(expected);
      pdf.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('cannot be had from what is no PDF', async () => {
    const library = await pdfium();
    expect(() => openPdf(library, `${SAMPLES}E02_longo.csv`)).toThrow(PdfRefusal);
  });
});
