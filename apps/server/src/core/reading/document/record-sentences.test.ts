import { expect, it } from 'vitest';
import { readText } from '../mutation/page-of-text.ts';

const HEAD =
  'LIVRO DE REGISTRO DE EMPREGADOS\nEmpresa: Oficina Caju Inventada Ltda - CNPJ 77.091.453/0001-03\nNome: Evandro Salles Neri\nMatrícula: 0105   CPF: 407.275.686-55';
const fieldsOf = (text: string) => readText(`${HEAD}\n${text}`)[0]?.fields;

it.each([
  [
    'Filho de Anselmo Neri e de Jurema Salles Neri, nascido em 04/07/1985 em Cáceres/MT',
    { father: 'Anselmo Neri', mother: 'Jurema Salles Neri', birth_date: '1985-07-04', birth_place: 'Cáceres/MT' },
  ],
  [
    'FILHO DE ANSELMO NERI E DE JUREMA SALLES NERI, NASCIDO EM 04/07/1985',
    { father: 'ANSELMO NERI', mother: 'JUREMA SALLES NERI', birth_date: '1985-07-04' },
  ],
  [
    'filha de Anselmo dos Santos e Souza e de Maria da Conceição Neri; natural de Cáceres/MT',
    { father: 'Anselmo dos Santos e Souza', mother: 'Maria da Conceição Neri', birth_place: 'Cáceres/MT' },
  ],
  [
    'filho de Maria Neri e de João Salles, nascido aos 4 de julho de 1985',
    { mother: 'Maria Neri', father: 'João Salles', birth_date: '1985-07-04' },
  ],
  [
    'Filho de Jurema do Nascimento, nascido em 04.07.1985',
    { mother: 'Jurema do Nascimento', birth_date: '1985-07-04' },
  ],
  [
    'Residente na Rua das Mangueiras, 45, Centro, Várzea Grande/MT, CEP 78110-020',
    {
      street: 'Rua das Mangueiras',
      number: '45',
      district: 'Centro',
      city: 'Várzea Grande',
      state: 'MT',
      zip: '78110020',
    },
  ],
  [
    'residente e domiciliado à Av. Brasil, nº 1500, Jardim Paulista, Cuiabá - MT, CEP: 78.110-020',
    { street: 'Av. Brasil', number: '1500', district: 'Jardim Paulista', city: 'Cuiabá', state: 'MT', zip: '78110020' },
  ],
  [
    'Admitido em 02/03/2020 para exercer a função de Soldador (CBO 724315), com salário inicial de R$ 2.750,55 por mês',
    { admission_date: '2020-03-02', position: 'Soldador', cbo: '724315', salary: 275_055 },
  ],
  [
    'Admitida em 2 de março de 2020 no cargo de Auxiliar de Limpeza, CBO nº 5143-20, percebendo R$ 1.980,00 mensais',
    { admission_date: '2020-03-02', position: 'Auxiliar de Limpeza', cbo: '514320', salary: 198_000 },
  ],
  [
    'admitido a partir de 02/03/2020, na função de Técnico em Segurança do Trabalho, mediante o salário mensal de R$ 3.150,40',
    { admission_date: '2020-03-02', position: 'Técnico em Segurança do Trabalho', salary: 315_040 },
  ],
  [
    'Admitido em 02/03/2020, jornada de 44 (quarenta e quatro) horas semanais, desligado em 31/05/2026',
    { admission_date: '2020-03-02', weekly_hours: '44', dismissal_date: '2026-05-31' },
  ],
  [
    'Brasileiro, casado, portador da CTPS nº 12345 série 0001, RG nº 12.345.678-9, admitido em 02/03/2020',
    { marital_status: 'casado', ctps: '12345', ctps_series: '0001', rg: '12.345.678-9' },
  ],
])('what a sentence says: %s', (text, fields) => {
  expect(fieldsOf(text)).toMatchObject(fields);
});

it('a sentence may go on in the next row', () => {
  expect(
    fieldsOf('Filho de Anselmo Neri e de Jurema\nSalles Neri, nascido em\n04/07/1985 em Cáceres/MT'),
  ).toMatchObject({
    father: 'Anselmo Neri',
    mother: 'Jurema Salles Neri',
    birth_date: '1985-07-04',
  });
});

it('what is said of a dependant is not the worker’s', () => {
  const fields = fieldsOf(
    'Admitido em 02/03/2020 na função de Soldador.\nDependentes: Ana Neri, filha, nascida em 01/02/2010.',
  );
  expect(fields).toMatchObject({ admission_date: '2020-03-02', position: 'Soldador' });
  expect(fields?.birth_date).toBeUndefined();
});

it('numbers without their label’s colon are read where their digits hold', () => {
  const text =
    'FICHA DE REGISTRO DE EMPREGADO\nNome: Evandro Salles Neri\nFilho de Jurema Neri, nascido em 04/07/1985, inscrito no CPF sob o nº 40727568655 e no PIS sob o nº 161.06990.85-0';
  expect(readText(text)[0]).toMatchObject({
    cpf: '40727568655',
    fields: { pis: '16106990850', mother: 'Jurema Neri' },
  });
});
