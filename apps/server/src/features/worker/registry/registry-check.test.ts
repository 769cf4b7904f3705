import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { describe, expect, it } from 'vitest';
import { checkRow } from './registry-check.ts';

const today = '2026-11-22';
const sections = new Set(['pessoa', 'documentos', 'endereco', 'contato', 'contrato', 'pagamento', 'banco'] as const);
const cpf = '52998224725';

/** One row of a CPF and these cells; what is read of it, and what is told and refused. */
function read(cells: Record<string, string>, ...beyond: string[]) {
  const columns = ['cpf', ...Object.keys(cells)] as RegistryColumn[];
  const row = [cpf, ...Object.values(cells), ...beyond].map(text => ({ text }));
  const checked = checkRow(row, 2, { columns, sections, today });
  const told = (reasons: { field: string | null; code: string }[] = []) =>
    reasons.map(({ field, code }) => `${field} ${code}`);
  return { given: checked?.given, notes: told(checked?.notes), reasons: told(checked?.reasons) };
}

describe('a contact that cannot be used is left out and told; the row is taken', () => {
  it.each([
    ['email', 'não tem'],
    ['email', 'N/A'],
    ['email', '0'],
    ['email', '-'],
    ['email', 'ana.exemplo.test'],
    ['celular', 'não possui'],
    ['celular', '0'],
    ['celular', '-'],
    ['celular', '99912-3456'],
    ['celular', '(65) 3322-1100'],
    ['telefone', 'recado com a vizinha'],
    ['telefone', '00000000000'],
    ['emergenciaTelefone', 'N/A'],
    ['emergenciaNome', 'não informado'],
    ['emergenciaNome', 'M'],
  ] as const)('%s: %s', (column, text) => {
    expect(read({ [column]: text })).toEqual({ given: {}, notes: [`${column} VALUE_NOT_READ`], reasons: [] });
  });

  it('an empty cell says nothing', () => {
    expect(read({ email: ' ', celular: '' })).toEqual({ given: {}, notes: [], reasons: [] });
  });
});

describe('of several contacts in a cell the first one is taken', () => {
  it.each([
    ['celular', '65999123456/65988887777', '65999123456'],
    ['celular', '(65) 99912-3456 ou (65) 98888-7777', '65999123456'],
    ['celular', '65 99912-3456  65 98888-7777', '65999123456'],
    ['celular', '99912-3456 / 65988887777', '65988887777'],
    ['telefone', '(65) 3322-1100, 3322-1101', '6533221100'],
    ['email', 'lia@exemplo.test; lia2@exemplo.test', 'lia@exemplo.test'],
    ['email', 'Lia@Exemplo.test lia2@exemplo.test', 'lia@exemplo.test'],
  ] as const)('%s: %s', (column, text, value) => {
    expect(read({ [column]: text })).toEqual({
      given: { [column]: value },
      notes: [`${column} FIRST_CONTACT_TAKEN`],
      reasons: [],
    });
  });

  it.each([
    ['celular', '+55 65 9 9912-3456', '65999123456'],
    ['celular', '065999123456', '65999123456'],
    ['celular', '5565999123456', '65999123456'],
    ['telefone', '65/3322-1100', '6533221100'],
    ['email', ' Otto@Exemplo.test ', 'otto@exemplo.test'],
    ['email', 'Otto <otto@exemplo.test>', 'otto@exemplo.test'],
  ] as const)('one is one, however it is written: %s %s', (column, text, value) => {
    expect(read({ [column]: text })).toEqual({ given: { [column]: value }, notes: [], reasons: [] });
  });
});

describe('another optional field that cannot be used is left out and told', () => {
  it.each([
    ['sexo', '1'],
    ['estadoCivil', 'enrolado'],
    ['cep', '0'],
    ['cep', 'não tem'],
    ['uf', 'Mato'],
    ['pis', '123'],
    ['ctpsSerie', 'N/A'],
    ['cbo', 'auxiliar'],
    ['horasSemana', '60'],
    ['complemento', 'x'.repeat(61)],
    ['aprendiz', 'talvez'],
  ] as const)('%s: %s', (column, text) => {
    expect(read({ [column]: text })).toEqual({ given: {}, notes: [`${column} VALUE_NOT_READ`], reasons: [] });
  });

  it.each([
    ['nome', 'X', 'MIN_LENGTH'],
    ['matricula', '9'.repeat(31), 'MAX_LENGTH'],
    ['admissao', '31/02/2020', 'INVALID_DATE'],
    ['nascimento', '31/02/1988', 'INVALID_DATE'],
    ['nascimento', '05/31/1988', 'INVALID_DATE'],
    ['nascimento', '12/05/2058', 'DATE_OUT_OF_RANGE'],
    ['rgData', '31/02/1999', 'INVALID_DATE'],
    ['salario', 'a combinar', 'INVALID_NUMBER'],
    ['salarioUnidade', 'lote', 'INVALID_OPTION'],
    ['chavePix', 'x', 'MIN_LENGTH'],
    ['afastamento', 'sumiu', 'INVALID_OPTION'],
  ] as const)('days, amounts, accounts and leaves refuse their row: %s %s', (column, text, code) => {
    expect(read({ [column]: text }).reasons).toContain(`${column} ${code}`);
  });
});

describe('a row whose cells are shifted is refused', () => {
  it('three cells that do not fit', () => {
    expect(read({ cep: 'lia2@exemplo.test', pis: 'R$ 2.345,67', cbo: '10976260007' }).reasons).toEqual([
      'cep INVALID_CEP',
      'pis INVALID_PIS',
      'cbo INVALID_NUMBER',
    ]);
  });

  it('one that does not fit, in a row with more cells than columns', () => {
    expect(read({ sexo: '1' }, 'Auxiliar').reasons).toEqual(['sexo INVALID_OPTION']);
    expect(read({ sexo: '1' }, '', '').reasons).toEqual([]);
    expect(read({ celular: '0', cep: '0' }, 'Observação').reasons).toEqual([]);
  });

  it('cells that say there is nothing are not shifted', () => {
    expect(read({ cep: '0', pis: 'não tem', cbo: 'N/A', sexo: '-' }).reasons).toEqual([]);
  });
});

describe('a year in two digits lies where it can', () => {
  it.each([
    ['nascimento', '12/05/58', '1958-05-12'],
    ['nascimento', '1/2/90', '1990-02-01'],
    ['nascimento', '12-05-61', '1961-05-12'],
    ['nascimento', '12/05/03', '2003-05-12'],
    ['nascimento', '22/11/12', '2012-11-22'],
    ['nascimento', '29/02/00', '2000-02-29'],
    ['rgData', '12/05/58', '1958-05-12'],
    ['rgData', '12/05/24', '2024-05-12'],
    ['admissao', '03/02/20', '2020-02-03'],
  ] as const)('%s: %s', (column, text, day) => {
    expect(read({ [column]: text })).toEqual({ given: { [column]: day }, notes: [], reasons: [] });
  });

  it.each(['23/11/12', '12/05/20'])('nobody of fourteen years, or of a hundred, is born on %s', text => {
    expect(read({ nascimento: text }).reasons).toEqual(['nascimento INVALID_DATE']);
  });
});

describe('an admission to come', () => {
  it('is taken and told', () => {
    expect(read({ admissao: '03/02/2031' })).toEqual({
      given: { admissao: '2031-02-03' },
      notes: ['admissao ADMISSION_AHEAD'],
      reasons: [],
    });
    expect(read({ admissao: '22/11/2026' }).notes).toEqual([]);
  });
});
