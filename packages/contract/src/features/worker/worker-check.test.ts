import { describe, expect, it } from 'vitest';
import { faultValues, readField, readFields } from './worker-check.ts';
import {
  datedFieldNames,
  fieldOf,
  savedFieldsOf,
  type WorkerFieldName,
  workerFieldNames,
  workerSections,
} from './worker-fields.ts';

const today = '2026-11-22';

describe('one field', () => {
  it.each<[WorkerFieldName, unknown, unknown]>([
    ['nome', '  Maria   Aparecida ', { value: 'Maria Aparecida' }],
    ['nome', '', { fault: 'REQUIRED_FIELD' }],
    ['nome', 'M', { fault: 'MIN_LENGTH' }],
    ['nome', 'M'.repeat(121), { fault: 'MAX_LENGTH' }],
    ['nomeSocial', '', { value: null }],
    ['nomeSocial', 7, { fault: 'INVALID_REQUEST' }],
    ['pis', '123.45678.90-5', { fault: 'INVALID_PIS' }],
    ['pis', '268.27649.96-0', { value: '26827649960' }],
    ['pis', '2682764996', { fault: 'INVALID_PIS' }],
    ['cep', '07760-000', { value: '07760000' }],
    ['cep', '07760-00', { fault: 'INVALID_CEP' }],
    ['cep', '00000-000', { fault: 'INVALID_CEP' }],
    ['celular', '(11) 98765-4321', { value: '11987654321' }],
    ['celular', '(11) 3333-4444', { fault: 'INVALID_CELL_PHONE' }],
    ['telefone', '(11) 3333-4444', { value: '1133334444' }],
    ['telefone', '123', { fault: 'INVALID_PHONE' }],
    ['email', ' Maria@Pantanal.TEST ', { value: 'maria@pantanal.test' }],
    ['email', 'maria', { fault: 'INVALID_EMAIL' }],
    ['nascimento', '1994-07-08', { value: '1994-07-08' }],
    ['nascimento', today, { value: today }],
    ['nascimento', '2026-11-23', { fault: 'DATE_OUT_OF_RANGE' }],
    ['nascimento', '1899-12-31', { fault: 'DATE_OUT_OF_RANGE' }],
    ['nascimento', '1994-02-30', { fault: 'INVALID_DATE' }],
    ['nascimento', '08/07/1994', { fault: 'INVALID_DATE' }],
    ['admissao', '2027-01-04', { value: '2027-01-04' }],
    ['sexo', 'feminino', { value: 'feminino' }],
    ['sexo', 'F', { fault: 'INVALID_OPTION' }],
    ['cbo', '411010', { value: '411010' }],
    ['cbo', '4110-10', { value: '411010' }],
    ['cbo', '4110-1', { fault: 'INVALID_NUMBER' }],
    ['cbo', '4110/10', { fault: 'INVALID_NUMBER' }],
    ['horasSemana', '43,50', { value: 43.5 }],
    ['horasSemana', '43.5', { value: 43.5 }],
    ['horasSemana', 43.75, { value: 43.75 }],
    ['horasSemana', 44, { value: 44 }],
    ['horasSemana', '44,01', { fault: 'MAX_VALUE' }],
    ['horasSemana', '0,99', { fault: 'MIN_VALUE' }],
    ['horasSemana', '43,333', { fault: 'INVALID_NUMBER' }],
    ['horasSemana', '43h30', { fault: 'INVALID_NUMBER' }],
    ['horasMes', '217,5', { value: 217.5 }],
    ['contaDigito', 'x', { value: 'X' }],
    ['salario', 286_000, { value: 286_000 }],
    ['salario', '286000', { value: 286_000 }],
    ['salario', 28.6, { fault: 'INVALID_NUMBER' }],
    ['salario', 0, { fault: 'MIN_VALUE' }],
    ['diaPagamento', 32, { fault: 'MAX_VALUE' }],
    ['dependentesIr', 0, { value: 0 }],
    ['aprendiz', true, { value: true }],
    ['aprendiz', 'sim', { fault: 'INVALID_OPTION' }],
  ])('%s %j', (name, given, read) => expect(readField(name, given, today)).toEqual(read));

  it('takes every option of every list', () => {
    for (const name of workerFieldNames)
      for (const option of fieldOf(name).options ?? [])
        expect(readField(name, option, today)).toEqual({ value: option });
  });

  it('says the least and the most in the words of a form', () => {
    expect(faultValues('nome', today)).toEqual({ min: 2, max: 120 });
    expect(faultValues('nascimento', today)).toEqual({ min: '01/01/1900', max: '22/11/2026' });
  });
});

describe('fields that belong together', () => {
  const faultsOf = (given: Record<string, unknown>) => readFields(given, today).faults;
  const leave = { afastamento: 'maternidade', afastamentoInicio: '2026-10-01', afastamentoFim: '2027-01-28' };
  const account = {
    banco: '341',
    agencia: '2545',
    agenciaDigito: '',
    conta: '02366',
    contaDigito: '1',
    tipoConta: 'corrente',
  };

  it.each([
    [leave, {}],
    [{ ...leave, afastamentoFim: '' }, {}],
    [{ ...leave, afastamentoInicio: '' }, { afastamentoInicio: 'REQUIRED_FIELD' }],
    [{ ...leave, afastamento: '' }, { afastamento: 'REQUIRED_FIELD' }],
    [{ ...leave, afastamentoFim: '2026-09-30' }, { afastamentoFim: 'START_AFTER_END' }],
    [account, {}],
    [{ ...account, contaDigito: '2' }, { contaDigito: 'INVALID_BANK_ACCOUNT' }],
    [
      { ...account, banco: '001', agenciaDigito: '1' },
      { agenciaDigito: 'INVALID_BANK_ACCOUNT', contaDigito: 'INVALID_BANK_ACCOUNT' },
    ],
    [{ ...account, banco: '260', contaDigito: '7' }, {}],
    [
      { ...account, conta: '', tipoConta: '' },
      { conta: 'REQUIRED_FIELD', tipoConta: 'REQUIRED_FIELD' },
    ],
    [{ ...account, banco: '', agencia: '', conta: '', contaDigito: '', tipoConta: '' }, {}],
    [{ municipioIbge: '3550308', uf: 'SP' }, {}],
    [{ municipioIbge: '3550308', uf: 'RJ' }, { municipioIbge: 'CITY_OF_OTHER_STATE' }],
    [{ municipioIbge: '9950308', uf: 'SP' }, { municipioIbge: 'CITY_OF_OTHER_STATE' }],
    [{ municipioIbge: '3550308', uf: '' }, {}],
    [{ tipoChavePix: 'cpf', chavePix: '529.982.247-25' }, {}],
    [{ tipoChavePix: 'celular', chavePix: '529.982.247-25' }, { chavePix: 'INVALID_PIX_KEY' }],
    [{ tipoChavePix: '', chavePix: '529.982.247-25' }, { tipoChavePix: 'REQUIRED_FIELD' }],
    [{ tipoChavePix: 'cpf', chavePix: '' }, { chavePix: 'REQUIRED_FIELD' }],
  ])('%j', (given, faults) => expect(faultsOf(given)).toEqual(faults));

  it('keeps a Pix key as the Banco Central does, and no field it does not know', () =>
    expect(readFields({ tipoChavePix: 'celular', chavePix: '(11) 98765-4321', outro: 'x' }, today).values).toEqual({
      tipoChavePix: 'celular',
      chavePix: '+5511987654321',
    }));
});

it('has every section of the source document, and what is dated is not saved at once', () => {
  for (const section of workerSections)
    if (section !== 'dependentes') expect(savedFieldsOf(section).length, section).toBeGreaterThan(1);
  expect(datedFieldNames).toEqual([
    'cargo',
    'cbo',
    'lotacao',
    'tomador',
    'classe',
    'horasSemana',
    'horasMes',
    'salario',
    'salarioUnidade',
  ]);
  expect(savedFieldsOf('contrato')).not.toContain('lotacao');
});
