import { Readable } from 'node:stream';
import type { SentFile } from '#kernel/http/handler.ts';
import { byteOrderMark, type Cell, csvLine } from './csv-line.ts';

/**
 * A list as CSV, read page by page while it is sent. The heading comes with the first page: what is wrong with the question is told before
 * anything has been sent.
 */
export function csvFile(name: string, columns: readonly Cell[], pages: AsyncIterable<string>): SentFile {
  const content = async function* () {
    let heading = byteOrderMark + csvLine(columns);
    for await (const page of pages) {
      yield heading + page;
      heading = '';
    }
    if (heading !== '') yield heading;
  };
  return { content: Readable.from(content()), contentType: 'text/csv; charset=utf-8', name };
}
