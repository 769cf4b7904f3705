import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type CrcVariant, crcOf, crcVariants } from './crc.ts';
import { relationTo } from './employer.ts';
import { formOf, layouts, typeOf } from './layouts.ts';
import { readMoment } from './moment.ts';
import { NsrBook } from './nsr-book.ts';
import { readAfd } from './read.ts';
import type { Finding, ReadOptions } from './reading.types.ts';
import type { AfdRecord, MarkRecord } from './records.ts';
import { analyseAfd } from './report.ts';
import { readWorker } from './worker-number.ts';

interface TruthFile {
  file: string;
  layout: string;
  crc_variant?: string;
  counts_by_type?: Record<string, number>;
  marks?: { at: string; cpf?: string; pis?: string }[];
  expected_errors: string[];
}
interface Truth {
  afd_files: TruthFile[];
  afd_lines: { layout: string; type: string; line: string }[];
  crc16: { variant: string; input_ascii: string; hex: string }[];
}

const sample = (name: string) => readFileSync(new URL(`../../../../test/afd/${name}`, import.meta.url));
const truth: Truth = JSON.parse(sample('truth.json').toString());
const chunksOf = (bytes: Uint8Array, size: number) => () =>
  (async function* () {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  })();
const latin = (text: string) => Buffer.from(text, 'latin1');
const linesOf = (name: string) => sample(name).toString('latin1').split('\r\n').slice(0, -1);
const fileOf = (lines: string[]) => latin(`${lines.join('\r\n')}\r\n`);

async function read(bytes: Uint8Array, { size = 1_000, ...options }: ReadOptions & { size?: number } = {}) {
  const records: AfdRecord[] = [];
  const findings: Finding[] = [];
  const reading = await readAfd(
    chunksOf(bytes, size),
    batch => {
      records.push(...batch.records);
      findings.push(...batch.findings);
    },
    options,
  );
  const marks = records.filter((one): one is MarkRecord => one.type === '3' || one.type === '7');
  return {
    reading,
    records,
    marks,
    findings: findings.map(({ code, line, field }) => [code, line, field]),
    all: findings,
  };
}

describe('rules', () => {
  test.each(truth.crc16)('CRC $variant of "$input_ascii"', ({ variant, input_ascii, hex }) => {
    const known = crcVariants.find(one => variant.startsWith(`CRC-16/${one}`));
    expect(known && crcOf(known, input_ascii)).toBe(hex);
  });

  test.each(truth.afd_lines)('$layout, type $type: length of its table', ({ layout, type, line }) => {
    const known = layouts.find(one => layout.startsWith(one));
    expect(typeOf(line)).toBe(type);
    expect(known && formOf(known, type)?.length).toBe(line.length);
  });

  test.each([
    ['671', '034155440873', '34155440873', null],
    ['671', '934155440873', '34155440873', null],
    // ten digits of the CPF and one of the clock's own
    ['595', '834155440875', '34155440873', null],
    ['1510', '012773771585', null, '12773771585'],
    ['1510', '034155440873', '34155440873', null],
    // both a CPF and a PIS: only before Portaria 671 it may be either
    ['1510', '029000012341', '29000012341', '29000012341'],
    ['671', '029000012341', '29000012341', null],
    ['671', '034155440870', null, null],
    ['1510', '812345678001', null, null],
    ['671', '712345678909', null, null],
  ] as const)('layout %s, worker %s: CPF %s, PIS %s', (layout, told, cpf, pis) =>
    expect(readWorker(layout, told)).toEqual({ told, cpf, pis }),
  );

  test.each([
    ['2026-10-05T08:00:00-0300', '2026-10-05T08:00', '2026-10-05T11:00:00.000Z'],
    ['2026-10-05T23:59:00-0400', '2026-10-05T23:59', '2026-10-06T03:59:00.000Z'],
    ['051020260800', '2026-10-05T08:00', undefined],
    ['2026-02-29T08:00:00-0300', undefined, undefined],
    ['2026-10-05T24:00:00-0300', undefined, undefined],
    ['2026-10-05 08:00:00-0300', undefined, undefined],
    ['310620260800', undefined, undefined],
    ['2026-10-05T08:00:00+1500', undefined, undefined],
    ['051020262500', undefined, undefined],
  ])('%s is %s, %s', (text, local, at) => {
    const read = readMoment(text);
    expect(read?.local).toBe(local);
    expect(read?.at == null ? undefined : new Date(read.at).toISOString()).toBe(at);
  });

  test.each([
    ['13623689000152', { kind: '1', number: '13623689000152' }, 'same'],
    ['13623689000152', { kind: '1', number: '13623689000233' }, 'branch'],
    ['13623689000152', { kind: '1', number: '11222333000181' }, 'other'],
    ['13623689000152', { kind: '2', number: '13623689012' }, 'other'],
  ] as const)('for %s a file of %j is: %s', (company, employer, relation) =>
    expect(relationTo(company, employer)).toBe(relation),
  );

  it('a book of numbers knows repeats, conflicts and gaps', () => {
    const book = new NsrBook();
    for (const [nsr, text] of [
      [5, 'a'],
      [6, 'b'],
      [6, 'b'],
      [9, 'c'],
      [9, 'd'],
      [5_000, 'e'],
      [5_001, null],
    ] as const)
      book.note(nsr, text);
    expect([5, 6, 6, 9, 9, 5_000].map(nsr => book.take(nsr))).toEqual([
      'first',
      'first',
      'again',
      'conflict',
      'conflict',
      'first',
    ]);
    expect([...book.gaps()]).toEqual([
      { from: 7, to: 8 },
      { from: 10, to: 4_999 },
    ]);
    expect([book.isWhole(5, 6), book.isWhole(5, 7), book.isWhole(5_000, 5_001)]).toEqual([true, false, true]);
  });

  it('a book has an end: numbers far apart do not fill the memory', () => {
    const book = new NsrBook();
    let kept = 0;
    for (let nsr = 1; nsr < 50_000 * 1_024; nsr += 1_024 * 1_000) if (book.note(nsr, 'x')) kept++;
    expect(kept).toBe(50);
    const full = new NsrBook(10);
    expect(Array.from({ length: 12 }, (_, place) => full.note(place * 5_000 + 1, 'x')).filter(Boolean)).toHaveLength(
      10,
    );
    expect(full.take(11 * 5_000 + 1)).toBe('unknown');
  });
});

describe('the public samples', () => {
  test.each(truth.afd_files.filter(({ marks }) => marks))('$file: layout, CRC, counts, every mark', async given => {
    const { reading, marks, all } = await read(sample(given.file));
    expect(given.layout.startsWith(reading.layout ?? '?')).toBe(true);
    expect(given.crc_variant?.startsWith(reading.crc ?? 'none')).toBe(true);
    expect(reading.counts).toMatchObject(given.counts_by_type ?? {});
    const told = marks.map(({ at, worker: { cpf, pis } }) => ({ at: at.local, ...(cpf ? { cpf } : { pis }) }));
    const isKept = (_: unknown, place: number) => given.file !== 'afd671_bad_crc.txt' || place !== 0;
    expect(told).toEqual(given.marks?.filter(isKept));
    expect(all.length).toBe(given.expected_errors.length);
  });

  test.each([
    ['afd671_bad_crc.txt', [['CRC_WRONG', 6, 'crc']]],
    ['afd671_bad_trailer.txt', [['TRAILER_COUNT', 67, 'tipo3']]],
    ['afd671_repp_tampered.txt', [['CHAIN_BROKEN', 11, 'hash']]],
    [
      'afd671_nsr_gap.txt',
      [
        ['TRAILER_COUNT', 66, 'tipo3'],
        ['NSR_GAP', null, 'nsr'],
      ],
    ],
    [
      'ext_afd1510_type3_only.txt',
      [
        ['TRAILER_MISSING', null, null],
        ['HEADER_MISSING', null, null],
      ],
    ],
    ['aej_v002.txt', [['AFD_IS_AEJ', null, null]]],
  ])('%s: %j', async (file, expected) => expect((await read(sample(file))).findings).toEqual(expected));

  it('is read the same in pieces of any size', async () => {
    const bytes = sample('afd671_lf_utf8.txt');
    const whole = await read(bytes, { size: bytes.length });
    for (const size of [1, 7, 4_096]) expect(await read(bytes, { size })).toEqual(whole);
    expect(whole.reading).toMatchObject({ encoding: 'UTF-8', lineEnds: 'LF' });
    expect(whole.reading.header?.name).toBe('EMPRESA EXEMPLO DE CONFECÇÕES LTDA');
  });

  it('tells the header, the events and the chain', async () => {
    const { reading, records } = await read(sample('afd671_repp_kermit.txt'));
    expect(reading).toMatchObject({
      chain: 'whole',
      encoding: 'ISO-8859-1',
      lineEnds: 'CRLF',
      header: {
        employer: { kind: '1', number: '13623689000152' },
        name: 'EMPRESA EXEMPLO DE CONFECÇÕES LTDA',
        device: '00514920323019369',
        from: '2026-10-05',
        to: '2026-10-09',
        version: '003',
      },
    });
    expect(records.map(({ type }) => type).join('')).toBe(`255566${'7'.repeat(60)}`);
    const change = (await read(sample('afd671_repc_kermit.txt'))).records.find(({ type }) => type === '4');
    expect(change).toMatchObject({ at: { local: '2026-11-08T07:30' }, adjusted: { local: '2026-11-08T07:32' } });
  });
});

describe('faults', () => {
  const good = linesOf('afd671_repc_kermit.txt');
  const own = linesOf('afd671_repp_kermit.txt');
  const withCrc = (line: string, variant: CrcVariant = 'KERMIT') =>
    `${line.slice(0, -4)}${crcOf(variant, line.slice(0, -4))}`;
  const placed = (lines: string[], at: number, line: string) => lines.toSpliced(at, 1, line);

  test.each(crcVariants)('CRC variant %s by vote, in either case', async variant => {
    const lines = good.map(line => (formOf('671', typeOf(line))?.hasCrc ? withCrc(line, variant) : line));
    expect((await read(fileOf(lines))).reading).toMatchObject({
      crc: variant,
      isCrcUnknown: false,
      bad: 0,
      newMarks: 60,
    });
    const lower = lines.map(line => (/^\d{9}3/.test(line) ? line.slice(0, -4) + line.slice(-4).toLowerCase() : line));
    expect((await read(fileOf(lower))).reading).toMatchObject({ crc: variant, bad: 0, newMarks: 60 });
  });

  it('a CRC that no variant makes is told; the marks are kept in doubt', async () => {
    const lines = good.map(line => (formOf('671', typeOf(line))?.hasCrc ? `${line.slice(0, -4)}0BAD` : line));
    const { reading, marks, findings } = await read(fileOf(lines));
    expect(findings).toEqual([['CRC_UNKNOWN', null, 'crc']]);
    expect(reading).toMatchObject({ crc: null, newMarks: 60 });
    expect(marks.every(({ isDoubtful }) => isDoubtful)).toBe(true);
  });

  it('a CRC that fits less than half of the lines is no vote', async () => {
    const lines = good.map((line, place) =>
      place % 3 > 0 && /^\d{9}3/.test(line) ? `${line.slice(0, -4)}0BAD` : line,
    );
    expect((await read(fileOf(lines))).reading).toMatchObject({ crc: null, isCrcUnknown: true, newMarks: 60, bad: 0 });
  });

  it('a damaged trailer has no counts', async () => {
    const trailer = good[66]?.replace(/^9{9}000000001/, '99999999900000000X') ?? '';
    expect((await read(fileOf(placed(good, 66, trailer)))).findings).toEqual([['FIELD_INVALID', 67, 'tipo2']]);
  });

  it('an employer who is a person', async () => {
    const person = (line: string) => withCrc(line.replace('113623689000152', '200034155440873'));
    const lines = [person(good[0] ?? ''), person(good[1] ?? ''), ...good.slice(2)];
    const { reading, findings } = await read(fileOf(lines));
    expect(reading.header?.employer).toEqual({ kind: '2', number: '34155440873' });
    expect(findings).toEqual([]);
  });

  it('LF and a mark of UTF-8 are no faults', async () => {
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), sample('afd671_lf_utf8.txt')]);
    const { reading, findings } = await read(bytes);
    expect(findings).toEqual([]);
    expect(reading).toMatchObject({ encoding: 'UTF-8-BOM', lineEnds: 'LF', newMarks: 60 });
  });

  it('two exports that overlap are one: each number once, a trailer each', async () => {
    const { reading, marks, findings } = await read(fileOf([...own.slice(0, 41), ...own.slice(20)]));
    expect(reading).toMatchObject({ newMarks: 60, repeatedMarks: 20 + 1, chain: 'whole', bad: 0 });
    expect(marks).toHaveLength(60);
    expect(findings).toEqual([]);
  });

  it('one number with two contents: both are kept out', async () => {
    const other = withCrc(`${good[7]?.slice(0, 24)}1${good[7]?.slice(25)}`);
    const { reading, marks, findings } = await read(fileOf(good.toSpliced(10, 0, other)));
    expect(findings.filter(([code]) => code === 'NSR_CONFLICT')).toEqual([
      ['NSR_CONFLICT', 8, 'nsr'],
      ['NSR_CONFLICT', 11, 'nsr'],
    ]);
    expect(reading).toMatchObject({ bad: 2, newMarks: 59 });
    expect(marks.some(({ nsr }) => nsr === 7)).toBe(false);
    const third = `${good[7]?.slice(0, -4)}0BAD`;
    expect((await read(fileOf(good.toSpliced(10, 0, other, third)))).reading).toMatchObject({ bad: 3, newMarks: 59 });
  });

  it('marks kept out by their number are no fault of the chain', async () => {
    const other = `${own[20]?.slice(0, -1)}${own[20]?.endsWith('0') ? 1 : 0}`;
    const { findings, reading } = await read(fileOf(own.toSpliced(21, 0, other)));
    expect(findings.map(([code]) => code)).toEqual(['NSR_CONFLICT', 'NSR_CONFLICT', 'TRAILER_COUNT']);
    expect(reading.chain).toBe('whole');
  });

  it('a bad mark is no fault of the chain; what follows is judged by the hash it has', async () => {
    const bad = own[20]?.replace('2026-10-0', '2026-13-0') ?? '';
    expect((await read(fileOf(placed(own, 20, bad)))).findings).toEqual([['FIELD_INVALID', 21, 'dataHora']]);
    const [line = ''] = own.slice(21, 22);
    const changed = `${line.slice(0, 72)}${line.charAt(72) === '0' ? 1 : 0}${line.slice(73)}`;
    const { findings, marks } = await read(fileOf(placed(placed(own, 20, bad), 21, changed)));
    expect(findings).toEqual([
      ['FIELD_INVALID', 21, 'dataHora'],
      ['CHAIN_BROKEN', 22, 'hash'],
    ]);
    expect(marks.filter(({ isDoubtful }) => isDoubtful).map(({ nsr }) => nsr)).toEqual([21]);
  });

  it('lines out of their order are told once; the chain is not blamed for it', async () => {
    const [a = '', b = ''] = own.slice(20, 22);
    const { reading, findings, marks } = await read(fileOf(placed(placed(own, 20, b), 21, a)));
    expect(findings).toEqual([['NSR_ORDER', 22, 'nsr']]);
    expect(reading).toMatchObject({ chain: 'whole', newMarks: 60 });
    expect(marks.filter(({ isDoubtful }) => isDoubtful).map(({ nsr }) => nsr)).toEqual([20]);
  });

  it('a mark taken out of the chain breaks it', async () => {
    const { reading, findings } = await read(fileOf(own.toSpliced(20, 1)));
    expect(findings).toContainEqual(['CHAIN_BROKEN', 21, 'hash']);
    expect(findings).toContainEqual(['NSR_GAP', null, 'nsr']);
    expect(reading).toMatchObject({ chain: 'broken', gaps: [{ from: 20, to: 20 }] });
  });

  it('an export that begins later has no hash to begin from, and no gap', async () => {
    const { reading, findings } = await read(fileOf([own[0] ?? '', ...own.slice(30)]));
    expect(findings.map(([code]) => code)).toEqual([
      'TRAILER_COUNT',
      'TRAILER_COUNT',
      'TRAILER_COUNT',
      'TRAILER_COUNT',
    ]);
    expect(reading).toMatchObject({ chain: 'whole', gaps: [] });
  });

  test.each([
    ['a line that is cut', 7, (line: string) => line.slice(0, 40), ['LINE_LENGTH', 8, 'tamanho']],
    [
      'a type that does not exist',
      7,
      (line: string) => `${line.slice(0, 9)}8${line.slice(10)}`,
      ['LINE_TYPE', 8, 'tipo'],
    ],
    [
      'no such day',
      7,
      (line: string) => withCrc(line.replace('2026-10-05', '2026-13-05')),
      ['FIELD_INVALID', 8, 'dataHora'],
    ],
    [
      'letters in the worker',
      7,
      (line: string) => withCrc(line.replace(/\d{6}(?=.{4}$)/, 'ABCDEF')),
      ['FIELD_INVALID', 8, 'cpf'],
    ],
    [
      'a worker who is nobody',
      7,
      (line: string) => withCrc(line.replace(/\d(?=.{4}$)/, n => String((Number(n) + 2) % 10))),
      ['WORKER_INVALID', 8, 'cpf'],
    ],
    ['a control character', 2, (line: string) => line.replace('ANA', 'A\u0007A'), ['LINE_CONTROL', 3, 'linha']],
    ['a number of zeros', 7, (line: string) => withCrc(`000000000${line.slice(9)}`), ['FIELD_INVALID', 8, 'nsr']],
    ['a header with a wrong CRC', 0, (line: string) => `${line.slice(0, -4)}0BAD`, ['CRC_WRONG', 1, 'crc']],
    ['a line without an end', 7, (line: string) => line + 'x'.repeat(100_000), ['LINE_LENGTH', 8, 'tamanho']],
  ] as const)('%s: line, field and code, the others are kept', async (_, at, change, expected) => {
    const { findings, reading } = await read(fileOf(placed(good, at, change(good[at] ?? ''))));
    expect(findings.filter(([code]) => code !== 'TRAILER_COUNT' && code !== 'NSR_GAP')).toEqual([expected]);
    expect(reading.newMarks).toBeGreaterThanOrEqual(59);
    expect(reading.header?.employer.number).toBe('13623689000152');
  });

  it('lines without an offset get the instants of a zone, those that never were or were twice are flagged', async () => {
    const times = ['170220182330', '170220182330', '170220182310', '041120180030', '041120180130'];
    const lines = times.map((told, place) => `00000000${place + 1}3${told}012773771585`);
    const { marks } = await read(fileOf(lines), { zone: 'America/Sao_Paulo' });
    expect(
      marks.map(({ at: { local, at, offset, doubt } }) => [local, new Date(at ?? 0).toISOString(), offset, doubt]),
    ).toEqual([
      ['2018-02-17T23:30', '2018-02-18T01:30:00.000Z', -120, 'doubled'],
      ['2018-02-17T23:30', '2018-02-18T01:30:00.000Z', -120, 'doubled'],
      ['2018-02-17T23:10', '2018-02-18T02:10:00.000Z', -180, 'doubled'],
      ['2018-11-04T00:30', '2018-11-04T03:30:00.000Z', -120, 'skipped'],
      ['2018-11-04T01:30', '2018-11-04T03:30:00.000Z', -120, null],
    ]);
    expect((await read(fileOf(lines))).marks[0]?.at).toEqual({
      local: '2018-02-17T23:30',
      at: null,
      offset: null,
      doubt: null,
    });
  });

  it('blanks at the end of a line may be cut, or be too many', async () => {
    const trimmed = linesOf('afd1510.txt').map(line => line.trimEnd());
    const { records, findings } = await read(fileOf(trimmed));
    expect(findings).toEqual([]);
    expect(records[1]).toMatchObject({ type: '5', operation: 'I', name: 'ANA EXEMPLO DA SILVA' });
    expect((await read(fileOf(good.map(line => `${line}  `)))).findings).toEqual([]);
    const cut = placed(trimmed, 2, trimmed[2]?.slice(0, 30) ?? '');
    expect((await read(fileOf(cut))).findings).toEqual([['LINE_LENGTH', 3, 'tamanho']]);
  });

  it('UTF-8 whose positions and CRC were counted in bytes', async () => {
    const at = good.findIndex(line => line.includes('TESTE DE SOUZA'));
    const line = Buffer.from(good[at] ?? '', 'latin1')
      .toString('latin1')
      .replace(' '.repeat(10), ' '.repeat(9));
    const bytes = Buffer.from(line.slice(0, -4), 'utf8').toString('latin1');
    const { findings, records } = await read(fileOf(placed(good, at, bytes + crcOf('KERMIT', bytes))));
    expect(findings).toEqual([]);
    expect(records.find(({ nsr }) => nsr === 3)).toMatchObject({ name: 'JOÃO TESTE DE SOUZA' });
  });

  it('UTF-8 whose CRC alone was counted in bytes', async () => {
    const at = good.findIndex(line => line.includes('TESTE DE SOUZA'));
    const bytes = Buffer.from(good[at]?.slice(0, -4) ?? '', 'utf8').toString('latin1');
    const { findings, records } = await read(fileOf(placed(good, at, bytes + crcOf('KERMIT', bytes))));
    expect(findings).toEqual([]);
    expect(records.find(({ nsr }) => nsr === 3)).toMatchObject({ name: 'JOÃO TESTE DE SOUZA' });
  });

  it('exports of two companies in one file', async () => {
    const second = good.map(line =>
      /^0{9}1/.test(line) ? withCrc(line.replace('13623689000152', '11222333000181')) : line,
    );
    const { findings, reading } = await read(fileOf([...good, ...second]));
    expect(findings).toEqual([['EMPLOYER_DIFFERS', 69, 'identificador']]);
    expect(reading.header?.employer.number).toBe('13623689000152');
  });

  it('a bad line takes no good one of its number with it, and makes no gap', async () => {
    const broken = `${good[7]?.slice(0, -4)}0BAD`;
    const { reading, findings } = await read(fileOf(good.toSpliced(8, 0, broken)));
    expect(reading).toMatchObject({ newMarks: 60, bad: 1, gaps: [] });
    expect(findings[0]).toEqual(['CRC_WRONG', 9, 'crc']);
    expect((await read(fileOf(placed(good, 7, broken)))).reading).toMatchObject({ newMarks: 59, gaps: [] });
    const later = good.slice(40);
    const early = `000000002${good[7]?.slice(9, 40)}`;
    expect((await read(fileOf(later.toSpliced(3, 0, early)))).reading.gaps).toEqual([]);
    const far = `9${good[7]?.slice(1, 40)}`;
    expect((await read(fileOf(good.toSpliced(8, 0, far)))).reading.gaps).toEqual([]);
  });

  it('no header, no trailer: told, the marks are kept', async () => {
    const { findings, reading } = await read(fileOf(good.slice(1, -2)));
    expect(findings).toEqual([
      ['TRAILER_MISSING', null, null],
      ['HEADER_MISSING', null, null],
    ]);
    expect(reading.newMarks).toBe(60);
  });

  test.each([
    ['13623689000152', []],
    ['13623689000233', [['EMPLOYER_BRANCH', null, 'identificador']]],
    ['11222333000181', [['EMPLOYER_OTHER', null, 'identificador']]],
  ])('read for %s: %j', async (company, expected) =>
    expect((await read(fileOf(good), { company })).findings).toEqual(expected),
  );

  it('an employer whose number cannot be, or changes within the file', async () => {
    const cnpj = (line: string, number: string) => withCrc(line.replace('13623689000152', number));
    const impossible = [cnpj(good[0] ?? '', '13623689000153'), cnpj(good[1] ?? '', '13623689000153'), ...good.slice(2)];
    expect((await read(fileOf(impossible))).findings).toEqual([['EMPLOYER_INVALID', null, 'identificador']]);
    const changed = placed(good, 1, cnpj(good[1] ?? '', '11222333000181'));
    expect((await read(fileOf(changed))).findings).toEqual([['EMPLOYER_DIFFERS', 2, 'identificador']]);
    const letters = [cnpj(good[0] ?? '', '12ABC34501DE35'), cnpj(good[1] ?? '', '12ABC34501DE35'), ...good.slice(2)];
    expect((await read(fileOf(letters), { company: '12ABC34501DE35' })).findings).toEqual([]);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['zero bytes', Buffer.alloc(5_000)],
    ['a ZIP', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0x21, 0x33, 0x44, 0x55])],
    ['UTF-16', Buffer.from(good.join('\r\n'), 'utf16le')],
    ['pages of a PDF', latin('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
    ['words', latin('Prezados,\r\nsegue o arquivo.\r\n')],
  ])('%s is no clock file', async (_, bytes) => {
    const { findings, reading } = await read(bytes);
    expect(findings).toEqual([['UPLOAD_UNREADABLE', null, null]]);
    expect(reading.layout).toBeNull();
  });

  it('a line that never ends does not fill the memory', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    const endless = async function* () {
      yield fileOf(good);
      for (let n = 0; n < 1_500; n++) {
        yield chunk;
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      }
    };
    expect(await readAfd(endless, () => {})).toMatchObject({ newMarks: 60, bad: 1 });
    expect(most).toBeLessThan(64 * 1024 * 1024);
  });

  it('memory stays where it is: batches are handed over, findings of a report end at a thousand', async () => {
    const line = latin('0000000013051020260800012773771585\r\n'.repeat(1_000).replaceAll('05102026', '99999999'));
    let widest = 0;
    const many = async function* () {
      yield latin(`${linesOf('afd1510.txt').join('\r\n')}\r\n`.repeat(100));
      for (let n = 0; n < 100; n++) yield line;
    };
    const reading = await readAfd(many, ({ records, findings }) => {
      widest = Math.max(widest, records.length + findings.length);
    });
    expect(reading).toMatchObject({ newMarks: 60, bad: 100_000 });
    expect(widest).toBeLessThan(5_000);
    const report = await analyseAfd(many);
    expect(report).toMatchObject({
      status: 'finalizado',
      marcacoes: 106_000,
      novas: 60,
      repetidas: 5_940,
      ruins: 100_000,
    });
    expect(report.achados).toHaveLength(1_000);
  });
});
