import { PDFDocument } from 'pdf-lib';
import { checkInflated, imageSize } from '#kernel/upload/image-size.ts';
import { NotSignable } from './not-signable.ts';

/** A PNG is decoded and packed anew, in JavaScript; a JPEG goes as it is into the file. */
const mostPixels = { png: 12_000_000, jpeg: 60_000_000 } as const;

/** Points of A4, and what is left free around a picture: more at the foot. */
const paper = { short: 595.28, long: 841.89 } as const;
const margin = 36;
/** A picture is shown 1:1 at 96 dots an inch, and smaller where that doesn't fit. */
const mostScale = 72 / 96;

/** An A4 page with a picture, upright or lying as the picture is. Throws `NotSignable`. */
export async function picturePage(kind: 'jpeg' | 'png', bytes: Uint8Array): Promise<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = imageSize(buffer);
  if (!size) throw new NotSignable('broken');
  if (size.width * size.height > mostPixels[kind]) throw new NotSignable('pixels');
  try {
    if (kind === 'png') checkInflated(buffer, size);
    return await drawn(kind, buffer, size);
  } catch {
    // the library throws whatever it stumbles over
    throw new NotSignable('broken');
  }
}

async function drawn(kind: 'jpeg' | 'png', image: Buffer, { width, height }: { width: number; height: number }) {
  const pdf = await PDFDocument.create();
  const isUpright = height >= width;
  const [across, down] = isUpright ? [paper.short, paper.long] : [paper.long, paper.short];
  const page = pdf.addPage([across, down]);
  const scale = Math.min(mostScale, (across - 2 * margin) / width, (down - 2 * margin) / height);
  const picture = await (kind === 'png' ? pdf.embedPng(image) : pdf.embedJpg(image));
  const place = { x: (across - width * scale) / 2, y: (down - height * scale) / 2 };
  page.drawImage(picture, { ...place, width: width * scale, height: height * scale });
  return pdf.save({ useObjectStreams: false });
}
