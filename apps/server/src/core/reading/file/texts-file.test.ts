import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lentMemory } from '#kernel/lent-memory.ts';
import { openPdf } from '#kernel/pdf/open.ts';
import { pdfium } from '#kernel/pdf/pdfium.ts';
import { type PageTexts, textSink } from '#kernel/pdf/text-sink.ts';
import { readTexts } from '#kernel/pdf/texts.ts';
import { cutDocuments } from '../cut.ts';
import { filePeople } from '../file-people.ts';
import { closePool } from '../pool.ts';
import { readPayrollFile } from '../reading.ts';
import { joinTexts, openTexts, textsEnd } from './texts-file.ts';

const turn = { tenant: 'a', waits: 'job' } as const;

const samples = fileURLToPath(new URL('../../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

async function textsOf(name: string): Promise<PageTexts> {
  const all: PageTexts[] = [];
  for await (const event of readPayrollFile({ path: samples + name, name }, { companies: [], workers: [] }))
    if (event.kind === 'texts') all.push(event.texts);
  return joinTexts(all);
}

function written({ bytes, ends }: PageTexts): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, Buffer.concat([bytes, textsEnd(ends)]));
  return path;
}

describe('what is kept of the texts of pages', () => {
  it('are the words that a cut is searched for, of every page of every sample', async () => {
    const library = await pdfium();
    let known = 0;
    let pages = 0;
    for (const name of readdirSync(samples).filter(file => file.endsWith('.pdf'))) {
      const pdf = openPdf(library, samples + name);
      const texts = await textsOf(name);
      expect(texts.ends, name).toHaveLength(pdf.pages);
      const kept = openTexts(written(texts));
      for (let index = 0; index < pdf.pages; index++) {
        pages++;
        const words = kept.read(index);
        if (words) expect(words, `${name}, page ${index + 1}`).toEqual(readTexts(pdf, index));
        if (words) known++;
      }
      kept.close();
      pdf.close();
    }
    // a page without any text, or with characters without a meaning, is read
    expect(known / pages).toBeGreaterThan(0.9);
  });

  it('knows no page that has a character without a meaning, or that could not be read to its end', () => {
    const sink = textSink();
    const page = (...codes: number[]) => {
      for (const code of codes) sink.add(code);
      sink.endPage();
    };
    page(0x41, 0x20, 0x20, 0x7c, 0x42);
    for (const code of [0, 1, 0x1f, 0x7f, 0x9f, 0xd83d, 0xdc00, 0xfffe, 0xffff, 0x1f600]) page(0x41, code, 0x42);
    sink.add(0x41);
    sink.doubt();
    sink.endPage();
    page();
    page(0xe7, 0xe3, 0xa0, 0x2002, 0x20ac);
    const kept = openTexts(written(sink.take()));
    expect(kept.read(0)).toEqual(['A', 'B']);
    for (let index = 1; index < 13; index++) expect(kept.read(index), `page ${index + 1}`).toBeUndefined();
    expect(kept.read(13)).toEqual(['çã', '€']);
    expect(kept.read(14)).toBeUndefined();
    kept.close();
  });

  it('of a file that was cut off knows none', () => {
    for (const less of [1, 4, 9, 20]) {
      const path = written({ bytes: new TextEncoder().encode('Ana Souza 123 Rui Lima'), ends: [13, 22] });
      truncateSync(path, 22 + 12 - less);
      const kept = openTexts(path);
      expect([kept.read(0), kept.read(1)]).toEqual([undefined, undefined]);
      kept.close();
    }
  });
});

describe('a cut with kept texts', () => {
  const name = readdirSync(samples).find(file => file.startsWith('P02')) ?? '';
  const cut = async (texts: string | undefined, own: { cpf?: string }, others: { cpf: string }[], region?: boolean) => {
    const source = { pages: [1], own, ...(region ? { region: [0, 0, 1, 1] as const } : {}) };
    const people = await filePeople(others);
    const [made] = await cutDocuments({ path: samples + name, texts }, people, [source], turn, lentMemory().borrow());
    return made instanceof Error ? made.message : 'cut';
  };
  const oneText = (text: string) => written({ bytes: new TextEncoder().encode(text), ends: [text.length] });

  it('is searched in them and in nothing else', async () => {
    const own = { cpf: '27182818284' };
    const other = [{ cpf: '39053344705' }];
    expect(await cut(oneText('27182818284'), own, other)).toBe('cut');
    expect(await cut(oneText('27182818284 390.533.447-05'), own, other)).toContain('CUT_FOREIGN_DATA');
    expect(await cut(oneText('nobody'), own, other)).toContain('CUT_EMPTY');
  });

  it('is searched in its page where they are not known, and in what was cut where a part of it is', async () => {
    const own = { cpf: '27182818284' };
    expect(await cut(written({ bytes: new Uint8Array(), ends: [0] }), own, [])).toContain('CUT_EMPTY');
    expect(await cut(oneText('27182818284'), own, [], true)).toContain('CUT_EMPTY');
    expect(await cut(undefined, own, [])).toContain('CUT_EMPTY');
  });
});
