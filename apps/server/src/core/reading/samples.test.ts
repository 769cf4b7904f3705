import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readRegistry } from '../../cli/registry-file.ts';
import { toTruth } from '../../cli/truth-format.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const ROOT = fileURLToPath(new URL('../../../test/samples/', import.meta.url));
const files = readdirSync(`${ROOT}samples`);
const registry = await readRegistry(`${ROOT}truth/_registry.json`);

type Json = Record<string, unknown>;

async function read(file: string, models: readonly ModelShape[] = []): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  const source = { path: `${ROOT}samples/${file}`, name: file };
  for await (const event of readPayrollFile(source, registry, { models })) {
    if (event.kind === 'documents') documents.push(...event.documents);
  }
  return documents;
}

/** What decides whom a document reaches and how much it says. */
function essence(document: Json): string {
  const lines = Array.isArray(document.lines)
    ? document.lines.map((line: Json) => `${line.earnings}/${line.discounts}`).sort()
    : [];
  const registration = String(document.registration ?? '').replace(/^0+/, '');
  return JSON.stringify([
    document.type,
    document.pages,
    document.cpf ?? '',
    registration,
    document.total_earnings,
    document.total_discounts,
    document.net,
    lines,
  ]);
}

/** Points of an A4 page as fractions of it. */
const box = (x0: number, y0: number, x1: number, y1: number) =>
  [x0 / 595.28, y0 / 841.89, x1 / 595.28, y1 / 841.89] as const;

/** Where P09, whose labels are a picture, has its fields. */
const form: ModelShape = {
  anchors: [{ text: 'HOSPITAL SAO FICTICIO DE ASSIS', box: box(15, 20, 300, 35) }],
  regions: [
    { role: 'companyCnpj', box: box(15, 35, 200, 46) },
    { role: 'competence', box: box(450, 35, 580, 46) },
    { role: 'registration', box: box(15, 76, 66, 88) },
    { role: 'name', box: box(66, 76, 390, 88) },
    { role: 'code', box: box(15, 110, 50, 335) },
    { role: 'description', box: box(50, 110, 320, 335) },
    { role: 'reference', box: box(320, 110, 365, 335) },
    { role: 'earnings', box: box(365, 110, 470, 335) },
    { role: 'deductions', box: box(470, 110, 580, 335) },
    { role: 'totalEarnings', box: box(365, 338, 470, 352) },
    { role: 'totalDeductions', box: box(470, 338, 580, 352) },
    { role: 'net', box: box(470, 360, 580, 375) },
  ],
};

afterAll(closePool);

describe('public samples', () => {
  it.each(files)('%s: every document reaches its worker with its amounts, and nothing else is accepted', async file => {
    const truth: { documents: Json[] } = JSON.parse(readFileSync(`${ROOT}truth/${file}.json`, 'utf8'));
    const documents = await read(file);
    // documents whose labels are a picture need a model; without one they must be doubted
    if (truth.documents.some(document => document.needs_model)) {
      expect(documents.every(document => document.review)).toBe(true);
      return;
    }
    const expected = truth.documents.map(essence).sort();
    expect(documents.map(document => essence(toTruth(document))).sort()).toEqual(expected);
    const needless = documents.filter(document => document.review && document.type !== 4);
    expect(needless.length).toBeLessThanOrEqual(Math.ceil(documents.length * 0.2));
  });

  it('the words of a statement’s seventh box are read as they are printed, and nothing below them', async () => {
    const official = await read('I01_informe_oficial.pdf');
    const told = official.map(({ fields, registration }) => [fields?.['7'], registration]);
    expect(told).toHaveLength(8);
    const words = /^Matrícula: (\d+) Plano de saúde: Operadora Exemplo CNPJ [\d./-]+ (?:R\$ )?[\d.]+,\d{2}$/;
    for (const [said, registration] of told) expect(words.exec(String(said))?.[1]).toBe(registration);
    const compact = await read('I02_informe_compacto.pdf');
    expect(compact.every(({ fields }) => fields?.['7'] === undefined)).toBe(true);
  });

  it('the form whose labels are a picture is read whole by its model, and nobody needs to look at it', async () => {
    const file = files.find(name => name.startsWith('P09')) ?? '';
    const truth: { documents: Json[] } = JSON.parse(readFileSync(`${ROOT}truth/${file}.json`, 'utf8'));
    const documents = await read(file, [form]);
    expect(documents.map(document => essence(toTruth(document))).sort()).toEqual(truth.documents.map(essence).sort());
    expect(documents.flatMap(({ review, findings }) => (review ? findings : []))).toEqual([]);
    expect(documents).toHaveLength(8);
  });
});
