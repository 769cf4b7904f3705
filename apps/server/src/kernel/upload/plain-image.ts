import { heicType } from './content-type.ts';
import { isPixelFlood } from './pixels.ts';
import { plainHeic } from './plain-heic.ts';

/**
 * A picture without what its camera or editor wrote beside it (place, time, device, words, a second small picture); the pixels stay bit by
 * bit, and so does which way up it is. Undefined: it ends or says nonsense before its end, or has more pixels than any.
 */
export function plainImage(image: Buffer, contentType: string): Buffer | undefined {
  try {
    if (isPixelFlood(image, contentType)) return undefined;
    if (contentType === heicType) return plainHeic(image);
    return contentType === 'image/png' ? plainPng(image) : plainJpeg(image);
  } catch (error) {
    // read past its end
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function isImage(contentType: string): boolean {
  return ['image/png', 'image/jpeg', heicType].includes(contentType);
}

/** What a PNG needs to look as it does (PNG, third edition, 4.7). */
const shownChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);

function plainPng(image: Buffer): Buffer | undefined {
  const kept = keeping(image);
  kept.add(image.subarray(0, 8));
  for (let at = 8; ; ) {
    const end = at + 12 + image.readUInt32BE(at);
    const name = image.toString('latin1', at + 4, at + 8);
    if (end > image.length) return undefined;
    if (shownChunks.has(name)) kept.add(image.subarray(at, end));
    // whatever follows the end is no part of the picture
    if (name === 'IEND') return kept.all();
    at = end;
  }
}

/** What is kept of an image, in memory as large as it: piece by piece, millions of them would take more. */
function keeping(image: Buffer) {
  const kept = Buffer.allocUnsafeSlow(image.length);
  let size = 0;
  return {
    add(piece: Buffer) {
      size += piece.copy(kept, size);
    },
    all: () => kept.subarray(0, size),
  };
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const;

/** Segments are followed through all scans to the end (ITU T.81, B.1): what hides behind it is left out too. */
function plainJpeg(image: Buffer): Buffer | undefined {
  const kept = keeping(image);
  let turned = 1;
  for (let at = 2; ; ) {
    if (image.readUInt8(at) !== 0xff) return undefined;
    const code = image.readUInt8(at + 1);
    // fill bytes
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      kept.add(image.subarray(at, at + 2));
      return Buffer.concat([startOf(turned), kept.all()]);
    }
    const end = at + 2 + image.readUInt16BE(at + 2);
    if (end > image.length) return undefined;
    const segment = image.subarray(at, end);
    if (isShown(code, segment)) kept.add(segment);
    else turned = orientationOf(code, segment) ?? turned;
    at = end;
    if (code !== marker.scan) continue;
    const next = scanEnd(image, at);
    kept.add(image.subarray(at, next));
    at = next;
  }
}

/** Where the entropy-coded bytes of a scan end: at the first marker that is neither stuffing nor a restart. */
function scanEnd(image: Buffer, from: number): number {
  for (let at = image.indexOf(0xff, from); at >= 0; at = image.indexOf(0xff, at + 1)) {
    const code = image.readUInt8(at + 1);
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  throw new RangeError('the scan has no end');
}

/** Tables, frames and scans; of what applications add the density, the colour profile and how colours are coded. */
function isShown(code: number, segment: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < 0xe0 || code > 0xef) return true;
  const name = segment.toString('latin1', 4, 16);
  return (
    (code === 0xe0 && name.startsWith('JFIF\0')) ||
    (code === 0xe2 && name.startsWith('ICC_PROFILE\0')) ||
    (code === 0xee && name.startsWith('Adobe'))
  );
}

/** Which way up, as Exif's first directory says (1 to 8). */
function orientationOf(code: number, segment: Buffer): number | undefined {
  if (code !== 0xe1 || segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(10);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < two(first); entry++) {
    const at = first + 2 + entry * 12;
    if (two(at) === 0x0112) return two(at + 8);
  }
  return undefined;
}

/** The start of the picture, with an Exif of that one entry where it is turned. */
function startOf(turned: number): Buffer {
  const start = Buffer.from([0xff, marker.start]);
  if (turned < 2 || turned > 8) return start;
  const exif = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '0112000300000001' + '00000000' + '00000000',
    'hex',
  );
  exif.writeUInt16BE(turned, exif.length - 8);
  return Buffer.concat([start, exif]);
}
