import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { afterAll, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, newCpf, lineOf, file, employmentOf, rememberColumns, helena } = await registryDesk(app);
await rememberColumns();
afterAll(() => app.stop());

const correct = async (id: string, linha: number, ...celulas: { coluna: string; texto: string }[]) => {
  await (await helena())(calls.correctRow, { params: { id, linha: String(linha) }, body: { celulas } });
  return world.until(id, 'conferir');
};

it('a cell that could not be read is told with what stands in it, corrected in its row, and applied', async () => {
  const [odd, fine] = [newCpf(), newCpf()];
  const id = await world.read(
    'para-corrigir.csv',
    file(lineOf(odd, '9741', { admitted: '31/02/2024' }), lineOf(fine, '9742')),
  );
  const [row] = await world.rows(id, { acao: 'recusar' });
  expect(row?.motivos).toMatchObject([{ campo: 'admissao', texto: '31/02/2024' }]);
  expect((await world.item(id)).can).toContain('corrigir');
  const again = await correct(id, 2, { coluna: 'admissao', texto: '29/02/2024' });
  expect(again.porAcao).toMatchObject({ incluir: 2, recusar: 0 });
  // a second correction of another row keeps the first
  await correct(id, 3, { coluna: 'nome', texto: 'Rosa Corrigida Lins' });
  expect((await world.apply(id)).situacao).toBe('aplicada');
  expect(await employmentOf(odd)).toMatchObject({ admitted: '2024-02-29' });
  expect(await employmentOf(fine)).toMatchObject({ name: 'Rosa Corrigida Lins' });
  expect(await codeOf(correct(id, 2, { coluna: 'nome', texto: 'Outra' }))).toBe('STATUS_FORBIDS');
  const log = await (await helena())(calls.registryLog, { params: { id } });
  expect(log.filter(({ codigo }) => codigo === 'rowCorrected')).toHaveLength(2);
});

it('a row or column that the file lacks is not corrected', async () => {
  const id = await world.read('sem-linha.csv', file(lineOf(newCpf(), '9743')));
  expect(await codeOf(correct(id, 99, { coluna: 'nome', texto: 'Ana' }))).toBe('NOT_FOUND');
  expect(await codeOf(correct(id, 2, { coluna: 'email', texto: 'a@b.test' }))).toBe('INVALID_REQUEST');
  expect(await codeOf(correct(id, 2, { coluna: 'ignorar', texto: 'x' }))).toBe('INVALID_REQUEST');
});
