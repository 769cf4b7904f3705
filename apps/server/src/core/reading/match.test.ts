import { describe, expect, it } from 'vitest';
import { blank } from './blank.ts';
import { matchAmong, matchWorker } from './match.ts';
import type { PageDocument } from './reading-types.ts';
import { indexRegistry } from './registry.ts';

const [ANA, BIA] = ['52513127765', '11144477735'];
const worker = (
  employmentId: string,
  cpf: string,
  registration: string,
  name: string,
  active = true,
  companyId = 'A',
) => ({ employmentId, companyId, cpf, registration, name, active });
const index = indexRegistry({
  companies: [
    { id: 'A', cnpj: '11222333000181', name: 'A' },
    { id: 'B', cnpj: '60701190000104', name: 'B' },
  ],
  workers: [
    worker('ana', ANA, '000123', 'Ana Exemplo da Silva'),
    worker('bia', BIA, '000200', 'Bia Modelo'),
    worker('bia2', BIA, '000300', 'Bia Modelo'),
    worker('homonym', '08796742020', '000124', 'Ana Exemplo da Silva'),
    worker('gone', '74172316085', '000400', 'Caio Teste', false),
    worker('other', '74172316085', '000123', 'Caio Teste', true, 'B'),
  ],
});
const company = '11222333000181';

describe('who a document belongs to', () => {
  it.each([
    ['CPF and registration agree', { companyCnpj: company, cpf: ANA, registration: '123' }, 'ana'],
    [
      'registration and the same name',
      { companyCnpj: company, registration: '000123', name: 'ANA EXEMPLO DA SILVA' },
      'ana',
    ],
    ['registration and a cut name', { companyCnpj: company, registration: '123', name: 'ANA EXEMPLO DA SI' }, 'ana'],
    ['CPF alone with one contract', { companyCnpj: company, cpf: ANA }, 'ana'],
    ['two contracts, the registration decides', { companyCnpj: company, cpf: BIA, registration: '300' }, 'bia2'],
    [
      'the company decides between equal registrations',
      { companyCnpj: '60701190000104', registration: '123', name: 'Caio Teste' },
      'other',
    ],
  ])('%s', (_, fields, employmentId) => {
    expect(matchWorker({ ...blank(1, 1), ...fields }, index).match).toEqual({ state: 'matched', employmentId });
  });

  it.each([
    ['two contracts and no registration', { companyCnpj: company, cpf: BIA }],
    ['CPF and registration point at different people', { companyCnpj: company, cpf: ANA, registration: '200' }],
    ['a registration the record does not have', { companyCnpj: company, cpf: ANA, registration: '999' }],
    ['registration with another name', { companyCnpj: company, registration: '123', name: 'BIA MODELO' }],
    ['a registration alone', { companyCnpj: company, registration: '123' }],
    ['a name alone', { companyCnpj: company, name: 'Ana Exemplo da Silva' }],
    ['an unknown company', { companyCnpj: '73797980000179', cpf: ANA, registration: '123' }],
  ])('never decides: %s', (_, fields) => {
    const { match, findings } = matchWorker({ ...blank(1, 1), ...fields }, index);
    expect(match.state).not.toBe('matched');
    expect(findings.length).toBeGreaterThan(0);
  });
});

describe('whose of several companies a document is', () => {
  const ofCompanies = (fields: Partial<PageDocument>) => {
    const { match, companyCnpj } = matchAmong({ ...blank(1, 1), ...fields }, index);
    return [match.state === 'matched' ? match.employmentId : match.state, companyCnpj];
  };
  const other = '60701190000104';
  const unknown = '73797980000179';

  it.each([
    [
      'the registration is the other one’s',
      { companyCnpj: company, otherCnpjs: [other], cpf: '74172316085', registration: '123' },
      ['other', other],
    ],
    [
      'the first one is a stranger',
      { companyCnpj: unknown, otherCnpjs: [company], cpf: ANA, registration: '123' },
      ['ana', company],
    ],
    [
      'the printed one fits',
      { companyCnpj: company, otherCnpjs: [other, unknown], cpf: ANA, registration: '123' },
      ['ana', company],
    ],
    ['only a client is named', { otherCnpjs: [other], cpf: ANA, registration: '123' }, ['ana', undefined]],
    [
      'nobody knows the CPF',
      { companyCnpj: unknown, otherCnpjs: [other], registration: '123', name: 'Caio Teste' },
      ['none', unknown],
    ],
    [
      'the other one knows somebody else',
      { companyCnpj: unknown, otherCnpjs: [other], cpf: ANA, registration: '123' },
      ['none', unknown],
    ],
  ])('%s', (_, fields, expected) => {
    expect(ofCompanies(fields)).toEqual(expected);
  });
});
