import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { madePdf } from '#core/reading/made-pdf.ts';
import { openLocalFiles } from '#kernel/files/local-files.ts';
import { keepTogether, readTogether } from './kept-bytes.ts';

const folder = await mkdtemp(join(tmpdir(), 'kept-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('documents that are kept together come back each by itself, in any order and with gaps, small and large', async () => {
  const files = await openLocalFiles(folder);
  // of one memory, of another, larger than what is gathered, and small again behind it
  const shared = new Uint8Array(300).map((_, at) => at);
  const documents = [
    shared.subarray(0, 100),
    shared.subarray(100, 150),
    shared.subarray(200, 300),
    new Uint8Array(200_000).fill(5),
    new Uint8Array(3).fill(6),
    new Uint8Array(150_000).fill(7),
    new Uint8Array(120_000).fill(8),
    new Uint8Array(120_000).fill(9),
  ].map(madePdf);
  const places = await keepTogether(files, documents);
  const alone = await keepTogether(files, [madePdf(new Uint8Array(9).fill(3))]);
  const asked = [...documents, ...documents.toReversed()].filter((_, at) => at % 3 !== 1);
  const kept = asked.map(({ bytes }) => places.get(bytes)).filter(place => place !== undefined);
  const read = await readTogether(files, [...kept, ...alone.values()]);
  expect(read.map(bytes => madePdf(bytes).sha256)).toEqual([
    ...asked.map(({ sha256 }) => sha256),
    ...[...alone.values()].map(({ sha256 }) => sha256),
  ]);
});
