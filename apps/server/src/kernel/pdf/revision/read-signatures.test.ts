import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { signaturesIn } from './read-signatures.ts';
import { drawnPdf, onePage, pdfOf } from './revision.factory.ts';
import { containerSize, signRevision } from './signature-field.ts';

const der = Buffer.concat([Buffer.from([0x30, 0x82, 0x01, 0x00]), Buffer.alloc(256, 9)]);
const asked = { at: new Date(0), name: 'n', reason: 'r' };
let once: Buffer;
let twice: Buffer;
let plainSize: number;
beforeAll(async () => {
  const plain = await drawnPdf(1, page => page.drawText('x'));
  plainSize = plain.length;
  once = Buffer.from(await signRevision(plain, { ...asked, field: 'um', certify: true }, async () => der));
  twice = Buffer.from(await signRevision(once, { ...asked, field: 'dois', certify: false }, async () => der));
});

const fieldsIn = (bytes: Uint8Array) => signaturesIn(bytes).map(({ field }) => field);
/** The file with a text in another's place, of the same length. */
const changed = (bytes: Buffer, from: string | RegExp, to: string | ((found: string) => string)) => {
  const text = bytes.toString('latin1');
  const made = text.replace(from, found =>
    (typeof to === 'string' ? to : to(found)).padEnd(found.length).slice(0, found.length),
  );
  expect(made).not.toBe(text);
  return Buffer.from(made, 'latin1');
};
const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\] */;
const otherRange = (move: (numbers: number[]) => number[]) => (found: string) =>
  `/ByteRange [${move((found.match(/\d+/g) ?? []).map(Number)).join(' ')}]`;

/** A change to a file, that writes these objects anew. */
function appended(bytes: Buffer, objects: Record<number, string>): Buffer {
  const rows: string[] = [];
  const parts: string[] = [];
  let at = bytes.length;
  for (const [number, value] of Object.entries(objects)) {
    const part = `${number} 0 obj\n${value}\nendobj\n`;
    rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    parts.push(part);
    at += part.length;
  }
  const before = /startxref\n(\d+)\n%%EOF\n$/.exec(bytes.toString('latin1'))?.[1];
  const end = `xref\n${rows.join('')}trailer\n<</Size 99/Root 1 0 R/Prev ${before}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(parts.join('') + end, 'latin1')]);
}

describe('signatures are found', () => {
  it('each in its revision; what comes behind takes none away', () => {
    const behind = [
      twice,
      Buffer.concat([twice, Buffer.from('lixo')]),
      appended(twice, { 1: '<</Type/Catalog/Pages 2 0 R>>' }),
      Buffer.concat([
        twice,
        Buffer.from('9 0 obj\n<</Type/XRef/Length 0>>\nstream\n\nendstream\nendobj\nstartxref\n1\n%%EOF\n'),
      ]),
    ];
    for (const bytes of behind) expect(fieldsIn(bytes)).toEqual(['um', 'dois']);
    expect(behind.map(bytes => signaturesIn(bytes).map(({ coversAll }) => coversAll))).toEqual([
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(signaturesIn(twice).map(({ revisionEnd }) => revisionEnd)).toEqual([once.length, twice.length]);
    expect(signaturesIn(twice.subarray(0, once.length))).toMatchObject([{ field: 'um', coversAll: true }]);
  });

  it('so many, and no more', async () => {
    let bytes: Uint8Array = once;
    for (let index = 2; index <= 34; index++)
      bytes = await signRevision(bytes, { ...asked, field: String(index), certify: false }, async () => der);
    expect(signaturesIn(bytes)).toHaveLength(32);
  });

  it('by names and texts of all letters', async () => {
    const plain = await drawnPdf(1, () => undefined);
    for (const field of ['(a\\b)', 'ação ☂', ''])
      expect(fieldsIn(await signRevision(plain, { ...asked, field, certify: false }, async () => der))).toEqual([
        field,
      ]);
  });
});

describe('what is no signature of its revision', () => {
  it.each<[string, () => Buffer]>([
    ['an unsigned file', () => once.subarray(0, plainSize)],
    ['a file that is cut off', () => once.subarray(0, once.length - 1)],
    [
      'a range that begins later',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, b = 0, c = 0]) => [1, a - 1, b, c]),
        ),
    ],
    [
      'a range that leaves out more',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, b = 0, c = 0]) => [0, a - 1, b, c]),
        ),
    ],
    [
      'a range that leaves out less',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, b = 0, c = 0]) => [0, a, b - 2, c + 2]),
        ),
    ],
    [
      'a range that overlaps',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, , c = 0]) => [0, a, a - 5, c]),
        ),
    ],
    [
      'a range that ends behind the file',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, b = 0, c = 0]) => [0, a, b, c + 1]),
        ),
    ],
    [
      'a range that ends before its revision',
      () =>
        changed(
          once,
          range,
          otherRange(([, a = 0, b = 0, c = 0]) => [0, a, b, c - 9]),
        ),
    ],
    ['a container with more behind the CMS', () => changed(once, /0000>/, '0001>')],
    ['a container with letters behind the CMS', () => changed(once, /0000>/, '00zz>')],
    [
      'a range around what isn’t the signature’s container',
      () => changed(changed(once, '/Contents <30', '/Xontents <30'), '/Reason (r)', '/Contents<>'),
    ],
    [
      'a range that the signature doesn’t say',
      () =>
        changed(
          changed(once, range, '/ByteRange [0 1 2 3]'),
          /\/Reference \[.*?\]/,
          range.exec(once.toString('latin1'))?.[0] ?? '',
        ),
    ],
    ['a container of something else', () => changed(once, '<30820100', '<31820100')],
    ['a CMS longer than its container', () => changed(once, '<30820100', '<3083ffff')],
    ['a CMS of no length', () => changed(once, '<30820100', '<30800100')],
    ['letters that are no digits', () => changed(once, '0909', '09g9')],
    ['a field of another kind', () => changed(once, '/FT /Sig', '/FT /Tx')],
    ['a field without its value', () => changed(once, /\/V \d+ 0 R/, '')],
    ['a form without the field', () => changed(once, /\/Fields \[[^\]]*\]/, '/Fields []')],
    ['a table that is nowhere', () => changed(once, /startxref\n\d+(?=\n%%EOF\n$)/, 'startxref\n1')],
    [
      'a range beside a container that isn’t its own',
      () =>
        pdfOf([
          ...onePage({ catalogue: '/AcroForm<</Fields[6 0 R]>>' }),
          '<</FT/Sig/T(x)/V 7 0 R>>',
          '<</Contents<3000>/ByteRange[0 1 2 3]>>',
        ]),
    ],
  ])('%s', (_, bytes) => {
    expect(fieldsIn(bytes())).toEqual([]);
  });

  it('a container that only a range names: the field’s own stands elsewhere', () => {
    const found = signaturesIn(once)[0];
    const [, from = 0, to = 0, rest = 0] = found?.byteRange ?? [];
    // the same bytes once more, as another object that the field doesn't know
    const copy = once.subarray(from, to).toString('latin1');
    const placed = Buffer.concat([once, Buffer.from(`\n98 0 obj\n<</Contents ${copy}`)]);
    const start = placed.length - copy.length;
    const text = `/ByteRange [0 ${start} ${placed.length} `;
    const end = appended(Buffer.concat([placed, Buffer.from(`${text}${String(400).padEnd(9)}]>>\nendobj\n`)]), {});
    expect([rest > 0, fieldsIn(end)]).toEqual([true, ['um']]);
  });

  it('a file with streams of objects', async () => {
    const document = await PDFDocument.load(once.subarray(0, plainSize));
    const packed = Buffer.from(await document.save({ useObjectStreams: true }));
    expect(fieldsIn(packed)).toEqual([]);
  });
});

describe('a file that is made to hurt', () => {
  it('ends wherever it is cut, and whatever byte of it is changed', () => {
    for (let size = 0; size < once.length; size += 97) signaturesIn(once.subarray(0, size));
    const beyond = twice.length - containerSize * 2 - 900;
    for (let at = plainSize - 400; at < twice.length; at += at > beyond && at < twice.length - 900 ? 1997 : 29) {
      const bytes = Buffer.from(twice);
      for (const value of [0x00, 0x39, 0x5b]) {
        bytes[at] = value;
        expect(signaturesIn(bytes).length).toBeLessThanOrEqual(2);
      }
    }
  });

  const many = (text: string, size: number) => Buffer.alloc(size, text, 'latin1');
  const form = (fields: string) => appended(once, { 1: `<</Type/Catalog/AcroForm<</Fields[${fields}]>>>>` });
  it.each<[string, () => Buffer]>([
    ['ranges all over', () => Buffer.concat([many('/ByteRange [0 0 2 5]<>', 20_000_000), once])],
    ['tables one before the other', () => manyTables(100_000)],
    ['a table in a million pieces', () => tableOf('1 0\n'.repeat(3_000_000))],
    ['brackets without end', () => appended(once, { 1: `<</Type/Catalog/X ${'['.repeat(3_000_000)}` })],
    ['a form of a million fields', () => form('3 0 R '.repeat(500_000))],
    ['fields that are large', () => appended(form('3 0 R '.repeat(190)), { 3: `<</X(${' '.repeat(3_000_000)})>>` })],
  ])('%s', (_, make) => {
    const bytes = rangesOver(make());
    const before = process.cpuUsage();
    signaturesIn(bytes);
    const { user, system } = process.cpuUsage(before);
    // without its limits each takes minutes: a slow machine is not asked to be quick
    expect((user + system) / 1e6).toBeLessThan(20);
  });
});

/** The file, and behind it ranges that end with it, each with a container of its own; its newest table is the one it has. */
function rangesOver(bytes: Buffer): Buffer {
  const count = 40;
  const table = /startxref\n(\d+)\n%%EOF\n$/.exec(bytes.subarray(-64).toString('latin1'))?.[1];
  const end = `\nstartxref\n${table}\n%%EOF\n`;
  const size = bytes.length + count * 66 + end.length;
  const ranges = Array.from({ length: count }, (_, index) => {
    const from = bytes.length + index * 66 + 60;
    return `${`/ByteRange [0 ${from} ${from + 6} ${size - from - 6}]`.padEnd(60)}<3000>`;
  });
  return Buffer.concat([bytes, Buffer.from(ranges.join('') + end)]);
}

function tableOf(sections: string): Buffer {
  const head = '%PDF-1.7\n';
  return Buffer.from(`${head}xref\n${sections}trailer\n<</Root 1 0 R>>\nstartxref\n${head.length}\n%%EOF\n`);
}

function manyTables(count: number): Buffer {
  const tables: string[] = ['%PDF-1.7\n'];
  let [at, last] = [9, 0];
  for (let index = 0; index < count; index++) {
    const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R${index > 0 ? `/Prev ${last}` : ''}>>\n`;
    tables.push(table);
    last = at;
    at += table.length;
  }
  return Buffer.from(`${tables.join('')}startxref\n${last}\n%%EOF\n`);
}
