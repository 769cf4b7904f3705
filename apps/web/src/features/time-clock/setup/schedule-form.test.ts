import { describe, expect, test } from 'vitest';
import { bodyOf, formOf, missingIn, newCycle, spansOf, weekOf, workDay } from './schedule-form.ts';
import { lawOf } from './schedule-law.ts';

const begun = formOf(undefined, '2026-11-30');

describe('a schedule as it is typed', () => {
  test('begins with the 44 hours of the commonest contract', () => {
    expect(weekOf(begun)).toBe(2640);
    expect(lawOf(begun)).toEqual([
      { of: 'week', minutes: 2640, within: true },
      { of: 'day', minutes: 480, within: true },
      { of: 'break', minutes: 60, within: true },
      { of: 'between', minutes: 900, within: true },
      { of: 'rest', minutes: 2640, within: true },
    ]);
  });

  test('goes on after midnight where an hour is not later than the one before it', () => {
    expect(spansOf(workDay(['22:00', '02:00', '03:00', '06:00']))).toEqual([
      [1320, 1560],
      [1620, 1800],
    ]);
  });

  test('of twelve hours by 36 is a cycle, and its week is an average', () => {
    const form = { ...begun, name: 'Noturno', kind: 'cycle' as const, days: newCycle() };
    expect(weekOf(form)).toBe(2310);
    expect(lawOf(form).filter(({ within }) => !within)).toEqual([{ of: 'day', minutes: 660, within: false }]);
    expect(bodyOf(form).definicao).toMatchObject({ kind: 'cycle', anchor: '2026-11-30', pattern: [{}, { off: true }] });
  });

  test('says the first thing that it lacks', () => {
    expect(missingIn(begun)).toBe('nameFirst');
    const form = { ...begun, name: 'x' };
    expect(missingIn(form)).toBeUndefined();
    expect(missingIn({ ...form, days: [workDay(['08:00', '', '', ''])] })).toBe('timesFirst');
    expect(missingIn({ ...form, kind: 'cycle', anchor: '' })).toBe('anchorFirst');
    expect(missingIn({ ...form, days: form.days.map(day => ({ ...day, kind: 'off' as const })) })).toBe('workFirst');
  });

  test('is what was kept', () => {
    const body = bodyOf({ ...begun, name: 'Comercial' });
    const kept = { id: 's', nome: 'Comercial', versao: 1, pessoas: 0, minutosSemana: 0, avisos: [], criadoEm: '' };
    expect(bodyOf(formOf({ ...kept, definicao: body.definicao }, '2026-11-30'))).toEqual(body);
  });
});
