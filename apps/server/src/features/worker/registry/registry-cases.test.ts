import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { registryWorld } from './registry-world.factory.ts';

const app = await startApp();
const world = registryWorld(app);
afterAll(() => app.stop());

/** What a file of the field comes to, row by row: the act, and what is told of it. */
async function told(name: string): Promise<(readonly [row: number, act: string, told: string])[]> {
  const id = await world.read(name, readFileSync(join(import.meta.dirname, '../../../../test/cases/files', name)));
  if ((await world.item(id)).situacao === 'confirmarColunas') await world.confirm(id);
  return (await world.rows(id)).map(({ linha, acao, motivos }) => [
    linha,
    acao,
    motivos.map(({ campo, codigo }) => `${campo} ${codigo}`).join(', '),
  ]);
}

it('contacts that are none never refuse a row: three rows are refused, rightly', async () => {
  expect(await told('r01_contatos.csv')).toEqual([
    [2, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [3, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [4, 'incluir', 'celular CONTACT_SHARED'],
    [5, 'recusar', 'cep INVALID_CEP, salario INVALID_NUMBER, pis INVALID_PIS, cbo INVALID_NUMBER'],
    [6, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [7, 'incluir', 'celular VALUE_NOT_READ, email CONTACT_SHARED'],
    [8, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [9, 'recusar', 'nascimento INVALID_DATE'],
    [10, 'recusar', 'nascimento INVALID_DATE'],
    [11, 'incluir', 'sexo VALUE_NOT_READ, celular CONTACT_SHARED, email CONTACT_SHARED'],
    [12, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [13, 'incluir', 'celular VALUE_NOT_READ, email VALUE_NOT_READ'],
    [14, 'incluir', 'celular FIRST_CONTACT_TAKEN, celular CONTACT_SHARED, email CONTACT_SHARED'],
    [15, 'incluir', 'celular VALUE_NOT_READ, email VALUE_NOT_READ, cep VALUE_NOT_READ'],
  ]);
});

it('a row that stands twice counts once; shared contacts and an admission to come are told', async () => {
  expect(await told('r02_repetidos.csv')).toEqual([
    [2, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [3, 'incluir', 'celular CONTACT_SHARED, email CONTACT_SHARED'],
    [4, 'incluir', ''],
    [5, 'igual', 'null ROW_REPEATED'],
    [6, 'recusar', 'null ROW_TWICE'],
    [7, 'recusar', 'null ROW_TWICE'],
    [8, 'incluir', ''],
    [9, 'recusar', 'cpf INVALID_CPF'],
    [10, 'recusar', 'cpf INVALID_CPF'],
    [11, 'incluir', 'admissao ADMISSION_AHEAD'],
  ]);
});
