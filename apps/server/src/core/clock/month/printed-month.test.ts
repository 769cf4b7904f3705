import { expect, it } from 'vitest';
import { printedMonth } from './printed-month.ts';

const march = { from: '2026-03-01', until: '2026-03-31' };

it('a printed mirror is its days, punches and totals as they were read', () => {
  const month = printedMonth(
    {
      days: [
        { date: '2026-03-02', punches: ['08:00', '12:00', '13:00', '17:00'], occurrence: null },
        { date: '2026-03-03', punches: ['22:00', '05:00'], occurrence: 'Noturno' },
        { date: '2026-03-04', punches: [], occurrence: 'Folga' },
        { date: '2026-03-05', punches: [], occurrence: 'Falta' },
        { date: '2026-03-06', punches: ['08:00', '12:00', '13:00'], occurrence: null },
        { date: '2026-03-07', punches: [], occurrence: 'DSR' },
        { date: '2026-04-21', punches: [], occurrence: 'Feriado Tiradentes' },
      ],
      totals: { worked: '24:00', overtime: '01:30', previous_balance: '-02:00', balance: '-00:30' },
    },
    march,
  );
  expect(month.days.map(({ kind, pairs, unpaired, occurrences }) => [kind, pairs, unpaired, occurrences])).toEqual([
    [
      'work',
      [
        ['2026-03-02T08:00', '2026-03-02T12:00'],
        ['2026-03-02T13:00', '2026-03-02T17:00'],
      ],
      [],
      [],
    ],
    ['work', [['2026-03-03T22:00', '2026-03-04T05:00']], [], ['Noturno']],
    ['off', [], [], []],
    ['work', [], [], ['Falta']],
    ['work', [['2026-03-06T08:00', '2026-03-06T12:00']], ['2026-03-06T13:00'], []],
    ['rest', [], [], []],
    ['holiday', [], [], []],
  ]);
  expect(month.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 2]);
  expect(month.days[6]?.holidayName).toBe('Feriado Tiradentes');
  expect(month.totals).toMatchObject({
    worked: 1440,
    overtime: 90,
    missing: 0,
    balance_previous: -120,
    balance_current: -30,
  });
});

it('a page that was never read has no days', () => {
  expect(printedMonth(null, march)).toMatchObject({ days: [], totals: { worked: 0 } });
});
