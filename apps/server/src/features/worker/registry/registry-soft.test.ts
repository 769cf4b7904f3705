import { expect, it } from 'vitest';
import { checkRow } from './registry-check.ts';

const columns = ['cpf', 'nome', 'nascimento', 'admissao', 'email', 'celular', 'telefone', 'cep', 'sexo'] as const;
const sections = new Set(['pessoa', 'contato', 'endereco', 'contrato'] as const);
const rules = { columns, sections, today: '2026-11-27' };
const plain = { cpf: '529.982.247-25', nome: 'Maria Souza' };

function checked(cells: Partial<Record<(typeof columns)[number], string>>) {
  const given: Partial<Record<string, string>> = { ...plain, ...cells };
  const row = checkRow(
    columns.map(column => ({ text: given[column] ?? '' })),
    1,
    rules,
  );
  return {
    ...row?.given,
    reasons: row?.reasons.map(({ field }) => field),
    notes: row?.notes?.map(({ field, code }) => [field, code]),
  };
}

it.each([
  ['email', 'não tem', 'INVALID_EMAIL'],
  ['email', 'N/A', 'INVALID_EMAIL'],
  ['celular', '0', 'INVALID_CELL_PHONE'],
  ['celular', '99912-3456', 'INVALID_CELL_PHONE'],
  ['telefone', '12', 'INVALID_PHONE'],
  ['cep', '0', 'INVALID_CEP'],
  ['sexo', '1', 'INVALID_OPTION'],
] as const)('%s “%s” is left out and told; the row is taken', (field, text, code) => {
  const row = checked({ [field]: text });
  expect(row).toMatchObject({ reasons: [], notes: [[field, code]] });
  expect(row).not.toHaveProperty(field);
});

it.each([
  ['celular', '65999123456/65988887777', '65999123456'],
  ['celular', '(65) 99912-3456 ou (65) 98888-7777', '65999123456'],
  ['email', 'ana@a.test; bia@b.test', 'ana@a.test'],
] as const)('of two contacts in a cell the first is taken: %s %s', (field, text, first) => {
  expect(checked({ [field]: text })).toMatchObject({
    [field]: first,
    reasons: [],
    notes: [[field, 'CONTACT_FIRST_TAKEN']],
  });
});

it.each([
  ['nascimento', '12/05/58', '1958-05-12'],
  ['nascimento', '1/2/90', '1990-02-01'],
  ['nascimento', '12/05/11', '2011-05-12'],
  ['nascimento', '12/05/13', '1913-05-12'],
  ['admissao', '03/02/20', '2020-02-03'],
  ['admissao', '03/02/98', '1998-02-03'],
] as const)('a year of two digits: %s %s', (field, text, day) => {
  expect(checked({ [field]: text })).toMatchObject({ [field]: day, reasons: [] });
});

it.each([
  ['nascimento', '31/02/1988'],
  ['nascimento', '05/31/1988'],
  ['cpf', '111.111.111-11'],
] as const)('what a worker can’t be without still refuses the row: %s %s', (field, text) => {
  expect(checked({ [field]: text }).reasons).toEqual([field]);
});
