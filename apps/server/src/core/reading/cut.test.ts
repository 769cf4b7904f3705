import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { cutPages } from '#kernel/pdf/cut.ts';
import { openPdf } from '#kernel/pdf/open.ts';
import { pdfium } from '#kernel/pdf/pdfium.ts';
import { openBytes } from '#kernel/pdf/save.ts';
import { readTexts } from '#kernel/pdf/texts.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import { cutDocument, renderDocumentPage } from './cut.ts';
import { findForeign } from './file-marks.ts';
import { filePeople, type PersonMarks, peopleIndex } from './file-people.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';
import { formsOfAll } from './words/word-forms.ts';

const turn = { tenant: 'a', waits: 'job' } as const;

const SAMPLES = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cut-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

async function read(name: string): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path: SAMPLES + name, name }, { companies: [], workers: [] }))
    if (event.kind === 'documents') documents.push(...event.documents);
  return documents;
}

const foreignIn = async (words: readonly string[], own: PersonMarks, others: PersonMarks[]) =>
  findForeign(formsOfAll(words), own, peopleIndex(await filePeople(others)));

describe('a worker gets their own half of a shared page only', () => {
  it.each(['P03_zebrado_2trab.pdf', 'P06_calc_2trab.pdf', 'B01_beneficios_2trab.pdf'])('%s', async name => {
    const documents = (await read(name)).filter(document => document.region);
    expect(documents.length).toBeGreaterThan(2);
    for (const own of documents.slice(0, 4)) {
      const others = documents.filter(other => other !== own && other.name !== own.name);
      const text = await textOfPdf(
        await cutDocument({ path: SAMPLES + name }, { ...own, own }, await filePeople(others), turn),
      );
      expect(text).toContain(own.name);
      for (const other of others) expect(text).not.toContain(other.name);
    }
  });

  it('also where the whole page is one form object', async () => {
    const documents = (await read('P06_calc_2trab.pdf')).filter(document => document.region && document.pages[0] === 1);
    const wrapped = await PDFDocument.create();
    const [form] = await wrapped.embedPdf(readFileSync(`${SAMPLES}P06_calc_2trab.pdf`), [0]);
    if (!form) throw new Error('the sample has a first page');
    wrapped.addPage([form.width, form.height]).drawPage(form);
    const path = join(folder, 'form.pdf');
    writeFileSync(path, await wrapped.save());
    for (const own of documents) {
      const text = await textOfPdf(
        await cutDocument({ path }, { ...own, own }, await filePeople(documents.filter(other => other !== own)), turn),
      );
      expect(text).toContain(own.name);
      expect(text).toContain(own.cpf?.slice(0, 3));
    }
  });

  it('control: the page without the removal is refused', async () => {
    const [own, other] = (await read('P06_calc_2trab.pdf')).filter(document => document.region);
    if (!own || !other) throw new Error('two workers share the first page');
    await expect(
      cutDocument({ path: `${SAMPLES}P06_calc_2trab.pdf` }, { pages: own.pages, own }, await filePeople([other]), turn),
    ).rejects.toMatchObject({ code: 'CUT_FOREIGN_DATA' });
  });
});

it('the copy of a whole page has the words of that page, in every sample: cuts are searched by them', async () => {
  let compared = 0;
  for (const name of readdirSync(SAMPLES).filter(file => file.endsWith('.pdf'))) {
    const library = await pdfium();
    const pdf = openPdf(library, SAMPLES + name);
    for (let index = 0; index < pdf.pages; index++) {
      const copy = openBytes(library, cutPages(pdf, [index + 1], undefined).bytes);
      expect(copy.pages, name).toBe(1);
      expect(readTexts({ library, handle: copy.handle }, 0), `${name}, page ${index + 1}`).toEqual(
        readTexts(pdf, index),
      );
      copy.close();
      compared += 1;
    }
    pdf.close();
  }
  expect(compared).toBeGreaterThan(100);
});

describe('what counts as foreign', () => {
  const own = { cpf: '52513127765', registration: '000123', name: 'Ana Exemplo da Silva' };
  it.each([
    ['cpf', ['111.444.777-35']],
    ['pis', ['268.27649.96-0']],
    ['registration', ['Matrícula:', '000200']],
    ['name', ['BIA', 'MODELO', 'SOUZA']],
  ] as const)('another worker’s %s', async (field, words) => {
    expect(
      await foreignIn(words, own, [
        { cpf: '11144477735', pis: '26827649960', registration: '000200', name: 'Bia Modelo Souza' },
      ]),
    ).toBe(field);
  });

  it('not a name that is part of one’s own, but that name anywhere else', async () => {
    const other = [{ name: 'Exemplo da Silva' }];
    const printed = ['Nome:', 'Ana', 'Exemplo', 'da', 'Silva', 'CPF'];
    expect(await foreignIn(printed, own, other)).toBeUndefined();
    expect(await foreignIn([...printed, 'Exemplo', 'da', 'Silva'], own, other)).toBe('name');
  });

  it('not an instalment or a reference that has the digits of a registration', async () => {
    expect(await foreignIn(['001/060'], own, [{ registration: '001060' }])).toBeUndefined();
    expect(await foreignIn(['Mat.', '001060'], own, [{ registration: '001060' }])).toBe('registration');
  });

  it('a bare number is a registration beside its label or its worker’s name alone: codes and accounts are numbers, too', async () => {
    const other = [{ registration: '001003', name: 'Mateus da Dias' }];
    const found = (printed: string) => foreignIn(printed.split(' '), own, other);
    expect(await found('001003 HORAS EXTRAS 50% 10:00 182,37')).toBeUndefined();
    expect(await found('Cód. Descrição Valor 009000 SALÁRIO 2.000,00 001003 HORAS')).toBeUndefined();
    expect(await found('Banco 341 Agência 0012 Conta 001003')).toBeUndefined();
    expect(await found('Matrícula Nome 001003 Mateus')).toBe('registration');
    expect(await found('MATEUS - 001003')).toBe('registration');
    expect(await found('Chapa: 001003')).toBe('registration');
  });

  it('not who is only named there, by whatever mark', async () => {
    const people = peopleIndex(await filePeople([{ personId: 'bia', cpf: '11144477735', name: 'Bia Modelo Souza' }]));
    const words = formsOfAll(['Parabéns', 'Bia', 'Modelo', 'Souza', '111.444.777-35']);
    expect(findForeign(words, own, people)).toBe('cpf');
    expect(findForeign(words, own, people, ['bia'])).toBeUndefined();
    expect(findForeign(words, own, people, ['ana'])).toBe('cpf');
  });

  it('not a homonym’s name, nor a number that is one’s own', async () => {
    expect(
      await foreignIn(['Ana', 'Exemplo', 'da', 'Silva', '000123', '525.131.277-65'], own, [
        { cpf: '52513127765', registration: '000123', name: 'Ana Exemplo da Silva' },
      ]),
    ).toBeUndefined();
  });
});

it('draws a page as PNG', async () => {
  const png = await renderDocumentPage(`${SAMPLES}P02_adiantamento.pdf`, 1, 1, turn);
  expect([...png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  expect(png.length).toBeGreaterThan(10_000);
});
