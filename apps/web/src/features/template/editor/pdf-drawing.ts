import { entryOf, namedRefs, openPdf, type PdfFile, refsIn } from './pdf-objects.ts';

export type PdfItem =
  | { kind: 'text'; x: number; y: number; size: number; text: string; bold: boolean; italic: boolean; fill: string }
  | { kind: 'path'; d: string; fill: string | undefined; stroke: string | undefined; width: number }
  | { kind: 'image'; x: number; y: number; width: number; height: number; href: string };

/** A page to draw, in points from its upper left corner. */
export interface PdfPage {
  width: number;
  height: number;
  items: PdfItem[];
}

type Matrix = readonly [number, number, number, number, number, number];
interface Graphics {
  matrix: Matrix;
  fill: string;
  stroke: string;
  width: number;
}

/** The pages of a PDF that our server drew, as texts, lines and pictures. @throws Error where it is another's */
export async function drawnPages(base64: string): Promise<PdfPage[]> {
  const file = openPdf(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)));
  const pages: PdfPage[] = [];
  for (const ref of file.pages) pages.push(await pageOf(file, ref));
  return pages;
}

async function pageOf(file: PdfFile, ref: number): Promise<PdfPage> {
  const dict = file.dictOf(ref);
  const [, , width = 595, height = 842] = numbersIn(entryOf(dict, 'MediaBox'));
  const own = entryOf(dict, 'Resources');
  const [elsewhere] = own.startsWith('<<') ? [] : refsIn(own);
  const resources = elsewhere === undefined ? own : file.dictOf(elsewhere);
  const part = (name: string) => {
    const said = entryOf(resources, name);
    const [at] = said.startsWith('<<') ? [] : refsIn(said);
    return namedRefs(at === undefined ? said : file.dictOf(at));
  };
  const fonts = new Map([...part('Font')].map(([name, at]) => [name, entryOf(file.dictOf(at), 'BaseFont')]));
  const pictures = new Map<string, string>();
  for (const [name, at] of part('XObject')) pictures.set(name, await pictureOf(file, at));
  let source = '';
  for (const at of refsIn(entryOf(dict, 'Contents')))
    source += `${new TextDecoder('latin1').decode(await file.streamOf(at))}\n`;
  return { width, height, items: itemsOf(source, { height, fonts, pictures }) };
}

const numbersIn = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

interface Known {
  height: number;
  fonts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
}

/** What the page's operators draw; of those that our server never writes none counts. */
function itemsOf(source: string, { height, fonts, pictures }: Known): PdfItem[] {
  const items: PdfItem[] = [];
  const stack: Graphics[] = [];
  let now: Graphics = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000', stroke: '#000', width: 1 };
  let text: Matrix = now.matrix;
  let font = { name: '', size: 0 };
  let path = '';
  let operands: string[] = [];
  const place = (x: number, y: number): [number, number] => {
    const [a, b, c, d, e, f] = now.matrix;
    return [a * x + c * y + e, height - (b * x + d * y + f)];
  };
  const draw = (fill: boolean, stroke: boolean) => {
    const shown = { fill: fill ? now.fill : undefined, stroke: stroke ? now.stroke : undefined };
    if (path !== '') items.push({ kind: 'path', d: path, ...shown, width: now.width });
    path = '';
  };
  const acts = new Map<string, (n: number[]) => unknown>([
    ['q', () => stack.push(now)],
    [
      'Q',
      () => {
        now = stack.pop() ?? now;
      },
    ],
    [
      'cm',
      ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => {
        now = { ...now, matrix: times([a, b, c, d, e, f], now.matrix) };
      },
    ],
    [
      'rg',
      n => {
        now = { ...now, fill: colour(n) };
      },
    ],
    [
      'RG',
      n => {
        now = { ...now, stroke: colour(n) };
      },
    ],
    [
      'w',
      ([width = 1]) => {
        now = { ...now, width };
      },
    ],
    [
      'm',
      ([x = 0, y = 0]) => {
        path += `M${place(x, y).join(' ')}`;
      },
    ],
    [
      'l',
      ([x = 0, y = 0]) => {
        path += `L${place(x, y).join(' ')}`;
      },
    ],
    [
      're',
      ([x = 0, y = 0, w = 0, h = 0]) => {
        const corners = [place(x, y), place(x + w, y), place(x + w, y + h), place(x, y + h)];
        path += `M${corners.map(corner => corner.join(' ')).join('L')}Z`;
      },
    ],
    [
      'h',
      () => {
        path += 'Z';
      },
    ],
    ['f', () => draw(true, false)],
    ['S', () => draw(false, true)],
    ['B', () => draw(true, true)],
    [
      'n',
      () => {
        path = '';
      },
    ],
    [
      'Tf',
      ([size = 0]) => {
        font = { name: fonts.get((operands[0] ?? '').slice(1)) ?? '', size };
      },
    ],
    [
      'Tm',
      ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => {
        text = [a, b, c, d, e, f];
      },
    ],
    [
      'Tj',
      () => {
        const [x, y] = place(text[4], text[5]);
        const style = { bold: /Bold/.test(font.name), italic: /Oblique|Italic/.test(font.name) };
        items.push({
          kind: 'text',
          x,
          y,
          size: font.size,
          text: lettersOf(operands[0] ?? ''),
          ...style,
          fill: now.fill,
        });
      },
    ],
    [
      'Do',
      () => {
        const href = pictures.get((operands[0] ?? '').slice(1));
        const [left, low] = place(0, 0);
        const [right, high] = place(1, 1);
        if (href) items.push({ kind: 'image', x: left, y: high, width: right - left, height: low - high, href });
      },
    ],
  ]);
  for (const [word] of source.matchAll(/<[\da-fA-F\s]*>|\[[^\]]*\]|\/[^\s/<>[\]()]+|[^\s<>[\]()/]+/g)) {
    const act = acts.get(word);
    if (act) act(operands.filter(one => /^-?[\d.]/.test(one)).map(Number));
    if (act || /^[A-Za-z*'"]+\d?$/.test(word)) operands = [];
    else operands.push(word);
  }
  return items;
}

const colour = (parts: readonly number[]) => `rgb(${parts.map(part => Math.round(part * 255)).join(' ')})`;

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Letters of the built-in fonts: one byte each. */
const lettersOf = (hex: string) =>
  new TextDecoder('windows-1252').decode(
    Uint8Array.from(hex.match(/[\da-fA-F]{2}/g) ?? [], pair => Number.parseInt(pair, 16)),
  );

/** A picture as an address: a photo as it is, others from their points. */
async function pictureOf(file: PdfFile, ref: number): Promise<string> {
  const dict = file.dictOf(ref);
  const bytes = await file.streamOf(ref);
  if (/\/DCTDecode/.test(dict))
    return `data:image/jpeg;base64,${btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ''))}`;
  const [width, height] = [Number(entryOf(dict, 'Width')), Number(entryOf(dict, 'Height'))];
  const [mask] = refsIn(entryOf(dict, 'SMask'));
  const alpha = mask === undefined ? undefined : await file.streamOf(mask);
  const grey = /\/DeviceGray/.test(entryOf(dict, 'ColorSpace'));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const points = pen.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const from = grey ? at : at * 3;
    points.data.set(
      [0, 1, 2].map(part => bytes[grey ? from : from + part] ?? 0),
      at * 4,
    );
    points.data[at * 4 + 3] = alpha?.[at] ?? 255;
  }
  pen.putImageData(points, 0, 0);
  return canvas.toDataURL('image/png');
}
