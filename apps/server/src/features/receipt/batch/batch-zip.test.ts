import type { NamePart } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { madePdf } from '#core/reading/made-pdf.ts';
import { freeName } from './batch-names.ts';
import type { EntryRow } from './batch-prepare.queries.ts';
import { type MadeEntry, zipPart } from './batch-zip.ts';

const entry = (position: number, given: Partial<EntryRow> = {}): EntryRow => ({
  position,
  receipt_id: '',
  gone: null,
  access_group_id: '',
  company_id: '',
  employment_id: '',
  person_id: '',
  worker_name: 'Ana Souza',
  worker_cpf: '39053344705',
  registration: '0001',
  kind: 'monthly',
  title: null,
  year: 2026,
  month: 5,
  trade_name: 'Ipê',
  cnpj: '11222333000181',
  qr_code: false,
  verification_code: '',
  version: null,
  sha256: null,
  size: null,
  pack_sha256: null,
  pack_from: null,
  mirror: false,
  served: false,
  ...given,
});

const made = (position: number, given: Partial<EntryRow> = {}): MadeEntry => ({
  entry: entry(position, given),
  made: { ...madePdf(Uint8Array.from([position, 2, 3, 4])), sha256: `hash${position}` },
});

async function* all(...documents: MadeEntry[]) {
  yield* documents;
}

async function partOf(
  documents: AsyncIterator<MadeEntry>,
  full = { bytes: 1000, entries: 1000 },
  names: readonly NamePart[] = [],
) {
  const counts = { entries: 0, first: 0, last: 0, bytes: 0 };
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPart(documents, { at: new Date(2026, 5, 1), language: 'pt-BR', names, counts, full }))
    pieces.push(piece);
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  return { counts, files, names: Object.keys(files) };
}

it('tells apart by month, company and registration, and numbers what is the same', async () => {
  const { names, counts } = await partOf(
    all(
      made(1),
      made(2),
      made(3, { registration: '0002' }),
      made(4, { cnpj: '22333444000181' }),
      made(5, { month: 6 }),
    ),
  );
  expect(names).toEqual([
    '2026-05/Ipê 11222333000181/0001 - mensal - Ana Souza.pdf',
    '2026-05/Ipê 11222333000181/0001 (2) - mensal - Ana Souza.pdf',
    '2026-05/Ipê 11222333000181/0002 - mensal - Ana Souza.pdf',
    '2026-05/Ipê 22333444000181/0001 - mensal - Ana Souza.pdf',
    '2026-06/Ipê 11222333000181/0001 - mensal - Ana Souza.pdf',
    'indice.csv',
  ]);
  expect(counts).toEqual({ entries: 5, first: 1, last: 5, bytes: 20 });
});

it.each([
  '../../etc/passwd',
  '..\\..\\x',
  'C:\\x',
  '/x',
  'a/b',
  '%2e%2e%2f',
  'con',
  '=1+1',
  'x'.repeat(300),
  '\u202Egnp.exe',
  '...',
])('a name like %s leads out of no folder', async hostile => {
  const { names } = await partOf(all(made(1, { worker_name: hostile, registration: hostile, trade_name: hostile })));
  const [path = ''] = names;
  const parts = path.split('/');
  expect(parts).toHaveLength(3);
  expect(parts.filter(part => part === '' || part.startsWith('.') || /[\\:*?"<>|\u202E]/.test(part))).toEqual([]);
  expect(parts[2]).toMatch(/\.pdf$/);
  expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(120);
});

it('numbers thousands of one name without trying each number again, and a long one behind what is kept of it', async () => {
  let tries = 0;
  const taken = new (class extends Map<string, number> {
    override has(key: string): boolean {
      tries += 1;
      return super.has(key);
    }
  })();
  const names = Array.from({ length: 3_000 }, (_, at) => freeName(entry(at + 1), ['empresa'], taken));
  expect([names[0], names[1], names.at(-1)]).toEqual(['Ipê.pdf', 'Ipê (2).pdf', 'Ipê (3000).pdf']);
  expect(new Set(names).size).toBe(3_000);
  expect(tries).toBeLessThan(2 * names.length);
  const long = [1, 2].map(position => freeName(entry(position, { registration: '9'.repeat(200) }), [], taken));
  expect(new Set(long).size).toBe(2);
});

it('goes on in another part where one is full, and says in each what is missing', async () => {
  const documents = all(made(1), { entry: entry(2), made: { reason: 'WITHDRAWN' } }, made(3), made(4));
  const first = await partOf(documents, { bytes: 1000, entries: 3 });
  const second = await partOf(documents, { bytes: 1000, entries: 3 });
  expect(first.counts).toEqual({ entries: 2, first: 1, last: 3, bytes: 8 });
  expect(second.counts).toEqual({ entries: 1, first: 4, last: 4, bytes: 4 });
  const index = new TextDecoder().decode(first.files['indice.csv']);
  expect(index).toContain('Recolhido depois do pedido');
  expect(index).toContain('hash3');
});

it('is called by the parts that were chosen, in their order, of the CPF its middle; what is the same is numbered', async () => {
  const limits = { bytes: 1000, entries: 1000 };
  const parts = ['competencia', 'nome', 'cpf', 'matricula', 'empresa', 'tipo'] as const;
  const { names } = await partOf(all(made(1), made(2), made(3, { worker_name: 'ANA SOUZA' })), limits, parts);
  const tail = 'xxx.533.447-xx - 0001 - Ipê - mensal';
  expect(names.slice(0, 3)).toEqual([
    `2026-05 - Ana Souza - ${tail}.pdf`,
    `2026-05 - Ana Souza - ${tail} (2).pdf`,
    `2026-05 - ANA SOUZA - ${tail} (3).pdf`,
  ]);
});

it('is clean and of its own whatever a name holds: paths, control characters, devices, endless names', async () => {
  const hostile = [
    '../../etc/passwd',
    'C:\\Windows\\x',
    'a\u0000b\u202Egpj.exe',
    'CON',
    '=cmd|x',
    '%2e%2e%2fx',
    'A'.repeat(400),
    ' . ',
  ];
  const documents = hostile.map((worker_name, at) => made(at + 1, { worker_name }));
  const twice = [...documents, made(20, { worker_name: 'A'.repeat(400) })];
  const { names, counts } = await partOf(all(...twice), { bytes: 1000, entries: 1000 }, ['nome']);
  expect([names.length - 1, counts.entries]).toEqual([twice.length, twice.length]);
  for (const name of names) {
    expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}]|^[.\s=+\-@]|^con\./iu);
    expect(name.length).toBeLessThan(121);
  }
});
