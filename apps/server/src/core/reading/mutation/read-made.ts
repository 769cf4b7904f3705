import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadDocument, type ReadOptions, readPayrollFile } from '../reading.ts';
import { registryOf, type Score, type ScoredFile, scoreFile } from './score.ts';

/** Reads a made file as the product would, by way of `folder`, and adds to the score how it was read. */
export async function readInto(
  score: Score,
  file: ScoredFile & { readonly data: Uint8Array },
  folder: string,
  options: ReadOptions = {},
): Promise<void> {
  const path = join(folder, file.name);
  writeFileSync(path, file.data);
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path, name: file.name }, registryOf(file), options))
    if (event.kind === 'documents') documents.push(...event.documents);
  scoreFile(score, file, documents);
  rmSync(path);
}
