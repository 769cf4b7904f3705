import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clockCommand } from './clock.command.ts';

const ROOT = fileURLToPath(new URL('../../test/afd/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'clock-command-'));
const out = join(folder, 'reports');
const reportOf = (name: string) => JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'));

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('cracha clock file', () => {
  it('writes one report per file, with all fields of the call', async () => {
    const files = ['afd671_repp_tampered.txt', 'afd671_nsr_gap.txt', 'afd1510.txt'];
    expect(await clockCommand.run(['file', ...files.map(file => ROOT + file), '--out', out])).toBe(0);
    expect(reportOf('afd671_repp_tampered.txt')).toEqual({
      status: 'finalizado',
      layout: '671',
      codificacao: 'ISO-8859-1',
      crc: 'KERMIT',
      cadeia: 'quebrada',
      lacunas: [],
      marcacoes: 60,
      novas: 60,
      repetidas: 0,
      ruins: 0,
      desconhecidos: 0,
      achados: [{ codigo: 'CHAIN_BROKEN', linha: 11, campo: 'hash', valores: { nsr: 10 }, aviso: false }],
    });
    expect(reportOf('afd671_nsr_gap.txt')).toMatchObject({ cadeia: 'ausente', lacunas: [{ de: 7, ate: 7 }] });
    expect(reportOf('afd1510.txt')).toMatchObject({ layout: '1510', crc: null, achados: [] });
  });

  it('refused and missing files end with 1, the others are read', async () => {
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other', 'afd1510.txt'), Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
    const files = [
      `${ROOT}afd1510.txt`,
      join(folder, 'other', 'afd1510.txt'),
      join(folder, 'missing.txt'),
      `${ROOT}aej_v002.txt`,
    ];
    rmSync(out, { recursive: true });
    expect(await clockCommand.run(['file', ...files, '--out', out])).toBe(1);
    expect(readdirSync(out).sort()).toEqual(['aej_v002.txt.json', 'afd1510.txt.2.json', 'afd1510.txt.json']);
    expect(reportOf('afd1510.txt')).toMatchObject({ status: 'finalizado' });
    expect(reportOf('afd1510.txt.2')).toMatchObject({ status: 'erro', achados: [{ codigo: 'UPLOAD_UNREADABLE' }] });
    expect(reportOf('aej_v002.txt')).toMatchObject({
      status: 'erro',
      layout: 'AEJ',
      achados: [{ codigo: 'AFD_IS_AEJ' }],
    });
  });

  it.each([[[]], [['file']], [['file', 'a.txt']], [['file', '--out', out]], [['nonsense', 'a.txt', '--out', out]]])(
    'called as %j it says how it is called',
    async args => expect(await clockCommand.run(args)).toBe(2),
  );
});
