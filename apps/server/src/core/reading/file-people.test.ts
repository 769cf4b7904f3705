import { describe, expect, it } from 'vitest';
import { filePeople, type PersonMarks, peopleIndex } from './file-people.ts';

const indexOf = async (people: readonly PersonMarks[]) => peopleIndex(await filePeople(people));

/** As many as a large payroll has, each with numbers and a name of their own. */
const many = Array.from({ length: 3000 }, (_, at) => {
  const number = String(at).padStart(6, '0');
  return {
    cpf: `11${number}999`,
    pis: `22${number}888`,
    registration: number,
    name: `Bia ${number} Modelo`,
    personId: `p${at}`,
  };
});

describe('who is in a file', () => {
  it('is found by each number and by the first two words of the name, and nobody else', async () => {
    const index = await indexOf(many);
    for (const [at, person] of many.entries()) {
      expect(index.mayBeNumber(person.cpf)).toBe(true);
      expect(index.withNumber('cpf', person.cpf)).toEqual([person]);
      expect(index.withNumber('pis', person.pis)).toEqual([person]);
      expect(index.withNumber('registration', person.registration)).toEqual([person]);
      expect(index.withNumber('pis', person.cpf)).toEqual([]);
      if (at % 100 === 0) expect(index.mayBeNamed(`bia ${person.registration}`).map(({ of }) => of)).toEqual([person]);
    }
    expect(index.withNumber('cpf', '52998224725')).toEqual([]);
    expect(index.mayBeNumber('123')).toBe(false);
    expect([index.mayBeginName('bia'), index.mayBeginName('ana')]).toEqual([true, false]);
  });

  it('all of those who share a number or a name', async () => {
    const twins = [
      { registration: '000123', name: 'Ana Souza', personId: 'a' },
      { registration: '000123', name: 'Ána  SOUZA Lima', personId: 'b' },
    ];
    const index = await indexOf(twins);
    expect(index.withNumber('registration', '000123').map(({ personId }) => personId)).toEqual(
      expect.arrayContaining(['a', 'b']),
    );
    expect(index.mayBeNamed('ana souza').map(({ plain }) => plain)).toEqual(
      expect.arrayContaining(['ana souza', 'ana souza lima']),
    );
  });

  it('nobody by a short registration, a name of one word, or where nothing is known', async () => {
    const index = await indexOf([{ registration: '1234', name: 'Ana' }, {}]);
    expect(index.mayBeNumber('1234')).toBe(false);
    expect(index.withNumber('registration', '1234')).toEqual([]);
    expect(index.mayBeginName('ana')).toBe(false);
    const nobody = await indexOf([]);
    expect([nobody.mayBeNumber('52998224725'), nobody.mayBeginName('ana'), nobody.mayBeNamed('ana souza')]).toEqual([
      false,
      false,
      [],
    ]);
  });

  it('two whose numbers have the same hash are told apart', async () => {
    const index = await indexOf([{ cpf: 'costarring' }, { cpf: 'liquid' }]);
    expect(index.withNumber('cpf', 'liquid').map(({ cpf }) => cpf)).toEqual(['liquid']);
    expect(index.withNumber('cpf', 'costarring').map(({ cpf }) => cpf)).toEqual(['costarring']);
  });
});
