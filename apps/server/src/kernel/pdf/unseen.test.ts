import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  BlendMode,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { clearPage, cutPages } from './cut.ts';
import { openPdf } from './open.ts';
import { pdfium } from './pdfium.ts';
import { encodePng } from './png.ts';
import { openBytes } from './save.ts';
import { readTexts } from './texts.ts';
import { readWords } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'unseen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const white = rgb(1, 1, 1);
const dark = rgb(0.1, 0.1, 0.4);
/** A picture of one white pixel. */
const dot = encodePng(new Uint8Array([255, 255, 255, 255]), 1, 1, 4, deflateSync);

const old = (page: PDFPage) => page.drawText('OLD 1,00', { x: 20, y: 100, size: 10 });
const box = { x: 10, y: 92, width: 120, height: 24 };
const operator = (name: string, ...operands: string[]) => PDFOperator.of(nameOf(name), operands);
const nameOf = (name: string) =>
  Object.values(PDFOperatorNames).find(known => known === name) ?? PDFOperatorNames.EndPath;

/** Text in `/OC /layer`; the layer is a group, or a membership of groups (OCMD), that is off or on. */
function layered(page: PDFPage, isOff: boolean, isMember: boolean): void {
  const { context, catalog } = page.doc;
  const group = context.register(context.obj({ Type: 'OCG', Name: 'draft' }));
  const member = context.register(context.obj({ Type: 'OCMD', OCGs: [group], P: 'AllOn' }));
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [group], D: { OFF: isOff ? [group] : [], Order: [group] } }),
  );
  page.node.Resources()?.set(PDFName.of('Properties'), context.obj({ layer: isMember ? member : group }));
  page.pushOperators(operator('BDC', '/OC', '/layer'));
  old(page);
  page.pushOperators(operator('EMC'));
}

function clipped(page: PDFPage, ...sides: number[]): void {
  page.pushOperators(pushGraphicsState(), operator('re', ...sides.map(String)), operator('W'), operator('n'));
  old(page);
  page.pushOperators(popGraphicsState());
}

type Draw = (page: PDFPage) => void | Promise<void>;

function both(first: Draw, second: Draw): Draw {
  return async page => {
    await first(page);
    await second(page);
  };
}

const cases: [name: string, draw: Draw, isSeen: boolean, unseen: string][] = [
  ['a white box', both(old, page => page.drawRectangle({ ...box, color: white })), false, 'apart'],
  ['a box of any colour', both(old, page => page.drawRectangle({ ...box, color: dark })), false, 'apart'],
  [
    'a box that lets it through',
    both(old, page => page.drawRectangle({ ...box, color: dark, opacity: 0.3 })),
    true,
    'none',
  ],
  [
    'a marker over it',
    both(old, page => page.drawRectangle({ ...box, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply })),
    true,
    'none',
  ],
  [
    'a frame around it',
    both(old, page => page.drawRectangle({ ...box, borderColor: dark, borderWidth: 1 })),
    true,
    'none',
  ],
  ['a box under it', both(page => page.drawRectangle({ ...box, color: white }), old), true, 'none'],
  [
    'a picture',
    async page => {
      old(page);
      page.drawImage(await page.doc.embedPng(dot), box);
    },
    false,
    'apart',
  ],
  [
    'an ellipse',
    both(old, page => page.drawEllipse({ x: 45, y: 104, xScale: 90, yScale: 30, color: white })),
    false,
    'apart',
  ],
  ['a layer that is off', page => layered(page, true, false), false, 'apart'],
  ['a layer that is on', page => layered(page, false, false), true, 'none'],
  ['a membership of a layer that is off', page => layered(page, true, true), false, 'apart'],
  ['a clip elsewhere', page => clipped(page, 150, 150, 20, 20), false, 'apart'],
  ['a clip around it', page => clipped(page, 10, 90, 150, 30), true, 'none'],
  ['above the page', page => page.drawText('OLD 1,00', { x: 20, y: 260, size: 10 }), false, 'apart'],
  ['right of the page', page => page.drawText('OLD 1,00', { x: 230, y: 100, size: 10 }), false, 'apart'],
  ['outside of the crop box', both(old, page => page.setCropBox(0, 120, 200, 80)), false, 'apart'],
  ['white on white', page => page.drawText('OLD 1,00', { x: 20, y: 100, size: 10, color: white }), false, 'apart'],
  ['drawn with no opacity', page => page.drawText('OLD 1,00', { x: 20, y: 100, size: 10, opacity: 0 }), false, 'apart'],
  [
    'white on a dark box',
    both(
      page => page.drawRectangle({ ...box, color: dark }),
      page => page.drawText('OLD 1,00', { x: 20, y: 100, size: 10, color: white }),
    ),
    true,
    'none',
  ],
];

async function made(draw: Draw): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  page.drawText('Total', { x: 20, y: 150, size: 10 });
  await draw(page);
  page.drawText('NEW 2,00', { x: 20, y: 170, size: 10 });
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, await document.save({ useObjectStreams: false }));
  return path;
}

describe('what is seen is what is read, and what a cut holds', () => {
  it.each(cases)('%s', async (_, draw, isSeen, unseen) => {
    const pdf = openPdf(await pdfium(), await made(draw));
    try {
      const words = readWords(pdf, 0);
      expect(words.texts.join(' ').includes('OLD 1,00')).toBe(isSeen);
      expect(words.texts).toEqual(expect.arrayContaining(['Total', 'NEW', '2,00']));
      expect(words.unseen).toBe(unseen);
      const cleared = clearPage(pdf, 0);
      expect(cleared === 'cleared').toBe(!isSeen);
      expect(cutTexts(pdf, cleared === 'cleared').includes('OLD')).toBe(isSeen);
    } finally {
      pdf.close();
    }
  });

  it('the text drawn anew where the old one was covered is read, also the same', async () => {
    const path = await made(page => {
      old(page);
      page.drawRectangle({ ...box, color: white });
      old(page);
    });
    const pdf = openPdf(await pdfium(), path);
    expect(readWords(pdf, 0).texts.filter(text => text === '1,00')).toHaveLength(1);
    pdf.close();
  });

  it.each(['inside of a form object', 'a part of a longer text'])(
    'what a cut cannot leave out is told: %s',
    async kind => {
      const path = await made(async page => {
        if (kind === 'a part of a longer text') page.drawText('Total 3,00 OLD 1,00', { x: 20, y: 100, size: 10 });
        else {
          const inner = await PDFDocument.create();
          old(inner.addPage([200, 200]));
          const [form] = await page.doc.embedPdf(await inner.save());
          if (form) page.drawPage(form);
        }
        page.drawRectangle({ ...box, x: kind === 'a part of a longer text' ? 66 : 10, color: white });
      });
      const pdf = openPdf(await pdfium(), path);
      const words = readWords(pdf, 0);
      expect(words.texts).not.toContain('OLD');
      expect(words.unseen).toBe('within');
      expect(clearPage(pdf, 0)).toBe('kept');
      pdf.close();
    },
  );
});

function cutTexts(pdf: Parameters<typeof cutPages>[0], isCleared: boolean): string[] {
  const { bytes } = cutPages(pdf, [1], undefined, size => new Uint8Array(size), isCleared);
  const copy = openBytes(pdf.library, bytes);
  const texts = readTexts({ library: pdf.library, handle: copy.handle }, 0);
  copy.close();
  return texts;
}
