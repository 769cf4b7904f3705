import { expect, test } from 'vitest';
import { bodyOf, emptyForm, lacksIn, numberIn, wrongAnswers } from './making-form.ts';

const field = (nome: string, tipo: 'texto' | 'numero' | 'moeda' | 'data') => ({
  ...{ nome, rotulo: nome, tipo, obrigatorio: true },
});
const fields = [field('cargo', 'texto'), field('meses', 'numero'), field('valor', 'moeda'), field('dia', 'data')];
const worker = (id: string) => ({ id, nome: id, empresa: 'E', matricula: '1' });

test.each([
  ['1,5', 'numero', 1.5],
  ['6', 'numero', 6],
  ['', 'numero', undefined],
  ['seis', 'numero', undefined],
  ['1.950,00', 'moeda', 195_000],
] as const)('"%s" as %s is %s', (text, type, number) => expect(numberIn(text, type)).toBe(number));

test('what is asked goes as the call takes it, a person’s own answers with the person', () => {
  const form = {
    ...emptyForm,
    people: [worker('w1'), worker('w2')],
    answers: { cargo: ' Analista ', meses: '3', valor: '1.950,00', dia: '2026-12-01' },
    own: { w2: { meses: '4' } },
    ...{ after: 'ciente' as const, due: '2026-12-10' },
  };
  expect(bodyOf(form, fields, 'k')).toEqual({
    linhas: [
      { idEmpregado: 'w1', campos: {} },
      { idEmpregado: 'w2', campos: { meses: 4 } },
    ],
    campos: { cargo: 'Analista', meses: 3, valor: 195_000, dia: '2026-12-01' },
    ...{ depois: 'ciente', avisar: true, chave: 'k', prazo: '2026-12-10' },
  });
  expect(wrongAnswers(fields, { meses: 'três', cargo: 'três' })).toEqual(['meses']);
});

test('the same lack of many is one line, the gravest first', () => {
  const lack = (idEmpregado: string, lista: string) => ({
    ...{ codigo: 'TEMPLATE_FIELD_MISSING', valores: { idEmpregado, lista, variaveis: lista } },
  });
  expect(lacksIn([lack('a', 'RG'), lack('b', 'CPF'), lack('c', 'CPF')])).toEqual([
    { code: 'TEMPLATE_FIELD_MISSING', list: 'CPF', first: 'CPF', workers: ['b', 'c'] },
    { code: 'TEMPLATE_FIELD_MISSING', list: 'RG', first: 'RG', workers: ['a'] },
  ]);
});
