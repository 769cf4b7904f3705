import { expect, it, test } from 'vitest';
import { parseCondition } from './template-condition.ts';
import { readTemplate, tokensOf, variablesOf } from './template-language.ts';
import type { TemplateBlock, TemplateBody } from './template-tree.ts';

const body = (...lines: (string | TemplateBlock)[]): TemplateBody => ({
  ...{ cabecalho: [], rodape: [], numeraPaginas: true },
  blocos: lines.map(line => (typeof line === 'string' ? { tipo: 'paragrafo', conteudo: [{ texto: line }] } : line)),
});
const prazo = { nome: 'prazo', rotulo: 'Prazo', tipo: 'numero', obrigatorio: true } as const;
const findings = (...lines: string[]) =>
  readTemplate(body(...lines), [prazo]).findings.map(({ codigo, lugar }) => [codigo, lugar.bloco, lugar.inicio]);

test.each<[string, string[], unknown]>([
  [
    'known variables and filters',
    ['{{trabalhador.nome|maiuscula}}, {{ contrato.salario | extenso }}, {{campo.prazo}}'],
    [],
  ],
  ['an unknown variable', ['Oi', 'Olá {{trabalhador.apelido}}'], [['TEMPLATE_VARIABLE_UNKNOWN', 1, 4]]],
  [
    'a name of every object',
    ['{{constructor}} {{empresa.toString}}'],
    [
      ['TEMPLATE_VARIABLE_UNKNOWN', 0, 0],
      ['TEMPLATE_VARIABLE_UNKNOWN', 0, 16],
    ],
  ],
  ['an unknown filter', ['{{trabalhador.nome|html}}'], [['TEMPLATE_FILTER_UNKNOWN', 0, 0]]],
  ['a filter of another type', ['{{trabalhador.nome|moeda}}'], [['TEMPLATE_FILTER_UNKNOWN', 0, 0]]],
  [
    'a loop',
    ['{{#cada dependentes}}x{{/cada}}'],
    [
      ['TEMPLATE_LOOP_UNAVAILABLE', 0, 0],
      ['TEMPLATE_LOOP_UNAVAILABLE', 0, 22],
    ],
  ],
  [
    'code',
    ['{{ 1 + 1 }} {{a()}}'],
    [
      ['TEMPLATE_TAG_BROKEN', 0, 0],
      ['TEMPLATE_TAG_BROKEN', 0, 12],
    ],
  ],
  ['a tag without end', ['{{trabalhador.nome'], [['TEMPLATE_TAG_BROKEN', 0, 0]]],
  ['a condition in a paragraph', ['a {{#se contrato.regime = "aprendiz"}}b{{#senao}}c{{/se}} d'], []],
  ['one over blocks', ['{{#se contrato.regime = "aprendiz"}}', 'b', ' {{#senao}} ', 'c', '{{/se}}'], []],
  ['one inside of another', ['{{#se contrato.salario > 1}}', 'x {{#se campo.prazo = 1}}y{{/se}}', '{{/se}}'], []],
  ['one left open in a paragraph', ['a {{#se campo.prazo = 1}} b'], [['TEMPLATE_BLOCK_OPEN', 0, 2]]],
  ['one left open over blocks', ['{{#se campo.prazo = 1}}', 'b'], [['TEMPLATE_BLOCK_OPEN', 0, 0]]],
  ['one closed that nobody opened', ['a {{/se}}'], [['TEMPLATE_BLOCK_CLOSED', 0, 2]]],
  [
    'an else twice',
    ['{{#se campo.prazo = 1}}', '{{#senao}}', '{{#senao}}', '{{/se}}'],
    [['TEMPLATE_BLOCK_CLOSED', 2, 0]],
  ],
  [
    'one that is closed within a paragraph',
    ['{{#se campo.prazo = 1}}', 'b {{/se}} c', '{{/se}}'],
    [['TEMPLATE_BLOCK_CROSSED', 1, 2]],
  ],
  ['a condition that is none', ['{{#se contrato.regime}}a{{/se}}'], [['TEMPLATE_CONDITION_BROKEN', 0, 0]]],
  ['a condition of what there is not', ['{{#se contrato.nada = "x"}}a{{/se}}'], [['TEMPLATE_VARIABLE_UNKNOWN', 0, 0]]],
])('%s', (_, lines, expected) => {
  expect(findings(...lines)).toEqual(expected);
});

it('a tag goes on from one run into the next, and a line of a table is told by its cell', () => {
  const bold = ['negrito' as const];
  expect(tokensOf([{ texto: 'a {{traba', marcas: bold }, { texto: 'lhador.nome}} b' }])).toEqual([
    { kind: 'text', text: 'a ', marks: bold },
    { kind: 'tag', text: '{{trabalhador.nome}}', marks: bold, start: 2, end: 22 },
    { kind: 'text', text: ' b', marks: [] },
  ]);
  const cell = (texto: string) => ({ conteudo: [{ texto }] });
  const [first] = readTemplate(
    body({
      tipo: 'tabela',
      cabecalho: false,
      linhas: [{ celulas: [cell('a')] }, { celulas: [cell('b'), cell('{{x}}')] }],
    }),
    [],
  ).findings;
  expect(first?.lugar).toMatchObject({ parte: 'blocos', bloco: 0, linha: 1, celula: 1, item: null, inicio: 0, fim: 5 });
});

it('is nested to a depth that people write, however much is sent', () => {
  const deep = readTemplate(body('{{#se datas.ano = 1}}'.repeat(100_000) + '{{/se}}'.repeat(20)), []);
  expect(new Set(deep.findings.map(({ codigo }) => codigo))).toEqual(new Set(['TEMPLATE_CONDITION_BROKEN']));
  expect(variablesOf(deep)).toEqual(['datas.ano']);
});

it('names all variables, those of conditions and hidden parts too', () => {
  const read = readTemplate(
    body('{{#se contrato.regime = "a"}}{{datas.ano}}{{#senao}}{{datas.hoje}}{{/se}}', '{{datas.ano}}'),
    [],
  );
  expect(variablesOf(read)).toEqual(['contrato.regime', 'datas.ano', 'datas.hoje']);
});

test.each([
  ['a.b = "x"', [[{ name: 'a.b', operator: '=', values: ['x'] }]]],
  [
    'a.b = “x” ou a.c ≠ 2 e a.d > 1.500,50',
    [
      [{ name: 'a.b', operator: '=', values: ['x'] }],
      [
        { name: 'a.c', operator: '≠', values: ['2'] },
        { name: 'a.d', operator: '>', values: ['1.500,50'] },
      ],
    ],
  ],
  ['a.b in ("x", "y")', [[{ name: 'a.b', operator: 'in', values: ['x', 'y'] }]]],
  ['a.b in []', undefined],
  ['a.b = a.c', undefined],
  ['a.b = "x" e', undefined],
  ['"x" = a.b', undefined],
  ['a.b ~ 1', undefined],
])('the condition %s', (source, expected) => {
  expect(parseCondition(source)).toEqual(expected);
});
