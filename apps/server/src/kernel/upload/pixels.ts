import { heicType } from './content-type.ts';
import { type ImageSize, imageSize } from './image-size.ts';

/** More than any camera or scanner makes. Such a picture is small on the wire, and gigabytes where somebody looks at it. */
const mostPixels = 200_000_000;

/** Whether a picture says that it has more pixels than any. @throws RangeError where it ends before it says so */
export function isPixelFlood(image: Buffer, contentType: string): boolean {
  return sizesOf(image, contentType).some(({ width, height }) => width * height > mostPixels);
}

/** The size of a picture as it says; of a HEIC the largest, which is the whole of its tiles. Undefined: it says none. */
export function pictureSize(image: Buffer, contentType: string): Size | undefined {
  const [largest] = sizesOf(image, contentType).sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.width > 0 && largest.height > 0 ? largest : undefined;
}

type Size = Pick<ImageSize, 'width' | 'height'>;

function sizesOf(image: Buffer, contentType: string): Size[] {
  if (contentType === heicType) return heicSizes(image);
  const size = imageSize(image);
  return size ? [size] : [];
}

/** Of every item of a HEIC (ISO 23008-12: `ispe`), wherever its description stands. */
function heicSizes(image: Buffer): Size[] {
  const sizes: Size[] = [];
  for (let box = 0; box + 8 <= image.length; ) {
    const length = image.readUInt32BE(box) || image.length - box;
    const end = length === 1 ? box + Number(image.readBigUInt64BE(box + 8)) : box + length;
    if (image.toString('latin1', box + 4, box + 8) === 'meta') {
      const inside = image.subarray(box, end);
      for (let at = inside.indexOf('ispe'); at >= 0; at = inside.indexOf('ispe', at + 4))
        sizes.push({ width: inside.readUInt32BE(at + 8), height: inside.readUInt32BE(at + 12) });
    }
    if (end <= box) break;
    box = end;
  }
  return sizes;
}
