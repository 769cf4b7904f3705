import { expect, it } from 'vitest';
import { fieldNames } from './receipt-fields.ts';

const given = (companyId: string | null, field: string, name: string, position: number, visible = true) => ({
  companyId,
  field,
  name,
  position,
  visible,
});
const name = (type: 1 | 2 | 3, field: string, names: Parameters<typeof fieldNames>[1]) =>
  fieldNames(type, names).find(known => known.field === field)?.name;

it.each([
  ['the usual name', [], 'Proventos'],
  ["the group's own name", [given(null, 'vencimentos', 'Proventos', 5)], 'Proventos'],
  [
    "the company's over the group's",
    [given(null, 'vencimentos', 'Proventos', 5), given('c', 'vencimentos', 'Créditos', 5)],
    'Créditos',
  ],
  ["only the company's", [given('c', 'vencimentos', 'Créditos', 5)], 'Créditos'],
  ['a field there is not is left out', [given(null, 'outro', 'Outro', 1)], 'Proventos'],
])('%s', (_what, names, expected) => expect(name(1, 'vencimentos', names)).toBe(expected));

it('keeps the order and the visibility that were given', () => {
  const fields = fieldNames(1, [given(null, 'liquido', 'A receber', 0, false)]);
  expect(fields[0]).toEqual({ field: 'liquido', name: 'A receber', position: 0, visible: false });
  expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
});

it.each([1, 2, 3] as const)('type %d has names for its fields', type =>
  expect(fieldNames(type, []).length).toBeGreaterThan(5),
);
