import { expect, it } from 'vitest';
import { percentOf } from './kit-progress.ts';
import { payDueOf } from './kit-words.ts';
import { paperVerdict } from './paper-rules.ts';

it.each([
  ['Teste de Gravidez', 'refused', 'gravidez'],
  ['Exame beta-HCG', 'refused', 'gravidez'],
  ['Sorologia para HIV', 'refused', 'hiv'],
  ['Certidão de ações trabalhistas', 'refused', 'processos'],
  ['Consulta ao SERASA', 'refused', 'credito'],
  ['Carta de experiência de 2 anos', 'refused', 'experiencia'],
  ['Declaração de religião', 'refused', 'religiao'],
  ['Filiação sindical', 'refused', 'sindicato'],
  ['Filiação partidária', 'refused', 'politica'],
  ['Exame genético', 'refused', 'genetica'],
  ['Comprovante de experiência de 6 meses', 'doubtful', 'experiencia'],
  ['Certidão de antecedentes criminais', 'criminal', undefined],
  ['RG ou CNH', 'fine', undefined],
  ['Comprovante de endereço', 'fine', undefined],
  ['Certidão de casamento', 'fine', undefined],
])('%s is %s', (name, is, rule) => {
  expect(paperVerdict(name)).toMatchObject({ is, ...(rule && { rule }) });
});

it('reads the reason too: a harmless name hides nothing', () => {
  expect(paperVerdict('Documento', 'Teste de gravidez recente').is).toBe('refused');
});

it('counts what is accepted and waived of what is asked, rounded down', () => {
  expect(percentOf({ asked: 0, accepted: 0, waived: 0 })).toBe(100);
  expect(percentOf({ asked: 3, accepted: 1, waived: 1 })).toBe(66);
  expect(percentOf({ asked: 10, accepted: 5, waived: 1 })).toBe(60);
});

it('pay and papers are due ten days after the end', () => {
  expect(payDueOf('2026-11-24')).toEqual({ days: 10, on: '2026-12-04' });
});
