import { expect, it } from 'vitest';
import { slipOf } from '../mutation/page-of-text.ts';

const WORKER = 'Matrícula: 0101   Nome: Ademar Tavares Pinto   CPF: 159.648.540-01';
const monthOf = (head: string, foot = '') => {
  const { month, year, findings } = slipOf(`${head}\n${WORKER}`, foot);
  return [month, year, findings.map(({ code }) => code)];
};

it.each([
  ['Competência 202605'],
  ['Competência: 2026/05'],
  ['Competência: 2026-05'],
  ['Competência: 052026'],
  ['Competência: 05-2026'],
  ['Competência: 05.2026'],
  ['Competência: 5/2026'],
  ['Competência: 05 / 2026'],
  ['Mês/Ano: 05/26'],
  ['Mês/Ano: 05-26'],
  ['Ref.: MAI/26'],
  ['Ref.: mai-2026'],
  ['Ref.: MAI2026'],
  ['Folha de maio/2026'],
  ['MAIO DE 2026'],
  ['Maio 2026'],
  ['Mês: MAIO   Ano: 2026'],
  ['Mês: 05   Ano: 2026'],
  ['Ano: 2026   Mês: 05'],
  ['Exercício: 2026   Mês: Maio'],
  ['Mês de maio - ano de 2026'],
  ['Mês     Ano\n05      2026'],
  ['Empresa            Competência\nOficina Caju       202605'],
  ['Empresa            Competência\nOficina Caju       31/05/2026'],
  ['Mês     Ano\nMAIO    2026'],
  ['Mês: Maio\nAno: 2026'],
  ['Referente ao mês de maio do ano de 2026'],
  ['Folha Mensal - 31/05/2026'],
  ['Folha Mensal 01/05/2026'],
  ['Competência: 01/05/2026'],
  ['Competência: 31.05.2026'],
  ['Referência: 31/05/2026   Pagamento: 05/06/2026'],
  ['Período: 01/05/2026 a 31/05/2026'],
  ['Período: 1/5/2026 a 31/5/2026'],
  ['Período: 21/04/2026 a 20/05/2026'],
  ['Período de apuração: 21/04/2026 a 20/05/2026'],
  ['Período: 01.05.2026 até 31.05.2026'],
  ['Período: 01-05-2026 a 31-05-2026'],
  ['Período: 01/05 a 31/05/2026'],
  ['Período: 21/04 a 20/05/2026'],
  ['Período: 01/05/26 a 31/05/26'],
  ['Período: 01 a 31/05/2026'],
  ['Período: 1 a 31 de maio de 2026'],
  ['Período de 01/05/2026 à 31/05/2026'],
  ['Mês de referência: maio de 2026   Data de nascimento: 06/1990'],
  ['Competência: 05/2026   Emissão: 03-06-2026'],
])('is May 2026: %s', head => {
  expect(monthOf(head)).toEqual([5, 2026, []]);
});

it.each([
  ['Pagamento: 31/05/2026'],
  ['Data de pagamento: 05-06-2026'],
  ['Emissão: 31/05/2026'],
  ['Folha Mensal - Pagamento: 31/05/2026'],
  ['Folha impressa em 31/05/2026'],
  ['Data de nascimento: 01/05/2006'],
  ['Nascimento: 05/2006'],
  ['Aniversário: 05/06'],
  ['Admissão: 01/05/2026'],
  ['Folha 05/06/2026'],
  ['Validade: 05/2027'],
  ['Matrícula antiga 202605'],
  ['Protocolo 052026'],
  ['Período: 1 a 31 de maio'],
  ['Período: 01/03/2026 a 31/05/2026'],
])('says no month: %s', head => {
  expect(monthOf(head)).toEqual([undefined, undefined, ['COMPETENCE_NOT_FOUND']]);
});
