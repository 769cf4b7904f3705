import { createReadStream, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clockOf } from './clock-of.ts';
import { readHead } from './head.ts';

const sample = (name: string) => new URL(`../../../../test/afd/${name}`, import.meta.url);
const sha256 = 'ab'.repeat(32);

test.each([
  ['afd1510.txt', 'relogio.txt', { kind: 'C', serial: '00000000079374971' }],
  ['afd595_ccitt_lower.txt', 'relogio.txt', { kind: 'C', serial: '00000000079374971' }],
  ['afd671_repc_kermit.txt', 'relogio.txt', { kind: 'C', serial: '00000000079374971' }],
  ['afd671_lf_utf8.txt', 'relogio.txt', { kind: 'C', serial: '00000000079374971' }],
  ['afd671_repa_v004.txt', 'relogio.txt', { kind: 'A', serial: '00000123456789012/13623689000152' }],
  ['afd671_repp_kermit.txt', 'relogio.txt', { kind: 'P', serial: '00514920323019369/13623689000152' }],
  ['ext_afd1510_type3_only.txt', 'relogio.txt', { kind: 'C', serial: 'arquivo abababababababababababab' }],
  ['ext_afd1510_type3_only.txt', 'AFD00012003370012345.txt', { kind: 'C', serial: '00012003370012345' }],
])('%s, called %s', async (file, name, clock) => {
  const head = await readHead(() => createReadStream(sample(file)));
  if ('refusal' in head) throw new Error(head.refusal);
  expect(clockOf(head, { name, sha256 })).toEqual(clock);
  const lines = readFileSync(sample(file), 'latin1').trimEnd().split('\n');
  expect(head.lines).toBe(lines.length);
});

test('what is no clock file has no head', async () => {
  expect(await readHead(() => createReadStream(sample('aej_v002.txt')))).toEqual({ refusal: 'AFD_IS_AEJ' });
});
