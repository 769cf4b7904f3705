import { deflateSync } from 'node:zlib';
import { encodePng } from '#kernel/pdf/png.ts';
import { hostileFiles } from './hostile-files.ts';

/** Four by eight red pixels with a comment, as a camera's place would stand in it. */
export const jpegWithPlace =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD//gALR1BTIC0xNS42/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6utq2eAvMm6pseZqKuk/9sAQwEcHh4oIyhOKytOpG5dbqSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk/8AAEQgABAAIAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AgADUj//Z';

/** A PNG as a browser sends it: of one shade, so that shades tell pictures apart. */
export function pngOf(width: number, height: number, shade = 0): string {
  const pixels = new Uint8Array(width * height * 4).fill(shade);
  return `data:image/png;base64,${Buffer.from(encodePng(pixels, width, height, width * 4, deflateSync)).toString('base64')}`;
}

/** What every field that takes a picture refuses, and the code. */
export function hostileImages(): [image: string, code: string][] {
  const header = Buffer.from(pngOf(4, 4).split(',')[1] ?? '', 'base64');
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(30_000, 20);
  const bomb = Buffer.from(encodePng(new Uint8Array(64), 4, 4, 16, () => deflateSync(Buffer.alloc(20_000_000))));
  return [
    ['data:image/svg+xml;base64,PHN2Zy8+', 'UPLOAD_CONTENT_MISMATCH'],
    ['data:image/png;base64,PHN2Zy8+', 'UPLOAD_CONTENT_MISMATCH'],
    [jpegWithPlace.slice(0, 63), 'UPLOAD_CONTENT_MISMATCH'],
    ['a'.repeat(64), 'UPLOAD_CONTENT_MISMATCH'],
    [`data:image/png;base64,${header.toString('base64')}`, 'UPLOAD_TOO_LARGE'],
    [`data:image/png;base64,${bomb.toString('base64')}`, 'UPLOAD_CONTENT_MISMATCH'],
    [`data:image/png;base64,${'A'.repeat(940_000)}`, 'UPLOAD_TOO_LARGE'],
  ];
}

/** Every hostile file as a picture of either kind; none is one. */
export function* hostileAsImages(): Generator<[name: string, image: string]> {
  for (const { name, bytes } of hostileFiles)
    for (const kind of ['png', 'jpeg'])
      yield [`${name} as ${kind}`, `data:image/${kind};base64,${Buffer.from(bytes()).toString('base64')}`];
}
