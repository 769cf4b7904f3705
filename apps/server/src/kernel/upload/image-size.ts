import { inflateSync } from 'node:zlib';

/** What an image says of itself before anything of it is decoded. */
export interface ImageSize {
  kind: 'png' | 'jpeg';
  width: number;
  height: number;
}

const pngSignature = '89504e470d0a1a0a';

/** Width and height from the header of a PNG (RFC 2083) or JPEG (ITU T.81); undefined where it is neither, or says none. */
export function imageSize(image: Buffer): ImageSize | undefined {
  const found = image.subarray(0, 8).toString('hex') === pngSignature ? pngSize(image) : jpegSize(image);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

/** The compressed pixels of a PNG: its IDAT chunks put together. */
function pngData(image: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= image.length; ) {
    const length = image.readUInt32BE(at);
    if (image.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(image.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/**
 * A few bytes can promise to become gigabytes: no more is taken than the most a PNG of that size has (four channels of two bytes). Throws
 * what zlib throws, where it has more or is broken.
 */
export function checkInflated(image: Buffer, { width, height }: Pick<ImageSize, 'width' | 'height'>): void {
  inflateSync(pngData(image), { maxOutputLength: (width * 8 + 1) * height + 64 });
}

function pngSize(image: Buffer): ImageSize | undefined {
  if (image.length < 33 || image.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { kind: 'png', width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
}

/** Segments are followed to the first frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegSize(image: Buffer): ImageSize | undefined {
  if (image.length < 4 || image.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= image.length; ) {
    if (image[at] !== 0xff) return undefined;
    const marker = image[at + 1] ?? 0;
    // fill bytes
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { kind: 'jpeg', height: image.readUInt16BE(at + 5), width: image.readUInt16BE(at + 7) };
    at += 2 + image.readUInt16BE(at + 2);
  }
  return undefined;
}
