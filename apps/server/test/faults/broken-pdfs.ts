import { deflateSync } from 'node:zlib';
import type { Random } from '#core/reading/mutation/random.ts';
import { pdf, stream } from './hostile-files.ts';

type Break = (bytes: Buffer, random: Random) => Buffer;

/** Ways a PDF gets broken, by accident or on purpose. Every one gives bytes of its own; the original is left alone. */
export const breaks: Readonly<Record<string, Break>> = {
  truncated: (bytes, random) => bytes.subarray(0, random.int(1, bytes.length - 1)),
  flippedBits: (bytes, random) => {
    const broken = Buffer.from(bytes);
    for (let flips = random.int(1, 200); flips > 0; flips--) {
      const at = random.int(0, broken.length - 1);
      broken[at] = (broken[at] ?? 0) ^ (1 << random.int(0, 7));
    }
    return broken;
  },
  lostPiece: (bytes, random) => {
    const from = random.int(0, bytes.length - 2);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.min(bytes.length, from + random.int(1, 4000)))]);
  },
  doubledPiece: (bytes, random) => {
    const from = random.int(0, bytes.length - 2);
    const piece = bytes.subarray(from, from + random.int(1, 4000));
    return Buffer.concat([bytes.subarray(0, from), piece, piece, bytes.subarray(from)]);
  },
  zeroedPiece: (bytes, random) => {
    const broken = Buffer.from(bytes);
    const from = random.int(0, broken.length - 1);
    return broken.fill(0, from, Math.min(broken.length, from + random.int(1, 4000)));
  },
  otherNumbers: (bytes, random) => replaceSome(bytes, random, /\d+/g, () => String(random.int(0, 2 ** 31))),
  otherReferences: (bytes, random) => replaceSome(bytes, random, /\d+ 0 R/g, () => `${random.int(1, 12)} 0 R`),
  hugePages: bytes => replaceAll(bytes, /MediaBox\s*\[[^\]]*\]/g, 'MediaBox[0 0 99999999 99999999]'),
  turnedOver: bytes => replaceAll(bytes, /MediaBox\s*\[[^\]]*\]/g, 'MediaBox[900 900 -900 -900]'),
  kidsOfThemselves: bytes => replaceAll(bytes, /\/Kids\s*\[\s*(\d+) 0 R/g, '/Kids[2 0 R $1 0 R'),
  trailersInALoop: bytes => {
    const end = bytes.lastIndexOf('startxref');
    const at = end < 0 ? bytes.length : end;
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(`trailer<</Size 9/Root 1 0 R/Prev ${Math.max(0, at - 40)}>>\nstartxref\n${at}\n%%EOF`),
    ]);
  },
  wrongLengths: (bytes, random) =>
    replaceSome(bytes, random, /\/Length \d+/g, () => `/Length ${random.int(0, 10 ** 9)}`),
  otherFilters: bytes => replaceAll(bytes, /FlateDecode/g, 'LZWDecode'),
};

function replaceAll(bytes: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(what, by), 'latin1');
}

function replaceSome(bytes: Buffer, random: Random, what: RegExp, by: () => string): Buffer {
  const text = bytes.toString('latin1').replace(what, found => (random.chance(0.05) ? by() : found));
  return Buffer.from(text, 'latin1');
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** A page whose form paints itself: `Do` inside of what is being done. */
export const formLoop = () =>
  pdf([
    catalogue,
    pages,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 4 0 R>>>>/Contents 5 0 R>>',
    stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>', Buffer.from('/F Do /F Do')),
    stream('', Buffer.from('/F Do')),
  ]);

/** A page whose forms each paint the next ten times: the last is painted 10^depth times, out of two kilobytes. */
export function formTower(depth = 12): Buffer {
  const forms = Array.from({ length: depth }, (_, i) => {
    const isLast = i === depth - 1;
    const resources = isLast
      ? '/Resources<</Font<</T<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
      : `/Resources<</XObject<</F ${6 + i} 0 R>>>>`;
    const content = isLast ? 'BT /T 9 Tf 10 10 Td (x) Tj ET' : '/F Do '.repeat(10);
    return stream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]${resources}`, Buffer.from(content));
  });
  return pdf([
    catalogue,
    pages,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
    stream('', Buffer.from('/F Do')),
    ...forms,
  ]);
}

/** A page with one word of so many letters, packed to a few hundred bytes: what is looked for in a word takes the square of its length. */
export const slowPage = (letters: number) => slowPages(1, letters);

/** So many pages, each of which takes minutes: one content for all. */
export function slowPages(count: number, letters = 420_000): Buffer {
  // PDFium takes no more than 32,767 bytes of one text
  const content = `BT /T 0.001 Tf 10 400 Td ${`(${'A'.repeat(30_000)}) Tj `.repeat(letters / 30_000)}ET`;
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</T<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 3 0 R>>';
  return pdf([
    catalogue,
    `<</Type/Pages/Kids[${Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')}]/Count ${count}>>`,
    stream('/Filter/FlateDecode', deflateSync(Buffer.from(content), { level: 9 })),
    ...Array.from({ length: count }, () => page),
  ]);
}
