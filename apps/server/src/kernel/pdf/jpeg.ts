/** The order in which a block's 64 values are written (T.81, figure A.6). */
const zigzag = zigzagOrder();

/** How coarsely each value of a block is kept at quality 50 (T.81, table K.1), in rows. */
const coarse = [
  ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55],
  ...[14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62],
  ...[18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92],
  ...[49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
];

/** How many codes there are of each length from 1 to 16, and what they stand for (T.81, tables K.3 and K.5). */
const dc = { counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], symbols: [...Array(12).keys()] };
const ac = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  symbols: [
    ...Buffer.from('01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a', 'hex'),
    ...Buffer.from('161718191a25262728292a', 'hex'),
    ...[...span(0x34, 0x3a), ...span(0x43, 0x4a), ...span(0x53, 0x5a), ...span(0x63, 0x6a), ...span(0x73, 0x7a)],
    ...[...span(0x83, 0x8a), ...span(0x92, 0x9a), ...span(0xa2, 0xaa), ...span(0xb2, 0xba), ...span(0xc2, 0xca)],
    ...[...span(0xd2, 0xda), ...span(0xe1, 0xea), ...span(0xf1, 0xfa)],
  ],
};
const dcCodes = codesOf(dc);
const acCodes = codesOf(ac);

/** Of row u and place x of a block: what the cosine transform multiplies by. */
const cosines = Float32Array.from({ length: 64 }, (_, at) => {
  const [u, x] = [at >> 3, at & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

/**
 * A baseline JPEG (ITU-T T.81, JFIF) of a BGRx bitmap; of colours every second pixel is kept.
 * @param quality 1 to 100, as the libraries count it
 */
export function encodeJpeg(
  pixels: Uint8Array,
  { width, height, stride }: { width: number; height: number; stride: number },
  quality: number,
): Uint8Array {
  const table = quantities(quality);
  const out = new Bits();
  const planes = planesOf(pixels, width, height, stride);
  const last = [0, 0, 0];
  const block = new Float32Array(64);
  for (let y = 0; y < height; y += 16)
    for (let x = 0; x < width; x += 16)
      for (const [plane, dx, dy] of unit) {
        planes.take(block, plane, x + dx, y + dy);
        last[plane] = writeBlock(out, block, table, last[plane] ?? 0);
      }
  return Buffer.concat([headOf(width, height, table), out.end(), Buffer.from([0xff, 0xd9])]);
}

/** Sixteen by sixteen pixels: four blocks of brightness, one of each colour. */
const unit = [
  [0, 0, 0],
  [0, 8, 0],
  [0, 0, 8],
  [0, 8, 8],
  [1, 0, 0],
  [2, 0, 0],
] as const;

function planesOf(pixels: Uint8Array, width: number, height: number, stride: number) {
  const pixel = (x: number, y: number) => Math.min(y, height - 1) * stride + Math.min(x, width - 1) * 4;
  const weights = [
    [0.114, 0.587, 0.299, -128],
    [0.5, -0.331264, -0.168736, 0],
    [-0.081312, -0.418688, 0.5, 0],
  ] as const;
  return {
    take(block: Float32Array, plane: 0 | 1 | 2, left: number, top: number) {
      const [blue, green, red, shift] = weights[plane];
      const step = plane === 0 ? 1 : 2;
      for (let at = 0; at < 64; at++) {
        const from = pixel(left + (at & 7) * step, top + (at >> 3) * step);
        block[at] =
          (pixels[from] ?? 0) * blue + (pixels[from + 1] ?? 0) * green + (pixels[from + 2] ?? 0) * red + shift;
      }
    },
  };
}

const rows = new Float32Array(64);

/** @returns the block's average, which the next one is told from */
function writeBlock(out: Bits, block: Float32Array, table: readonly number[], before: number): number {
  transform(block, rows);
  transform(rows, block);
  const kept = zigzag.map(place => Math.round((block[place] ?? 0) / (table[place] ?? 1)));
  const [average = 0] = kept;
  writeValue(out, dcCodes, 0, average - before);
  let zeros = 0;
  for (const value of kept.slice(1)) {
    if (value === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) out.code(acCodes, 0xf0);
    writeValue(out, acCodes, zeros, value);
    zeros = 0;
  }
  if (zeros > 0) out.code(acCodes, 0);
  return average;
}

/** The cosine transform of each row, answered turned: twice is the whole one. */
function transform(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < 64; row += 8)
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (from[row + x] ?? 0) * (cosines[u * 8 + x] ?? 0);
      to[u * 8 + (row >> 3)] = sum;
    }
}

function writeValue(out: Bits, codes: ReadonlyMap<number, Code>, zeros: number, value: number): void {
  const size = 32 - Math.clz32(Math.abs(value));
  out.code(codes, zeros * 16 + size);
  out.bits(value < 0 ? value + (1 << size) - 1 : value, size);
}

interface Code {
  readonly bits: number;
  readonly length: number;
}

function codesOf({ counts, symbols }: { counts: readonly number[]; symbols: readonly number[] }) {
  const codes = new Map<number, Code>();
  let bits = 0;
  let at = 0;
  for (const [shorter, count] of counts.entries()) {
    for (let n = 0; n < count; n++) codes.set(symbols[at++] ?? 0, { bits: bits++, length: shorter + 1 });
    bits <<= 1;
  }
  return codes;
}

/** Bits one after the other; a byte of ones is followed by an empty one. */
class Bits {
  #bytes = Buffer.alloc(1 << 16);
  #size = 0;
  #held = 0;
  #count = 0;

  code(codes: ReadonlyMap<number, Code>, symbol: number): void {
    const code = codes.get(symbol);
    if (!code) throw new Error(`no code for ${symbol}`);
    this.bits(code.bits, code.length);
  }

  bits(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.#held = (this.#held << 1) | ((value >> bit) & 1);
      if (++this.#count === 8) this.#flush();
    }
  }

  end(): Uint8Array {
    while (this.#count > 0) this.bits(1, 1);
    return this.#bytes.subarray(0, this.#size);
  }

  #flush(): void {
    if (this.#size + 2 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#size)]);
    this.#bytes[this.#size++] = this.#held;
    if (this.#held === 0xff) this.#bytes[this.#size++] = 0;
    this.#held = 0;
    this.#count = 0;
  }
}

function quantities(quality: number): readonly number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - quality * 2;
  return coarse.map(one => Math.min(255, Math.max(1, Math.floor((one * scale + 50) / 100))));
}

/** What stands before the picture: JFIF, one table of quantities, its size and planes, the codes, where it begins. */
function headOf(width: number, height: number, table: readonly number[]): Uint8Array {
  const two = (value: number) => [value >> 8, value & 255];
  const part = (mark: number, content: readonly number[]) => [0xff, mark, ...two(content.length + 2), ...content];
  const planes = [1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0];
  return Buffer.from([
    ...[0xff, 0xd8, ...part(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])],
    ...part(0xdb, [0, ...zigzag.map(place => table[place] ?? 1)]),
    ...part(0xc0, [8, ...two(height), ...two(width), 3, ...planes]),
    ...part(0xc4, [0x00, ...dc.counts, ...dc.symbols]),
    ...part(0xc4, [0x10, ...ac.counts, ...ac.symbols]),
    ...part(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
  ]);
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}

function zigzagOrder(): readonly number[] {
  const places = Array.from({ length: 64 }, (_, place) => place);
  const along = (place: number) => {
    const [row, column] = [place >> 3, place & 7];
    const diagonal = row + column;
    return diagonal * 8 + (diagonal % 2 === 0 ? column : row);
  };
  return places.sort((one, other) => along(one) - along(other));
}
