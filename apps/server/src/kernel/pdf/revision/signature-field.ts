import { entriesOf, placeIn, writtenDictionary } from '../syntax.ts';
import { addField, signatureFields } from './form.ts';
import { writtenText, writtenTime } from './pdf-text.ts';
import { isSigned } from './range-marks.ts';
import { type Revision, revisionOf } from './revision.ts';

/** What a signature says of itself beside its CMS, and what comes with it. */
export interface SignatureRequest {
  /** The field's name: one that stands in the file and is empty, or a new one, invisible, on the last page. */
  readonly field: string;
  readonly at: Date;
  readonly name: string;
  readonly reason: string;
  readonly location?: string | undefined;
  /** A plain PDF whose pages are put behind the last one. */
  readonly appended?: Uint8Array | undefined;
  /** The first signature of a file that says which changes may follow: forms filled in and signatures (ISO 32000-1, 12.8.2.2, P 2). */
  readonly certify: boolean;
}

/** Makes the CMS (DER) over what stands before the container and what stands behind it. */
export type Sign = (signed: readonly Uint8Array[]) => Promise<Uint8Array>;

/**
 * Why no signature is put into a file: the CMS is larger than its container, the field has a signature (or its name is taken), or the file has
 * one and so can't be certified, nor get pages.
 */
export class SignatureRefusal extends Error {
  readonly reason: 'container' | 'filled' | 'alreadySigned';
  constructor(reason: SignatureRefusal['reason']) {
    super(`no signature: ${reason}`);
    this.reason = reason;
  }
}

/** Bytes of a CMS with its certificates and a time stamp. */
export const containerSize = 16_384;

/**
 * A PDF with one signature more, by one change at its end (ISO 32000-1, 12.8; ETSI EN 319 142-1, 5.3). What stood before is the beginning of what
 * is answered. `sign` is told two parts of that file, which mustn't be changed.
 * Throws `SignatureRefusal`, and `NotPlain` for a file that isn't plain.
 */
export async function signRevision(pdf: Uint8Array, request: SignatureRequest, sign: Sign): Promise<Uint8Array> {
  const { field, at, name, reason, location, appended, certify } = request;
  const revision = revisionOf(pdf);
  if ((certify || appended) && isSigned(pdf)) throw new SignatureRefusal('alreadySigned');
  if (appended) revision.appendPages(appended);
  const said: [string, string][] = [
    ['M', writtenTime(at)],
    ['Name', writtenText(name)],
    ['Reason', writtenText(reason)],
  ];
  if (location !== undefined) said.push(['Location', writtenText(location)]);
  if (certify) said.push(['Reference', certifying]);
  const signature = addSignature(revision, said);
  fill(revision, field, signature);
  return closedBy(revision, signature, sign);
}

const certifying = '[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 2/V/1.2>>>>]';
/** Four numbers of ten digits have room there. */
const emptyRange = `[0 ${'0'.repeat(10)} ${'0'.repeat(10)} ${'0'.repeat(10)}]`;

function addSignature(revision: Revision, said: readonly [string, string][]): number {
  return revision.add(
    writtenDictionary([
      ['Type', '/Sig'],
      ['Filter', '/Adobe.PPKLite'],
      ['SubFilter', '/ETSI.CAdES.detached'],
      ...said,
      ['ByteRange', emptyRange],
      ['Contents', `<${'0'.repeat(containerSize * 2)}>`],
    ]),
  );
}

/** Of a field that stands there nothing changes but its value. */
function fill(revision: Revision, field: string, signature: number): void {
  const found = signatureFields(revision).find(({ name }) => name === field);
  if (!found) {
    addField(revision, { name: field, page: revision.lastPage(), value: signature });
    return;
  }
  if (found.isFilled) throw new SignatureRefusal('filled');
  const entries = entriesOf(revision.valueNow(found.number)).set('V', `${signature} 0 R`);
  revision.replace(found.number, writtenDictionary(entries));
}

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
