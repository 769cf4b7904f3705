import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { hashedFields, markHash } from './chain.ts';
import { latinText } from './latin-text.ts';
import { markFields, type OwnHeader, type OwnMark, type OwnRecord, recordLine } from './own-lines.ts';
import { readAfd } from './read.ts';
import type { AfdRecord } from './records.ts';
import { analyseAfd } from './report.ts';
import { afdFileName, writeAfd } from './write.ts';

const sample = readFileSync(new URL('../../../../test/afd/afd671_repp_kermit.txt', import.meta.url));
const cuiaba = (at: string) => ({ at: Date.parse(`${at}-04:00`), offset: -240 });
const employer = { kind: '1', number: '13623689000152' } as const;
const company = { employer, site: '', name: 'CONFECÇÕES SÃO JOÃO – “LTDA”' };
const header: OwnHeader = {
  ...company,
  inpi: '512026001234',
  from: '2026-10-01',
  to: '2026-10-31',
  madeAt: cuiaba('2026-11-02T09:30:15'),
  developer: { kind: '1', number: '84193901000218' },
};

function marks(count: number, first = 1): OwnRecord[] {
  let previous = '';
  return Array.from({ length: count }, (_, place) => {
    const stamp = { at: cuiaba('2026-10-05T08:00:00').at + place * 60_000, offset: -240 };
    const mark: OwnMark = {
      type: '7',
      nsr: first + place,
      mark: stamp,
      cpf: '34155440873',
      recorded: stamp,
      collector: '02',
      isOffline: false,
    };
    previous = markHash(markFields(mark), previous);
    return { ...mark, hash: previous };
  });
}

async function written(head: OwnHeader, records: Iterable<OwnRecord> | AsyncIterable<OwnRecord>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeAfd(head, records)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const opened = (bytes: Uint8Array) => () =>
  (async function* () {
    yield bytes;
  })();

/** What was read, as it is written. */
function toOwn(record: AfdRecord): OwnRecord {
  const stamp = ({ at, offset }: { at: number | null; offset: number | null }) => ({
    at: at ?? 0,
    offset: offset ?? 0,
  });
  const { nsr } = record;
  const at = stamp(record.at);
  switch (record.type) {
    case '2':
      return { ...record, at, responsible: record.responsible };
    case '4':
      return { ...record, at, adjusted: stamp(record.adjusted) };
    case '5':
      return { ...record, at, operation: record.operation === 'I' ? 'I' : 'E', cpf: record.worker.cpf ?? '' };
    case '6':
      return { ...record, at };
    default: {
      const collector = (['01', '02', '03', '04', '05'] as const).find(one => one === record.collector) ?? '05';
      const recorded = stamp(record.recordedAt ?? record.at);
      const { isOffline, hash } = record;
      return { type: '7', nsr, mark: at, cpf: record.worker.cpf ?? '', recorded, collector, isOffline, hash };
    }
  }
}

describe('writing', () => {
  it('writes the sample of another program again, to the byte', async () => {
    const records: AfdRecord[] = [];
    const { header: read } = await readAfd(opened(sample), batch => void records.push(...batch.records));
    if (!read?.madeAt) throw new Error('the sample has a header');
    const { employer, site, name, device: inpi, from, to, madeAt } = read;
    const developer = { kind: '1', number: '84193901000218' } as const;
    const made = { at: madeAt.at ?? 0, offset: madeAt.offset ?? 0 };
    const head = { employer, site, name, inpi, from, to, madeAt: made, developer };
    expect((await written(head, records.map(toOwn))).toString('latin1')).toBe(sample.toString('latin1'));
  });

  it('our reader finds nothing in what we write', async () => {
    const responsible = '34155440873';
    const at = cuiaba('2026-10-01T00:00:59');
    const events: OwnRecord[] = [
      { type: '2', nsr: 1, at, responsible, ...company, place: 'RUA 1\nSINOP/MT' },
      {
        type: '5',
        nsr: 2,
        at,
        operation: 'I',
        cpf: responsible,
        name: 'ŁUCJA NUÑEZ '.repeat(9),
        other: '',
        responsible,
      },
      { type: '4', nsr: 3, at, adjusted: cuiaba('2026-10-01T00:02:00'), responsible },
      { type: '6', nsr: 4, at, event: '07' },
    ];
    const bytes = await written(header, [...events, ...marks(3_000, 5)]);
    expect(await analyseAfd(opened(bytes), employer.number)).toEqual({
      status: 'finalizado',
      layout: '671',
      codificacao: 'ISO-8859-1',
      crc: 'KERMIT',
      cadeia: 'integra',
      lacunas: [],
      marcacoes: 3_000,
      novas: 3_000,
      repetidas: 0,
      ruins: 0,
      desconhecidos: 0,
      achados: [],
    });
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.map(({ length }) => length)).toEqual([302, 331, 118, 73, 36, ...Array(3_000).fill(137), 64, 100, 0]);
    expect(lines.at(-3)).toBe('9999999990000000010000000000000000010000000010000000010000030009');
    expect(lines[0]).toContain('0000051202600123');
    expect(bytes.filter(byte => byte > 127).length).toBeLessThan(20);
  });

  it('a file without records is a file', async () =>
    expect((await analyseAfd(opened(await written(header, [])))).achados).toEqual([]));

  it('is made piece by piece', async () => {
    let largest = 0;
    for await (const piece of writeAfd(header, marks(5_000))) largest = Math.max(largest, piece.length);
    expect(largest).toBeLessThan(70_000);
  });

  it('a period is written with the hashes that were recorded', async () => {
    const bytes = await written(header, marks(20).slice(10));
    expect(await analyseAfd(opened(bytes))).toMatchObject({ cadeia: 'integra', achados: [] });
    const changed = marks(20).map(one => (one.nsr === 7 && one.type === '7' ? { ...one, cpf: '89966528903' } : one));
    expect((await analyseAfd(opened(await written(header, changed)))).achados).toMatchObject([
      { codigo: 'CHAIN_BROKEN', linha: 8 },
    ]);
  });

  test.each([
    ['a number twice', [...marks(1), ...marks(1)]],
    ['numbers that fall', [...marks(2).reverse()]],
    ['a number of ten digits', marks(1).map(one => ({ ...one, nsr: 1_000_000_000 }))],
    ['a CPF that is none', marks(1).map(one => ({ ...one, cpf: '3415544087X' }))],
    ['a hash that is none', marks(1).map(one => ({ ...one, hash: 'ab' }))],
  ])('%s are refused', async (_, records) => {
    await expect(written(header, records)).rejects.toThrow(RangeError);
  });

  it('names the file', () =>
    expect(afdFileName('512026001234', employer)).toBe('AFD0000051202600123413623689000152REP_P.txt'));
});

describe('the hash of a mark', () => {
  it('is the one of the sample, mark by mark', () => {
    const lines = sample
      .toString('latin1')
      .split('\r\n')
      .filter(line => /^\d{9}7/.test(line) && line.length === 137);
    const made = lines.map((line, place) => markHash(hashedFields(line), lines[place - 1]?.slice(73) ?? ''));
    expect(made).toEqual(lines.map(line => line.slice(73)));
  });

  it('is over fields 1–7 as they are printed', () => {
    const [mark] = marks(1);
    if (mark?.type !== '7') throw new Error('a mark');
    expect(markFields(mark)).toBe('00000000172026-10-05T08:00:00-04000341554408732026-10-05T08:00:00-0400020');
    expect(recordLine(mark).slice(0, 73)).toBe(markFields(mark));
  });
});

test.each([
  ['São João – “Ltda” €', 'São João - "Ltda" EUR'],
  ['Łódź ő 漢', '?ódz o ?'],
  ['a\r\nb\tc', 'a  b c'],
  ['e\u0301', 'é'],
])('%j in ISO-8859-1 is %j', (text, said) => expect(latinText(text)).toBe(said));
