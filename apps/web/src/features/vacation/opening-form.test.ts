import { describe, expect, test } from 'vitest';
import { draftOf, openingIn, outlookOf } from './opening-form.ts';

const draft = { aPartirDe: '2025-03-11', gozados: '10', vendidos: '0', faltas: '0' };
const limits = { admissao: '2019-03-11', hoje: '2026-11-27' };

describe('what HR types', () => {
  test.each([
    [{}, { body: { aPartirDe: '2025-03-11', gozados: 10, vendidos: 0, faltas: 0 } }],
    [{ aPartirDe: '' }, { lack: 'fromFirst' }],
    [{ aPartirDe: '30/02/2025' }, { lack: 'fromFirst' }],
    [{ aPartirDe: '2019-03-10' }, { lack: 'dayOutside' }],
    [{ aPartirDe: '2026-11-28' }, { lack: 'dayOutside' }],
    [{ gozados: '' }, { lack: 'numberFirst' }],
    [{ faltas: '367' }, { lack: 'numberFirst' }],
    [{ gozados: '25', vendidos: '10' }, { lack: 'tooMuch' }],
  ])('%j', (typed, result) => {
    expect(openingIn({ ...draft, ...typed }, limits)).toEqual(result);
  });

  test('begins with what stands, else with the oldest period that counts', () => {
    const inicio = { aPartirDe: '2025-03-11', gozados: 10, vendidos: 0, faltas: 0 };
    const nothing = { inicio: null, admissao: '2026-08-04', periodos: [] };
    expect(draftOf({ ...nothing, inicio })).toEqual(draft);
    expect(draftOf(nothing)).toEqual({ ...draft, aPartirDe: '2026-08-04', gozados: '0' });
    expect(draftOf({ ...nothing, admissao: null }).aPartirDe).toBe('');
  });
});

test.each([
  [
    [10, 0, 0],
    [30, 20, false, false],
  ],
  [
    [10, 8, 6],
    [24, 6, false, false],
  ],
  [
    [0, 10, 6],
    [24, 14, false, true],
  ],
  [
    [20, 0, 15],
    [18, 0, true, false],
  ],
] as const)('%j leaves %j', ([gozados, vendidos, faltas], [right, left, isMore, isNoThird]) => {
  const body = { aPartirDe: '2025-03-11', gozados, vendidos, faltas };
  expect(outlookOf(body)).toMatchObject({ right, left, isMore, isNoThird });
});
