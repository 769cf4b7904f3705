import { beforeAll, describe, expect, it } from 'vitest';
import { bytesInMemory, NotPlain, pdfObjects } from '../objects.ts';
import { plainCopy } from './plain-copy.ts';
import { signaturesIn, signedParts } from './read-signatures.ts';
import { checkedByQpdf, clean, drawnPdf, judged, onePage, opensslSigner, pdfOf, sample } from './revision.factory.ts';
import {
  containerSize,
  type EmptyField,
  type Sign,
  SignatureRefusal,
  type SignatureRequest,
  signRevision,
  stampRevision,
  withEmptyFields,
} from './signature-field.ts';

const at = new Date('2026-11-26T13:30:05.678Z');
const asked = { field: 'selo', at, name: 'Crachá (selo) ☂', reason: 'Selo do documento', certify: false } as const;
const request = (more: Partial<SignatureRequest> = {}): SignatureRequest => ({ ...asked, ...more });
/** A sequence of so many bytes in all. */
const derOf = (size: number) => {
  const der = Buffer.alloc(size, 7);
  der.writeUInt32BE(0x30820000 + size - 4);
  return der;
};
const anyDer: Sign = async () => derOf(300);
let openssl: Sign;
let plain: Uint8Array;
let evidence: Uint8Array;
let look: Uint8Array;
beforeAll(async () => {
  openssl = opensslSigner();
  const parts = [{ kind: 'pdf' as const, bytes: sample('P02_girado90.pdf') }];
  plain = (await plainCopy(parts, { foot: 'D-2026-000123' })).bytes;
  evidence = await drawnPdf(2, (page, index) => page.drawText(`Evidencia ${index + 1}`, { x: 40, y: 300 }));
  look = await drawnPdf(1, page => page.drawText('Assinado por Vera', { x: 10, y: 200, size: 20 }));
});

const isPrefix = (first: Uint8Array, of: Uint8Array) => Buffer.compare(first, of.subarray(0, first.length)) === 0;
const pdfsig = (bytes: Uint8Array) => judged(bytes, 'pdfsig', 'FILE');
const valid = (bytes: Uint8Array) => pdfsig(bytes).match(/Signature is Valid/g)?.length ?? 0;
const textOn = (bytes: Uint8Array, page: number) =>
  judged(bytes, 'pdftotext', '-f', String(page), '-l', String(page), 'FILE', '-').trim();
/** What the newest table of a file names. */
const changedIn = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString('latin1');
  const table = text.slice(text.lastIndexOf('\nxref\n') + 6, text.lastIndexOf('trailer'));
  return [...table.matchAll(/^(\d+) (\d+)$/gm)].flatMap(([, first, count]) =>
    Array.from({ length: Number(count) }, (_, index) => Number(first) + index).filter(number => number > 0),
  );
};
const objectsOf = (bytes: Uint8Array) => pdfObjects(bytesInMemory(bytes));
const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => 'signed',
    (error: unknown) => (error instanceof SignatureRefusal ? error.reason : String(error)),
  );

describe('a signature', () => {
  it('certifies, comes with its pages in one change, and is valid; the file before is its beginning', async () => {
    const signed = await signRevision(
      plain,
      request({ certify: true, appended: evidence, location: 'Recife' }),
      openssl,
    );
    expect(isPrefix(plain, signed)).toBe(true);
    expect(checkedByQpdf(signed)).toBe(clean);
    const said = pdfsig(signed);
    for (const each of ['Signature is Valid', 'Total document signed', 'ETSI.CAdES.detached', 'Field Name: selo'])
      expect(said).toContain(each);
    expect([7, 8].map(page => textOn(signed, page))).toEqual(['Evidencia 1', 'Evidencia 2']);
    expect(judged(signed, 'pdfinfo', 'FILE')).toContain('Pages:           8');
    const text = Buffer.from(signed.subarray(plain.length)).toString('latin1');
    const docMdp = '<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 2/V/1.2>>>>';
    for (const each of [
      docMdp,
      '/SigFlags 3',
      '/M (D:20261126133005Z)',
      '/Filter /Adobe.PPKLite',
      '/Location (Recife)',
    ])
      expect(text).toContain(each);
    expect(text).not.toContain('/Perms');
    expect(text.match(/%%EOF/g)).toHaveLength(1);
  });

  it('follows another: both stay valid, and of the file only what changes is written anew', async () => {
    const first = await signRevision(plain, request({ certify: true, appended: evidence }), openssl);
    const second = await signRevision(first, request({ field: 'segunda' }), openssl);
    expect([isPrefix(first, second), valid(second), checkedByQpdf(second)]).toEqual([true, 2, clean]);
    expect(signaturesIn(second).map(({ field, coversAll, docMdp }) => [field, coversAll, docMdp])).toEqual([
      ['selo', false, 2],
      ['segunda', true, undefined],
    ]);
    const { root, size } = objectsOf(first);
    const written = changedIn(second);
    // the last page, the form; the signature and its field are new
    expect(written.filter(number => number >= size)).toEqual([size, size + 1]);
    const old = written.filter(number => number < size).map(number => objectsOf(second).read(number)?.value ?? '');
    expect(old.map(value => /\/Page\b|\/SigFlags/.exec(value)?.[0]).sort()).toEqual(['/Page', '/SigFlags']);
    expect(written).not.toContain(root);
  });

  it('reads back as it was written', async () => {
    const signed = await signRevision(plain, request({ certify: true }), anyDer);
    const [found] = signaturesIn(signed);
    const size = signed.length;
    expect(found).toMatchObject({
      ...{ field: 'selo', subFilter: 'ETSI.CAdES.detached', at: '2026-11-26T13:30:05.000Z', docMdp: 2 },
      ...{ coversAll: true, revisionEnd: size, der: new Uint8Array(derOf(300)) },
    });
    const [begin = 0, first = 0, behind = 0, rest = 0] = found?.byteRange ?? [];
    expect([begin, behind - first, behind + rest]).toEqual([0, containerSize * 2 + 2, size]);
    expect(found && signedParts(signed, found).map(({ length }) => length)).toEqual([first, rest]);
  });

  it('is told the parts as they are in the end', async () => {
    let told: Buffer[] = [];
    const signed = await signRevision(plain, request(), async parts => {
      told = parts.map(part => Buffer.from(part));
      return derOf(containerSize);
    });
    const [found] = signaturesIn(signed);
    expect(found?.der).toHaveLength(containerSize);
    expect(Buffer.concat(told)).toEqual(found && Buffer.concat(signedParts(signed, found)));
  });

  it.each<[string, Partial<SignatureRequest>, Sign]>([
    ['container', {}, async () => derOf(containerSize + 1)],
    ['container', {}, async () => new Uint8Array()],
  ])('isn’t put where it has no room: %s', async (reason, more, sign) => {
    expect(await refusalOf(signRevision(plain, request(more), sign))).toBe(reason);
  });

  it.each<[string, Partial<SignatureRequest>]>([
    ['alreadySigned', { field: 'b', certify: true }],
    ['alreadySigned', { field: 'b', appended: new Uint8Array([1]) }],
    ['alreadySigned', { field: 'b', spots: [{ page: 1, box: [0, 0, 9, 9], look: new Uint8Array(), words: '' }] }],
    ['filled', { field: 'selo' }],
    ['signed', { field: 'b' }],
  ])('after another: %s', async (reason, more) => {
    const signed = await signRevision(plain, request({ certify: true }), anyDer);
    expect(await refusalOf(signRevision(signed, request(more), anyDer))).toBe(reason);
  });

  it('shows spots on pages as notes, and leaves their drawing alone', async () => {
    const spots = [{ page: 2, box: [50, 50, 200, 250], look, words: 'Assinado por Vera às 13:30' }] as const;
    const signed = await signRevision(plain, request({ certify: true, appended: evidence, spots }), openssl);
    expect([valid(signed), checkedByQpdf(signed)]).toEqual([1, clean]);
    const page = objectsOf(plain);
    const changed = changedIn(signed).filter(number => number < page.size);
    for (const number of changed) expect(page.read(number)?.stream).toBeUndefined();
    expect(textOn(signed, 2)).not.toBe(textOn(plain, 2));
    expect(textOn(signed, 2)).toContain('Assinado por Vera');
  });

  it('is put into a file whose list of pages and of notes stand apart', async () => {
    const file = pdfOf([
      ...onePage({ page: '/Annots 7 0 R' }).toSpliced(
        1,
        1,
        '<</Type/Pages/Kids 6 0 R/Count 8 0 R/Rotate 90/CropBox[9 9 20 20]>>',
      ),
      ...['[3 0 R]', '[]', '1'],
    ]);
    const signed = await signRevision(file, request({ appended: evidence }), openssl);
    expect([valid(signed), checkedByQpdf(signed)]).toEqual([1, clean]);
    expect(textOn(signed, 3)).toBe('Evidencia 2');
    expect(judged(signed, 'pdfinfo', '-f', '3', '-l', '3', 'FILE')).toMatch(
      /Page +3 size: +300 x 400[\s\S]*Page +3 rot: +0/,
    );
  });

  it.each<[string, Uint8Array]>([
    ['no PDF', Buffer.from('texto')],
    ['one without a catalogue', pdfOf([])],
    ['one without a tree', pdfOf(['<</Type/Catalog>>'])],
    ['a tree in a circle', pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[2 0 R]/Count 1>>'])],
    ['a size that is none', Buffer.from(pdfOf(onePage()).toString('latin1').replace('/Size 6', '/Size x'), 'latin1')],
    [
      'a size beyond all',
      Buffer.from(pdfOf(onePage()).toString('latin1').replace('/Size 6', '/Size 99999999'), 'latin1'),
    ],
    ['a form of XFA', pdfOf(onePage({ catalogue: '/AcroForm<</Fields[]/XFA(x)>>' }))],
    ['a list that isn’t one', pdfOf(onePage({ catalogue: '/AcroForm<</Fields(x)>>' }))],
  ])('isn’t put into %s', async (_, file) => {
    await expect(signRevision(file, request(), anyDer)).rejects.toThrow(NotPlain);
  });
});

it.each([0, 90, 180, 270])(
  'spots and fields stand upright where they are asked for on a page turned by %i degrees',
  async turn => {
    const file = pdfOf(onePage({ page: `/Rotate ${turn}/CropBox[20 30 280 380]` }));
    const spots = [{ page: 1, box: [40, 50, 190, 250], look, words: '' }] as const;
    const waiting = withEmptyFields(file, [{ field: 'a', page: 1, box: [40, 20, 70, 60] }]);
    const spotted = await signRevision(waiting, request({ field: 'a', spots, look }), openssl);
    expect([valid(spotted), checkedByQpdf(spotted)]).toEqual([1, clean]);
    const places = [
      ...judged(spotted, 'pdftotext', '-cropbox', '-bbox', 'FILE', '-').matchAll(
        /xMin="([\d.]+)" yMin="([\d.]+)".*>Vera</g,
      ),
    ];
    const boxes = [
      [40, 20, 70, 60],
      [40, 50, 190, 250],
    ];
    expect(places).toHaveLength(2);
    for (const [index, [, x, y]] of places.entries()) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes[index] ?? [];
      expect((Number(x) - left) / (right - left)).toBeCloseTo(0.44, 1);
      expect((Number(y) - top) / (bottom - top)).toBeCloseTo(0.46, 1);
    }
  },
);

describe('fields that wait', () => {
  const fields: EmptyField[] = [
    { field: 'assinante.1', page: 6, box: [40, 40, 200, 120] },
    { field: 'assinante.2', page: 6, box: [220, 40, 380, 120] },
  ];

  it('are filled one after the other, and change nothing but themselves', async () => {
    const waiting = withEmptyFields(plain, fields);
    expect([isPrefix(plain, waiting), checkedByQpdf(waiting), signaturesIn(waiting)]).toEqual([true, clean, []]);
    const sealed = await signRevision(waiting, request({ certify: true }), openssl);
    const first = await signRevision(sealed, request({ field: 'assinante.1', look }), openssl);
    const second = await signRevision(first, request({ field: 'assinante.2', look }), openssl);
    expect([isPrefix(first, second), valid(second), checkedByQpdf(second)]).toEqual([true, 3, clean]);
    expect(signaturesIn(second).map(({ field }) => field)).toEqual(['selo', 'assinante.1', 'assinante.2']);
    const { size } = objectsOf(first);
    const old = changedIn(second).filter(number => number < size);
    expect(old.map(number => objectsOf(second).read(number)?.value)).toEqual([
      expect.stringContaining('/T (assinante.2)'),
    ]);
    expect(textOn(second, 6)).toMatch(/Assinado por Vera[\s\S]*Assinado por Vera/);
  });

  it('are not added to a signed file, nor twice', async () => {
    const signed = await signRevision(plain, request(), anyDer);
    expect(() => withEmptyFields(signed, fields)).toThrow(SignatureRefusal);
    expect(() => withEmptyFields(withEmptyFields(plain, fields), fields)).toThrow(SignatureRefusal);
  });
});

it('a time stamp of the document closes it', async () => {
  const signed = await signRevision(plain, request({ certify: true }), openssl);
  const stamped = await stampRevision(signed, 'carimbo', anyDer);
  expect([isPrefix(signed, stamped), checkedByQpdf(stamped)]).toEqual([true, clean]);
  expect(signaturesIn(stamped)[1]).toMatchObject({
    field: 'carimbo',
    subFilter: 'ETSI.RFC3161',
    at: undefined,
    coversAll: true,
  });
  expect(Buffer.from(stamped.subarray(signed.length)).toString('latin1')).toContain('/Type /DocTimeStamp');
});

it('one byte changed makes a signature invalid', async () => {
  const signed = await signRevision(plain, request(), openssl);
  signed[Buffer.from(signed).indexOf('/MediaBox') + 11] = 0x31;
  expect(pdfsig(signed)).toContain('Digest Mismatch');
});
