import { stat } from 'node:fs/promises';
import { batchesApart } from '../apart.ts';
import type { RegistryIndex } from '../registry.ts';
import { type RemunerationBatch, readRemunerations, type XmlSource } from './remuneration.ts';
import type { ToldRubric } from './rubrics.ts';

/** Rubric tables and payments are held for the whole reading; the remunerations one by one. */
const OLD_MEGABYTES = 256;
const SMALL = 64 * 1024;

/** The payslips of XML files, read in a thread of its own where they are not few and small. */
export async function* remunerationsApart(
  sources: readonly XmlSource[],
  { companyByCnpj }: RegistryIndex,
  remembered: readonly ToldRubric[] = [],
): AsyncGenerator<RemunerationBatch> {
  const heads = new Map(
    [...companyByCnpj.keys()].flatMap(cnpj =>
      cnpj.slice(8, 12) === '0001' ? [[cnpj.slice(0, 8), cnpj] as const] : [],
    ),
  );
  let size = 0;
  for (const { path } of sources) size += (await stat(path)).size;
  if (size <= SMALL) return yield* readRemunerations(sources, heads, remembered);
  const asked = { sources: sources.map(({ path, name }) => ({ path, name })), heads: [...heads], remembered };
  yield* batchesApart<RemunerationBatch>(new URL('./remuneration-worker.ts', import.meta.url), asked, {
    oldMegabytes: OLD_MEGABYTES,
  });
}
