import { isCnpj, isCpf, isPis } from '@cracha/contract/kernel/wire-numbers.ts';
import type { ReadLine, ReceiptKind } from '../reading-types.ts';
import type { Random } from './random.ts';

/** An invented worker; the numbers have valid check digits and belong to nobody. */
export interface MadeWorker {
  readonly cpf: string;
  readonly registration: string;
  readonly pis: string;
  readonly name: string;
  readonly job: string;
  readonly admission: string;
}

export interface MadePayslip {
  readonly worker: MadeWorker;
  readonly lines: ReadLine[];
  readonly totalEarnings: number;
  readonly totalDeductions: number;
  readonly net: number;
  readonly bases: { salary: number; inss: number; fgts: number; fgtsMonth: number; irrf: number };
}

export interface MadePayroll {
  readonly company: { readonly cnpj: string; readonly name: string };
  readonly month: number;
  readonly year: number;
  readonly kind: ReceiptKind;
  readonly paymentDate: string;
  readonly payslips: MadePayslip[];
}

const FIRST = [
  'Amália',
  'Bento',
  'Célia',
  'Dário',
  'Élcio',
  'Flávia',
  'Gilmar',
  'Heloísa',
  'Ivã',
  'Jurema',
  'Lívia',
  'Mauro',
  'Nádia',
  'Otávio',
  'Priscila',
  'Rômulo',
  'Sílvia',
  'Tomé',
  'Úrsula',
  'Valdir',
] as const;
const LAST = [
  'Abreu',
  'Bastos',
  'Corrêa',
  'Dutra',
  'Esteves',
  'Frazão',
  'Gusmão',
  'Hilário',
  'Inácio',
  'Junqueira',
  'Lacerda',
  'Medeiros',
  'Noronha',
  'Osório',
  'Paixão',
  'Quintão',
  'Rangel',
  'Sampaio',
  'Tavares',
  'Valença',
] as const;
const JOBS = [
  'Torneiro Mecânico',
  'Recepcionista',
  'Analista Fiscal',
  'Eletricista',
  'Professor de Ciências',
  'Almoxarife',
] as const;
const EARNINGS = [
  'Horas Extras 50%',
  'Horas Extras 100%',
  'DSR sobre Variáveis',
  'Adicional Noturno 20%',
  'Gratificação de Função',
  'Comissões',
  'Salário Família',
  'Prêmio por Metas',
  'Ajuda de Custo',
  'Insalubridade 20%',
  'Diferença de Salário',
  'Triênio',
] as const;
const DEDUCTIONS = [
  'INSS',
  'Imposto de Renda',
  'Vale-Transporte 6%',
  'Adiantamento Salarial',
  'Vale Refeição',
  'Plano de Saúde',
  'Plano Odontológico',
  'Empréstimo Consignado',
  'Pensão Alimentícia',
  'Faltas (dias)',
  'Contribuição Sindical',
  'Seguro de Vida',
  'Convênio Farmácia',
] as const;
const COMPANIES = [
  'Oficina Beija-Flor Inventada Ltda',
  'Escola Pau-Brasil de Mentira S/A',
  'Padaria Sabiá Imaginária EIRELI',
  'Construções Capivara de Teste Ltda',
] as const;
const KINDS: readonly [ReceiptKind, ...ReceiptKind[]] = [
  'monthly',
  'monthly',
  'monthly',
  'monthly',
  'advance',
  'thirteenthFirst',
  'thirteenthSecond',
  'vacation',
  'profitSharing',
];

/** A payroll of one company and month with `count` payslips. */
export function makePayroll(random: Random, count: number): MadePayroll {
  const month = random.int(1, 12);
  const year = random.int(2024, 2026);
  const kind = random.pick(KINDS);
  const width = random.int(4, 8);
  const payslips = Array.from({ length: count }, (_, index) =>
    makePayslip(random, String(index * 4 + random.int(1, 4)).padStart(width, '0'), kind),
  );
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
  return {
    company: { cnpj: makeCnpj(random), name: random.pick(COMPANIES) },
    month,
    year,
    kind,
    payslips,
    paymentDate: `${next.year}-${String(next.month).padStart(2, '0')}-05`,
  };
}

function makePayslip(random: Random, registration: string, kind: ReceiptKind): MadePayslip {
  const salary = random.int(162_100, 1_500_000);
  const lines: ReadLine[] = [
    {
      code: String(random.int(1, 9)),
      description: kind === 'monthly' ? 'Salário Base Mensal' : 'Pagamento do Período',
      reference: '30,00',
      earnings: salary,
      deductions: null,
    },
  ];
  lines.push(...makeLines(random, EARNINGS, 'earnings', random.int(0, 5), 90_000));
  lines.push(
    ...makeLines(random, DEDUCTIONS, 'deductions', random.int(kind === 'advance' ? 0 : 1, 7), Math.floor(salary / 12)),
  );
  const totalEarnings = lines.reduce((sum, line) => sum + (line.earnings ?? 0), 0);
  const totalDeductions = lines.reduce((sum, line) => sum + (line.deductions ?? 0), 0);
  return {
    worker: makeWorker(random, registration),
    lines,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
    bases: {
      salary,
      inss: Math.min(totalEarnings, 847_555),
      fgts: totalEarnings,
      fgtsMonth: Math.round(totalEarnings * 0.08),
      irrf: Math.max(0, totalEarnings - 60_720),
    },
  };
}

/** Up to `count` lines of different descriptions, each of at most `most` centavos. */
function makeLines(
  random: Random,
  list: readonly [string, ...string[]],
  side: 'earnings' | 'deductions',
  count: number,
  most: number,
): ReadLine[] {
  const lines = new Map<string, ReadLine>();
  for (let at = 0; at < count; at++) {
    const description = random.pick(list);
    const amount = random.int(100, most);
    const line: ReadLine = {
      code: String(random.int(10, 9999)),
      description,
      earnings: null,
      deductions: null,
      [side]: amount,
    };
    if (random.chance(0.6)) line.reference = makeReference(random);
    lines.set(description, line);
  }
  return [...lines.values()];
}

function makeReference(random: Random): string {
  const time = `${String(random.int(1, 40)).padStart(2, '0')}:${String(random.int(10, 59))}`;
  return random.pick([
    money(random.int(100, 9999)),
    time,
    money(random.int(100, 4000)),
    `${String(random.int(1, 9)).padStart(3, '0')}/048`,
  ]);
}

function makeWorker(random: Random, registration: string): MadeWorker {
  const name = `${random.pick(FIRST)} ${random.chance(0.4) ? `${random.pick(LAST)} ` : ''}${random.chance(0.3) ? 'de ' : ''}${random.pick(LAST)} ${random.pick(LAST)}`;
  return {
    cpf: makeValid(random, 11, isCpf),
    pis: makeValid(random, 11, isPis),
    registration,
    name,
    job: random.pick(JOBS),
    admission: `${random.int(1999, 2023)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
  };
}

function makeCnpj(random: Random): string {
  const alphabet = random.chance(0.5) ? '0123456789' : '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
  for (;;) {
    const root = Array.from({ length: 8 }, () => alphabet[random.int(0, alphabet.length - 1)]).join('');
    for (let digits = 0; digits < 100; digits++) {
      const cnpj = `${root}0001${String(digits).padStart(2, '0')}`;
      if (isCnpj(cnpj)) return cnpj;
    }
  }
}

function makeValid(random: Random, length: number, valid: (value: string) => boolean): string {
  for (;;) {
    const base = Array.from({ length: length - 2 }, () => random.int(0, 9)).join('');
    for (let digits = 0; digits < 100; digits++)
      if (valid(base + String(digits).padStart(2, '0'))) return base + String(digits).padStart(2, '0');
  }
}

/** Centavos as 1.234,56. */
export function money(centavos: number, separator = '.'): string {
  const whole = String(Math.floor(Math.abs(centavos) / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
  return `${centavos < 0 ? '-' : ''}${whole},${String(Math.abs(centavos) % 100).padStart(2, '0')}`;
}

/** The payroll of other people: as many of its payslips as there are workers, of their company. */
export function payrollOf(
  workers: readonly (Pick<MadeWorker, 'cpf' | 'registration' | 'name'> & { readonly cnpj: string })[],
): (payroll: MadePayroll) => MadePayroll {
  const own = workers.filter(({ cnpj }) => cnpj === workers[0]?.cnpj);
  return payroll => ({
    ...payroll,
    company: { ...payroll.company, cnpj: own[0]?.cnpj ?? '' },
    payslips: own.flatMap(({ cpf, registration, name }, at) => {
      const payslip = payroll.payslips[at];
      return payslip ? [{ ...payslip, worker: { ...payslip.worker, cpf, registration, name } }] : [];
    }),
  });
}
