import { createHash } from 'node:crypto';
import { FileTooLarge } from '../files/file-errors.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { Receive, UploadRules } from '../http/uploads.ts';
import { Refusal } from '../refusal.ts';
import { contentTypeOf } from './content-type.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { takeHead } from './head.ts';
import type { LookAt } from './look-at.ts';
import { isOffice } from './office-file.ts';
import { isImage } from './plain-image.ts';
import type { Scanned } from './scanner.ts';

/**
 * Takes uploads into a store: extension and real content checked on the first bytes, then streamed, hashed, limited, and scanned
 * where it is kept and a scanner is there. A refused file is drained and told with its reason, so that the request's other files go on.
 */
export function receiveInto(files: Pick<FileStore, 'put'>, lookAt: LookAt, scanned: Scanned = bytes => bytes): Receive {
  return async (givenName, stream, rules, turn) => {
    const name = cleanFileName(givenName);
    try {
      const { head, content } = await takeHead(stream);
      const contentType = acceptedType(name, head, rules);
      // who stops reading must not end the part: the parser waits for its end before the request can go on
      const sent: AsyncIterable<Uint8Array> = content.iterator({ destroyOnReturn: false });
      const bytes = rules.keep ? scanned(sent) : sent;
      const looksAtAll = isImage(contentType) || isOffice(contentType);
      const look = (whole: Uint8Array<ArrayBuffer>) => lookAt(whole, contentType, turn);
      const shown = looksAtAll ? looked(bytes, contentType, rules, look) : bytes;
      const held: Uint8Array[] = [];
      const stored = rules.keep
        ? await files.put(shown, rules)
        : await hashOnly(shown, rules, chunk => rules.held && held.push(chunk));
      return { name, contentType, ...stored, ...(rules.held && { bytes: Buffer.concat(held) }) };
    } catch (error) {
      stream.resume();
      if (error instanceof Refusal) return { name, contentType: '', sha256: '', size: 0, refusal: error };
      throw error;
    }
  };
}

function acceptedType(name: string, head: Uint8Array, { extensions }: UploadRules): string {
  if (!extensions.includes(extensionOf(name)))
    throw new Refusal('UPLOAD_EXTENSION_NOT_ALLOWED', { lista: extensions.join(', ').toUpperCase() });
  if (head.byteLength === 0) throw new Refusal('UPLOAD_UNREADABLE');
  return contentTypeOf(name, head) ?? refuseContent();
}

function refuseContent(): never {
  throw new Refusal('UPLOAD_CONTENT_MISMATCH');
}

/**
 * A picture is held whole, within its limit, and goes on without what a camera wrote beside it; a document of a word processor as it is.
 * @throws UPLOAD_UNREADABLE, UPLOAD_CONTENT_MISMATCH
 */
async function* looked(
  content: AsyncIterable<Uint8Array>,
  contentType: string,
  { maxBytes }: UploadRules,
  look: (whole: Uint8Array<ArrayBuffer>) => Promise<Uint8Array | undefined>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge(maxBytes);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks.splice(0)) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  yield (await look(whole)) ?? (isImage(contentType) ? refuseUnreadable() : refuseContent());
}

function refuseUnreadable(): never {
  throw new Refusal('UPLOAD_UNREADABLE');
}

/** The fingerprint of a file that is not kept. */
async function hashOnly(
  content: AsyncIterable<Uint8Array>,
  { maxBytes }: UploadRules,
  seen: (chunk: Uint8Array) => unknown,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge(maxBytes);
    hash.update(chunk);
    seen(chunk);
  }
  return { sha256: hash.digest('hex'), size };
}
