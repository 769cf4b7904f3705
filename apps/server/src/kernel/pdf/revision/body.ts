import { type Place, tableOf } from '../table.ts';

/** The objects of a file, or of a change to one, as they are written one behind the other. */
export interface Body {
  /** Writes an object; a stream's dictionary tells its length already. */
  write(number: number, value: string, more?: { readonly stream?: Uint8Array; readonly generation?: number }): void;
  /** Writes the table and the trailer behind the objects. `trailer` is told the pieces written so far. */
  close(trailer: string, before?: readonly (readonly [number: number, place: Place])[]): void;
  /** All that was written, in pieces, and how much. */
  readonly parts: readonly Uint8Array[];
  readonly size: number;
  placeOf(number: number): number | undefined;
}

const behindStream = Buffer.from('\nendstream\nendobj\n');

/** `at`: how many bytes stand before the first that is written here. */
export function bodyFrom(at: number, beginning: string): Body {
  const parts: Uint8Array[] = [];
  const places = new Map<number, Place>();
  let size = 0;
  const push = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
  };
  const pushText = (text: string) => push(Buffer.from(text, 'latin1'));
  pushText(beginning);
  return {
    write(number, value, { stream, generation = 0 } = {}) {
      places.set(number, { at: at + size, generation });
      pushText(`${number} ${generation} obj\n${value}\n${stream ? 'stream\n' : 'endobj\n'}`);
      if (!stream) return;
      push(stream);
      push(behindStream);
    },
    close(trailer, before = []) {
      const table = at + size;
      const rows = [...before, ...[...places].sort(([a], [b]) => a - b)];
      pushText(`${tableOf(rows)}trailer\n${trailer}\nstartxref\n${table}\n%%EOF\n`);
    },
    parts,
    get size() {
      return size;
    },
    placeOf: number => places.get(number)?.at,
  };
}

/** All pieces as one, behind what stands before them. */
export function joined(before: Uint8Array, { parts, size }: Body): Uint8Array {
  const all = new Uint8Array(before.length + size);
  all.set(before);
  let at = before.length;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
