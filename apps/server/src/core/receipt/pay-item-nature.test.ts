import { expect, it } from 'vitest';
import { natureOf, type Side } from './pay-item-nature.ts';

it.each<[string, Side, string | null]>([
  ['Salário base', 'earning', 'salario'],
  ['HORAS EXTRAS 50%', 'earning', 'horasExtras'],
  ['D.S.R. s/ H.E.', 'earning', 'descansoHorasExtras'],
  ['Descanso sobre horas extras', 'earning', 'descansoHorasExtras'],
  ['Adic. Noturno 20%', 'earning', 'adicionalNoturno'],
  ['1/3 de férias', 'earning', 'tercoFerias'],
  ['Adiantamento 13º salário', 'earning', 'adiantamento13'],
  ['13º salário', 'earning', 'decimoTerceiro'],
  ['I.N.S.S.', 'deduction', 'inss'],
  ['Desc. INSS', 'deduction', 'inss'],
  ['Imposto de Renda', 'deduction', 'irrf'],
  ['Vale-transporte', 'deduction', 'valeTransporte'],
  ['Desc. adiantamento', 'deduction', 'adiantamento'],
  ['Empréstimo consignado', 'deduction', 'emprestimo'],
  // the same words in the other column are something else
  ['Adiantamento', 'earning', null],
  ['Vale-transporte', 'earning', null],
  ['Salário', 'deduction', null],
  // words that could mean several things stay unknown
  ['Abono', 'earning', null],
  ['Salário-maternidade', 'earning', null],
  ['Outros descontos', 'deduction', null],
])('%s as %s is %s', (description, side, nature) => expect(natureOf(description, side)).toBe(nature));
