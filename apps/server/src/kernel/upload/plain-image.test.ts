import { describe, expect, it } from 'vitest';
import { plainImage } from './plain-image.ts';

const segment = (code: number, payload: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};
const text = (latin: string) => Buffer.from(latin, 'latin1');
/** An Exif with a maker, a place and which way up. */
const exif = (little: boolean, turned: number) => {
  const two = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  return Buffer.from([
    ...text('Exif\0\0'),
    ...text(little ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...[...two(0x010f), ...two(2), ...four(4), ...text('Cam\0')],
    ...[...two(0x0112), ...two(3), ...four(1), ...two(turned), 0, 0],
    ...four(0),
    ...text('GPS -15.6,-56.1'),
  ]);
};
const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const profile = segment(0xe2, text('ICC_PROFILE\0\x01\x01colours'));
const tables = segment(0xdb, Buffer.alloc(65, 3));
const scan = Buffer.concat([segment(0xda, Buffer.alloc(10)), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 9])]);
const jpeg = (more: Buffer[]) => Buffer.concat([start, jfif, ...more, profile, tables, scan, tables, scan, end]);

describe('a JPEG', () => {
  it.each([true, false])(
    'keeps its pixels, colours and which way up, and nothing a camera wrote (little endian: %s)',
    little => {
      const secrets = [
        segment(0xe1, exif(little, 6)),
        segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0who')),
        segment(0xed, text('Photoshop')),
        segment(0xfe, text('words')),
      ];
      const sent = Buffer.concat([jpeg(secrets), jpeg(secrets)]);
      const plain = plainImage(sent, 'image/jpeg') ?? Buffer.alloc(0);
      expect(plain.subarray(38).equals(Buffer.concat([jfif, profile, tables, scan, tables, scan, end]))).toBe(true);
      expect(plain.subarray(2, 38).toString('latin1')).toContain('Exif\0\0MM');
      expect(plain.readUInt16BE(30)).toBe(6);
      for (const secret of ['GPS', 'Cam', 'xap', 'Photoshop', 'words']) expect(plain.includes(secret)).toBe(false);
      // plain already
      expect(plainImage(plain, 'image/jpeg')?.equals(plain)).toBe(true);
    },
  );

  it('that is not turned has no Exif at all', () => {
    expect(plainImage(jpeg([segment(0xe1, exif(true, 1))]), 'image/jpeg')?.equals(jpeg([]))).toBe(true);
  });

  it.each([
    ['cut in a scan', jpeg([]).subarray(0, -3)],
    ['cut in a segment', jpeg([]).subarray(0, 30)],
    ['of something else', Buffer.concat([start, text('hello, no segment at all')])],
    ['with an Exif that points out of itself', jpeg([segment(0xe1, text('Exif\0\0MM\0*\x7f\xff\xff\xff'))])],
  ])('%s is none', (_what, image) => {
    expect(plainImage(image, 'image/jpeg')).toBeUndefined();
  });
});

describe('a PNG', () => {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, text(name), data, Buffer.alloc(4, 7)]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const png = (more: Buffer[]) =>
    Buffer.concat([
      signature,
      chunk('IHDR', Buffer.from('00000101000001010806000000', 'hex')),
      chunk('pHYs', Buffer.alloc(9)),
      ...more,
      chunk('IDAT', Buffer.alloc(30, 5)),
      chunk('IEND', Buffer.alloc(0)),
    ]);

  it('keeps what it looks by, without texts, times, Exif and what follows its end', () => {
    const secrets = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt'].map(name => chunk(name, text('secret')));
    const sent = Buffer.concat([png(secrets), text('secret')]);
    expect(plainImage(sent, 'image/png')?.equals(png([]))).toBe(true);
    expect(plainImage(png([]).subarray(0, -5), 'image/png')).toBeUndefined();
  });
});

describe('a HEIC', () => {
  const four = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const box = (type: string, ...content: Buffer[]) => {
    const inside = Buffer.concat(content);
    return Buffer.concat([four(inside.length + 8), text(type), inside]);
  };
  const entry = (id: number, type: string) => box('infe', four(2 << 24), Buffer.from([0, id, 0, 0]), text(`${type}\0`));
  const place = (id: number, from: number, length: number) =>
    Buffer.concat([Buffer.from([0, id, 0, 0, 0, 1]), four(from), four(length)]);
  const brand = box('ftyp', text('heic\0\0\0\0mif1heic'));
  const [pixels, exifs, xmp] = [text('pixels'), text('Exif GPS -15.6'), text('<x:xmpmeta who')];
  const metaOf = (at: number) =>
    box(
      'meta',
      four(0),
      box('hdlr', Buffer.alloc(24)),
      box('iinf', four(0), Buffer.from([0, 3]), entry(1, 'hvc1'), entry(2, 'Exif'), entry(3, 'mime')),
      box('iprp', text('upright')),
      box('uuid', text('a maker')),
      box(
        'iloc',
        four(0),
        Buffer.from([0x44, 0, 0, 3]),
        place(1, at, pixels.length),
        place(2, at + 6, exifs.length),
        place(3, at + 20, xmp.length),
      ),
    );
  const start = brand.length + metaOf(0).length + 8;
  const heic = (at = start) =>
    Buffer.concat([brand, metaOf(at), box('mdat', pixels, exifs, xmp, text('left over')), box('moov', text('a film'))]);

  it('keeps its pixels and what they look by where they are, and nothing a camera wrote', () => {
    const plain = plainImage(heic(), 'image/heic') ?? expect.fail('refused');
    expect(plain).toHaveLength(heic().length);
    expect(plain.toString('latin1', start, start + 6)).toBe('pixels');
    expect(plain.includes('upright')).toBe(true);
    for (const secret of ['GPS', 'xmpmeta', 'maker', 'left over', 'film', 'moov'])
      expect(plain.includes(secret)).toBe(false);
    expect(plainImage(plain, 'image/heic')?.equals(plain)).toBe(true);
  });

  /** With so many places for its Exif, which is no part of the picture. */
  const withPlaces = (count: number, from: number, length: number) => {
    const places = Buffer.alloc(count * 8);
    for (let at = 0; at < places.length; at += 8) {
      places.writeUInt32BE(from, at);
      places.writeUInt32BE(length, at + 4);
    }
    const many = Buffer.from([0, 2, 0, 0, count >> 8, count & 255]);
    const of = (at: number) =>
      box(
        'meta',
        four(0),
        box('iinf', four(0), Buffer.from([0, 2]), entry(1, 'hvc1'), entry(2, 'Exif')),
        box('iloc', four(0), Buffer.from([0x44, 0, 0, 2]), place(1, at, pixels.length), many, places),
      );
    const at = brand.length + of(0).length + 8;
    return Buffer.concat([brand, of(at), box('mdat', pixels, exifs)]);
  };

  it('S8: that names nothing, or the same, again and again is refused: forty kilobytes held everybody for twenty seconds', () => {
    expect(plainImage(withPlaces(1, 0, 8), 'image/heic')).toBeDefined();
    expect(plainImage(withPlaces(1, 0, 0), 'image/heic')).toBeUndefined();
    expect(plainImage(withPlaces(9_996, 0, 1), 'image/heic')).toBeDefined();
    expect(plainImage(withPlaces(9_998, 0, 1), 'image/heic')).toBeUndefined();
    expect(plainImage(withPlaces(100, 0, 1_000), 'image/heic')).toBeUndefined();
  });

  it.each([
    ['cut', () => heic().subarray(0, -3)],
    ['whose picture is beyond its end', () => heic(100_000)],
    ['whose picture is among its boxes', () => heic(8)],
    ['without boxes', () => brand],
    ['whose places run on', () => heic().fill(0xff, heic().indexOf('iloc') + 10, heic().indexOf('iloc') + 12)],
  ])('%s is refused', (_, bytes) => {
    expect(plainImage(bytes(), 'image/heic')).toBeUndefined();
  });
});
