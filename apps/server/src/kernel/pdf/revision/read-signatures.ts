import { bytesInMemory, NotPlain, type PdfBytes, type PdfObjects, pdfObjects } from '../objects.ts';
import { resolved } from '../resources.ts';
import { entriesOf, nameOf, placeIn, referenceOf, referencesOf } from '../syntax.ts';
import { textOf, timeOf } from './pdf-text.ts';
import { rangeMarks } from './range-marks.ts';

/** A signature, or a time stamp of the document, as it stands in a file. Nothing of it was verified. */
export interface FoundSignature {
  readonly field: string;
  /** From, how many; from, how many: what is signed, all but the container between. */
  readonly byteRange: readonly [number, number, number, number];
  /** The CMS or the token, without the zeros behind it. */
  readonly der: Uint8Array;
  readonly subFilter: string;
  /** What the signer's clock said (`/M`), ISO 8601. */
  readonly at: string | undefined;
  /** Which changes may follow (ISO 32000-1, table 254), where it certifies. */
  readonly docMdp: number | undefined;
  /** Nothing was appended to the file after it. */
  readonly coversAll: boolean;
  /** Where the revision ends that it closes: cut there, the file is as it was signed. */
  readonly revisionEnd: number;
}

/** Ours have a handful; a stranger's file is looked at no longer than this. */
const most = { revisions: 32, head: 32_768, read: 16 * 1024 * 1024 } as const;

type Range = readonly [number, number, number, number];

/**
 * The signatures of a plain PDF in the order of their revisions, each found in the file as it was when it was signed: what was appended
 * later, in whatever way, takes none away. Each must cover its whole revision but for exactly its container, with nothing but zeros behind
 * the CMS. What can't be read, and a stranger's file that isn't plain, has none. It never throws for what stands in the file.
 */
export function signaturesIn(pdf: Uint8Array): readonly FoundSignature[] {
  const budget = { left: most.read };
  return rangesIn(pdf).flatMap(range => {
    try {
      const found = signatureOf(pdf, range, budget);
      return found ? [found] : [];
    } catch (error) {
      if (error instanceof NotPlain) return [];
      throw error;
    }
  });
}

/** The two parts of the file that a signature of it covers. */
export function signedParts(pdf: Uint8Array, { byteRange: [from, size, behind, rest] }: FoundSignature): Uint8Array[] {
  return [pdf.subarray(from, from + size), pdf.subarray(behind, behind + rest)];
}

const numbers = /^\s*\[\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;

/** What looks like a signature's range: it begins with the file, and leaves out something in `<…>`. */
function rangesIn(pdf: Uint8Array): Range[] {
  const ranges = new Map<string, Range>();
  for (const text of rangeMarks(pdf)) {
    const found = numbers.exec(text);
    if (!found) continue;
    const [size, behind, rest] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const isContainer = pdf[size] === 0x3c && pdf[behind - 1] === 0x3e;
    if (!isContainer || behind + rest > pdf.length) continue;
    ranges.set(found[0].replace(/\s+/g, ' '), [0, size, behind, rest]);
    if (ranges.size === most.revisions) break;
  }
  return [...ranges.values()].sort((a, b) => endOf(a) - endOf(b));
}

function endOf([, , behind, rest]: Range): number {
  return behind + rest;
}

function signatureOf(pdf: Uint8Array, range: Range, budget: { left: number }): FoundSignature | undefined {
  const [, size, behind] = range;
  const end = endOf(range);
  const bytes = measured(bytesInMemory(pdf.subarray(0, end)), budget);
  const objects = pdfObjects(bytes);
  const found = fieldOf(objects, bytes, range);
  const der = found && derIn(pdf.subarray(size + 1, behind - 1));
  if (!found || !der) return undefined;
  const { field, entries } = found;
  const subFilter = nameOf(entries.get('SubFilter') ?? '/');
  const more = { at: timeOf(entries.get('M')), docMdp: docMdpOf(objects, entries) };
  return { field, byteRange: range, der, subFilter, ...more, coversAll: end === pdf.length, revisionEnd: end };
}

/** What is read of the file is counted: one that sends its reader round and round isn't followed. */
function measured({ size, read }: PdfBytes, budget: { left: number }): PdfBytes {
  return {
    size,
    read(from, asked) {
      const part = read(from, asked);
      budget.left -= part.length;
      if (budget.left < 0) throw new NotPlain('it is made to take time');
      return part;
    },
  };
}

/** The field whose signature has its container where the range leaves something out, and that very range. */
function fieldOf(objects: PdfObjects, bytes: PdfBytes, range: Range) {
  const catalogue = entriesOf(objects.read(objects.root ?? -1)?.value ?? '');
  const form = entriesOf(resolved(objects, catalogue.get('AcroForm') ?? ''));
  const fields = referencesOf(resolved(objects, form.get('Fields') ?? ''));
  for (const number of fields) {
    const field = entriesOf(objects.read(number)?.value ?? '');
    const signature = referenceOf(field.get('V'));
    const name = textOf(field.get('T'));
    if (field.get('FT') !== '/Sig' || signature === undefined || name === undefined) continue;
    const entries = valueAt(objects, bytes, signature, range);
    if (entries) return { field: name, entries };
  }
  return undefined;
}

function valueAt(objects: PdfObjects, bytes: PdfBytes, signature: number, range: Range) {
  const from = objects.placeOf(signature);
  // that of another revision needn't be read
  if (from === undefined || from > range[1] || from + most.head < range[1]) return undefined;
  const value = objects.read(signature)?.value ?? '';
  const head = /^\s*\d+\s+\d+\s+obj/.exec(bytes.read(from, 64).toString('latin1'));
  const begin = from + (head?.[0].length ?? 0);
  const container = placeIn(value, 'Contents');
  if (!container) return undefined;
  const isOwn = begin + container.from === range[1] && begin + container.to === range[2];
  const entries = entriesOf(value);
  const said = numbers.exec(entries.get('ByteRange') ?? '');
  const isSaid = said?.slice(1).every((each, at) => Number(each) === range[at + 1]);
  return isOwn && isSaid ? entries : undefined;
}

function docMdpOf(objects: PdfObjects, entries: ReadonlyMap<string, string>): number | undefined {
  const list = resolved(objects, entries.get('Reference') ?? '').trim();
  const reference = entriesOf(list.startsWith('[') ? resolvedFirst(objects, list) : '');
  if (reference.get('TransformMethod') !== '/DocMDP') return undefined;
  const permitted = Number(entriesOf(resolved(objects, reference.get('TransformParams') ?? '')).get('P') ?? 2);
  return [1, 2, 3].includes(permitted) ? permitted : undefined;
}

/** The only thing in a list. */
function resolvedFirst(objects: PdfObjects, list: string): string {
  return resolved(objects, list.slice(1, -1).trim());
}

/** A sequence of a length that is said, in hex digits, and zeros behind it: what else stood there would be signed by nobody. */
function derIn(container: Uint8Array): Uint8Array | undefined {
  const hex = Buffer.from(container.buffer, container.byteOffset, container.byteLength).toString('latin1');
  if (!/^(?:[0-9a-fA-F]{2})+$/.test(hex)) return undefined;
  const bytes = Buffer.from(hex, 'hex');
  const size = derSize(bytes);
  if (size === undefined || size > bytes.length || bytes.subarray(size).some(byte => byte !== 0)) return undefined;
  return new Uint8Array(bytes.subarray(0, size));
}

const sequence = 0x30;

/** How long the sequence is with its head (X.690, 8.1.3), in the definite form. */
function derSize(bytes: Buffer): number | undefined {
  const first = bytes[1];
  if (bytes[0] !== sequence || first === undefined) return undefined;
  if (first < 0x80) return 2 + first;
  const digits = first & 0x7f;
  if (digits === 0 || digits > 3 || bytes.length < 2 + digits) return undefined;
  return 2 + digits + bytes.readUIntBE(2, digits);
}
