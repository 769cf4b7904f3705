import { judge } from './judge.ts';
import { linesOf, type OpenFile } from './lines.ts';
import { NsrBook } from './nsr-book.ts';
import { emptyReading, Pass } from './pass.ts';
import { type Probed, probe } from './probe.ts';
import type { Batch, Reading, ReadOptions } from './reading.types.ts';

/**
 * Reads a clock file (Portarias 671, 595, 1510). It is opened three times: for layout and CRC, for its numbers, for its records.
 * Memory holds one batch and four bytes a number, whatever the file's size. @param take gets records and findings as they come;
 * the next batch waits for it @returns what the whole file was; of a refused file the one finding says why
 */
export async function readAfd(
  open: OpenFile,
  take: (batch: Batch) => void | Promise<void>,
  options: ReadOptions = {},
): Promise<Reading> {
  const batches = afdBatches(open, options);
  for (;;) {
    const next = await batches.next();
    if (next.done) return next.value;
    await take(next.value);
  }
}

/** The same for who asks for each batch. */
export async function* afdBatches(open: OpenFile, options: ReadOptions = {}): AsyncGenerator<Batch, Reading> {
  const form = await probe(open);
  if ('refusal' in form) {
    yield {
      records: [],
      findings: [{ code: form.refusal, line: null, field: null, values: {}, isWarning: false }],
    };
    return emptyReading();
  }
  const pass = new Pass(form, await noteNumbers(open, form), options);
  for await (const lines of linesOf(open())) {
    for (const line of lines) pass.add(line);
    yield pass.handOver();
  }
  pass.end();
  yield pass.handOver();
  return pass.reading;
}

async function noteNumbers(open: OpenFile, form: Probed): Promise<NsrBook> {
  const book = new NsrBook();
  for await (const lines of linesOf(open()))
    for (const line of lines) {
      const { type, nsr, text, fault } = judge(line, form);
      if (nsr !== null && type !== '1' && type !== '9') book.note(nsr, fault ? null : text);
    }
  return book;
}
