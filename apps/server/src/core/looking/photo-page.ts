import { PDFDocument } from 'pdf-lib';
import { checkInflated, imageSize } from '#kernel/upload/image-size.ts';
import type { PhotoPage } from './look-tasks.ts';

/** A PNG is decoded and packed anew pixel by pixel, in JavaScript; a JPEG goes as it is to what draws it. */
const limits = {
  photo: { png: { pixels: 1_000_000, said: '1 MP' }, jpeg: { pixels: 4_000_000, said: '4 MP' } },
  paper: { png: { pixels: 9_000_000, said: '9 MP' }, jpeg: { pixels: 50_000_000, said: '50 MP' } },
};

/**
 * The picture of a photo or logo, or one that somebody sends as a document, on a page of its own size. Undefined: it is no PNG or JPEG
 * that can be put there.
 */
export async function photoPage(
  image: Buffer,
  as: keyof typeof limits = 'photo',
): Promise<PhotoPage | { tooLarge: string } | undefined> {
  const most = limits[as];
  const size = imageSize(image);
  if (!size) return undefined;
  const { width, height, kind } = size;
  if (width * height > most[kind].pixels) return { tooLarge: most[kind].said };
  try {
    if (kind === 'png') checkInflated(image, size);
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([width, height]);
    const drawn = await (kind === 'png' ? pdf.embedPng(image) : pdf.embedJpg(image));
    page.drawImage(drawn, { x: 0, y: 0, width, height });
    return { pdf: await pdf.save(), width, height };
  } catch {
    // the library throws whatever it stumbles over
    return undefined;
  }
}
