import type { TypedBenefit } from '@cracha/contract/features/receipt/benefit.schemas.ts';
import { isAlike } from '#ui/form/alike.ts';
import type { PrintedBenefit } from '../BenefitPaper.tsx';
import { centavosOf, emptyForm, isKnownWorker } from './typed-form.ts';
import type { EmploymentToPay } from './typed-receipt.api.ts';

/** A line as it is typed: so many, each worth so much, and what is deducted for it. */
export interface TypedBenefitLine {
  codigo: string;
  descricao: string;
  quantidade: string;
  valorUnitario: string;
  desconto: string;
}

export interface TypedBenefitForm {
  vinculo: EmploymentToPay | null;
  mes: string;
  ano: string;
  dataCredito: string;
  itens: TypedBenefitLine[];
  mensagem: string;
}

export const blankBenefitLine: TypedBenefitLine = {
  codigo: '',
  descricao: '',
  quantidade: '1',
  valorUnitario: '',
  desconto: '',
};

/** Begins at the present month of Brasília. */
export function emptyBenefit(now = new Date()): TypedBenefitForm {
  const { mes, ano } = emptyForm(now);
  return { vinculo: null, mes, ano, dataCredito: '', itens: [], mensagem: '' };
}

/** Of a draft, which may be of an older version of the form. */
export function isTypedBenefit(found: unknown): found is TypedBenefitForm {
  const { vinculo: _, ...begun } = { ...emptyBenefit(), itens: [blankBenefitLine] };
  return isAlike(begun, found) && isKnownWorker(found);
}

/** `22` as a whole number; undefined where it is none. */
export function countOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** What one line is worth; 0 while something of it is missing. */
export function worthOf({ quantidade, valorUnitario }: TypedBenefitLine): number {
  return (countOf(quantidade) ?? 0) * (centavosOf(valorUnitario) ?? 0);
}

/** The sums as they stand. */
export function benefitTotals(lines: readonly TypedBenefitLine[]): { total: number; deductions: number; net: number } {
  const total = lines.reduce((sum, line) => sum + worthOf(line), 0);
  const deductions = lines.reduce((sum, { desconto }) => sum + (centavosOf(desconto) ?? 0), 0);
  return { total, deductions, net: total - deductions };
}

/** Has no name, no value, or something that is no number. */
export function isOpenLine({ descricao, quantidade, valorUnitario, desconto }: TypedBenefitLine): boolean {
  const noDeduction = desconto.trim() !== '' && !centavosOf(desconto);
  return !descricao.trim() || !countOf(quantidade) || !centavosOf(valorUnitario) || noDeduction;
}

/** What the form would print. */
export function printedOf(form: TypedBenefitForm): PrintedBenefit {
  const { vinculo } = form;
  const { total, deductions } = benefitTotals(form.itens);
  return {
    empresa: vinculo?.empresa ?? '',
    cnpj: vinculo?.cnpj ?? null,
    nome: vinculo?.nome ?? '',
    matricula: vinculo?.matricula ?? null,
    mes: Number(form.mes),
    ano: Number(form.ano),
    dataCredito: form.dataCredito || null,
    itens: form.itens.map(line => ({
      codigo: line.codigo,
      descricao: line.descricao,
      quantidade: countOf(line.quantidade) ?? null,
      valor: worthOf(line),
      desconto: line.desconto.trim() === '' ? null : (centavosOf(line.desconto) ?? 0),
    })),
    total,
    desconto: deductions,
    mensagem: form.mensagem || null,
  };
}

/** What is sent: amounts in centavos; the server checks all of it again. */
export function benefitBody(form: TypedBenefitForm): TypedBenefit {
  return {
    idEmpregado: form.vinculo?.id ?? '',
    mes: Number(form.mes),
    ano: Number(form.ano),
    dataCredito: form.dataCredito || null,
    itens: form.itens.map(({ codigo, descricao, quantidade, valorUnitario, desconto }) => ({
      codigo: codigo.trim() || null,
      descricao: descricao.trim(),
      quantidade: countOf(quantidade) ?? 0,
      valorUnitario: centavosOf(valorUnitario) ?? 0,
      desconto: desconto.trim() === '' ? null : (centavosOf(desconto) ?? 0),
    })),
    ...(form.mensagem.trim() ? { mensagem: form.mensagem.trim() } : {}),
  };
}
