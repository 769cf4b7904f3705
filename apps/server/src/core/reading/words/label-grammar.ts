import { COLUMN_LABELS, type FieldRole } from './labels.ts';

/** The token of "(base)". */
export const BASE_IN_BRACKETS = 'inbase';

const SUMS = ['total', 'tot', 'soma', 'somatorio', 'valor total', 'vlr total', 'totais'] as const;
const LINKS = ['', 'de', 'dos', 'das', 'do', 'da', 'em'] as const;
const NET_HEADS = [
  '',
  'valor',
  'vlr',
  'vr',
  'val',
  'saldo',
  'total',
  'tot',
  'salario',
  'sal',
  'importancia',
  'remuneracao',
  'pagamento',
  'montante',
  'quantia',
] as const;
const NET_WORDS = ['liquido', 'liquida', 'liq'] as const;
const NET_TAILS = [
  '',
  'a receber',
  'a pagar',
  'a creditar',
  'a depositar',
  'a ser pago',
  'a ser creditado',
  'recebido',
  'pago',
  'creditado',
  'creditado em conta',
  'depositado',
  'disponivel',
  'em conta',
  'do mes',
  'do recibo',
  'do periodo',
  'da folha',
  'do salario',
  'do funcionario',
  'do empregado',
] as const;

const CHARGES = {
  inss: ['inss', 'previdencia', 'contr prev', 'contrib previdenciaria'],
  fgts: ['fgts'],
  irrf: ['irrf', 'ir', 'irpf', 'irf', 'imposto de renda'],
} as const;
/** What makes a charge's name its base, behind it or before it; "Base" alone behind it may as well begin the next label. */
const BASE_TAILS = ['s', 'sobre', BASE_IN_BRACKETS, 'tributavel'] as const;
const BASE_HEADS = [
  'base s',
  'base sobre',
  'bs',
  'bc',
  'b c',
  'base calc s',
  'valor base',
  'vlr base',
  'base trib',
  'base tributavel',
  'base de incidencia',
  'incidencia',
  'incid',
  'incidencia de',
  'incidencia do',
  'incidencia p',
  'base contribuicao',
] as const;
const SALARIES = [
  'salario',
  'salario base',
  'sal base',
  'sal',
  'salario contratual',
  'salario nominal',
  'salario fixo',
] as const;
/** By the month or by the hour. */
const PER = ['m', 'h', 'mes', 'hora', 'mensal', 'hr'] as const;

/** Labels that are put together rather than listed: "Total" and a column's name, "Valor" or "Saldo" and "líquido". */
export function composedLabels(): [FieldRole, readonly string[]][] {
  return [
    ['totalEarnings', sumsOf(COLUMN_LABELS.earnings)],
    ['totalDeductions', sumsOf(COLUMN_LABELS.deductions)],
    ['salary', SALARIES.flatMap(name => PER.map(per => joined(name, per)))],
    ['inss', basesOf(CHARGES.inss)],
    ['fgts', basesOf(CHARGES.fgts)],
    ['irrf', basesOf(CHARGES.irrf)],
    ['net', NET_HEADS.flatMap(head => NET_WORDS.flatMap(word => NET_TAILS.map(tail => joined(head, word, tail))))],
  ];
}

function basesOf(names: readonly string[]): string[] {
  return names.flatMap(name => [
    ...BASE_TAILS.map(tail => joined(name, tail)),
    ...BASE_HEADS.map(head => joined(head, name)),
  ]);
}

function sumsOf(names: readonly string[]): string[] {
  const plain = names.filter(name => !name.includes(' '));
  return SUMS.flatMap(sum => LINKS.flatMap(link => plain.map(name => joined(sum, link, name))));
}

function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ');
}
