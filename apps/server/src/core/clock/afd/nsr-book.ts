export interface Gap {
  from: number;
  to: number;
}

const size = 1_024;
/** Blocks kept at most: 33 million numbers next to each other, 128 MB. */
const mostBlocks = 32_768;
const widest = 10_000;

const absent = 0;
/** Only a bad line has it. */
const bad = 1;
const taken = 2;
const conflicting = 0xffffffff;

/** Which numbers a file has, four bytes each: a fingerprint of what stands there. Numbers far apart use it up sooner. */
export class NsrBook {
  readonly #blocks = new Map<number, Uint32Array>();
  #first = Number.POSITIVE_INFINITY;
  #last = 0;
  readonly #mostBlocks: number;

  constructor(most = mostBlocks) {
    this.#mostBlocks = most;
  }

  /** A line whose number is readable. @param text null of a bad line @returns false where the book is full */
  note(nsr: number, text: string | null): boolean {
    const block = this.#blockOf(nsr);
    if (!block) return false;
    const place = nsr % size;
    const known = block[place] ?? absent;
    if (text === null) {
      block[place] = known === absent ? bad : known;
      return true;
    }
    this.#first = Math.min(this.#first, nsr);
    this.#last = Math.max(this.#last, nsr);
    const print = fingerprint(text);
    block[place] = known <= bad || known === print ? print : conflicting;
    return true;
  }

  /** On the second reading: the first line of its number, the same again, or one of several that differ. */
  take(nsr: number): 'first' | 'again' | 'conflict' | 'unknown' {
    const block = this.#blocks.get(Math.floor(nsr / size));
    if (!block) return 'unknown';
    const known = block[nsr % size] ?? absent;
    if (known === conflicting) return 'conflict';
    if (known === taken) return 'again';
    block[nsr % size] = taken;
    return 'first';
  }

  has(nsr: number): boolean {
    return (this.#blocks.get(Math.floor(nsr / size))?.[nsr % size] ?? absent) !== absent;
  }

  /** True where none is missing between two numbers, both included. Wider spans than ten thousand are not looked through. */
  isWhole(from: number, to: number): boolean {
    if (to - from > widest) return false;
    for (let nsr = from; nsr <= to; nsr++) if (!this.has(nsr)) return false;
    return true;
  }

  /** Numbers that no line has, between the first and the last good line: what a bad line has for a number may be wrong. */
  *gaps(): Generator<Gap> {
    let next = this.#first;
    for (const key of [...this.#blocks.keys()].sort((a, b) => a - b))
      for (let nsr = key * size; nsr < (key + 1) * size; nsr++) {
        if (nsr > this.#last) return;
        if (!this.has(nsr) || nsr < this.#first) continue;
        if (nsr > next) yield { from: next, to: nsr - 1 };
        next = nsr + 1;
      }
  }

  #blockOf(nsr: number): Uint32Array | undefined {
    const key = Math.floor(nsr / size);
    const known = this.#blocks.get(key);
    if (known || this.#blocks.size >= this.#mostBlocks) return known;
    const made = new Uint32Array(size);
    this.#blocks.set(key, made);
    return made;
  }
}

/** FNV-1a, never one of the three marks. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return Math.min(Math.max(hash >>> 0, taken + 1), conflicting - 1);
}
