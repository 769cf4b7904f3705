import { beforeAll, describe, expect, it } from 'vitest';
import { bytesInMemory, NotPlain, pdfObjects } from '../objects.ts';
import { plainCopy } from './plain-copy.ts';
import { signaturesIn, signedParts } from './read-signatures.ts';
import { checkedByQpdf, clean, drawnPdf, judged, onePage, opensslSigner, pdfOf, sample } from './revision.factory.ts';
import { containerSize, type Sign, SignatureRefusal, type SignatureRequest, signRevision } from './signature-field.ts';

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
beforeAll(async () => {
  openssl = opensslSigner();
  const parts = [{ kind: 'pdf' as const, bytes: sample('P02_girado90.pdf') }];
  plain = (await plainCopy(parts, { foot: 'D-2026-000123' })).bytes;
  evidence = await drawnPdf(2, (page, index) => page.drawText(`Evidencia ${index + 1}`, { x: 40, y: 300 }));
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
    ['filled', { field: 'selo' }],
    ['signed', { field: 'b' }],
  ])('after another: %s', async (reason, more) => {
    const signed = await signRevision(plain, request({ certify: true }), anyDer);
    expect(await refusalOf(signRevision(signed, request(more), anyDer))).toBe(reason);
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

it('one byte changed makes a signature invalid', async () => {
  const signed = await signRevision(plain, request(), openssl);
  signed[Buffer.from(signed).indexOf('/MediaBox') + 11] = 0x31;
  expect(pdfsig(signed)).toContain('Digest Mismatch');
});
