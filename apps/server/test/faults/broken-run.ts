import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#core/reading/mutation/random.ts';
import { ReadingRefusal, type ReadOptions, readPayrollFile } from '#core/reading/reading.ts';
import { breaks } from './broken-pdfs.ts';

/** What reading a file came to: `read`, `doubted` (every document waits for a person), a refusal's code, or an error's text. */
export interface Outcome {
  how: string;
  documents: number;
  /** Codes of the findings, each once. */
  codes: string[];
  ms: number;
}

/** Reads one file to its end, whatever it is. */
export async function readOne(path: string, options: ReadOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const codes = new Set<string>();
  let documents = 0;
  let clear = 0;
  let how: string | undefined;
  try {
    for await (const event of readPayrollFile({ path, name: 'folha.pdf' }, { companies: [], workers: [] }, options)) {
      if (event.kind !== 'documents') continue;
      documents += event.documents.length;
      clear += event.documents.filter(document =>
        document.findings.every(({ code }) => !code.startsWith('PAGE_')),
      ).length;
      for (const document of event.documents) for (const { code } of document.findings) codes.add(code);
    }
  } catch (error) {
    how = error instanceof ReadingRefusal ? error.code : String(error);
  }
  return {
    how: how ?? (clear > 0 ? 'read' : 'doubted'),
    documents,
    codes: [...codes],
    ms: performance.now() - started,
  };
}

const samples = join(import.meta.dirname, '../samples/samples');
const names = readdirSync(samples).filter(name => name.endsWith('.pdf'));

/** Breaks samples, so many times, and reads each; a file's name says what was done to which. */
export async function readBroken(
  folder: string,
  random: Random,
  count: number,
): Promise<(Outcome & { name: string; by: string })[]> {
  const outcomes: (Outcome & { name: string; by: string })[] = [];
  const ways = Object.entries(breaks);
  for (let number = 0; number < count; number++) {
    const sample = names[random.int(0, names.length - 1)] ?? '';
    const [by, breakIt] = ways[number % ways.length] ?? ['none', (bytes: Buffer) => bytes];
    const path = join(folder, `${number}-${by}-${sample}`);
    writeFileSync(path, breakIt(readFileSync(join(samples, sample)), random));
    outcomes.push({ ...(await readOne(path)), name: `${number}-${by}-${sample}`, by });
    rmSync(path);
  }
  return outcomes;
}
