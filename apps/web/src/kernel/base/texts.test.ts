import { expect, test } from 'vitest';
import { defineTexts, type TextsIn } from './texts.ts';

const sample = defineTexts({
  title: ['Recibos', 'Payslips', 'Recibos'],
  total: [(n: number) => `${n} recibos`, n => `${n} payslips`, n => `${n.toFixed(0)} recibos`],
  states: {
    done: ['Pronto', 'Done', 'Listo'],
    of: { name: [(name: string) => `De ${name}`, name => `Of ${name}`, name => `De ${name}`] },
  },
});

test('a bundle says each text in the language asked for, groups of texts too', async () => {
  const said = (t: TextsIn<typeof sample>) => [t.title, t.total(3), t.states.done, t.states.of.name('Ana')];
  expect(said(await sample.load('pt-BR'))).toEqual(['Recibos', '3 recibos', 'Pronto', 'De Ana']);
  expect(said(await sample.load('en-US'))).toEqual(['Payslips', '3 payslips', 'Done', 'Of Ana']);
  expect(said(await sample.load('es-ES'))).toEqual(['Recibos', '3 recibos', 'Listo', 'De Ana']);
});

test('what is no text in three languages does not compile', () => {
  const bundles = [
    // @ts-expect-error a language is missing
    () => defineTexts({ title: ['Recibos', 'Payslips'] }),
    // @ts-expect-error a language too many
    () => defineTexts({ title: ['Recibos', 'Payslips', 'Recibos', 'Bulletins'] }),
    // @ts-expect-error a language is missing in a group
    () => defineTexts({ states: { done: ['Pronto', 'Done'] } }),
    // @ts-expect-error not in languages at all
    () => defineTexts({ title: 'Recibos' }),
    // @ts-expect-error numbers are no texts
    () => defineTexts({ total: [1, 2, 3] }),
    // @ts-expect-error another value than the Portuguese takes
    () => defineTexts({ total: [(n: number) => `${n}`, (n: string) => n, n => `${n}`] }),
    // @ts-expect-error a text in one language, a function in the others
    () => defineTexts({ total: ['todos', (n: number) => `${n}`, (n: number) => `${n}`] }),
    // @ts-expect-error a text that was promised is missing
    () => defineTexts<Record<'one' | 'other', string>>({ one: ['um', 'one', 'uno'] }),
    // @ts-expect-error a text that nobody asked for
    () => defineTexts<Record<'one', string>>({ one: ['um', 'one', 'uno'], two: ['dois', 'two', 'dos'] }),
  ];
  expect(bundles).toHaveLength(9);
});
