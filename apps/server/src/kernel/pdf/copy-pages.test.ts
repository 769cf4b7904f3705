import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  decodePDFRawStream,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
  type PDFRef,
  PDFWriter,
  StandardFonts,
} from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutPages, type PageRegion } from './cut.ts';
import { NotPlain, type PdfBytes, pdfObjects } from './objects.ts';
import { type OpenPdf, openPdf } from './open.ts';
import { type Pdfium, pdfium } from './pdfium.ts';
import { renderPage } from './render.ts';
import { readTexts } from './texts.ts';

const SAMPLES = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'copy-'));
let library: Pdfium;

beforeAll(async () => {
  library = await pdfium();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function opened(bytes: Uint8Array): OpenPdf {
  const path = join(folder, 'opened.pdf');
  writeFileSync(path, bytes);
  return openPdf(library, path);
}

function cut(bytes: Uint8Array, pages: number[], region?: PageRegion): Uint8Array {
  const pdf = opened(bytes);
  try {
    return cutPages(pdf, pages, region).bytes;
  } finally {
    pdf.close();
  }
}

/** All that stands in a PDF, unpacked, whether a page shows it or not. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream && !String(object.dict).includes('FontFile')
        ? `${object.dict} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
        : String(object),
    )
    .join('\n');
}

/** As the library writes a text into a drawing. */
const drawn = (text: string) => Buffer.from(text).toString('hex').toUpperCase();

/** A form (a whole page drawn at once) with this text. */
async function formOf(document: PDFDocument, text: string): Promise<PDFRef> {
  const other = await PDFDocument.create();
  const font = await other.embedFont(StandardFonts.Helvetica);
  other.addPage([500, 700]).drawText(text, { x: 50, y: 600, font });
  const [form] = await document.embedPdf(await other.save());
  if (!form) throw new Error('one page was drawn');
  return form.ref;
}

type Resources = Record<string, Record<string, PDFRef>>;

/** Two pages that have one dictionary of resources, with what both draw; `show` gives the drawing of each. */
function twoPages(document: PDFDocument, resources: Resources, show: (name: string) => string): Promise<Uint8Array> {
  const { context } = document;
  const shared = context.register(context.obj(resources));
  for (const name of names) {
    const { node } = document.addPage([500, 700]);
    node.set(PDFName.of('Resources'), shared);
    node.set(PDFName.of('Contents'), context.register(context.stream(show(name))));
  }
  return document.save({ useObjectStreams: false });
}

const names = ['Ana', 'Bia'] as const;
const drawing = (name: string) => `q /G gs (not /Bia Do \\) nor /Bia Do \\( this) pop /${name} Do Q`;

async function twoForms(document: PDFDocument): Promise<Resources> {
  const { context } = document;
  return {
    XObject: { Ana: await formOf(document, 'ANA LIQUIDO'), Bia: await formOf(document, 'BIA LIQUIDO') },
    ExtGState: { G: context.register(context.obj({ Type: 'ExtGState' })) },
  };
}

/** A form that draws what it is told, with resources of its own or those of whoever shows it. */
function telling(document: PDFDocument, content: string, resources?: Resources): PDFRef {
  const { context } = document;
  return context.register(
    context.stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 500, 700],
      PieceInfo: { Writer: { Private: PDFHexString.fromText('BIA LIQUIDO') } },
      ...(resources ? { Resources: context.obj(resources) } : {}),
    }),
  );
}

async function expectOnlyAna(file: Uint8Array, region?: PageRegion): Promise<void> {
  const all = await everythingIn(file);
  for (const name of names) expect(all).toContain(drawn(`${name} LIQUIDO`.toUpperCase()));
  const copy = await everythingIn(cut(file, [1], region));
  expect(copy).toContain(drawn('ANA LIQUIDO'));
  for (const other of [drawn('BIA LIQUIDO'), 'PieceInfo']) expect(copy).not.toContain(other);
}

describe('a copy has nothing of another page, seen or not', () => {
  it.each([
    ['the whole page', undefined],
    ['a part of it', [0, 0, 1, 0.9] as const],
  ])('where all pages have the same resources: %s', async (_, region) => {
    const document = await PDFDocument.create();
    const file = await twoPages(document, await twoForms(document), drawing);
    await expectOnlyAna(file, region);
    expect(await everythingIn(cut(file, [1, 2], region))).toContain(drawn('BIA LIQUIDO'));
  });

  it('where a form draws with the resources of its page', async () => {
    const document = await PDFDocument.create();
    const forms = await twoForms(document);
    for (const name of names) forms.XObject = { ...forms.XObject, [`By${name}`]: telling(document, drawing(name)) };
    await expectOnlyAna(await twoPages(document, forms, name => `/By${name} Do`));
  });

  it('where each page’s form has resources with the forms of all', async () => {
    const document = await PDFDocument.create();
    const forms = await twoForms(document);
    const outer: Resources = { XObject: {} };
    for (const name of names) outer.XObject = { ...outer.XObject, [name]: telling(document, drawing(name), forms) };
    await expectOnlyAna(await twoPages(document, outer, name => `/${name} Do`));
  });

  it('where the drawing has a picture in it whose bytes look like operators', async () => {
    const document = await PDFDocument.create();
    const picture = (name: string) => `BI /W 4 /H 4 /BPC 8 /CS /G ID /Bia Do (<<\nEI\n ${drawing(name)}`;
    await expectOnlyAna(await twoPages(document, await twoForms(document), picture));
  });

  it('where the file has streams of objects, which PDFium unpacks', async () => {
    const document = await PDFDocument.create();
    await twoPages(document, await twoForms(document), drawing);
    await expectOnlyAna(await document.save({ useObjectStreams: true }));
  });

  it('where a mask is drawn through', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const { XObject = {} } = await twoForms(document);
    const masked = (form?: PDFRef) => context.register(context.obj({ SMask: { S: 'Luminosity', G: form ?? null } }));
    const states = { ExtGState: { Ana: masked(XObject.Ana), Bia: masked(XObject.Bia) } };
    await expectOnlyAna(await twoPages(document, states, name => `/${name} gs`));
  });

  it.each([
    ['a page', 'Page'],
    ['a page by a name of its own', 'Seite'],
  ])('where something it draws with names another page, which says it is %s', async (_, type) => {
    const document = await PDFDocument.create();
    const { context } = document;
    const state = context.obj({ Type: 'ExtGState' });
    const forms = { ...(await twoForms(document)), ExtGState: { G: context.register(state) } };
    await twoPages(document, forms, drawing);
    // a twin of the second page, which the tree of pages doesn't name
    const twin = document.getPage(1).node.clone(context);
    twin.set(PDFName.of('Type'), PDFName.of(type));
    state.set(PDFName.of('Of'), context.register(twin));
    await expectOnlyAna(await document.save({ useObjectStreams: false }));
  });

  it('where fields of one form lie on several pages: what they show stays, what the others hold goes', async () => {
    const document = await PDFDocument.create();
    const form = document.getForm();
    for (const name of names) {
      const field = form.createTextField(`worker.${name}`);
      field.setText(`${name} LIQUIDO`.toUpperCase());
      field.addToPage(document.addPage([500, 700]), { x: 50, y: 600, width: 300, height: 30 });
    }
    const file = await document.save({ useObjectStreams: false });
    const copy = cut(file, [1]);
    const pdf = opened(copy);
    expect(readTexts(pdf, 0)).toEqual(['ANA', 'LIQUIDO']);
    pdf.close();
    const all = await everythingIn(copy);
    for (const held of ['BIA', drawn('BIA'), 'worker']) expect(all).not.toContain(held);
    expect(await everythingIn(file)).toContain(drawn('BIA LIQUIDO'));
  });
});

/** A file of one object, under its own table. */
function oneObject(object: string, trailer = ''): PdfBytes {
  const head = '%PDF-1.4\n';
  const table = head.length + object.length;
  const place = String(head.length).padStart(10, '0');
  const all = Buffer.from(
    `${head}${object}xref\n0 2\n0000000000 65535 f \n${place} 00000 n \ntrailer\n<<${trailer.replace('HERE', String(table))}>>\nstartxref\n${table}\n%%EOF\n`,
  );
  return { size: all.length, read: (at, size) => all.subarray(at, at + size) };
}

describe('a file that leads in circles ends in a sentence', () => {
  const stream = (length: string) => `1 0 obj\n<</Length ${length}>>stream\nq Q\nendstream\nendobj\n`;

  it('a stream whose length is the stream itself', () => {
    expect(
      pdfObjects(oneObject(stream('3')))
        .read(1)
        ?.stream?.toString(),
    ).toBe('q Q');
    expect(() => pdfObjects(oneObject(stream('1 0 R'))).read(1)).toThrow(NotPlain);
  });

  it('a stream that is longer than the file', () => {
    expect(() => pdfObjects(oneObject(stream('999999999'))).read(1)).toThrow(NotPlain);
    expect(() => pdfObjects(oneObject(stream('2'))).read(1)).toThrow(NotPlain);
  });

  it('a table that names itself as the one before', () => {
    expect(() => pdfObjects(oneObject(stream('3'), '/Prev HERE'))).toThrow(NotPlain);
  });

  it('and one that is encrypted is none that is read here', () => {
    expect(() => pdfObjects(oneObject(stream('3'), '/Encrypt 1 0 R'))).toThrow(NotPlain);
  });
});

describe('a copy shows what the page shows', () => {
  const pages = (name: string) => {
    const pdf = openPdf(library, SAMPLES + name);
    pdf.close();
    return Array.from({ length: pdf.pages }, (_, index) => index);
  };
  it.each(readdirSync(SAMPLES).filter(name => name.endsWith('.pdf')))('%s', name => {
    const pdf = openPdf(library, SAMPLES + name);
    for (const index of pages(name)) {
      const copy = opened(cutPages(pdf, [index + 1], undefined).bytes);
      expect(copy.pages).toBe(1);
      expect(Buffer.compare(renderPage(copy, 0, 0.5), renderPage(pdf, index, 0.5)), `page ${index + 1}`).toBe(0);
      copy.close();
    }
    pdf.close();
  });

  it('with resources and a size that stand above it in the tree', async () => {
    const document = await PDFDocument.create();
    const file = await twoPages(document, await twoForms(document), drawing);
    const { context, catalog } = await PDFDocument.load(file);
    const tree = catalog.Pages();
    for (const [at, page] of tree.Kids().asArray().entries()) {
      const node = context.lookup(page) as PDFPageLeaf;
      for (const key of ['Resources', 'MediaBox']) {
        if (at === 0) tree.set(PDFName.of(key), node.get(PDFName.of(key)) as PDFObject);
        node.delete(PDFName.of(key));
      }
    }
    const bytes = new Uint8Array(await PDFWriter.forContext(context, 50).serializeToBuffer());
    await expectOnlyAna(bytes);
    const copy = opened(cut(bytes, [2]));
    expect(readTexts(copy, 0)).toEqual(['BIA', 'LIQUIDO']);
    copy.close();
  });
});
