import { entriesOf, placeIn, writtenDictionary } from '../syntax.ts';
import { addField, type SignatureField, signatureFields } from './form.ts';
import { writtenText, writtenTime } from './pdf-text.ts';
import { type Revision, revisionOf } from './revision.ts';

/** What a signature says of itself beside its CMS. */
export interface SignatureRequest {
  /** The field's name: a new one, or one that stands in the file and is empty. */
  readonly field: string;
  readonly at: Date;
  readonly name: string;
  readonly reason: string;
  readonly location?: string | undefined;
  /** A plain PDF whose pages are put behind the last one, by the same change. */
  readonly appended?: Uint8Array | undefined;
  /** The first signature of a file that says which changes may follow: forms filled in and signatures (ISO 32000-1, 12.8.2.2, P 2). */
  readonly certify: boolean;
}

/** Makes the CMS (DER) over what stands before the container and what stands behind it. */
export type Sign = (signed: readonly Uint8Array[]) => Promise<Uint8Array>;

/**
 * Why no signature is put into a file: the CMS is larger than its container, the field has a signature, the file has one already and so can't be
 * certified, or get pages.
 */
export class SignatureRefusal extends Error {
  readonly reason: 'container' | 'filled' | 'alreadySigned';
  constructor(reason: SignatureRefusal['reason']) {
    super(`no signature: ${reason}`);
    this.reason = reason;
  }
}

/** Bytes of a CMS with certificates and a time stamp. */
export const containerSize = 16_384;

/**
 * A PDF with one signature more, by one change at its end: its pages, the field (invisible, on the last page) and the signature (ISO 32000-1, 12.8;
 * ETSI EN 319 142-1, 5.3). What stood before is the beginning of what is answered. `sign` is told two parts of that file, which mustn't be changed.
 * Throws `SignatureRefusal`, and `NotPlain` for a file that isn't plain.
 */
export async function signRevision(pdf: Uint8Array, request: SignatureRequest, sign: Sign): Promise<Uint8Array> {
  const { field, at, name, reason, location, certify } = request;
  const said: [string, string][] = [
    ['M', writtenTime(at)],
    ['Name', writtenText(name)],
    ['Reason', writtenText(reason)],
  ];
  if (location !== undefined) said.push(['Location', writtenText(location)]);
  if (certify) said.push(['Reference', certifying]);
  const head = { type: 'Sig', subFilter: 'ETSI.CAdES.detached', said };
  return filled(pdf, { field, isFirst: certify, appended: request.appended, head }, sign);
}

/**
 * A PDF with a document time stamp (ETSI EN 319 142-1, 5.4.3) as its last change. `stamp` makes the token (RFC 3161, DER) over both parts.
 * Throws as `signRevision`.
 */
export async function stampRevision(pdf: Uint8Array, field: string, stamp: Sign): Promise<Uint8Array> {
  const head = { type: 'DocTimeStamp', subFilter: 'ETSI.RFC3161', said: [] };
  return filled(pdf, { field, isFirst: false, appended: undefined, head }, stamp);
}

/** A field that waits for its signature. */
export interface EmptyField {
  readonly field: string;
  /** From 1. */
  readonly page: number;
  /** Left, bottom, right, top in the page's own space; a field without extent is seen by nobody. */
  readonly box: readonly [number, number, number, number];
}

/** A PDF with fields that wait for their signatures, by one change at its end. Throws as `signRevision`. */
export function withEmptyFields(pdf: Uint8Array, fields: readonly EmptyField[]): Uint8Array {
  const revision = revisionOf(pdf);
  if (signatureFields(revision).some(({ isFilled }) => isFilled)) throw new SignatureRefusal('alreadySigned');
  for (const { field, page, box } of fields) {
    if (signatureFields(revision).some(({ name }) => name === field)) throw new SignatureRefusal('filled');
    putField(revision, { field, page: revision.pageAt(page), box, value: undefined });
  }
  return revision.written().bytes;
}

const certifying = '[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 2/V/1.2>>>>]';

interface Filling {
  readonly field: string;
  /** Nothing of the file may be signed yet. */
  readonly isFirst: boolean;
  readonly appended: Uint8Array | undefined;
  readonly head: { readonly type: string; readonly subFilter: string; readonly said: readonly [string, string][] };
}

async function filled(pdf: Uint8Array, { field, isFirst, appended, head }: Filling, sign: Sign): Promise<Uint8Array> {
  const revision = revisionOf(pdf);
  const fields = signatureFields(revision);
  const isSigned = fields.some(({ isFilled }) => isFilled);
  if (isSigned && (isFirst || appended)) throw new SignatureRefusal('alreadySigned');
  if (appended) revision.appendPages(appended);
  const signature = revision.add(
    writtenDictionary([
      ['Type', `/${head.type}`],
      ['Filter', '/Adobe.PPKLite'],
      ['SubFilter', `/${head.subFilter}`],
      ...head.said,
      ['ByteRange', emptyRange],
      ['Contents', `<${'0'.repeat(containerSize * 2)}>`],
    ]),
  );
  giveValue(
    revision,
    fields.find(({ name }) => name === field),
    { field, signature },
  );
  return closedBy(revision, signature, sign);
}

function giveValue(
  revision: Revision,
  found: SignatureField | undefined,
  { field, signature }: { field: string; signature: number },
): void {
  const value = `${signature} 0 R`;
  if (!found) {
    putField(revision, { field, page: revision.lastPage(), box: [0, 0, 0, 0], value });
    return;
  }
  if (found.isFilled) throw new SignatureRefusal('filled');
  revision.replace(found.number, writtenDictionary(entriesOf(revision.valueNow(found.number)).set('V', value)));
}

/** Printed, and not to be moved (ISO 32000-1, table 165). */
const printedAndLocked = 4 | 128;

interface Widget {
  readonly field: string;
  readonly page: number;
  readonly box: EmptyField['box'];
  readonly value: string | undefined;
}

/** Field and widget as one object (ISO 32000-1, 12.5.6.19). */
function putField(revision: Revision, { field, page, box, value }: Widget): void {
  const entries: [string, string][] = [
    ['Type', '/Annot'],
    ['Subtype', '/Widget'],
    ['FT', '/Sig'],
    ['T', writtenText(field)],
    ['F', String(printedAndLocked)],
    ['Rect', `[${box.join(' ')}]`],
    ['P', `${page} 0 R`],
  ];
  if (value !== undefined) entries.push(['V', value]);
  const number = revision.add(writtenDictionary(entries));
  revision.annotate(page, number);
  addField(revision, number);
}

/** Four numbers of ten digits have room there. */
const emptyRange = `[0 ${'0'.repeat(10)} ${'0'.repeat(10)} ${'0'.repeat(10)}]`;

/** Writes the file, tells which bytes are signed, has them signed, and puts the CMS into the container that was left out. */
async function closedBy(revision: Revision, signature: number, sign: Sign): Promise<Uint8Array> {
  const { bytes, placeOf } = revision.written();
  const value = revision.valueNow(signature);
  const begin = placeOf(signature) + `${signature} 0 obj\n`.length;
  const container = placed(value, 'Contents', begin);
  const range = placed(value, 'ByteRange', begin);
  const numbers = `[0 ${container.from} ${container.to} ${bytes.length - container.to}]`;
  put(bytes, range.from, numbers.padEnd(emptyRange.length));
  const cms = await sign([bytes.subarray(0, container.from), bytes.subarray(container.to)]);
  if (cms.length === 0 || cms.length > containerSize) throw new SignatureRefusal('container');
  put(bytes, container.from + 1, Buffer.from(cms.buffer, cms.byteOffset, cms.byteLength).toString('hex'));
  return bytes;
}

function placed(value: string, key: string, begin: number): { readonly from: number; readonly to: number } {
  const found = placeIn(value, key);
  if (!found) throw new Error(`a signature without ${key}`);
  return { from: begin + found.from, to: begin + found.to };
}

function put(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(Buffer.from(text, 'latin1'), at);
}
