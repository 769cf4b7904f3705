import { afterAll, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, company, joao, newCpf, lineOf, file, employmentOf, rememberColumns } = await registryDesk(app);
await rememberColumns();
afterAll(() => app.stop());

const told = async (id: string) =>
  (await world.rows(id)).map(row => [
    row.linha,
    row.acao,
    row.motivos.map(one => `${one.campo} ${one.codigo}`).join(' '),
  ]);

it('rows that say the same count once; those of one person that differ are left out, all of them', async () => {
  const [same, differs, refused] = [newCpf(), newCpf(), '111.111.111-11'];
  const id = await world.read(
    'repetidas.csv',
    file(
      lineOf(same, '9711'),
      lineOf(same, '9711'),
      lineOf(same, '9711', { name: 'Rosa  Moreira   Lins' }),
      lineOf(differs, '9712'),
      lineOf(differs, '9712'),
      lineOf(differs, '9712', { job: 'Pintor' }),
      lineOf(joao.cpf, joao.registration, { admitted: '', name: 'João da Silva' }),
      lineOf(joao.cpf, joao.registration, { admitted: '', name: 'João da Silva' }),
      lineOf(refused, '9713'),
      lineOf(refused, '9713'),
      lineOf(newCpf(), '9714'),
      lineOf(newCpf(), '09714'),
    ),
  );
  expect(await told(id)).toEqual([
    [2, 'incluir', ''],
    [3, 'igual', 'null ROW_REPEATED'],
    [4, 'igual', 'null ROW_REPEATED'],
    [5, 'recusar', 'null ROW_TWICE'],
    [6, 'recusar', 'null ROW_TWICE'],
    [7, 'recusar', 'null ROW_TWICE'],
    [8, 'mudar', ''],
    [9, 'igual', 'null ROW_REPEATED'],
    [10, 'recusar', 'cpf INVALID_CPF'],
    [11, 'recusar', 'cpf INVALID_CPF'],
    [12, 'recusar', 'null ROW_TWICE'],
    [13, 'recusar', 'null ROW_TWICE'],
  ]);
  expect(await world.item(id)).toMatchObject({
    comAviso: 3,
    porAcao: { incluir: 1, mudar: 1, igual: 3, recusar: 7 },
  });
  expect((await world.apply(id)).situacao).toBe('aplicada');
  expect(await employmentOf(same)).toMatchObject({ registration: '9711' });
  expect((await world.undo(id)).situacao).toBe('desfeita');
});

it('an e-mail or phone of two persons is told at both, also where one of them has it already', async () => {
  const [abel, caio, dora, enzo] = [newCpf(), newCpf(), newCpf(), newCpf()];
  const heading = 'CNPJ;CPF;Matrícula;Nome;Admissão;Cargo;E-mail;Celular;Telefone';
  const line = (cpf: string, registration: string, name: string, ...contacts: [string, string, string]) =>
    [company.cnpj, cpf, registration, name, '03/02/2020', 'Aux', ...contacts].join(';');
  const lines = [
    line(abel, '9721', 'Abel Torres Lima', 'rh@mesmo.test', '65999990001', ''),
    line(caio, '9722', 'Caio Torres Lima', 'RH@mesmo.test', '', '(65) 99999-0001'),
    line(dora, '9723', 'Dora Pires', 'dora@so.test', '', ''),
  ];
  const id = await world.read('contatos.csv', [heading, ...lines].join('\r\n'));
  await world.confirm(id);
  expect(await told(id)).toEqual([
    [2, 'incluir', 'celular CONTACT_SHARED email CONTACT_SHARED'],
    [3, 'incluir', 'email CONTACT_SHARED telefone CONTACT_SHARED'],
    [4, 'incluir', ''],
  ]);
  expect((await world.apply(id)).situacao).toBe('aplicada');
  const later = line(enzo, '9724', 'Enzo Duplo', 'dora@so.test', '', '');
  const next = await world.read('contatos-2.csv', [heading, lines[2], later].join('\r\n'));
  expect(await told(next)).toEqual([
    [2, 'igual', 'email CONTACT_SHARED'],
    [3, 'incluir', 'email CONTACT_SHARED'],
  ]);
});

it('two new employments of one person from the same day are told at both, with the other row', async () => {
  const [twice, once] = [newCpf(), newCpf()];
  const id = await world.read(
    'mesma-pessoa.csv',
    file(
      lineOf(twice, '9731'),
      lineOf(once, '9732'),
      lineOf(twice, '9733'),
      lineOf(once, '9734', { admitted: '01/04/2022' }),
    ),
  );
  expect(await told(id)).toEqual([
    [2, 'incluir', 'cpf SAME_PERSON_IN_ROW'],
    [3, 'incluir', ''],
    [4, 'incluir', 'cpf SAME_PERSON_IN_ROW'],
    [5, 'incluir', ''],
  ]);
  const [first] = await world.rows(id);
  expect(first?.motivos[0]).toMatchObject({ valores: { linha: 4 }, texto: expect.stringMatching(/^\*\*\*\./) });
  expect((await world.item(id)).comAviso).toBe(2);
});
