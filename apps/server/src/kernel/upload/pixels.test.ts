import { expect, it } from 'vitest';
import { isPixelFlood, pictureSize } from './pixels.ts';

/* S20: a small file that says it has more pixels than any camera makes. */
const four = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const two = (value: number) => four(value).subarray(2);
const box = (type: string, ...inside: Buffer[]) => {
  const all = Buffer.concat(inside);
  return Buffer.concat([four(all.length + 8), Buffer.from(type), all]);
};

const png = (width: number, height: number) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), four(width), four(height), Buffer.alloc(9)]);
/** With a comment and fill bytes before its frame. */
const jpeg = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from('ffd8fffe0004aaaaffffc2000b08', 'hex'),
    two(height),
    two(width),
    Buffer.from('0301110000', 'hex'),
  ]);
/** A small item beside one of that size; the picture's own bytes happen to say `ispe`. */
const heic = (width: number, height: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('heic')),
    box('meta', four(0), box('ispe', four(0), four(512), four(512)), box('ispe', four(0), four(width), four(height))),
    box('mdat', Buffer.from('ispe'), Buffer.alloc(12, 255)),
  ]);

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/heic', heic],
] as const)('%s', (type, picture) => {
  expect(isPixelFlood(picture(16_320, 12_240), type)).toBe(false);
  expect(isPixelFlood(picture(60_000, 60_000), type)).toBe(true);
  expect(isPixelFlood(picture(65_535, 3_100), type)).toBe(true);
  expect(pictureSize(picture(4032, 3024), type)).toMatchObject({ width: 4032, height: 3024 });
  expect(pictureSize(Buffer.alloc(60), type)).toBeUndefined();
});
