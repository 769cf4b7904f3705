import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { cutDocument, cutDocuments, type FileToCut } from '#core/reading/cut.ts';
import { type MadePdf, madePdf } from '#core/reading/made-pdf.ts';
import { drawQr } from '#core/receipt/draw-qr.ts';
import { drawReceipt } from '#core/receipt/draw-receipt.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdf, MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import { FileMissing } from '#kernel/files/file-errors.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Loan } from '#kernel/lent-memory.ts';

/** Cuts a worker's pages out of the file HR sent and checks that nobody else is inside, or draws the receipt; stamps the QR. */
export function makeReceiptPdf(files: Pick<FileStore, 'path'>): MakeReceiptPdf {
  return async source => {
    const bytes = 'drawn' in source ? await drawReceipt(source.drawn) : await cut(files, source);
    return source.qr ? stampQr(bytes, source.qr.url) : bytes;
  };
}

async function cut(
  files: Pick<FileStore, 'path'>,
  { pages, region, own, file, ...source }: CutPdfSource,
): Promise<Uint8Array> {
  return cutDocument(await fileToCut(files, source), { pages, ...(region ? { region } : {}) }, own, file);
}

async function fileToCut(
  files: Pick<FileStore, 'path'>,
  { fileSha256, textsSha256 }: Pick<CutPdfSource, 'fileSha256' | 'textsSha256'>,
): Promise<FileToCut> {
  return { path: await files.path(fileSha256), texts: textsSha256 && (await files.path(textsSha256).catch(missing)) };
}

/** Texts that are lost are read from their pages again. */
function missing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

/** The same for many: those of one file are cut together. One that can't be made doesn't keep the others. */
export function makeReceiptPdfs(files: Pick<FileStore, 'path'>): MakeReceiptPdfs {
  return async (sources, loan) => {
    const made: (MadePdf | Error)[] = new Array(sources.length).fill(new Error('not made'));
    const at = sources.map((source, index) => ({ source, index }));
    const ofFile = Map.groupBy(at, ({ source }) => ('drawn' in source ? '' : source.fileSha256));
    // those of one file who were looked up anew meanwhile are searched for by whom they were looked up with
    const groups = [...ofFile.values()].flatMap(group => [
      ...Map.groupBy(group, ({ source }) => ('drawn' in source ? undefined : source.file)).values(),
    ]);
    await Promise.all(
      groups.map(async group => {
        const results = await makeAll(
          files,
          group.map(one => one.source),
          loan,
        );
        for (const [n, { source, index }] of group.entries()) {
          const result = results[n] ?? new Error('not made');
          made[index] =
            source.qr && !(result instanceof Error) ? madePdf(await stampQr(result.bytes, source.qr.url)) : result;
        }
      }),
    );
    return made;
  };
}

type Source = CutPdfSource | DrawnPdfSource;

/** All of one file and its people, or all drawn. */
async function makeAll(
  files: Pick<FileStore, 'path'>,
  sources: readonly Source[],
  loan: Loan,
): Promise<(MadePdf | Error)[]> {
  const cuts = sources.flatMap(source => ('drawn' in source ? [] : source));
  const [first] = cuts;
  if (first)
    return cutDocuments(
      await fileToCut(files, first),
      first.file,
      cuts.map(({ pages, region, own }) => ({ pages, own, ...(region ? { region } : {}) })),
      loan,
    );
  const all: MadePdf[] = [];
  for (const source of sources) if ('drawn' in source) all.push(madePdf(await drawReceipt(source.drawn)));
  return all;
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
