import { type BoxNumber, boxNumbers } from '@cracha/contract/features/import/import.columns.ts';
import { fold } from '../words/fold.ts';
import type { StatementColumn } from './table-columns.ts';

/** "3.1", "03.01 -", "(5.2)": how a box is numbered. */
const NUMBER = /^\(?0?([3-5])[.,]0?(\d)\)?(?!\d)/;
/** What sheets call the boxes; the first that fits. Of the 13th salary only its own boxes are told, not what is taken off it before. */
const WORDS: readonly (readonly [BoxNumber | undefined, RegExp])[] = [
  ['5.2', /(?:imposto|irrf|ir retido).*(?:13|decimo)|(?:13|decimo).*(?:imposto|irrf)/],
  ['4.2', /isent.*(?:13|decimo)/],
  [
    undefined,
    /(?:inss|previdencia|pensao|dependente).*(?:13|decimo)|(?:13|decimo).*(?:inss|previdencia|pensao|dependente)/,
  ],
  ['5.1', /(?:13|decimo).*salario|decimo terceiro|^13/],
  ['5.3', /tributacao exclusiva|\bplr\b|participacao nos lucros/],
  ['4.1', /parcela isenta/],
  ['4.3', /diarias|ajudas? de custo/],
  ['4.4', /molestia grave/],
  ['4.5', /lucros e dividendos/],
  ['4.6', /titular ou socio|socio de me|microempresa/],
  ['4.7', /indenizac/],
  ['4.8', /juros de mora/],
  ['4.9', /isent/],
  ['3.3', /previdencia (?:complementar|privada)|\bfapi\b/],
  ['3.2', /previdenciaria oficial|previdencia oficial|contribuicao previdenciaria|\binss\b/],
  ['3.4', /pensao/],
  ['3.5', /imposto.*retido|\birrf\b/],
  ['3.1', /total dos rendimentos|total de rendimentos|rendimentos tributaveis/],
];
const EXERCISE = /exercicio/;
const YEAR = /^ano(?:[ -]?(?:calendario|base))?$/;

/** The box that a row or heading names, by its number, else by its words. */
export function boxNamed(text: string): BoxNumber | undefined {
  const plain = fold(text).trim();
  const [, section, at] = NUMBER.exec(plain) ?? [];
  if (section && at) return boxNumbers.find(box => box === `${section}.${at}`);
  return WORDS.find(([, words]) => words.test(plain))?.[0];
}

/** What a column of a sheet of income statements holds by its heading; undefined: nothing that only such a sheet has. */
export function statementColumn(title: string): StatementColumn | undefined {
  const plain = fold(title)
    .replace(/[^a-z0-9 -]+/g, ' ')
    .trim();
  if (EXERCISE.test(plain)) return 'exerciseYear';
  if (YEAR.test(plain)) return 'calendarYear';
  if (/^(?:7 )?informac(?:ao|oes) complementar(?:es)?$/.test(plain)) return 'information';
  if (/^(?:quadro|linha|campo)(?: do informe)?$/.test(plain)) return 'box';
  const box = boxNamed(title);
  return box && `box${box}`;
}

/** So many boxes and nobody takes it for a payroll: IRRF, INSS and a 13th salary stand in those too. */
const ENOUGH = 3;
const NAMED = /\binformes?\b|comprovantes? de rendimentos?|\bdirf\b|\birpf\b/;

/** Whether a sheet's headings, or what it is called, say that its rows are income statements. `name` is folded. */
export function areStatements(titles: readonly string[], name: string): boolean {
  const columns = new Set(titles.map(statementColumn));
  const boxes = [...columns].filter(column => column?.startsWith('box')).length;
  const isYearly = columns.has('calendarYear') || columns.has('exerciseYear');
  if (columns.has('box')) return isYearly || NAMED.test(name);
  if (!columns.has('box3.1')) return false;
  return boxes >= ENOUGH || isYearly || NAMED.test(name);
}
