import { fileURLToPath } from 'node:url';
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

  it('cannot be had from what is no PDF', async () => {
    const library = await pdfium();
    expect(() => openPdf(library, `${SAMPLES}E02_longo.csv`)).toThrow(PdfRefusal);
  });
});
