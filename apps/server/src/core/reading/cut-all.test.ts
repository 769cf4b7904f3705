import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { lentMemory } from '#kernel/lent-memory.ts';
import { openPdf } from '#kernel/pdf/open.ts';
import { pdfium } from '#kernel/pdf/pdfium.ts';
import { readTexts, textReader } from '#kernel/pdf/texts.ts';
import { cutDocument, cutDocuments } from './cut.ts';
import { cutAll } from './cut-all.ts';
import { carriesOwn, findForeign } from './file-marks.ts';
import { filePeople, type PersonMarks, peopleIndex } from './file-people.ts';
import { madePdf } from './made-pdf.ts';
import { newPack } from './pack.ts';
import { closePool } from './pool.ts';
import { readPayrollFile } from './reading.ts';
import { ReadingRefusal } from './refusal.ts';
import { formsOfAll } from './words/word-forms.ts';
import type { CutFrom } from './worker-tasks.ts';

const turn = { tenant: 'a', waits: 'job' } as const;

const samples = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cut-all-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

const outcome = (made: unknown) =>
  made instanceof ReadingRefusal ? [made.code, made.values.field] : made instanceof Error ? made.message : 'cut';

async function outcomeOf(texts: readonly string[], own: PersonMarks, people: readonly PersonMarks[]) {
  const words = formsOfAll(texts);
  const field = findForeign(words, own, peopleIndex(await filePeople(people)));
  if (field) return ['CUT_FOREIGN_DATA', field];
  return carriesOwn(words, own) ? 'cut' : ['CUT_EMPTY', undefined];
}

describe('what a thread says of a cut is what the words of its page say', () => {
  it('of every page of every sample: for each one of the file, and for somebody who is not in it', async () => {
    const library = await pdfium();
    const seen = new Set<string>();
    for (const name of readdirSync(samples).filter(file => file.endsWith('.pdf'))) {
      const people: PersonMarks[] = [];
      for await (const event of readPayrollFile({ path: samples + name, name }, { companies: [], workers: [] }))
        if (event.kind === 'documents') people.push(...event.documents);
      const pdf = openPdf(library, samples + name);
      const pages = Array.from({ length: Math.min(pdf.pages, 4) }, (_, index) => index + 1);
      const owns = [...people.slice(0, 3), { cpf: '27182818284', name: 'Ninguem Daqui' }];
      const cuts = pages.flatMap(page => owns.map(own => ({ pages: [page], own })));
      const made = await cutDocuments(
        { path: samples + name },
        await filePeople(people),
        cuts,
        turn,
        lentMemory().borrow(),
      );
      for (const [at, { pages, own }] of cuts.entries()) {
        const expected = await outcomeOf(readTexts(pdf, (pages[0] ?? 0) - 1), own, people);
        expect(outcome(made[at]), `${name}, page ${pages[0]}`).toEqual(expected);
        seen.add(String(expected));
      }
      pdf.close();
    }
    const foreign = ['cpf', 'pis', 'registration'].map(field => `CUT_FOREIGN_DATA,${field}`);
    expect([...seen]).toEqual(expect.arrayContaining(['cut', 'CUT_EMPTY,', ...foreign]));
  });

  it('also where the number of another is in pieces, small, white or behind the page', async () => {
    const path = join(folder, 'hostile.pdf');
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    const printed: ((page: ReturnType<typeof file.addPage>) => void)[] = [
      page => page.drawText('390.533.447-05', { x: 20, y: 50, size: 0.5, font }),
      page => page.drawText('39053344705', { x: 20, y: 50, size: 8, font, opacity: 0 }),
      page => {
        for (const [at, letter] of [...'390.533.447-05'].entries())
          page.drawText(letter, { x: 20 + at * 4.5, y: 50, size: 8, font });
      },
      page => page.drawText('CPF:39053344705;', { x: -20_000, y: 50, size: 8, font }),
      page => page.drawText('JOAO  BATISTA   FERREIRA', { x: 20, y: 50, size: 8, font }),
      () => undefined,
    ];
    for (const print of printed) {
      const page = file.addPage([300, 300]);
      page.drawText('Ana Souza 529.982.247-25', { x: 20, y: 200, size: 10, font });
      print(page);
    }
    writeFileSync(path, await file.save());
    const own = { cpf: '52998224725', name: 'Ana Souza' };
    const people = [own, { cpf: '39053344705', name: 'João Batista Ferreira' }];
    const made = await cutDocuments(
      { path },
      await filePeople(people),
      printed.map((_, at) => ({ pages: [at + 1], own })),
      turn,
      lentMemory().borrow(),
    );
    const pdf = openPdf(await pdfium(), path);
    const expected = await Promise.all(printed.map((_, at) => outcomeOf(readTexts(pdf, at), own, people)));
    pdf.close();
    // what nobody sees is not in the cut either
    expect(expected[1]).toEqual(['CUT_FOREIGN_DATA', 'cpf']);
    expect(made.map(outcome)).toEqual(expected.with(1, 'cut'));
    expect(expected.at(-1)).toBe('cut');
    expect(expected.filter(one => one !== 'cut').length).toBeGreaterThan(2);
  });

  it('each by the people of its own file, one after the other', async () => {
    const [name = ''] = readdirSync(samples).filter(file => file.startsWith('P02'));
    const [own] = await peopleIn(name);
    if (!own) throw new Error('the sample has a worker');
    const cut = async (people: PersonMarks[]) =>
      cutDocuments(
        { path: samples + name },
        await filePeople(people),
        [{ pages: [1], own: {} }],
        turn,
        lentMemory().borrow(),
      );
    for (let round = 0; round < 6; round++) {
      expect((await cut([{ cpf: '27182818284' }])).map(outcome)).toEqual(['cut']);
      expect((await cut([own])).map(outcome)).toEqual([['CUT_FOREIGN_DATA', expect.any(String)]]);
    }
  });
});

async function peopleIn(name: string): Promise<PersonMarks[]> {
  const people: PersonMarks[] = [];
  for await (const event of readPayrollFile({ path: samples + name, name }, { companies: [], workers: [] }))
    if (event.kind === 'documents') people.push(...event.documents);
  return people;
}

it('what is cut together is each one’s own bytes, with its hash', async () => {
  const [name = ''] = readdirSync(samples).filter(file => file.startsWith('P02'));
  const pdf = openPdf(await pdfium(), samples + name);
  const pages = Array.from({ length: pdf.pages }, (_, index) => ({ pages: [index + 1], own: {} }));
  pdf.close();
  const memory = lentMemory();
  const rounds: string[][] = [];
  // what the first was put into was too small and is lent again, larger
  for (let round = 0; round < 3; round++) {
    const loan = memory.borrow();
    const made = await cutDocuments({ path: samples + name }, await filePeople([]), pages, turn, loan);
    rounds.push(made.map(one => (one instanceof Error ? one.message : one.sha256)));
    for (const one of made) {
      if (one instanceof Error) throw one;
      expect(one).toEqual(madePdf(one.bytes));
      expect(Buffer.from(one.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    }
    loan.giveBack();
    for (const one of made) if (!(one instanceof Error)) expect(one.bytes.every(byte => byte === 0)).toBe(true);
  }
  expect(rounds).toEqual([rounds[0], rounds[0], rounds[0]]);
  expect(new Set(rounds[0]).size).toBe(pages.length);
  const alone = await cutDocument({ path: samples + name }, { pages: [1], own: {} }, await filePeople([]), turn);
  expect(madePdf(alone).sha256).toBe(rounds[0]?.[0]);
});

it('whole pages of a plain file are cut without asking PDFium for any: it would keep what it has read of them', async () => {
  const [name = ''] = readdirSync(samples).filter(file => file.startsWith('P02'));
  const library = await pdfium();
  let asked = 0;
  const hasAsked = (pages: number) => {
    asked += pages;
  };
  const cut = async (from: Partial<CutFrom>) => {
    const pdf = openPdf(library, samples + name);
    const file = {
      pdf,
      textsOf: () => ['Ana'],
      isKnown: () => true,
      at: () => undefined,
      hasAsked,
      isDown: () => true,
    };
    const { made } = cutAll(file, [{ pages: [1, 2], region: undefined, own: {}, ...from }], await nobody());
    pdf.close();
    return made;
  };
  expect(await cut({})).toEqual([expect.objectContaining({ from: 0 })]);
  expect(asked).toBe(0);
  expect(await cut({ region: [0, 0, 1, 0.5] })).toHaveLength(1);
  expect(asked).toBe(2);
});

const nobody = async () => peopleIndex(await filePeople([]));

it('a reader of many pages reads of each what it reads of it alone', async () => {
  for (const name of readdirSync(samples).filter(file => file.endsWith('.pdf'))) {
    const pdf = openPdf(await pdfium(), samples + name);
    const reader = textReader(pdf);
    const indexes = Array.from({ length: pdf.pages }, (_, index) => index);
    const together = indexes.map(index => reader.read(index));
    reader.close();
    expect(together, name).toEqual(indexes.map(index => readTexts(pdf, index)));
    pdf.close();
  }
});

it.each([
  ['its own', () => 4],
  ['lent', () => new SharedArrayBuffer(4)],
])(
  'what is not kept in a pack is written over, and what is kept stays when it grows: memory that is %s',
  (_, given) => {
    const pack = newPack(given());
    pack.room(3).set([1, 2, 3]);
    pack.room(2).set([7, 8]);
    expect(pack.keep(2)).toBe(0);
    pack.room(100).fill(9);
    expect(pack.keep(100)).toBe(2);
    expect([...pack.memory()]).toEqual([7, 8, ...Array(100).fill(9)]);
    expect(pack.memory().buffer.constructor).toBe(typeof given() === 'number' ? ArrayBuffer : SharedArrayBuffer);
  },
);
