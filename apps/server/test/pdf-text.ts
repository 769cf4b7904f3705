import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPdf } from '#kernel/pdf/open.ts';
import { pdfium } from '#kernel/pdf/pdfium.ts';
import { readWords } from '#kernel/pdf/words.ts';

/** All words of a PDF, page after page, as the product's own reader finds them. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-text-'));
  const path = join(folder, 'read.pdf');
  writeFileSync(path, bytes);
  const pdf = openPdf(await pdfium(), path);
  const text = Array.from({ length: pdf.pages }, (_, index) => readWords(pdf, index).texts.join(' ')).join(' ');
  pdf.close();
  rmSync(folder, { recursive: true, force: true });
  return text;
}
