import { COLUMN_LABELS, type FieldRole } from './labels.ts';

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

/** Labels that are put together rather than listed: "Total" and a column's name, "Valor" or "Saldo" and "líquido". */
export function composedLabels(): [FieldRole, readonly string[]][] {
  return [
    ['totalEarnings', sumsOf(COLUMN_LABELS.earnings)],
    ['totalDeductions', sumsOf(COLUMN_LABELS.deductions)],
    ['net', NET_HEADS.flatMap(head => NET_WORDS.flatMap(word => NET_TAILS.map(tail => joined(head, word, tail))))],
  ];
}

function sumsOf(names: readonly string[]): string[] {
  const plain = names.filter(name => !name.includes(' '));
  return SUMS.flatMap(sum => LINKS.flatMap(link => plain.map(name => joined(sum, link, name))));
}

function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ');
}
