import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { contentTypeOf, docxType, headLength } from '#kernel/upload/content-type.ts';
import { deepPng, hostilePictures } from '#test/faults/hostile-pictures.ts';
import { closeLooking, lookAt, photoPageOf, richTextOf } from './look.ts';

const turn = { tenant: 'a', waits: 'person' } as const;
afterAll(closeLooking);

/** How often the loop went round until it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  while (working) {
    await turnOfLoop();
    turns += 1;
  }
  await ended;
  return turns;
}

describe('S8, S12: what strangers send is looked at beside the loop', () => {
  // what is refused by its size alone ends at once
  const slow = hostilePictures(2_000_000).filter(({ name }) => name !== 'large.png');
  it.each(slow)('$name', async ({ name, field, bytes }) => {
    const sent = new Uint8Array(bytes());
    const type = contentTypeOf(name, sent.subarray(0, headLength)) ?? expect.fail('it is told by its first bytes');
    expect(await turnsDuring(field === 'photo' ? photoPageOf(sent, turn) : lookAt(sent, type, turn))).toBeGreaterThan(
      10,
    );
  });

  it('a text of tags in tags', async () => {
    expect(await turnsDuring(richTextOf('<scr'.repeat(2000) + 'ipt>'.repeat(2000), turn))).toBeGreaterThan(10);
  });

  it('and comes back as it may be kept, or not at all', async () => {
    const docx = new Uint8Array(
      zipSync({ '[Content_Types].xml': new Uint8Array(1), 'word/document.xml': new Uint8Array(9) }),
    );
    const sent = docx.slice();
    expect(await lookAt(sent, docxType, turn)).toEqual(docx);
    // handed over, not copied
    expect(sent).toHaveLength(0);
    expect(await lookAt(new Uint8Array(100), docxType, turn)).toBeUndefined();
    expect(await lookAt(fillBytes(1000), 'image/jpeg', turn)).toBeUndefined();
    expect(await richTextOf('<p onclick=x>Olá</p>', turn)).toEqual({ markup: '<p>Olá</p>', hasWords: true });
    expect(await richTextOf('<p> </p>', turn)).toMatchObject({ hasWords: false });
  });

  it('S12: a photo of more than its kind may have is not unpacked', async () => {
    expect(await photoPageOf(new Uint8Array(deepPng(1001, 1000)), turn)).toEqual({ tooLarge: '1 MP' });
    expect(await photoPageOf(new Uint8Array(deepPng(1000, 1000)), turn)).toMatchObject({ width: 1000, height: 1000 });
  });
});

it('S8: a text that takes more memory than any ends its thread: nobody writes such a one, and the next is read', async () => {
  expect(await richTextOf('<p>a</p>'.repeat(3_000_000), turn)).toBeUndefined();
  expect(await richTextOf('<p>a</p>', turn)).toMatchObject({ markup: '<p>a</p>' });
});

function fillBytes(size = 20_000_000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(0xff);
  bytes[1] = 0xd8;
  return bytes;
}
