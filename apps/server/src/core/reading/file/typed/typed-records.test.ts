import { describe, expect, it } from 'vitest';
import { decide } from '../../decide.ts';
import { indexRegistry } from '../../registry.ts';
import { readTextFile } from '../text-file.ts';

const registry = indexRegistry({ companies: [], workers: [] });
const people = [
  { registration: '0101', cpf: '52998224725', name: 'Maria Souza', salary: 230_000 },
  { registration: '0102', cpf: '39053344705', name: 'João da Silva Melo', salary: 315_040 },
  { registration: '0103', cpf: '11144477735', name: 'Rosa Lima', salary: 198_000 },
] as const;
type Person = (typeof people)[number];

interface Layout {
  readonly types?: readonly [head: string, item: string, total: string];
  /** What stands in the head between its type and the registration. */
  readonly before?: string;
  readonly withCpf?: boolean;
  readonly point?: boolean;
  readonly packed?: boolean;
  readonly swapped?: boolean;
  readonly above?: readonly string[];
  readonly below?: readonly string[];
  /** Replaces the record of totals of a worker. */
  readonly total?: (record: string, at: number) => readonly string[];
}

const company = `05/2026${'Serralheria Caju Inventada Ltda'.padEnd(35)}77.091.453/0001-03`;

function file({ types: [head, item, total] = ['C', 'V', 'T'], ...given }: Layout): string {
  const { before = company, withCpf, point, packed, swapped, above = [], below = [] } = given;
  const money = (centavos: number) => {
    const text = (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    return point ? text.replace(/[.,]/g, mark => (mark === '.' ? ',' : '.')) : text;
  };
  const printed = (amount: number | undefined) => (amount === undefined ? '' : money(amount)).padStart(13);
  const digits = (amount = 0) => String(amount).padStart(11, '0');
  const show = packed ? digits : printed;
  const sides = (earnings?: number, deductions?: number) =>
    (swapped ? [deductions, earnings] : [earnings, deductions]).map(show).join('');
  const ofPerson = ({ registration, cpf, name, salary }: Person, at: number) => {
    const items: [string, string, string, number?, number?][] = [
      ['0001', 'SALÁRIO MENSAL', '30,00', salary],
      ['0015', 'HORAS EXTRAS 50%', '10:00', 18_237],
      ['0501', 'INSS', '9,00', undefined, 20_700],
      ['0510', 'VALE-TRANSPORTE', '6,00', undefined, 13_800],
    ];
    const lines = items.map(
      ([code, description, reference, ...amounts]) =>
        `${item}${code}${description.padEnd(30)}${reference.padStart(8)}${sides(...amounts)}`,
    );
    const [earnings, deductions] = [salary + 18_237, 34_500];
    const record = `${total}${' '.repeat(42)}${sides(earnings, deductions)}${show(earnings - deductions)}`;
    const packedRecord = `${total}${sides(earnings, deductions)}${show(earnings - deductions)}`;
    return [
      `${head}${before}0000${registration}${withCpf ? cpf : ''}${name.padEnd(40)}${packed ? '' : money(salary).padStart(10)}`,
      ...lines,
      ...(given.total ?? (one => [one]))(packed ? packedRecord : record, at),
    ];
  };
  return [...above, ...people.flatMap(ofPerson), ...below].join('\r\n');
}

function read(layout: Layout) {
  return readTextFile(file(layout))
    .documents.map(document => decide(document, registry))
    .map(({ name, registration, cpf, month, year, lines, totalEarnings, totalDeductions, net, review, findings }) => ({
      ...{ name, registration: registration?.replace(/^0+/, ''), cpf, month, year, net, review },
      ...{ totalEarnings, totalDeductions, told: findings.map(({ code }) => code) },
      lines: lines.map(one => [one.code, one.description, one.reference, one.earnings, one.deductions].join('|')),
    }));
}

const whole = people.map(({ name, registration, salary }) => ({
  ...{ name, registration: registration.slice(1), month: 5, year: 2026, review: false, told: [] },
  ...{ totalEarnings: salary + 18_237, totalDeductions: 34_500, net: salary + 18_237 - 34_500 },
  lines: [
    `0001|SALÁRIO MENSAL|30,00|${salary}|`,
    '0015|HORAS EXTRAS 50%|10:00|18237|',
    '0501|INSS|9,00||20700',
    '0510|VALE-TRANSPORTE|6,00||13800',
  ],
}));

describe('records that begin with their type, an amount column for each side', () => {
  it.each<[why: string, layout: Layout]>([
    ['letters', {}],
    ['digits', { types: ['1', '2', '3'] }],
    [
      'two digits, with a record above all and one below',
      { types: ['01', '02', '03'], above: ['00FOLHA MENSAL'], below: ['99000003'] },
    ],
    ['a CPF beside the registration', { withCpf: true }],
    ['decimals behind a point', { point: true }],
    ['deductions left of earnings', { swapped: true }],
    ['digits of fixed width', { packed: true }],
    [
      'company and month above all',
      { before: '', above: ['A202605Serralheria Caju Inventada Ltda        77091453000103'] },
    ],
    ['a record between', { total: record => ['ECONTA 123-4', record] }],
    ['bases in a record of their own', { total: record => [record, 'B   2.482,37    198,59'] }],
  ])('%s', (_, layout) => {
    expect(read(layout)).toMatchObject(
      layout.withCpf ? whole.map((one, at) => ({ ...one, cpf: people[at]?.cpf })) : whole,
    );
  });

  it('whose totals nothing prints wait', () => {
    expect(read({ total: () => [] }).map(({ review, told }) => [review, told])).toEqual(
      people.map(() => [true, expect.arrayContaining(['COLUMNS_GUESSED'])]),
    );
  });

  it('a total that differs is told', () => {
    const wrong = read({ total: (record, at) => [at === 1 ? record.replace('3.332,77', '3.332,78') : record] });
    expect(wrong.map(({ review }) => review)).toEqual([false, true, false]);
  });
});
