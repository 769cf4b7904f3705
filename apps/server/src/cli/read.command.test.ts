import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCommand } from './read.command.ts';

const ROOT = fileURLToPath(new URL('../../test/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'read-command-'));

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('cracha read', () => {
  it('writes one JSON per file in the schema of the samples, with review and findings in Portuguese', async () => {
    const code = await readCommand.run([
      `${ROOT}samples/S01_digitalizado.pdf`,
      `${ROOT}samples/E02_longo.csv`,
      '--registry',
      `${ROOT}truth/_registry.json`,
      '--out',
      folder,
    ]);
    expect(code).toBe(0);
    const scanned = JSON.parse(readFileSync(join(folder, 'S01_digitalizado.pdf.json'), 'utf8'));
    expect(scanned.documents[0]).toMatchObject({
      type: 4,
      pages: [1],
      review: true,
      findings: ['A página é uma imagem, sem texto que se possa ler.'],
    });
    const table = JSON.parse(readFileSync(join(folder, 'E02_longo.csv.json'), 'utf8'));
    expect(table.documents[0]).toMatchObject({
      type: 1,
      cpf: '92085142346',
      registration: '000007',
      month: 5,
      year: 2026,
      kind: 'mensal',
      net: 2509.84,
    });
  });

  it('says how it is called when it is called wrongly', async () => {
    expect(await readCommand.run([])).toBe(2);
    expect(await readCommand.run(['--nonsense'])).toBe(2);
    expect(await readCommand.run(['--help'])).toBe(0);
  });

  it('ends with 1 when a file cannot be read', async () => {
    expect(await readCommand.run([`${ROOT}missing.pdf`, '--out', folder])).toBe(1);
  });
});
