import { describe, expect, test } from 'vitest';
import type { WorkerRecord } from '../worker.types.ts';
import { dayFault, heldFields, heldOn, monthsOfService, salarySteps } from './record-on-day.ts';

const change = (campo: string, aPartirDe: string, valor: string | number | null, motivo: string | null = null) => ({
  id: `${campo} ${aPartirDe}`,
  campo,
  aPartirDe,
  valor,
  motivo,
  futura: false,
});

const record = {
  campos: {
    nome: 'Jéssica',
    admissao: '2021-03-12',
    cargo: 'Assistente',
    lotacao: 'Cajamar',
    cbo: null,
    salario: 286_000,
  },
  mudancas: [
    change('salario', '2026-05-01', 286_000, 'Acordo coletivo'),
    change('cargo', '2025-08-01', 'Assistente'),
    change('salario', '2023-05-01', 224_000),
    change('cargo', '2021-03-12', 'Auxiliar'),
    change('salario', '2021-03-12', 198_000),
  ],
} as unknown as WorkerRecord;

describe('what a field was on a day', () => {
  test.each([
    ['2021-03-12', 198_000, '2021-03-12', '2023-04-30'],
    ['2023-04-30', 198_000, '2021-03-12', '2023-04-30'],
    ['2023-05-01', 224_000, '2023-05-01', '2026-04-30'],
    ['2026-11-23', 286_000, '2026-05-01', undefined],
  ])('on %s the salary was %d, since %s until %s', (day, value, since, until) => {
    expect(heldOn(record, 'salario', day)).toMatchObject({ value, since });
    expect(heldOn(record, 'salario', day).until).toBe(until);
  });

  test('a change tells what was before and why', () =>
    expect(heldOn(record, 'salario', '2026-05-01')).toMatchObject({ before: 224_000, reason: 'Acordo coletivo' }));

  test('what never changed is as today; before the first change nothing is known', () => {
    expect(heldOn(record, 'lotacao', '2022-01-01')).toEqual({ name: 'lotacao', value: 'Cajamar' });
    expect(heldOn(record, 'cargo', '2020-01-01')).toEqual({ name: 'cargo', value: null, knownFrom: '2021-03-12' });
  });

  test('of what the reader may not see there is no field', () => {
    const { salario: _, ...campos } = record.campos;
    expect(heldFields({ ...record, campos }, '2022-01-01').map(({ name }) => name)).toEqual([
      'cargo',
      'lotacao',
      'cbo',
    ]);
  });
});

test.each([
  ['2021-03-11', 'beforeAdmission'],
  ['2021-03-12', undefined],
  ['2026-11-23', undefined],
  ['2026-11-24', 'afterToday'],
  ['2024-02-30', 'noDay'],
  ['ontem', 'noDay'],
  ['', 'noDay'],
])('of %s there is a record unless %s', (day, fault) => expect(dayFault(record, day, '2026-11-23')).toBe(fault));

describe('the salary over time', () => {
  const steps = (change: Partial<WorkerRecord>, today = '2026-11-23') =>
    salarySteps({ ...record, desligamento: null, ...change }, today);
  const all = [
    { from: '2021-03-12', value: 198_000 },
    { from: '2023-05-01', value: 224_000 },
    { from: '2026-05-01', value: 286_000 },
  ];

  test('goes from the first day known to today, or to the end', () => {
    expect(steps({})).toEqual({ steps: all, until: '2026-11-23' });
    expect(steps({ desligamento: '2024-01-31' })).toEqual({ steps: all.slice(0, 2), until: '2024-01-31' });
  });

  test('leaves out what is yet to come and what changed nothing', () =>
    expect(
      steps({
        mudancas: [
          change('salario', '2027-01-01', 300_000),
          change('salario', '2026-08-01', 286_000),
          ...record.mudancas,
        ],
      }).steps,
    ).toEqual(all));

  test('that never changed is level from the admission on', () =>
    expect(steps({ mudancas: [] }).steps).toEqual([{ from: '2021-03-12', value: 286_000 }]));

  test('in another unit begins with the present one', () =>
    expect(
      steps({
        mudancas: [
          change('salarioUnidade', '2024-01-01', 'mes'),
          change('salarioUnidade', '2021-03-12', 'hora'),
          ...record.mudancas,
        ],
      }).steps,
    ).toEqual([
      { from: '2024-01-01', value: 224_000 },
      { from: '2026-05-01', value: 286_000 },
    ]));

  test('is nothing without a salary, and nothing for who may not see it', () => {
    expect(steps({ mudancas: [], campos: { admissao: '2021-03-12', salario: null } }).steps).toEqual([]);
    expect(steps({ campos: { admissao: '2021-03-12' } }).steps).toEqual([]);
  });
});

test.each([
  ['2021-03-12', null, 68],
  ['2026-10-24', null, 0],
  ['2026-10-23', null, 1],
  ['2021-03-12', '2022-03-11', 12],
  ['2021-03-12', '2022-03-10', 11],
  ['2021-03-12', '2027-01-31', 68],
  ['2026-12-01', null, undefined],
  [null, null, undefined],
])('from %s to %s are %s whole months of service', (admissao, desligamento, months) =>
  expect(monthsOfService({ ...record, campos: { admissao }, desligamento }, '2026-11-23')).toBe(months),
);
