import { expect, it } from 'vitest';
import { type KeptTexts, keptTexts } from './kept-texts.ts';

/** What was put, and what was left before its end. */
function store() {
  const put: Uint8Array[] = [];
  const left: string[] = [];
  return {
    put,
    left,
    files: {
      async put(content: AsyncIterable<Uint8Array>) {
        const pieces: Uint8Array[] = [];
        try {
          for await (const piece of content) pieces.push(piece);
        } catch (error) {
          left.push(Buffer.concat(pieces).toString());
          throw error;
        }
        put.push(Buffer.concat(pieces));
        return { sha256: `file ${put.length}`, size: 0 };
      },
    },
  };
}

const pages = (texts: KeptTexts, fromPage: number, all: number, ...words: string[]) => {
  const ends = words.map((_, at) => words.slice(0, at + 1).join('').length);
  const bytes = new TextEncoder().encode(words.join(''));
  return texts.add({ kind: 'texts', fromPage, pages: all, texts: { bytes, ends } });
};

it('is named when the last page is in it, with where each page ends', async () => {
  const { put, files } = store();
  const texts = keptTexts(files);
  expect(await pages(texts, 1, 3, 'ana', '')).toBeUndefined();
  expect(await pages(texts, 3, 3, 'rui')).toBe('file 1');
  const numbers = [3, 3, 6, 3].flatMap(number => [number, 0, 0, 0]);
  expect([...(put[0] ?? [])]).toEqual([...new TextEncoder().encode('anarui'), ...numbers]);
  expect(await pages(texts, 1, 1, 'eva')).toBe('file 2');
  expect(put).toHaveLength(2);
});

it('is not kept where pages are missing, another PDF begins or the reading ends before', async () => {
  const { put, left, files } = store();
  const texts = keptTexts(files);
  await pages(texts, 1, 3, 'ana');
  expect(await pages(texts, 3, 3, 'rui')).toBeUndefined();
  expect(await pages(texts, 1, 2, 'eva')).toBeUndefined();
  await texts.leave();
  await texts.leave();
  expect([put, left]).toEqual([[], ['ana', 'eva']]);
});

it('tells what putting it throws when it ends', async () => {
  const texts = keptTexts({
    put: async () => {
      throw new Error('The disk is full.');
    },
  });
  await pages(texts, 1, 2, 'ana');
  await expect(pages(texts, 2, 2, 'rui')).rejects.toThrow('The disk is full.');
});
