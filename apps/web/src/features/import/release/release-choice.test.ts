import { expect, test } from 'vitest';
import type { ReleaseDesk } from './release.types.ts';
import { chosenInstant, nowChosen, obstacleOf, tellsBySms } from './release-choice.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const desk = (given: Partial<ReleaseDesk>) => ({ impedimento: null, pedido: null, ...given }) as ReleaseDesk;
const asked = {
  pedidoPor: 'a',
  pedidoEm: '',
  para: 'b',
  mensagem: null,
  quando: null,
  email: true,
  sms: true,
  paraMim: true,
  meu: false,
};

test.each([
  [desk({}), nowChosen, undefined],
  [desk({ impedimento: 'semLimpos' }), nowChosen, 'semLimpos'],
  [desk({ impedimento: 'duasPessoas' }), nowChosen, 'quem'],
  [desk({ impedimento: 'duasPessoas' }), { ...nowChosen, who: 'x' }, undefined],
  [desk({}), { ...nowChosen, later: true }, 'momento'],
  [desk({}), { ...nowChosen, later: true, moment: '2026-11-20T08:59' }, 'momento'],
  [desk({}), { ...nowChosen, later: true, moment: '2026-11-20T09:01' }, undefined],
  [desk({ pedido: asked }), { ...nowChosen, later: true }, undefined],
])('%#', (given, choice, obstacle) => {
  expect(obstacleOf(given, choice, now)).toBe(obstacle);
});

test('the chosen moment is Brasília wall clock', () => {
  expect(chosenInstant({ ...nowChosen, later: true, moment: '2026-11-20T09:01' })).toBe('2026-11-20T12:01:00.000Z');
  expect(chosenInstant({ ...nowChosen, moment: '2026-11-20T09:01' })).toBeUndefined();
});

test('nobody is told by SMS where no company of the file does that', () => {
  const telling = (empresasComSms: number) => ({ avisos: { portal: 1, email: 1, comPdf: 0, sms: 1, empresasComSms } });
  expect(tellsBySms(telling(1), nowChosen)).toBe(true);
  expect(tellsBySms(telling(0), nowChosen)).toBe(false);
  expect(tellsBySms(telling(1), { ...nowChosen, sms: false })).toBe(false);
});
