import { afterAll, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, newCpf, company } = await registryDesk(app);
afterAll(() => app.stop());

it('rows far wider than a batch of usual ones are read where the thread has little memory', async () => {
  const wide = 'x'.repeat(30_000);
  const lines = Array.from({ length: 600 }, (_, at) => `${newCpf()};Rosa Lins;L${at};12/03/2021;${wide};${wide}`);
  const id = await world.read('largas.csv', ['CPF;Nome;Matrícula;Admissão;Notas;Outras', ...lines].join('\n'));
  expect(await world.confirm(id, { idEmpresa: company.id })).toMatchObject({ porAcao: { incluir: 600 } });
}, 60_000);
