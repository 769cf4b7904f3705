import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHeldPdf } from '../open.ts';
import { pdfium } from '../pdfium.ts';
import { encodePng } from '../png.ts';
import { drawArea } from '../sight.ts';
import { NotSignable } from './not-signable.ts';
import { type Part, plainCopy } from './plain-copy.ts';
import { checkedByQpdf, clean, drawnPdf, judged, onePage, pdfOf, sample, shown, streamOf } from './revision.factory.ts';

const foot = 'D-2026-000123';
const pdf = (bytes: Uint8Array): Part => ({ kind: 'pdf', bytes });
const copied = async (...parts: (Uint8Array | Part)[]) =>
  (
    await plainCopy(
      parts.map(part => ('kind' in part ? part : pdf(part))),
      { foot },
    )
  ).bytes;
const reasonOf = (parts: readonly Part[]) =>
  plainCopy(parts, { foot }).then(
    () => 'taken',
    (error: unknown) => (error instanceof NotSignable ? error.reason : String(error)),
  );
const pageOf = (box: string) => pdf(pdfOf(onePage({ box })));
const ok = pdfOf(onePage({ drawing: shown('Texto', 50, 300) }));
const png = (width: number, height: number) =>
  encodePng(new Uint8Array(width * height * 4).fill(128), width, height, width * 4, deflateSync);
let mostPages: Uint8Array;
let manyPages: Uint8Array;
let encrypted: Uint8Array;
beforeAll(async () => {
  mostPages = await drawnPdf(500, () => undefined);
  manyPages = await drawnPdf(501, () => undefined);
  encrypted = Buffer.from(judged(ok, 'qpdf', '--encrypt', 'abc', 'dono', '256', '--', 'FILE', '-'), 'latin1');
});

/** All that stands in a file, unpacked. */
const everythingIn = (bytes: Uint8Array) =>
  judged(bytes, 'qpdf', '--qdf', '--object-streams=disable', '--no-original-object-ids', 'FILE', '-');

describe('what can be signed', () => {
  it.each<[string, string, () => Part[]]>([
    ['broken', 'no PDF', () => [pdf(Buffer.from('<html><script>alert(1)</script>'))]],
    ['broken', 'nothing', () => [pdf(new Uint8Array())]],
    ['broken', 'half a PDF', () => [pdf(ok.subarray(0, ok.length / 2))]],
    ['broken', 'a picture that is none', () => [{ kind: 'png', bytes: Buffer.from('<svg onload="alert(1)"/>') }]],
    ['broken', 'a picture of another kind', () => [{ kind: 'jpeg', bytes: png(2, 2) }]],
    [
      'broken',
      'a drawing that can’t be unpacked',
      () => [pdf(pdfOf(onePage().toSpliced(3, 1, streamOf('x', '/Filter/JPXDecode'))))],
    ],
    ['encrypted', 'behind a password', () => [pdf(encrypted)]],
    ['encrypted', 'with an owner’s password', () => [pdf(sample('P02_protegido_senha_dono.pdf'))]],
    ['noPages', 'no part', () => []],
    [
      'noPages',
      'a tree in a circle',
      () => [pdf(pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 999999999>>']))],
    ],
    ['tooManyPages', '501 pages', () => [pdf(manyPages)]],
    ['taken', '500 pages', () => [pdf(mostPages)]],
    ['tooManyPages', '501 pages in all', () => [pdf(ok), pdf(mostPages)]],
    ['sides', 'a side of 71 points', () => [pageOf('0 0 71 300')]],
    ['sides', 'a side of 2,881 points', () => [pageOf('0 0 300 2881')]],
    ['sides', 'a side of 14,400 points', () => [pageOf('0 0 14400 300')]],
    ['taken', 'the smallest', () => [pageOf('0 0 72 72')]],
    ['taken', 'the largest', () => [pageOf('0 0 2880 2880')]],
    ['signed', 'a signature', () => [pdf(pdfOf([...onePage(), '<</Type/Sig/ByteRange [0 10 20 30]/Contents<00>>>']))]],
    ['taken', 'a page about signatures', () => [pdf(pdfOf(onePage({ drawing: shown('/ByteRange', 9, 90) })))]],
    ['pixels', 'a flood of pixels', () => [{ kind: 'png', bytes: flood }]],
  ])('%s: %s', async (reason, _, parts) => {
    expect(await reasonOf(parts())).toBe(reason);
  });
});

/** A PNG whose head says 60,000 by 60,000. */
const flood = (() => {
  const bytes = Buffer.from(png(1, 1));
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
})();

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const field = (more: string) =>
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[50 200 250 220]/F 4/DA(/Helv 12 Tf 0 g)${more}>>`;
const look = (text: string) =>
  streamOf(
    `BT /F1 12 Tf 2 5 Td (${text}) Tj ET`,
    '/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F1 5 0 R>>>>',
  );

describe('what is in a plain copy', () => {
  it.each<[string, string[], RegExp]>([
    ['a script at the opening', onePage({ catalogue: `/OpenAction ${script}` }), /JavaScript|OpenAction/],
    ['a program that is started', onePage({ catalogue: '/OpenAction<</S/Launch/F(cmd.exe)>>' }), /Launch|cmd/],
    ['scripts by name', onePage({ catalogue: `/Names<</JavaScript<</Names[(a)${script}]>>>>` }), /JavaScript|Names/],
    [
      'acts of the file and of a page',
      onePage({ catalogue: `/AA<</WC ${script}>>`, page: `/AA<</O ${script}>>` }),
      /AA|JavaScript/,
    ],
    [
      'a file within',
      [
        ...onePage({ catalogue: '/Names<</EmbeddedFiles<</Names[(a.exe)6 0 R]>>>>/AF[6 0 R]', page: '/AF[6 0 R]' }),
        '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>',
        streamOf('MZ', '/Type/EmbeddedFile'),
      ],
      /Filespec|EmbeddedFile|MZ/,
    ],
    [
      'a form of XFA',
      [...onePage({ catalogue: '/AcroForm<</Fields[]/XFA 6 0 R>>' }), streamOf('<xdp:xdp/>')],
      /AcroForm|XFA|xdp/,
    ],
    [
      'links',
      onePage({ page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 300 400]/A<</S/URI/URI(https://x.example)>>>>]' }),
      /Annots|URI|x\.example/,
    ],
    [
      'metadata',
      [
        ...onePage({ catalogue: '/Metadata 6 0 R', page: '/Metadata 6 0 R/PieceInfo<</X<</Private(segredo)>>>>' }),
        streamOf('<x:xmpmeta/>', '/Type/Metadata/Subtype/XML'),
      ],
      /Metadata|xmpmeta|segredo/,
    ],
    [
      'outlines and threads',
      [...onePage({ catalogue: '/Outlines 6 0 R', page: '/B[6 0 R]' }), '<</Title(segredo)>>'],
      /Outlines|segredo/,
    ],
    [
      'a note nobody sees',
      [
        ...onePage({ page: '/Annots[6 0 R]' }),
        '<</Type/Annot/Subtype/FreeText/Rect[0 0 200 20]/F 2/Contents(segredo)/AP<</N 7 0 R>>>>',
        look('segredo'),
      ],
      /segredo/,
    ],
    [
      'data of another file',
      [
        ...onePage({ resources: '/XObject<</X 6 0 R>>', drawing: '/X Do' }),
        streamOf(
          shown('aqui', 50, 50),
          '/Type/XObject/Subtype/Form/BBox[0 0 300 400]/F(\\\\\\\\servidor\\\\a)/OPI<</x 1>>/Ref<</F(a)>>',
        ),
      ],
      /servidor|OPI|\/Ref/,
    ],
    [
      'a program for printers',
      [
        ...onePage({ resources: '/XObject<</X 6 0 R>>', drawing: '/X Do' }),
        streamOf('quit', '/Type/XObject/Subtype/PS'),
      ],
      /quit/,
    ],
    [
      'a file among the fonts',
      [
        ...onePage().map(each => each.replace('/F1 5 0 R', '/F1 5 0 R/F2 6 0 R')),
        '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>',
        streamOf('MZ', '/Type/EmbeddedFile'),
      ],
      /Filespec|EmbeddedFile|MZ/,
    ],
    [
      'a script among the fonts',
      [...onePage().map(each => each.replace('/F1 5 0 R', '/F1 5 0 R/F2 6 0 R')), script],
      /JavaScript/,
    ],
    [
      'what no page draws',
      [
        ...onePage({ resources: '/XObject<</X 6 0 R>>' }),
        streamOf('(segredo) pop', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
      ],
      /segredo/,
    ],
  ])('gone: %s', async (_, objects, word) => {
    const file = pdfOf(objects);
    expect(everythingIn(file)).toMatch(word);
    const copy = await copied(file);
    expect(everythingIn(copy)).not.toMatch(word);
    expect(checkedByQpdf(copy)).toBe(clean);
  });

  it.each<[string, string[], string[]]>([
    [
      'a field with its value',
      [
        ...onePage({ catalogue: '/AcroForm<</Fields[6 0 R]>>', page: '/Annots[6 0 R]' }),
        field('/V(valor)/AP<</N 7 0 R>>'),
        look('valor'),
      ],
      ['valor'],
    ],
    [
      'a stamp',
      [
        ...onePage({ page: '/Annots[6 0 R]' }),
        '<</Type/Annot/Subtype/Stamp/Rect[0 0 200 20]/F 4/AP<</N 7 0 R>>>>',
        look('SEM VALOR'),
      ],
      ['SEM', 'VALOR'],
    ],
    [
      'a stream that names another file',
      [
        ...onePage({ resources: '/XObject<</X 6 0 R>>', drawing: '/X Do' }),
        streamOf(
          shown('aqui', 50, 50),
          '/Type/XObject/Subtype/Form/BBox[0 0 300 400]/Resources<</Font<</F1 5 0 R>>>>/F(a)',
        ),
      ],
      ['aqui'],
    ],
  ])('seen: %s', async (_, objects, words) => {
    const copy = await copied(pdfOf(objects));
    expect(wordsOf(copy).map(({ text }) => text)).toEqual([...words, foot]);
    expect(everythingIn(copy)).not.toMatch(/AcroForm|Annots/);
  });

  const off = '/OCProperties<</OCGs[6 0 R]/D<</BaseState/OFF/OFF[6 0 R]>>>>';
  const layer = '<</Type/OCG/Name(L)>>';
  const square = '0 g 50 200 100 100 re f';
  it.each<[string, string[]]>([
    [
      'marked in the drawing',
      [
        ...onePage({ catalogue: off, resources: '/Properties<</L 6 0 R>>', drawing: `/OC /L BDC ${square} EMC` }),
        layer,
      ],
    ],
    [
      'by a set of layers',
      [
        ...onePage({ catalogue: off, resources: '/Properties<</L 7 0 R>>', drawing: `/OC /L BDC ${square} EMC` }),
        layer,
        '<</Type/OCMD/OCGs 6 0 R>>',
      ],
    ],
    [
      'by what must not be on',
      [
        ...onePage({
          catalogue: off.replaceAll('OFF', 'ON'),
          resources: '/Properties<</L<</Type/OCMD/VE[/Not 6 0 R]>>>>',
          drawing: `/OC /L BDC ${square} EMC`,
        }),
        layer,
      ],
    ],
    [
      'of a form',
      [
        ...onePage({ catalogue: off, resources: '/XObject<</X 7 0 R>>', drawing: '/X Do' }),
        layer,
        streamOf(square, '/Type/XObject/Subtype/Form/BBox[0 0 300 400]/OC 6 0 R'),
      ],
    ],
  ])('a layer that was off is seen by everybody: %s', async (_, objects) => {
    const file = pdfOf(objects);
    expect(await isDark(file, 100, 150)).toBe(false);
    const copy = await copied(file);
    expect(await isDark(copy, 100, 150)).toBe(true);
    expect(darkByPoppler(copy)).toBe(true);
    expect(everythingIn(copy)).not.toMatch(/OCProperties|OCMD|\/OC \d|Name \(L\)/);
  });

  it('has a classic table without gaps, and the same bytes each time', async () => {
    const parts = [sample('P02_girado90.pdf'), sample('S01_digitalizado.pdf')];
    const copy = await copied(...parts, { kind: 'png', bytes: png(40, 30) });
    const text = Buffer.from(copy).toString('latin1');
    const [, size = '', rows = ''] = /xref\n0 (\d+)\n([\s\S]*)trailer\n<<\/Size \1/.exec(text) ?? [];
    expect(rows.match(/\d{10} \d{5} n \n/g)).toHaveLength(Number(size) - 1);
    expect(text).not.toMatch(/ObjStm|\/XRef|CreationDate|ModDate/);
    expect(checkedByQpdf(copy)).toBe(clean);
    expect(hash(await copied(...parts, { kind: 'png', bytes: png(40, 30) }))).toBe(hash(copy));
    expect(hash(await copied(copy))).toBe(hash(await copied(copy)));
  });

  it('tells each page before it is read', async () => {
    const told: number[] = [];
    await plainCopy([pdf(ok), pdf(sample('Z01_vazio.pdf')), pdf(ok)], { foot, onPage: page => told.push(page) });
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('shows what the pages show, of files with streams of objects too', async () => {
    const packed = await PDFDocument.create();
    packed.addPage([300, 400]).drawText('PACOTE', { x: 40, y: 300 });
    const copy = await copied(await packed.save({ useObjectStreams: true }), sample('P04_senior_paisagem.pdf'));
    const before = judged(sample('P04_senior_paisagem.pdf'), 'pdftotext', '-layout', 'FILE', '-');
    const after = judged(copy, 'pdftotext', '-layout', 'FILE', '-').replaceAll(foot, '');
    expect(squeezed(after)).toBe(squeezed(`PACOTE ${before}`));
  });
});

describe('the foot', () => {
  const boxes = '/CropBox[20 30 280 380]';
  it.each([0, 90, 180, 270])('stands at the lower edge of a page turned by %i degrees', async turn => {
    const copy = await copied(pdfOf(onePage({ page: `/Rotate ${turn}${boxes}`, drawing: shown('x', 100, 200) })));
    const { words, height, width } = pageSeen(copy);
    const letters = words.find(({ text }) => text === foot);
    expect([width, height]).toEqual(turn % 180 === 0 ? [260, 350] : [350, 260]);
    expect(height - (letters?.bottom ?? 0)).toBeGreaterThan(3);
    expect(height - (letters?.bottom ?? 0)).toBeLessThan(14);
    expect(width - (letters?.right ?? 0)).toBeLessThan(40);
    expect(letters?.left).toBeGreaterThan(width / 2);
  });

  it.each<[string, string]>([
    ['moves and turns it', '0.5 0 0 -0.5 10 10 cm'],
    ['restores more than was saved', `Q Q Q ${shown('x', 50, 300)} 0 0 0 0 re W n`],
    ['restores less', 'q q 9 0 0 9 50 50 cm 0 0 0 0 re W n'],
    ['shows letters with nothing', 'BT 3 Tr ET'],
    ['holds a picture of bytes', `${'q 5 0 0 5 0 0 cm '.repeat(2)} BI /W 1 /H 1 /BPC 8 /CS /G ID Q Q Q EI`],
  ])('stays where it is when the drawing %s', async (_, drawing) => {
    const copy = await copied(pdfOf(onePage({ drawing })));
    const { words, height } = pageSeen(copy);
    const letters = words.find(({ text }) => text === foot);
    expect(height - (letters?.bottom ?? 0)).toBeCloseTo(7.3, 0);
    expect(await isDarkIn(copy, [200, 380, 300, 400])).toBe(true);
    expect(checkedByQpdf(copy)).toBe(clean);
  });

  it.each<[string, string, string, number]>([
    ['a free page', '', 'right', 400],
    ['text at the right', shown('rodape do documento', 180, 6, 11), 'left', 400],
    ['text at both sides', `${shown('rodape', 180, 6, 11)} ${shown('numero', 9, 6, 11)} 0 0 300 15 re f`, 'right', 400],
    ['a page that is dark to its edges', '0 0 0 rg 0 0 300 400 re f', 'right', 414],
    ['a page that is grey to its edges', '0.85 g 0 0 300 400 re f', 'right', 414],
    [
      'faint letters all over',
      `0.8 g ${Array.from({ length: 8 }, (_, row) => shown('M'.repeat(60), 0, row * 5, 8)).join(' ')}`,
      'right',
      414,
    ],
  ])('covers nothing: %s', async (_, drawing, side, height) => {
    const copy = await copied(pdfOf(onePage({ drawing })));
    const seen = pageSeen(copy);
    const letters = seen.words.find(({ text }) => text === foot);
    expect(seen.height).toBe(height);
    expect((letters?.left ?? 0) > 150 ? 'right' : 'left').toBe(side);
    if (height > 400) expect(letters?.top).toBeGreaterThan(400);
  });

  it.each([0, 90, 180, 270])('the longer page turned by %i degrees shows nothing from beyond its edges', async turn => {
    const drawing = '0 0 0 rg -500 -500 2000 2000 re f';
    const copy = await copied(pdfOf(onePage({ drawing, page: `/Rotate ${turn}` })));
    const { height, width } = pageSeen(copy);
    expect([width, height]).toEqual(turn % 180 === 0 ? [300, 414] : [400, 314]);
    expect(await isDarkIn(copy, [0, height - 13, width / 2, height])).toBe(false);
    expect(await isDarkIn(copy, [0, height - 20, width / 2, height - 15])).toBe(true);
  });

  it('is written with what the page calls its own fonts', async () => {
    const objects = onePage({ drawing: '/Foot0 12 Tf' });
    const copy = await copied(pdfOf(objects.map(each => each.replaceAll('/F1', '/Foot0'))));
    expect(everythingIn(copy)).toContain('/Foot1');
  });

  it('has no letters that end its text', async () => {
    const { bytes } = await plainCopy([pdf(ok)], { foot: 'D-1) Tj (x\\' });
    expect(checkedByQpdf(bytes)).toBe(clean);
    expect(squeezed(judged(bytes, 'pdftotext', 'FILE', '-'))).toBe('Texto D-1) Tj (x\\');
  });
});

describe('a picture', () => {
  it.each<[string, number, number, string, number]>([
    ['a small one isn’t blown up', 80, 100, '595.28 x 841.89', 96],
    ['a lying one lies', 2000, 1000, '841.89 x 595.28', 187],
    ['a large one fits', 1000, 3000, '595.28 x 841.89', 281],
  ])('%s', async (_, width, height, paper, dots) => {
    const copy = await copied({ kind: 'png', bytes: png(width, height) });
    expect(judged(copy, 'pdfinfo', 'FILE')).toContain(`Page size:       ${paper}`);
    const row = judged(copy, 'pdfimages', '-list', 'FILE').trim().split('\n').at(-1)?.trim().split(/\s+/) ?? [];
    expect([row[3], row[4], Number(row[12])]).toEqual([String(width), String(height), dots]);
    expect(checkedByQpdf(copy)).toBe(clean);
  });
});

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words and size of the first page as poppler sees it, upright, from the top left. */
function pageSeen(bytes: Uint8Array) {
  const said = judged(bytes, 'pdftotext', '-bbox', 'FILE', '-');
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(said) ?? [];
  const words = [...said.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g)].map(
    ([, left, top, right, bottom, text]) => ({
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
      text,
    }),
  );
  // it tells the size before the page is turned
  const isTurned = /Page rot: +(?:90|270)/.test(judged(bytes, 'pdfinfo', 'FILE'));
  const sizes = [Number(width), Number(height)];
  const [across = 0, down = 0] = isTurned ? sizes.reverse() : sizes;
  return { width: across, height: down, words };
}

const wordsOf = (bytes: Uint8Array) => pageSeen(bytes).words;

async function isDarkIn(bytes: Uint8Array, area: readonly [number, number, number, number]): Promise<boolean> {
  const opened = openHeldPdf(await pdfium(), bytes);
  const { library, handle } = opened;
  const page = library.FPDF_LoadPage(handle, 0);
  const size = { width: library.FPDF_GetPageWidthF(page), height: library.FPDF_GetPageHeightF(page) };
  const { pixels } = drawArea(library, page, { ...size, matrix: [1, 0, 0, 1, 0, 0] }, area);
  library.FPDF_ClosePage(page);
  opened.close();
  return pixels.some(pixel => (pixel & 255) < 128);
}

const isDark = (bytes: Uint8Array, x: number, y: number) => isDarkIn(bytes, [x - 2, y - 2, x + 2, y + 2]);

/** A square of 20 points in the middle of what was on a layer, by another reader. */
function darkByPoppler(bytes: Uint8Array): boolean {
  const picture = judged(
    bytes,
    'pdftoppm',
    '-gray',
    '-r',
    '72',
    '-x',
    '90',
    '-y',
    '140',
    '-W',
    '20',
    '-H',
    '20',
    'FILE',
  );
  return picture
    .slice(-20)
    .split('')
    .every(each => each.charCodeAt(0) < 50);
}
