import { describe, expect, test } from 'vitest';
import { dayFault, heldFields, heldOn } from './record-on-day.ts';
import type { WorkerRecord } from './worker.types.ts';

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
