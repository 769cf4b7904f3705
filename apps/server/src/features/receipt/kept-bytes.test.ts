import { describe, expect, it } from 'vitest';
import { madePdf } from '#core/reading/made-pdf.ts';
import { keepingInGroups } from './kept-bytes.ts';

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
