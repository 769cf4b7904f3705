import { stamped } from '#core/looking/look.ts';
import { type CutSource, cutDocument, cutDocuments, type FileToCut } from '#core/reading/cut.ts';
import { type MadePdf, madePdf } from '#core/reading/made-pdf.ts';
import { drawReceipt } from '#core/receipt/draw-receipt.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdf, MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import { FileMissing } from '#kernel/files/file-errors.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Loan } from '#kernel/lent-memory.ts';
import type { Turn } from '#kernel/threads/pool.ts';

/** Cuts a worker's pages out of the file HR sent and checks that nobody else is inside, or draws the receipt; stamps the QR. */
export function makeReceiptPdf(files: Pick<FileStore, 'path'>): MakeReceiptPdf {
  return async (source, turn) => {
    const bytes = 'drawn' in source ? await drawReceipt(source.drawn) : await cut(files, source, turn);
    return source.qr ? stamped(bytes, source.qr.url, turn) : bytes;
  };
}

async function cut(files: Pick<FileStore, 'path'>, source: CutPdfSource, turn: Turn): Promise<Uint8Array> {
  return cutDocument(await fileToCut(files, source), cutOf(source), source.file, turn);
}

function cutOf({ pages, region, own, cited }: CutPdfSource): CutSource {
  return { pages, own, cited, ...(region ? { region } : {}) };
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
  return async (sources, turn, loan) => {
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
          turn,
          loan,
        );
        for (const [n, { source, index }] of group.entries()) {
          const result = results[n] ?? new Error('not made');
          made[index] =
            source.qr && !(result instanceof Error)
              ? madePdf(await stamped(result.bytes, source.qr.url, turn))
              : result;
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
  turn: Turn,
  loan: Loan,
): Promise<(MadePdf | Error)[]> {
  const cuts = sources.flatMap(source => ('drawn' in source ? [] : source));
  const [first] = cuts;
  if (first) return cutDocuments(await fileToCut(files, first), first.file, cuts.map(cutOf), turn, loan);
  const all: MadePdf[] = [];
  for (const source of sources) if ('drawn' in source) all.push(madePdf(await drawReceipt(source.drawn)));
  return all;
}
