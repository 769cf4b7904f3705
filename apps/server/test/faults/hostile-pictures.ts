import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** A file that is looked at when it comes (`file`), or a photo that is drawn anew (`photo`). */
export interface HostilePicture {
  name: string;
  field: 'file' | 'photo';
  bytes: () => Buffer<ArrayBuffer>;
}

/** Pictures and documents that cost what looks at them the most, by class; of about so many bytes, where size makes them worse. */
export const hostilePictures = (size: number): HostilePicture[] => [
  { name: 'nothing.heic', field: 'file', bytes: () => heicOfNothing(size) },
  { name: 'boxes.heic', field: 'file', bytes: () => heicOfBoxes(size) },
  { name: 'fill.jpg', field: 'file', bytes: () => Buffer.alloc(size, 0xff).fill(0xd8, 1, 2) },
  { name: 'segments.jpg', field: 'file', bytes: () => repeated('ffd8', 'ffdb0002', size) },
  { name: 'chunks.png', field: 'file', bytes: () => repeated(signature, '0000000049444154000000ff', size) },
  { name: 'entries.docx', field: 'file', bytes: () => manyEntries(size) },
  { name: 'deep.png', field: 'photo', bytes: () => deepPng(1000, 1000) },
  { name: 'interlaced.png', field: 'photo', bytes: () => deepPng(1000, 1000, true) },
  { name: 'long.png', field: 'photo', bytes: () => deepPng(1_000_000, 1) },
  { name: 'large.png', field: 'photo', bytes: () => deepPng(2000, 2000) },
];

const signature = '89504e470d0a1a0a';

/** A PNG of one shade with four colours, of 16 bits; interlaced, of 8. */
export function deepPng(width: number, height: number, interlaced = false): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([interlaced ? 8 : 16, 6, 0, 0, interlaced ? 1 : 0], 8);
  // interlaced, each of seven pictures has its own lines
  const pixels = deflateSync(Buffer.alloc(interlaced ? (width * 4 + 2) * height : (width * 8 + 1) * height));
  const all = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(signature, 'hex'), ...all]);
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([four(data.length), Buffer.from(name), data, Buffer.alloc(4)]);
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([four(inside.length + 8), Buffer.from(type), inside]);
}

const brand = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
const hidden = Buffer.from([0, 1, 0, 0, 0xff, 0xff]);

/** Items of 65,535 places each, whose sizes take no byte: findings S8. */
function heicOfNothing(size: number): Buffer<ArrayBuffer> {
  const items = Math.min(65_535, Math.floor(size / hidden.length));
  const places = Buffer.concat(Array.from({ length: items }, () => hidden));
  const kinds = box('infe', four(2 << 24), Buffer.from([0, 1, 0, 0]), Buffer.from('Exif\0'));
  const count = Buffer.from([0, 0, items >> 8, items & 255]);
  return Buffer.concat([
    brand,
    box('meta', four(0), box('iinf', four(0), Buffer.from([0, 1]), kinds), box('iloc', four(0), count, places)),
    box('mdat', Buffer.from('pixels')),
  ]);
}

function heicOfBoxes(size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([brand, Buffer.from('0000000866726565'.repeat(size / 8), 'hex')]);
}

function repeated(start: string, piece: string, size: number): Buffer<ArrayBuffer> {
  return Buffer.from(start + piece.repeat((size * 2) / piece.length), 'hex');
}

/** A document whose directory names as many parts as fit. */
function manyEntries(size: number): Buffer<ArrayBuffer> {
  const names = Array.from({ length: Math.min(60_000, Math.floor(size / 130)) }, (_, at) => `word/media/${at}`);
  const parts = ['[Content_Types].xml', 'word/document.xml', ...names];
  return Buffer.from(zipSync(Object.fromEntries(parts.map(name => [name, new Uint8Array(0)])), { level: 0 }));
}
