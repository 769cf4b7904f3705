import { describe, expect, it } from 'vitest';
import { readText } from './mutation/page-of-text.ts';

const pages = (...texts: readonly string[]) => texts.join('\f');
const codes = (text: string) =>
  readText(text).map(({ pages: own, findings }) => [own, findings.map(({ code }) => code)]);

describe('an income statement of two pages', () => {
  const first = (cpf = '159.648.540-01', name = 'Ademar Tavares Pinto') => `
COMPROVANTE DE RENDIMENTOS PAGOS E DE IMPOSTO SOBRE A RENDA RETIDO NA FONTE
Ano-calendário 2025
1. FONTE PAGADORA: Oficina Caju Inventada Ltda   CNPJ 77.091.453/0001-03
2. BENEFICIÁRIO: CPF ${cpf} Nome: ${name}
3. RENDIMENTOS TRIBUTÁVEIS, DEDUÇÕES E IMPOSTO RETIDO NA FONTE
01. Total dos rendimentos (inclusive férias)            31.200,50
02. Contribuição previdenciária oficial                  2.808,04
4. RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS
07. Indenizações por rescisão de contrato de trabalho, inclusive a título de PDV     0,00
08. Juros de mora recebidos                                  0,00`;
  const apart = `
5. RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA
01. 13º (décimo terceiro) salário                        2.366,10
02. Imposto sobre a renda retido na fonte sobre 13º          0,00`;
  const end = '7. INFORMAÇÕES COMPLEMENTARES\nPlano de saúde: 412,00\n8. RESPONSÁVEL PELAS INFORMAÇÕES\nLia Prado';

  it.each([
    ['the second one names its worker', `Beneficiário: Ademar Tavares Pinto - CPF 159.648.540-01${apart}\n${end}`],
    ['the second one names nobody', `${apart}\n${end}\nFolha 2 de 2`],
    ['it has its title on both', `COMPROVANTE DE RENDIMENTOS PAGOS\nAno-calendário 2025\nCPF 159.648.540-01${apart}`],
  ])('is one document when %s', (_name, second) => {
    expect(readText(pages(first(), second))).toMatchObject([
      {
        type: 3,
        pages: [1, 2],
        cpf: '15964854001',
        year: 2025,
        findings: [],
        fields: { '3.1': 3_120_050, '5.1': 236_610 },
      },
    ]);
  });

  it('is one document when the second holds no box with an amount', () => {
    expect(codes(pages(`${first()}${apart}`, end))).toEqual([[[1, 2], []]]);
  });

  it('waits without its second page, and so does a second page without its first', () => {
    expect(codes(first())).toEqual([[[1], ['FIELDS_NOT_FOUND']]]);
    expect(codes(`Beneficiário: Ademar Tavares Pinto - CPF 159.648.540-01${apart}`)).toEqual([
      [[1], ['COMPETENCE_NOT_FOUND', 'FIELDS_NOT_FOUND']],
    ]);
  });

  it('takes nobody else’s second page', () => {
    const other = `Beneficiário: Benedita Rocha Lins - CPF 395.795.699-40${apart}`;
    expect(codes(pages(first(), other)).map(([own]) => own)).toEqual([[1], [2]]);
    expect(codes(pages(`${first()}${apart}`, `${first('395.795.699-40', 'Benedita Rocha Lins')}${apart}`))).toEqual([
      [[1], []],
      [[2], []],
    ]);
  });

  it('waits when a box stands on the second page before any section', () => {
    expect(codes(pages(first(), `09. Outros      812,00${apart}`))).toEqual([[[1, 2], ['FIELDS_NOT_FOUND']]]);
  });
});

describe('a mirror of two pages', () => {
  const head = 'ESPELHO DE PONTO      Período: 01/05/2026 a 31/05/2026\nMatrícula: 0102   Nome: Benedita Rocha Lins';
  const heading = 'Data          Entrada   Saída    Entrada   Saída   Trabalhadas   Ocorrência';
  const days = (from: number, to: number) =>
    Array.from(
      { length: to - from + 1 },
      (_, at) => `${String(from + at).padStart(2, '0')}/05/2026    08:00     12:00    13:00     17:00   08:00`,
    ).join('\n');
  const page = (from: number, to: number, foot: string) => [head, heading, days(from, to), foot].join('\n');

  it.each([
    ['numbered', 'Página 1/2', 'Total trabalhadas: 160:00\nPágina 2/2'],
    ['not numbered', '', 'Total trabalhadas: 160:00'],
  ])('is checked as a whole, %s', (_name, first, second) => {
    expect(codes(pages(page(1, 10, first), page(11, 20, second)))).toEqual([[[1, 2], []]]);
  });

  it('waits when a day is missing from both', () => {
    expect(codes(pages(page(1, 10, 'Página 1/2'), page(12, 20, 'Total trabalhadas: 160:00\nPágina 2/2')))).toEqual([
      [[1, 2], ['HOURS_SUM_DIFFERS']],
    ]);
  });

  it('is not joined with another one of the same days', () => {
    expect(codes(pages(page(1, 10, ''), page(5, 20, 'Total trabalhadas: 128:00'))).map(([own]) => own)).toEqual([
      [1],
      [2],
    ]);
  });
});

describe('days without their weekday', () => {
  const head = 'CARTÃO DE PONTO      Mês: 06/2026\nMatrícula: 0101   Nome: Ademar Tavares Pinto';
  const block = (day: number) => `${String(day).padStart(2, '0')}    08:00    12:00    13:00   17:00   `;
  const rows = (from: number, to: number, of: (day: number) => string) =>
    Array.from({ length: to - from + 1 }, (_, at) => of(from + at)).join('\n');

  it.each([
    ['Dia   Entrada  Saída    Entrada Saída', rows(1, 30, block), 'Horas trabalhadas: 240:00'],
    ['Dias  Ent1     Sai1     Ent2    Sai2 ', rows(1, 30, block), 'Horas trabalhadas: 240:00\n05 de julho de 2026'],
    [
      'Dia   Entrada  Saída    Entrada Saída   Dia   Entrada  Saída    Entrada Saída',
      rows(1, 15, day => block(day) + block(day + 15)),
      'Horas trabalhadas: 240:00',
    ],
    [
      'Dia   Entrada  Saída    Entrada Saída',
      rows(1, 30, day => block(day).replace(/^0/, ' ')),
      'Horas trabalhadas: 240:00',
    ],
  ])('are read under their heading: %s', (heading, text, foot) => {
    const [mirror] = readText([head, heading, text, foot].join('\n'));
    expect(mirror?.findings).toEqual([]);
    expect(mirror?.days?.map(({ date, punches }) => `${date.slice(8)} ${punches.join(' ')}`)).toEqual(
      Array.from({ length: 30 }, (_, at) => `${String(at + 1).padStart(2, '0')} 08:00 12:00 13:00 17:00`),
    );
  });
});
