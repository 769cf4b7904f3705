import { readTemplate } from '@cracha/contract/features/template/template-language.ts';
import type { TemplateBlock, TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import { templateVariables, type Variable } from '@cracha/contract/features/template/template-variables.ts';
import { PDFDocument } from 'pdf-lib';
import { expect, it, test } from 'vitest';
import { drawTemplate } from './draw-template.ts';
import { fillTemplate } from './fill-template.ts';
import { inWords, moneyInWords, numberInWords } from './in-words.ts';
import { printValue, type TemplateValue } from './print-value.ts';

const body = (...blocos: (string | TemplateBlock)[]): TemplateBody => ({
  ...{ cabecalho: [], rodape: [], numeraPaginas: true },
  blocos: blocos.map(one => (typeof one === 'string' ? { tipo: 'paragrafo', conteudo: [{ texto: one }] } : one)),
});
const fields = [{ nome: 'obs', rotulo: 'Observação', tipo: 'texto', obrigatorio: false }] as const;
function filled(values: Record<string, TemplateValue>, ...lines: (string | TemplateBlock)[]) {
  const { blocos, missing, hidden } = fillTemplate(readTemplate(body(...lines), fields), fields, values);
  return {
    text: blocos.flatMap(({ lines: all }) => all.map(runs => runs.map(({ text }) => text).join(''))),
    missing,
    hidden,
  };
}

test.each([
  [0, 'zero'],
  [16, 'dezesseis'],
  [21, 'vinte e um'],
  [100, 'cem'],
  [101, 'cento e um'],
  [999, 'novecentos e noventa e nove'],
  [1000, 'mil'],
  [1001, 'mil e um'],
  [1100, 'mil e cem'],
  [1234, 'mil duzentos e trinta e quatro'],
  [2500, 'dois mil e quinhentos'],
  [100_000, 'cem mil'],
  [1_000_000, 'um milhão'],
  [2_000_300, 'dois milhões e trezentos'],
])('%d in words', (number, words) => {
  expect(inWords(number)).toBe(words);
});

test.each([
  [1, 'um centavo'],
  [100, 'um real'],
  [250_000, 'dois mil e quinhentos reais'],
  [250_010, 'dois mil e quinhentos reais e dez centavos'],
  [100_000_000, 'um milhão de reais'],
  [100_000_100, 'um milhão e um reais'],
  [0, 'zero real'],
])('%d centavos in words', (centavos, words) => {
  expect(moneyInWords(centavos)).toBe(words);
});

it('numbers with places in words', () => {
  expect([44, 43.5, 7.05].map(numberInWords)).toEqual([
    'quarenta e quatro',
    'quarenta e três vírgula cinco',
    'sete vírgula zero cinco',
  ]);
});

const variables: Record<string, Variable> = templateVariables;
test.each<[string, string | number, string[], string]>([
  ['contrato.salario', 250_000, [], 'R$ 2.500,00'],
  ['contrato.salario', 250_000, ['moeda', 'extenso', 'maiuscula'], 'DOIS MIL E QUINHENTOS REAIS'],
  ['contrato.horasSemanais', 43.5, [], '43,5'],
  ['contrato.horasSemanais', 44, ['moeda'], 'R$ 44,00'],
  ['contrato.horasSemanais', 44, ['extenso'], 'quarenta e quatro'],
  ['datas.ano', 2026, [], '2026'],
  ['contrato.admissao', '2026-03-01', [], '01/03/2026'],
  ['contrato.admissao', '2026-03-01', ['dataExtenso'], '1º de março de 2026'],
  ['trabalhador.cpf', '52998224725', [], '529.982.247-25'],
  ['empresa.cnpj', 'B0REAL26000181', ['cnpj'], 'B0.REA.L26/0001-81'],
  ['contrato.regime', 'estagiario', ['maiuscula'], 'ESTAGIÁRIO'],
  ['trabalhador.nome', '{{contrato.salario}} <b>', [], '{{contrato.salario}} <b>'],
])('%s of %s through %j', (name, value, filters, expected) => {
  expect(printValue(value, variables[name] ?? expect.fail(name), filters).replace(/ /g, ' ')).toBe(expected);
});

test.each<[string, Record<string, TemplateValue>, boolean]>([
  ['contrato.regime = "aprendiz"', { 'contrato.regime': 'aprendiz' }, true],
  ['contrato.regime = "Estagiário"', { 'contrato.regime': 'estagiario' }, true],
  ['contrato.regime ≠ "aprendiz"', { 'contrato.regime': 'aprendiz' }, false],
  ['contrato.regime in ("socio", "diretor")', { 'contrato.regime': 'diretor' }, true],
  ['contrato.salario > 2.000,00', { 'contrato.salario': 200_001 }, true],
  ['contrato.salario > 2000', { 'contrato.salario': 200_000 }, false],
  ['contrato.horasSemanais < 44', { 'contrato.horasSemanais': 43.5 }, true],
  ['contrato.admissao < "01/02/2026"', { 'contrato.admissao': '2026-01-31' }, true],
  ['campo.obs = ""', {}, true],
  ['campo.obs ≠ ""', { 'campo.obs': 'sim' }, true],
  ['datas.ano = 1 ou datas.ano = 2026 e contrato.cargo = "x"', { 'datas.ano': 2026, 'contrato.cargo': 'y' }, false],
])('the condition %s', (condition, values, isTrue) => {
  expect(filled(values, `{{#se ${condition}}}sim{{#senao}}não{{/se}}`).text).toEqual([isTrue ? 'sim' : 'não']);
});

it('what is not known is listed and named in the text; where a text asks whether it is known, that is no lack', () => {
  expect(
    filled(
      { 'trabalhador.nome': ' ' },
      '{{trabalhador.nome}} de {{contrato.cargo}}',
      '{{#se campo.obs ≠ ""}}{{campo.obs}}{{/se}}',
    ),
  ).toEqual({
    text: ['[Nome] de [Função]'],
    missing: ['trabalhador.nome', 'contrato.cargo'],
    hidden: ['campo.obs ≠ ""'],
  });
  expect(filled({}, '{{#se contrato.regime = "aprendiz"}}', '{{contrato.cargo}}', '{{/se}}')).toMatchObject({
    ...{ text: [], missing: ['contrato.regime'] },
  });
});

it('a value is words and never read again', () => {
  const values = { 'trabalhador.nome': '{{contrato.salario}}{{#se datas.ano = 1}}', 'contrato.salario': 1 };
  expect(filled(values, 'Olá {{trabalhador.nome}}')).toMatchObject({
    text: ['Olá {{contrato.salario}}{{#se datas.ano = 1}}'],
    missing: [],
  });
});

it('draws tables over pages with their head, the same bytes again', async () => {
  const row = (a: string, b: string) => ({ celulas: [{ conteudo: [{ texto: a }] }, { conteudo: [{ texto: b }] }] });
  const rows = Array.from({ length: 120 }, (_, at) => row(`Linha ${at}`, 'São João não é só coração. '.repeat(at % 7)));
  const text = body(
    { tipo: 'titulo', nivel: 1, conteudo: [{ texto: 'Ação' }] },
    { tipo: 'tabela', cabecalho: true, linhas: [row('Coluna', 'Texto'), ...rows, row('um', 'alto '.repeat(3000))] },
    { tipo: 'lista', ordenada: true, itens: [{ conteudo: [{ texto: 'primeiro' }] }] },
    { tipo: 'quebraPagina' },
    { tipo: 'assinatura', papel: 'trabalhador', conteudo: [{ texto: 'Maria' }] },
  );
  const draw = () =>
    drawTemplate(fillTemplate(readTemplate(text, []), [], {}), {
      title: 'T',
      numbered: true,
      pictureOf: () => undefined,
    });
  const { bytes, pages } = await draw();
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages);
  expect(pages).toBeGreaterThan(4);
  expect(Buffer.from((await draw()).bytes).equals(Buffer.from(bytes))).toBe(true);
  expect(Buffer.from(bytes).includes('/ObjStm')).toBe(false);
});

it('is 500 pages at most', async () => {
  const text = body(...Array.from({ length: 500 }, () => ({ tipo: 'quebraPagina' }) as const));
  const all = { title: 'T', numbered: false, pictureOf: () => undefined };
  await expect(drawTemplate(fillTemplate(readTemplate(text, []), [], {}), all)).rejects.toThrow();
});
