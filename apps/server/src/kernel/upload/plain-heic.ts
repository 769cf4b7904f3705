interface Box {
  type: string;
  from: number;
  /** Where its content begins. */
  inside: number;
  end: number;
}

/** What a picture needs to look as it does (ISO/IEC 14496-12, 8.11; 23008-12). */
const shownInMeta = new Set(['hdlr', 'dinf', 'pitm', 'iinf', 'iref', 'iprp', 'iloc', 'idat', 'grpl']);
const shownItems = new Set(['hvc1', 'grid', 'iden', 'iovl', 'tmap']);

/** A photo of 48 MP has some two hundred parts. More boxes, items or places of their bytes than this are no picture. */
const mostParts = 10_000;

/**
 * A HEIC of the same length in which everything is zero that is no picture: Exif, XMP, what belongs to no item, other boxes. Pixels and which
 * way up (a property of the item) stay. Undefined: it has no picture. @throws RangeError where it says nonsense
 */
export function plainHeic(image: Buffer): Buffer | undefined {
  const plain = Buffer.alloc(image.length);
  const top = boxesIn(image, 0, image.length);
  const meta = top.find(box => box.type === 'meta');
  if (!meta) return undefined;
  for (const box of top) keep(image, plain, box, box.type === 'ftyp' || box === meta ? box.end : box.inside, box.type);
  const inMeta = boxesIn(image, meta.inside + 4, meta.end);
  for (const box of inMeta) if (!shownInMeta.has(box.type)) blank(plain, box);
  const [items, places] = ['iinf', 'iloc'].map(type => inMeta.find(box => box.type === type));
  if (!items || !places) return undefined;
  const kinds = itemKinds(image, items);
  const idat = inMeta.find(box => box.type === 'idat');
  if (idat) plain.fill(0, idat.inside, idat.end);
  const media = top.filter(box => box.type === 'mdat');
  let pictures = 0;
  let copied = 0;
  for (const { id, from, length, within } of extentsIn(image, places)) {
    copied += length;
    // the same bytes again and again: pictures don't share theirs
    if (copied > image.length * 2) throw new RangeError('more than the file holds');
    if (!shownItems.has(kinds.get(id) ?? '')) continue;
    const start = within === 'idat' ? (idat?.inside ?? image.length) + from : from;
    const whole = idat && within === 'idat' ? [idat] : media;
    if (!whole.some(box => start >= box.inside && start + length <= box.end))
      throw new RangeError('an item beyond what boxes hold');
    image.copy(plain, start, start, start + length);
    pictures += 1;
  }
  return pictures > 0 ? plain : undefined;
}

function keep(image: Buffer, plain: Buffer, box: Box, end: number, type: string): void {
  image.copy(plain, box.from, box.from, end);
  if (!['ftyp', 'meta', 'mdat'].includes(type)) plain.write('free', box.from + 4, 'latin1');
}

function blank(plain: Buffer, { from, inside, end }: Box): void {
  plain.write('free', from + 4, 'latin1');
  plain.fill(0, inside, end);
}

function boxesIn(image: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at < to; ) {
    const size = image.readUInt32BE(at);
    const large = size === 1;
    const length = large ? Number(image.readBigUInt64BE(at + 8)) : size || to - at;
    const inside = at + (large ? 16 : 8);
    const end = at + length;
    if (end < inside || end > to) throw new RangeError('a box beyond its end');
    if (found.length >= mostParts) throw new RangeError('too many boxes');
    found.push({ type: image.toString('latin1', at + 4, at + 8), from: at, inside, end });
    at = end;
  }
  return found;
}

function itemKinds(image: Buffer, { inside, end }: Box): Map<number, string> {
  const kinds = new Map<number, string>();
  const first = inside + (image.readUInt8(inside) === 0 ? 6 : 8);
  for (const entry of boxesIn(image, first, end)) {
    const wide = image.readUInt8(entry.inside) === 3;
    const id = wide ? image.readUInt32BE(entry.inside + 4) : image.readUInt16BE(entry.inside + 4);
    const at = entry.inside + (wide ? 10 : 8);
    kinds.set(id, image.toString('latin1', at, at + 4));
  }
  return kinds;
}

interface Extent {
  id: number;
  from: number;
  length: number;
  within: 'file' | 'idat';
}

function* extentsIn(image: Buffer, { inside, end }: Box): Generator<Extent> {
  const version = image.readUInt8(inside);
  let at = inside + 6;
  const read = (bytes: number): number => {
    if (at + bytes > end) throw new RangeError('places beyond their end');
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(image.readBigUInt64BE(at)) : image.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const sizes = image.readUInt16BE(inside + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const wide = version === 2 ? 4 : 2;
  let parts = 0;
  const count = () => {
    parts += 1;
    if (parts > mostParts) throw new RangeError('too many parts');
  };
  for (let items = read(wide); items > 0; items--) {
    count();
    const id = read(wide);
    const method = version > 0 ? read(2) & 15 : 0;
    const elsewhere = read(2);
    if (method > 1 || elsewhere !== 0) throw new RangeError('a picture that is not in the file');
    const base = read(baseSize);
    for (let extents = read(2); extents > 0; extents--) {
      count();
      read(indexSize);
      const from = base + read(offsetSize);
      const length = read(lengthSize);
      // sizes of no bytes make millions of these in a few kilobytes
      if (length <= 0) throw new RangeError('an empty place');
      yield { id, from, length, within: method === 1 ? 'idat' : 'file' };
    }
  }
}
