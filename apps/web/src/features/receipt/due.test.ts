import { expect, it } from 'vitest';
import { disputeTexts } from './dispute/dispute.messages.ts';
import { dueWords } from './dispute/due.ts';

it.each([
  ['2026-11-27', 'Vence em 6 dias'],
  ['2026-11-22', 'Vence amanhã'],
  ['2026-11-21', 'Vence hoje'],
  ['2026-11-20', 'Atrasada há 1 dia'],
  ['2026-11-01', 'Atrasada há 20 dias'],
])('a deadline of %s reads %s', (prazo, words) => {
  const t = disputeTexts.ready('pt-BR');
  // 23:30 of the 21st in Brasília is the 22nd elsewhere
  expect(t && dueWords({ prazo }, t, new Date('2026-11-22T02:30:00Z'))).toBe(words);
});
