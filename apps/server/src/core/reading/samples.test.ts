import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readRegistry } from '../../cli/registry-file.ts';
import { toTruth } from '../../cli/truth-format.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const ROOT = fileURLToPath(new URL('../../../test/samples/', import.meta.url));
const files = readdirSync(`${ROOT}samples`);
const registry = await readRegistry(`${ROOT}truth/_registry.json`);

type Json = Record<string, unknown>;

async function read(file: string): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path: `${ROOT}samples/${file}`, name: file }, registry)) {
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
});
