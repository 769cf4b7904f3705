import { describe, expect, it } from 'vitest';
import { isOneQuestion, judgePay, type KnownPay, type PayLine, type UnprovenPay } from './unproven-pay.ts';

const item = (description: string, earnings: number | null, reference?: string): PayLine => ({
  description,
  earnings,
  ...(reference === undefined ? {} : { reference }),
});
const pay = (net: number, ...lines: PayLine[]): UnprovenPay => ({
  ...{ kind: 'monthly', year: 2026, month: 5, net },
  lines: lines.length > 0 ? lines : [item('SALÁRIO MENSAL', 230_000, '30,00')],
});
const known = (nets: readonly number[], given: Partial<KnownPay> = {}): KnownPay => ({
  ...{ nets, salary: null, isExplained: false },
  ...given,
});
const codeOf = (verdict: ReturnType<typeof judgePay>) => (typeof verdict === 'string' ? verdict : verdict.code);

describe('a payslip whose file prints no totals, beside the last three', () => {
  it.each<[why: string, net: number, nets: number[], verdict: string]>([
    ['as always', 210_000, [205_000, 212_000, 208_000], 'agrees'],
    ['exactly a half', 100_000, [200_000], 'agrees'],
    ['a centavo below a half', 99_999, [200_000], 'NET_UNUSUAL'],
    ['exactly twice', 400_000, [200_000], 'agrees'],
    ['a centavo above twice', 400_001, [200_000], 'NET_UNUSUAL'],
    ['a hundred times: the decimals are lost', 20_000_000, [200_000, 210_000], 'NET_UNUSUAL'],
    ['one odd month among three says nothing', 210_000, [205_000, 20_000, 208_000], 'agrees'],
    ['a negative net', -50_000, [200_000], 'NET_UNUSUAL'],
    ['nothing is known', 210_000, [], 'unknown'],
    ['what was paid is no measure', 210_000, [0, 0, 0], 'unknown'],
  ])('%s', (_, net, nets, verdict) => {
    expect(codeOf(judgePay(pay(net), known(nets)))).toBe(verdict);
  });

  it.each([
    'Férias',
    '13º Salário',
    'Aviso prévio indenizado',
    'Saldo de salário',
    'Afastamento INSS',
    'Licença-maternidade',
  ])('an item explains it: %s', description => {
    expect(judgePay(pay(900_000, item(description, 900_000)), known([200_000]))).toBe('unknown');
  });

  it.each(['vacation', 'termination', 'thirteenthFirst', 'thirteenthSecond'] as const)(
    'its kind explains it: %s',
    kind => {
      expect(judgePay({ ...pay(900_000), kind }, known([200_000]))).toBe('unknown');
    },
  );

  it('the registry explains it: admission, dismissal, leave, another salary', () => {
    expect(judgePay(pay(900_000), known([200_000], { isExplained: true }))).toBe('unknown');
  });

  it('says both amounts', () => {
    expect(judgePay(pay(900_000), known([200_000, 100_000, 300_000]))).toEqual({
      code: 'NET_UNUSUAL',
      values: { netAmount: 900_000, usualAmount: 200_000 },
    });
  });
});

describe('without history, beside the registered salary', () => {
  const registered = known([], { salary: 230_000 });
  it.each<[why: string, lines: PayLine[], verdict: string]>([
    ['the same', [item('SALÁRIO MENSAL', 230_000, '30,00')], 'agrees'],
    ['a centavo of rounding', [item('Salário base', 230_001)], 'agrees'],
    ['another', [item('Salário base', 280_000)], 'SALARY_DIFFERS'],
    ['another, of the days the month has', [item('Salário', 280_000, '31')], 'SALARY_DIFFERS'],
    ['another, of the commercial month', [item('Sal. Base', 280_000, '30 dias')], 'SALARY_DIFFERS'],
    ['a part of the month', [item('Dias trabalhados', 115_000, '15,00')], 'unknown'],
    ['hours times a rate', [item('Salário', 209_000, '200:00')], 'unknown'],
    ['hours as a number', [item('Salário', 209_000, '200,00')], 'unknown'],
    ['an hourly item', [item('Horas normais', 209_000)], 'unknown'],
    ['no base salary among the items', [item('Comissões', 280_000)], 'unknown'],
    ['a deduction of that name', [item('Salário', null)], 'unknown'],
    ['a family allowance is no salary', [item('Salário-família', 6_204)], 'unknown'],
    ['with vacation', [item('Salário', 115_000), item('Férias', 115_000)], 'unknown'],
  ])('%s', (_, lines, verdict) => {
    expect(codeOf(judgePay(pay(200_000, ...lines), registered))).toBe(verdict);
  });

  it('admitted in the month, or paid by the hour, nothing is doubted', () => {
    expect(judgePay(pay(100_000, item('Salário', 100_000)), { ...registered, isExplained: true })).toBe('unknown');
    expect(judgePay(pay(100_000, item('Salário', 100_000)), known([]))).toBe('unknown');
  });

  it('an advance is compared with no salary', () => {
    expect(judgePay({ ...pay(92_000, item('Salário', 92_000)), kind: 'advance' }, registered)).toBe('unknown');
  });

  it('a table of rubrics may say that an item is the salary', () => {
    const other = pay(200_000, { ...item('Provento 1', 280_000), code: '0001' });
    expect(judgePay(other, registered)).toBe('unknown');
    expect(codeOf(judgePay(other, registered, ({ code }) => code === '0001'))).toBe('SALARY_DIFFERS');
  });

  it('the usual net goes before the salary', () => {
    expect(judgePay(pay(200_000, item('Salário', 280_000)), { ...registered, nets: [210_000] })).toBe('agrees');
  });
});

it.each<[differing: number, payslips: number, isOne: boolean]>([
  [1, 1, false],
  [1, 3, false],
  [2, 3, true],
  [2, 10, false],
  [3, 10, true],
  [20, 100, false],
  [21, 100, true],
  [0, 0, false],
])('%i of %i that differ: one question is %s', (differing, payslips, isOne) => {
  expect(isOneQuestion(differing, payslips)).toBe(isOne);
});
