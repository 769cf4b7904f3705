import type { ReadLine } from '../reading-types.ts';
import type { Canvas, Paper } from './canvas.factory.ts';
import { type MadePayroll, type MadePayslip, makePayroll, money } from './payroll.factory.ts';
import type { Random } from './random.ts';
import type { ScoredFile } from './score.ts';

/** One payroll system: how a page of it looks, and what of a payslip it prints. */
export interface Family {
  readonly paper: Paper;
  readonly size: number;
  /** Where the page's payslips begin. With `copies` they are all the same one. */
  readonly places: readonly (readonly [left: number, top: number])[];
  readonly copies: boolean;
  readonly prints: ScoredFile['expects'];
  /** Lines a page holds before the payslip goes on to the next one; 0 when it never does. */
  readonly linesPerPage: number;
  readonly draw: (canvas: Canvas, slip: Slip) => void;
  /** Other people than every family's, where the family is about them. */
  readonly people?: (payroll: MadePayroll) => MadePayroll;
}

/** What is drawn at one place: a payslip, or the part of its lines that this page holds. */
export interface Slip {
  readonly payroll: MadePayroll;
  readonly payslip: MadePayslip;
  readonly lines: readonly ReadLine[];
  readonly page: number;
  readonly pages: number;
  readonly copy: number;
}

export type FamilyMaker = (random: Random) => Family;

export const A4 = { width: 595, height: 842, font: 'Helvetica', wordwise: false } as const satisfies Paper;
export const ALL = {
  cpf: true,
  registration: true,
  cnpj: true,
  payment: true,
  admission: true,
  bases: true,
  codes: true,
  references: true,
  kind: true,
} as const;

const LONG_NAMES = [
  'Maria Aparecida dos Santos Oliveira de Albuquerque Cavalcanti Neta',
  'José Benedito da Conceição Figueiredo Montenegro Vasconcelos Filho',
] as const;
const REGISTRATIONS: readonly [(at: number) => string, ...((at: number) => string)[]] = [
  at => String(at).padStart(6, '0'),
  at => `${String(at).padStart(5, '0')}-${at % 10}`,
  at => `A${String(at).padStart(5, '0')}`,
  at => String(1000 + at),
  at => `${String(at).padStart(4, '0')}/${String((at % 3) + 1).padStart(2, '0')}`,
];

/** A payroll with the troublesome names and registrations of real ones. */
export function familyPayroll(random: Random): MadePayroll {
  const payroll = makePayroll(random, 6);
  const form = random.pick(REGISTRATIONS);
  const payslips = payroll.payslips.map((payslip, at) => ({
    ...payslip,
    lines: payslip.lines.map(line => ({ ...line, code: String(line.code).padStart(4, '0') })),
    worker: {
      ...payslip.worker,
      registration: form(7 + at * 13),
      name: random.chance(0.15) ? random.pick(LONG_NAMES) : payslip.worker.name,
    },
  }));
  return { ...payroll, payslips };
}

export function two(of: number): string {
  return String(of).padStart(2, '0');
}

export function wholeMonth({ month, year }: MadePayroll): string {
  return `01/${two(month)}/${year} a ${new Date(Date.UTC(year, month, 0)).getUTCDate()}/${two(month)}/${year}`;
}

export function kindTitle({ kind }: MadePayroll): string {
  const titles: Record<string, string> = {
    monthly: 'Folha Mensal',
    advance: 'Adiantamento Salarial',
    thirteenthFirst: '13º Salário 1ª Parcela',
    thirteenthSecond: '13º Salário 2ª Parcela',
    vacation: 'Recibo de Férias',
    profitSharing: 'Participação nos Lucros e Resultados',
  };
  return titles[kind] ?? '';
}

export const cpfMask = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
export const cnpjMask = (cnpj: string) => cnpj.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, '$1.$2.$3/$4-$5');
export const day = (date: string) => date.split('-').reverse().join('/');
/** Centavos as 1234,56. */
export const bare = (centavos: number) => money(centavos, '');

/** Amounts in words, roughly: what matters is that they are words. */
export function inWords(centavos: number): string {
  const digits = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
  const words = [...String(Math.floor(centavos / 100))].map(digit => digits[Number(digit)]).join(' e ');
  return `${words} reais e ${digits[centavos % 10]} centavos`;
}

/** A name cut into lines of at most `width` letters, at blanks. */
export function wrapName(name: string, width: number): [string, string] {
  if (name.length <= width) return [name, ''];
  const at = name.lastIndexOf(' ', width);
  return [name.slice(0, at), name.slice(at + 1)];
}
