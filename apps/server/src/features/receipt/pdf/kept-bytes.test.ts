import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { madePdf } from '#core/reading/made-pdf.ts';
import { openLocalFiles } from '#kernel/files/local-files.ts';
import { lentMemory } from '#kernel/lent-memory.ts';
import { keepingInGroups, keepTogether, readTogether } from './kept-bytes.ts';

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
  const read = await readTogether(files, [...kept, ...alone.values()], lentMemory().borrow());
  expect(read.map(bytes => madePdf(bytes).sha256)).toEqual([
    ...asked.map(({ sha256 }) => sha256),
    ...[...alone.values()].map(({ sha256 }) => sha256),
  ]);
});

/** A store whose writings end when they are told to. */
function slowStore() {
  const puts: { text: string; end: (error?: Error) => void }[] = [];
  const put = async (content: AsyncIterable<Uint8Array>) => {
    let text = '';
    for await (const bytes of content) text += new TextDecoder().decode(bytes);
    await new Promise<void>((resolve, reject) =>
      puts.push({ text, end: error => (error ? reject(error) : resolve()) }),
    );
    return { sha256: `file of ${text}`, size: text.length };
  };
  return { puts, put, begun: (n: number) => expect.poll(() => puts.length).toBe(n) };
}

const document = (text: string) => madePdf(new TextEncoder().encode(text));

describe('what is kept in groups', () => {
  it('is written at once, and what comes meanwhile together after it', async () => {
    const store = slowStore();
    const keep = keepingInGroups(store);
    const first = keep('import', document('first'));
    await store.begun(1);
    const others = [keep('import', document('second')), keep('import', document('third'))];
    const apart = keep('another import', document('apart'));
    await store.begun(2);
    expect(store.puts.map(({ text }) => text)).toEqual(['first', 'apart']);
    store.puts[0]?.end();
    expect(await first).toMatchObject({ sha256: 'file of first', pack_sha256: null, pack_from: null });
    await store.begun(3);
    expect(store.puts[2]?.text).toBe('secondthird');
    store.puts[2]?.end();
    expect(await Promise.all(others)).toMatchObject([
      { sha256: document('second').sha256, size: 6, pack_sha256: 'file of secondthird', pack_from: 0 },
      { sha256: document('third').sha256, size: 5, pack_sha256: 'file of secondthird', pack_from: 6 },
    ]);
    store.puts[1]?.end();
    expect(await apart).toMatchObject({ pack_sha256: null });
  });

  it('fails for those who were written together alone', async () => {
    const store = slowStore();
    const keep = keepingInGroups(store);
    const failed = keep('import', document('first'));
    await store.begun(1);
    const after = keep('import', document('second'));
    store.puts[0]?.end(new Error('The disk is full.'));
    await expect(failed).rejects.toThrow('The disk is full.');
    await store.begun(2);
    store.puts[1]?.end();
    expect(await after).toMatchObject({ sha256: 'file of second' });
  });
});
