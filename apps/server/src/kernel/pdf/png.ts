import { crc32 } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGB = 2;

/** PNG (RFC 2083) of a BGRx bitmap: 8 bits, three channels, no filter. */
export function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  stride: number,
  deflate: (data: Uint8Array) => Uint8Array,
): Uint8Array {
  const raw = new Uint8Array((width * 3 + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    raw[at++] = 0;
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * 4;
      raw[at++] = pixels[from + 2] ?? 0;
      raw[at++] = pixels[from + 1] ?? 0;
      raw[at++] = pixels[from] ?? 0;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, RGB, 0, 0, 0], 8);
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflate(raw)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}
