import type { Profile } from '@cracha/contract/access/roles.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { timesheetFileContract } from '@cracha/contract/features/time-clock/timesheet-file.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';
import { fullDays, monthWorld } from '../month-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('what a worker attached to a disagreement is read by them, by HR and by who decides, and by nobody else', async () => {
  const world = await monthWorld(app);
  const days = [1, 2, 3, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30];
  await world.open([world.maria], '2026-06-01', '2026-06-30', fullDays('2026-06', days));
  const id = await world.mirrorOf(world.maria, '2026-06-01');
  const [worker, manager] = [await app.as('maria', 'trabalhador'), await app.as('gustavo', 'gestor')];
  const body = new FormData();
  body.append('concorda', 'false');
  body.append('msgDiscordo', 'No dia 26 fiquei até o fim do inventário.');
  body.append('file_0', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'inventario.pdf');
  await worker(calls.answerTimesheet, { params: { id }, body });
  const { versao, arquivos } = await worker(calls.timesheet, { params: { id } });
  expect(arquivos).toMatchObject([{ nome: 'inventario.pdf' }]);
  const idArquivo = arquivos[0]?.id ?? '';
  const read = (call: Call) => call(timesheetFileContract.timesheetFile, { params: { id, idArquivo } });
  const isRead = async (who: DemoKey, profile: Profile) => {
    const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
    const answer = await app.send(`/ponto/${id}/arquivo/${idArquivo}`, { headers });
    expect(await answer.text()).toBe('%PDF-1.4\n%%EOF\n');
  };
  await isRead('maria', 'trabalhador');
  await isRead('helena', 'rh');
  // not asked yet: a manager of theirs sees the mirror, and not the file
  expect((await manager(calls.timesheet, { params: { id } })).arquivos).toEqual([]);
  expect(await codeOf(read(manager))).toBe('NOT_FOUND');
  await worker(calls.sendTimesheet, { params: { id }, body: { versao } });
  expect((await manager(calls.timesheet, { params: { id } })).arquivos).toEqual(arquivos);
  await isRead('gustavo', 'gestor');
  expect(await codeOf(read(await app.as('bruno', 'rh')))).toBe('TIMESHEET_NOT_FOUND');
});
