import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { renderDocumentPage } from '#core/reading/cut.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { refuseField } from '#kernel/refusal.ts';
import { imageSize, pngData } from './image-size.ts';

const mostBytes = 700_000;
const mostPixels = 4_000_000;
/** The longer side of an image as it is kept. */
const keptSide = 320;

/**
 * The name in the store of a photo or logo after a form's `field`: a new one is drawn anew from its pixels, so that nothing else of
 * the file that was sent is kept. @throws UPLOAD_CONTENT_MISMATCH for what is no PNG or JPEG that can be drawn, UPLOAD_TOO_LARGE
 */
export async function keepImage(
  files: Pick<FileStore, 'put'>,
  field: string,
  sent: string | null | undefined,
  present: string | null,
): Promise<string | null> {
  if (sent === undefined || sent === present) return present;
  if (sent === null || sent === '') return null;
  const drawn = await redraw(field, bytesOf(field, sent));
  const { sha256 } = await files.put(toChunks(drawn), { maxBytes: drawn.length });
  return sha256;
}

function bytesOf(field: string, dataUrl: string): Buffer {
  const [, base64] = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  if (!base64) return refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > mostBytes ? refuseField(field, 'UPLOAD_TOO_LARGE', { max: '700 KB' }) : bytes;
}

/** The image on a page of its own size, drawn by a reading worker: what breaks or hangs there brings down that thread alone. */
async function redraw(field: string, image: Buffer): Promise<Uint8Array> {
  const size = imageSize(image) ?? refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
  const { width, height, kind } = size;
  if (width * height > mostPixels) refuseField(field, 'UPLOAD_TOO_LARGE', { max: '4 MP' });
  const folder = await mkdtemp(join(tmpdir(), 'cracha-image-'));
  try {
    if (kind === 'png') await checkInflated(image, width, height);
    // pdf-lib reads the buffer below a view from its beginning
    const own = new Uint8Array(image);
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([width, height]);
    page.drawImage(await (kind === 'png' ? pdf.embedPng(own) : pdf.embedJpg(own)), { x: 0, y: 0, width, height });
    const path = join(folder, 'image.pdf');
    await writeFile(path, await pdf.save());
    return await renderDocumentPage(path, 1, Math.min(1, keptSide / Math.max(width, height)));
  } catch {
    return refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A few bytes can promise to become gigabytes: no more is taken than the most such a picture has (four channels of two bytes). */
async function checkInflated(image: Buffer, width: number, height: number): Promise<void> {
  await promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)(pngData(image), {
    maxOutputLength: (width * 8 + 1) * height + 64,
  });
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
