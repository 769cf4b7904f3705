import { describe, expect, it } from 'vitest';
import {
  ageOn,
  doneIn,
  isAsked,
  missingIn,
  missingSide,
  noticeVersion,
  readAdmissionFields,
  stepOfItem,
} from './admission-steps.ts';

const start = '2026-12-01';
const grown = {
  ...{ cpf: '52998224725', nome: 'Lia Prado', nascimento: '1996-05-20', sexo: 'feminino', naturalidadePais: 'Brasil' },
  ...{ escolaridade: 'medioCompleto', estadoCivil: 'solteiro', nomeMae: 'Ana Prado', racaCor: 'parda' },
  ...{ cep: '78000000', logradouro: 'Rua A', numero: '1', municipio: 'Cuiabá', uf: 'MT', celular: '65999990000' },
  ...{ temConta: 'abrir', valeTransporte: 'naoQuero' },
};
const papers = [{ id: 'identidade', sides: 2 as const, obligatory: true }];
const side = (n: number, contentType = 'image/jpeg') => ({ paperId: 'identidade', side: n, contentType });
const whole = {
  ...{ values: grown, dependants: [], notice: noticeVersion, papers, files: [side(1), side(2)] },
  unconfirmed: [] as const,
};

describe('what an admission asks', () => {
  it.each([
    ['2012-12-02', 13],
    ['2012-12-01', 14],
    ['2008-12-02', 17],
    ['2008-11-30', 18],
  ])('who is born on %s has %i years at the start', (born, years) => expect(ageOn(born, start)).toBe(years));

  it('nothing is missing of a whole one, and it is 100 % then alone', () => {
    expect(missingIn(whole, start)).toEqual([]);
    expect(doneIn(whole, start)).toBe(100);
    expect(doneIn({ ...whole, dependants: null }, start)).toBeLessThan(100);
    const unproved = { ...whole, unconfirmed: ['celular'] as const };
    expect(missingIn(unproved, start)).toEqual(['confirma:celular']);
    expect(doneIn(unproved, start)).toBeLessThan(100);
  });

  it('guardian only under 18, account only of who has one, a cell phone unless there is an e-mail', () => {
    const minor = { ...grown, nascimento: '2009-01-01', celular: null };
    expect(missingIn({ ...whole, values: minor }, start)).toEqual([
      ...['responsavelNome', 'responsavelCpf', 'responsavelContato', 'celular'],
    ]);
    expect(missingIn({ ...whole, values: { ...grown, celular: null, email: 'lia@exemplo.test' } }, start)).toEqual([]);
    expect(isAsked('banco', grown, start)).toBe(false);
    expect(missingIn({ ...whole, values: { ...grown, temConta: 'minha' } }, start)).toEqual([
      ...['banco', 'agencia', 'conta', 'tipoConta'],
    ]);
  });

  it('everything is named that is not told yet, in the order of the steps', () => {
    const nothing = missingIn(
      { values: {}, dependants: null, notice: null, papers, files: [], unconfirmed: [] },
      start,
    );
    expect(nothing.slice(0, 2)).toEqual(['aviso', 'cpf']);
    expect(nothing).toContain('papel:identidade');
    expect(nothing.indexOf('dependentes')).toBeGreaterThan(nothing.indexOf('celular'));
    expect(['papel:x', 'racaCor', 'confirma:email', 'dependentes', 'conta'].map(stepOfItem)).toEqual([
      ...['papeis', 'pessoal', 'contato', 'dependentes', 'banco'],
    ]);
  });

  it('a paper of two sides is whole with both, or with one PDF', () => {
    const [paper] = papers;
    if (!paper) throw new Error('a paper');
    expect(missingSide(paper, [])).toBe(1);
    expect(missingSide(paper, [side(1)])).toBe(2);
    expect(missingSide(paper, [side(2)])).toBe(1);
    expect(missingSide(paper, [side(1), side(2)])).toBeUndefined();
    expect(missingSide(paper, [side(1, 'application/pdf')])).toBeUndefined();
  });

  it('fields are read as those of the record are, and what is wrong is told by name', () => {
    const { values, faults } = readAdmissionFields(
      { cpf: '529.982.247-25', nome: 'Lia Prado', escolaridade: 'qualquer', nascimento: '2099-01-01', racaCor: 'azul' },
      '2026-11-28',
    );
    expect(values).toMatchObject({ cpf: '52998224725', nome: 'Lia Prado' });
    expect(Object.keys(faults).sort()).toEqual(['escolaridade', 'nascimento', 'racaCor']);
    expect(readAdmissionFields({ cpf: '11111111111' }, '2026-11-28').faults).toEqual({ cpf: 'INVALID_CPF' });
  });
});
