import { heicType } from './content-type.ts';

/** More than any camera or scanner makes. Such a picture is small on the wire, and gigabytes where somebody looks at it. */
const mostPixels = 200_000_000;

/** Whether a picture says that it has more pixels than any. @throws RangeError where it ends before it says so */
export function isPixelFlood(image: Buffer, contentType: string): boolean {
  const sizes =
    contentType === heicType ? heicSizes(image) : [contentType === 'image/png' ? pngSize(image) : jpegSize(image)];
  return sizes.some(([width, height]) => width * height > mostPixels);
}

type Size = readonly [width: number, height: number];

/** Its first part is IHDR of 13 bytes (PNG, third edition, 11.2.1); nobody draws one that begins otherwise. */
const ihdr = Buffer.from('0000000d49484452', 'hex');
const pngSize = (image: Buffer): Size =>
  image.subarray(8, 16).equals(ihdr) ? [image.readUInt32BE(16), image.readUInt32BE(20)] : [0, 0];

/** Of the first frame header (ITU T.81: SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegSize(image: Buffer): Size {
  for (let at = 2; image.readUInt8(at) === 0xff; ) {
    const marker = image.readUInt8(at + 1);
    // fill bytes
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [image.readUInt16BE(at + 7), image.readUInt16BE(at + 5)];
    if (marker === 0xd9 || marker === 0xda) break;
    at += 2 + image.readUInt16BE(at + 2);
  }
  return [0, 0];
}

/** Of every item of a HEIC (ISO 23008-12: `ispe`), wherever its description stands. */
function heicSizes(image: Buffer): Size[] {
  const sizes: Size[] = [];
  for (let box = 0; box + 8 <= image.length; ) {
    const length = image.readUInt32BE(box) || image.length - box;
    const end = length === 1 ? box + Number(image.readBigUInt64BE(box + 8)) : box + length;
    if (image.toString('latin1', box + 4, box + 8) === 'meta') {
      const inside = image.subarray(box, end);
      for (let at = inside.indexOf('ispe'); at >= 0; at = inside.indexOf('ispe', at + 4))
        sizes.push([inside.readUInt32BE(at + 8), inside.readUInt32BE(at + 12)]);
    }
    if (end <= box) break;
    box = end;
  }
  return sizes;
}
