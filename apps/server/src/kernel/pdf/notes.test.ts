import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFHexString, PDFName, type PDFPage } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { clearPage, cutPages } from './cut.ts';
import { type OpenPdf, openPdf } from './open.ts';
import { pdfium } from './pdfium.ts';
import { openBytes } from './save.ts';
import { readTexts } from './texts.ts';
import { readWords } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(draw: (page: PDFPage) => void, isDrawn = true): Promise<OpenPdf> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText('Total', { x: 20, y: 250, size: 10 });
  draw(page);
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, await document.save({ useObjectStreams: false, updateFieldAppearances: isDrawn }));
  return openPdf(await pdfium(), path);
}

function note(page: PDFPage, kind: string, text: string, flags = 4): void {
  const { context } = page.doc;
  const made = context.obj({ Type: 'Annot', Subtype: kind, Rect: [20, 20, 120, 60], F: flags });
  if (text !== '') made.set(PDFName.of('Contents'), PDFHexString.fromText(text));
  page.node.addAnnot(context.register(made));
}

function cutTexts(pdf: OpenPdf): string[] {
  const cleared = clearPage(pdf, 0);
  const copy = openBytes(pdf.library, cutPages(pdf, [1], undefined, undefined, cleared === 'cleared').bytes);
  const texts = readTexts({ library: pdf.library, handle: copy.handle }, 0);
  copy.close();
  return texts;
}

describe('what lies on a page', () => {
  it.each(['FreeText', 'Stamp', 'Text', 'StrikeOut', 'Square'])('is told: %s', async kind => {
    const pdf = await opened(page => note(page, kind, 'Sem  valor – não usar'));
    expect(readWords(pdf, 0).notes).toEqual(['Sem valor – não usar']);
    // drawn into the page meanwhile, it is told again
    expect(readWords(pdf, 0).notes).toEqual(['Sem valor – não usar']);
    pdf.close();
  });

  it.each([
    ['a link', 'Link', 4],
    ['the window of a note', 'Popup', 4],
    ['what is hidden', 'FreeText', 2],
    ['what is not to be seen', 'Stamp', 32],
  ])('is not told: %s', async (_, kind, flags) => {
    const pdf = await opened(page => note(page, kind, 'x', flags));
    expect(readWords(pdf, 0).notes).toEqual([]);
    pdf.close();
  });

  it.each([true, false])(
    'fields of a form are read and cut with their values, drawn by a program: %s',
    async isDrawn => {
      const pdf = await opened(page => {
        const field = page.doc.getForm().createTextField('folha.total');
        field.setText('1.234,56');
        field.addToPage(page, { x: 100, y: 245, width: 100, height: 18 });
        if (isDrawn) return;
        for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
        page.doc.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), page.doc.context.obj(true));
      }, isDrawn);
      expect(readWords(pdf, 0)).toMatchObject({ texts: ['Total', '1.234,56'], notes: [], unseen: 'none' });
      expect(cutTexts(pdf)).toEqual(['Total', '1.234,56']);
      pdf.close();
    },
  );

  it('text that runs across is no word, and known', async () => {
    const pdf = await opened(page => page.drawText('CAN CELADO', { x: 60, y: 60, size: 40, rotate: degrees(40) }));
    expect(readWords(pdf, 0)).toMatchObject({ texts: ['Total'], aslant: 'CANCELADO' });
    pdf.close();
  });
});
