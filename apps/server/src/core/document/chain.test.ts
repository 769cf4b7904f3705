import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChainRow, canonical, firstBroken, follow } from './chain.ts';

const body = (em: string) => ({
  ...({ em, tipo: 'assinou', ator: 'Vera Lúcia', ip: '203.0.113.9', agente: null } as const),
  ...{ dados: { passo: 1, papel: 'parte', contato: null }, hashDocumento: 'ab'.repeat(32) },
});
const rowsOf = (count: number) => {
  const rows: ChainRow[] = [];
  for (let n = 0; n < count; n++) rows.push(follow(rows.at(-1) ?? null, body(`2026-11-28T15:0${n}:00.000Z`)));
  return rows;
};

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: null, A: true, é: 'ü', '\u20ac': 'x' }, '{"A":true,"a":null,"b":1,"é":"ü","€":"x"}'],
    [{ n: ['</script>', '\u0007"\\', -0, 1e21] }, '{"n":["</script>","\\u0007\\"\\\\",0,1e+21]}'],
    [{ '\ud83d\ude00': 1, '\ufb33': 2 }, '{"\ud83d\ude00":1,"\ufb33":2}'],
  ])('%j', (given, said) => expect(canonical(given)).toBe(said));
});

it('a row is what another program computes of the words of the product file', () => {
  const [one, two] = rowsOf(2);
  const text =
    '{"agente":null,"ator":"Vera Lúcia","dados":{"contato":null,"papel":"parte","passo":1},"em":"2026-11-28T15:01:00.000Z","hashDocumento":"' +
    `${'ab'.repeat(32)}","ip":"203.0.113.9","seq":2,"tipo":"assinou"}`;
  const expected = createHash('sha256')
    .update(Buffer.concat([Buffer.from(one?.hash ?? '', 'hex'), Buffer.from(text, 'utf8')]))
    .digest('hex');
  expect(two).toMatchObject({ seq: 2, anterior: one?.hash, hash: expected });
  expect(one?.anterior).toBeNull();
});

describe('a chain that was changed names the first row that does not follow', () => {
  const change = (at: number, part: Partial<ChainRow>) => (rows: ChainRow[]) =>
    rows.map((row, n) => (n === at ? { ...row, ...part } : row));
  it.each<[string, (rows: ChainRow[]) => ChainRow[], number | null]>([
    ['as it was written', rows => rows, null],
    ['no row at all', () => [], null],
    ['another name', change(1, { ator: 'Outra' }), 2],
    ['another time', change(0, { em: '2026-11-28T16:00:00.000Z' }), 1],
    ['another datum', change(2, { dados: { passo: 1 } }), 3],
    ['another document', change(2, { hashDocumento: 'cd'.repeat(32) }), 3],
    ['a row taken out', rows => rows.toSpliced(1, 1), 2],
    ['two exchanged', ([a, b, c]) => [a, c, b] as ChainRow[], 2],
    [
      'written anew from the middle, the rest left',
      rows => {
        const [a, b, c] = rows as [ChainRow, ChainRow, ChainRow];
        return [a, follow(a, { ...b, ator: 'Outra' }), c];
      },
      3,
    ],
  ])('%s', (_, changed, first) => expect(firstBroken(changed(rowsOf(3)))).toBe(first));
});
