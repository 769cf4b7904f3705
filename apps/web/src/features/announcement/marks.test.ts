import { expect, test } from 'vitest';
import { type Mark, withMark } from './marks.ts';

/** `[` and `]` show what is chosen. */
const read = (shown: string) => {
  const start = shown.indexOf('‹');
  const end = shown.indexOf('›') - 1;
  return { text: shown.replace(/[‹›]/g, ''), start, end };
};
const written = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test.each<[Mark, string, string]>([
  ['strong', 'Quinta às ‹9h› em ponto', 'Quinta às **‹9h›** em ponto'],
  ['strong', 'Quinta às **‹9h›**', 'Quinta às ‹9h›'],
  ['strong', 'Quinta ‹›', 'Quinta **‹palavras›**'],
  ['heading', 'On‹›de\nNo pátio', '## Onde‹›\nNo pátio'],
  ['heading', '## On‹›de', 'Onde‹›'],
  ['list', 'Traga:\n‹água\nboné›', 'Traga:\n‹- água\n- boné›'],
  ['list', '‹- água\n- boné›', '‹água\nboné›'],
  // another kind of line becomes this one
  ['list', '## á‹›gua', '- água‹›'],
  ['link', 'Veja o ‹mapa›.', 'Veja o [mapa](‹https://›).'],
  ['link', '‹›', '[palavras](‹https://›)'],
])('%s on %j', (mark, before, after) => {
  expect(written(withMark(read(before), mark, 'palavras'))).toBe(after);
});
