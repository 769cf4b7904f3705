import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { cutDocument, cutDocuments } from '#core/reading/cut.ts';
import { drawQr } from '#core/receipt/draw-qr.ts';
import { drawReceipt } from '#core/receipt/draw-receipt.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdf, MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import type { FileStore } from '#kernel/files/file-store.ts';

/** Cuts a worker's pages out of the file HR sent and checks that nobody else is inside, or draws the receipt; stamps the QR. */
export function makeReceiptPdf(files: Pick<FileStore, 'path'>): MakeReceiptPdf {
  return async source => {
    const bytes = 'drawn' in source ? await drawReceipt(source.drawn) : await cut(files, source);
    return source.qr ? stampQr(bytes, source.qr.url) : bytes;
  };
}

async function cut(
  files: Pick<FileStore, 'path'>,
  { fileSha256, pages, region, own, file }: CutPdfSource,
): Promise<Uint8Array> {
  return cutDocument(await files.path(fileSha256), { pages, ...(region ? { region } : {}) }, own, file);
}

/** The same for many: those of one file are cut together. One that can't be made doesn't keep the others. */
export function makeReceiptPdfs(files: Pick<FileStore, 'path'>): MakeReceiptPdfs {
  return async sources => {
    const made: (Uint8Array | Error)[] = new Array(sources.length).fill(new Error('not made'));
    const at = sources.map((source, index) => ({ source, index }));
    const ofFile = Map.groupBy(at, ({ source }) => ('drawn' in source ? '' : source.fileSha256));
    await Promise.all(
      [...ofFile].map(async ([fileSha256, group]) => {
        const results = await (fileSha256 === ''
          ? drawAll(group.map(one => one.source))
          : cutAll(
              files,
              fileSha256,
              group.map(one => one.source),
            ));
        for (const [n, { source, index }] of group.entries()) {
          const result = results[n] ?? new Error('not made');
          made[index] = source.qr && !(result instanceof Error) ? await stampQr(result, source.qr.url) : result;
        }
      }),
    );
    return made;
  };
}

type Source = CutPdfSource | DrawnPdfSource;

async function drawAll(sources: readonly Source[]): Promise<(Uint8Array | Error)[]> {
  const all: (Uint8Array | Error)[] = [];
  for (const source of sources) if ('drawn' in source) all.push(await drawReceipt(source.drawn));
  return all;
}

async function cutAll(files: Pick<FileStore, 'path'>, fileSha256: string, sources: readonly Source[]) {
  const cuts = sources.flatMap(source => ('drawn' in source ? [] : source));
  return cutDocuments(
    await files.path(fileSha256),
    cuts.map(({ pages, region, own, file }) => ({ pages, own, file, ...(region ? { region } : {}) })),
  );
}

const side = 56;
const margin = 14;

/** The code in the lower right corner of the first page, on white, with its address in words for who has no camera. */
async function stampQr(bytes: Uint8Array, url: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  const [page] = pdf.getPages();
  if (!page) return bytes;
  const { x, y, width } = page.getCropBox();
  const left = x + width - side - margin;
  page.drawRectangle({ x: left - 3, y: y + margin - 10, width: side + 6, height: side + 13, color: rgb(1, 1, 1) });
  drawQr(page, url, { x: left, y: y + margin, side });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Confira em', { x: left, y: y + margin - 7, size: 5, font, color: rgb(0, 0, 0) });
  page.drawText(new URL(url).host + new URL(url).pathname, {
    x: left + 26,
    y: y + margin - 7,
    size: 5,
    font,
    color: rgb(0, 0, 0),
    maxWidth: side,
  });
  return pdf.save({ useObjectStreams: false });
}
