import { expect, it } from 'vitest';
import { readText } from '../mutation/page-of-text.ts';

const WORKER =
  'CNPJ: 77.091.453/0001-03   Competência: 05/2026\nMatrícula: 0101   Nome: Ademar Tavares Pinto   CPF: 159.648.540-01';
const ITEMS = `
Cód.   Descrição                 Referência    Vencimentos      Descontos
001    SALÁRIO MENSAL                 30,00       2.640,00
501    INSS                            9,00                        237,60
                                 TOTAIS           2.640,00         237,60
                                 LÍQUIDO A RECEBER               2.402,40`;
const typeOf = (text: string) => readText(text).map(({ type }) => type);

it.each([
  ['COMPROVANTE DE RENDIMENTOS - FOLHA NORMAL'],
  ['Comprovante Mensal de Rendimentos'],
  ['COMPROVANTE DE RENDIMENTOS PAGOS'],
  ['COMPROVANTE DE RENDIMENTOS   Exercício 2026   Mês 05'],
  ['COMPROVANTE DE RENDIMENTOS\nExercício: 2026   Mês: Maio'],
  ['Recibo\nO informe de rendimentos já está no portal'],
  ['Recibo\nAssine o espelho de ponto até o dia 10'],
  ['Ficha Funcional - Demonstrativo'],
  ['Recibo\nMantenha os dados cadastrais em dia'],
])('items of pay with a net make a payslip, whatever its title says: %s', title => {
  expect(typeOf(`${title}\n${WORKER}\n${ITEMS}`)).toEqual([1]);
});

it.each([
  [
    3,
    `COMPROVANTE DE RENDIMENTOS PAGOS E DE IMPOSTO SOBRE A RENDA RETIDO NA FONTE\nAno-calendário 2025\n${WORKER}
3. RENDIMENTOS TRIBUTÁVEIS, DEDUÇÕES E IMPOSTO RETIDO NA FONTE
01. Total dos rendimentos     31.200,50`,
  ],
  [7, `ESPELHO DE PONTO\n${WORKER}\nData          Entrada   Saída\n01/05/2026    08:00     12:00`],
  [6, `FICHA DE REGISTRO\n${WORKER}\nMãe: Jurema Neri\nRG: 12.345.678-9\nNascimento: 04/07/1985\nSalário: 2.640,00`],
])('and a title stands where there are none: %s', (type, text) => {
  expect(typeOf(text)).toEqual([type]);
});
