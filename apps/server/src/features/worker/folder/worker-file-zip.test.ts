import { employmentContract as calls } from '@cracha/contract/features/employment/employment.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';
import { filesWorld } from './worker-file.factory.ts';

let app: TestApp;
let world: ReturnType<typeof filesWorld>;
let [maria, joao, foreign] = ['', '', ''];
beforeAll(async () => {
  app = await startApp();
  world = filesWorld(app);
  ({ maria, joao, foreign } = await world.employments());
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const added = (...given: Parameters<typeof world.formOf>) => world.added(...given);

describe('GET /empregado/{idEmpregado}/arquivos/zip', () => {
  const taken = async (id: string, who: DemoKey = 'helena', profile = 'rh') => {
    const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
    const answer = await app.send(`/empregado/${id}/arquivos/zip`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes };
  };
  const counted = async () =>
    (
      await sql(
        `select (select count(*)::integer from download where what = 'workerFolder') as downloads,
                (select count(*)::integer from record_history where verb = 'workerFilesTaken' and entity_id = $1) as told,
                (select count(*)::integer from access_log where entity = 'workerFiles' and person_id = $2) as openings`,
        [maria, await app.personId('maria')],
      )
    )[0];

  it('is all that the folder keeps and nothing of another, one download, told in history and to its worker', async () => {
    await sql('delete from worker_file');
    expect((await taken(maria)).status).toBe(404);
    const before = await counted();
    const contents = ['%PDF-1.7 first', '%PDF-1.7 second', `%PDF-1.7 ${'long '.repeat(100_000)}`];
    for (const content of contents) await added(maria, {}, content);
    const away = await added(maria);
    const call = await app.as('helena', 'rh');
    await call(calls.deleteEmploymentFiles, {
      params: { idEmpregado: maria },
      body: { IdString: away, Justificativa: 'Enviado na pasta da pessoa errada, vai ser enviado de novo.' },
    });
    await added(joao);
    const { bytes, headers } = await taken(maria);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/zip',
      expect.stringMatching(/^attachment; filename="Maria .*\.zip"/),
    ]);
    const inside = unzipSync(bytes);
    expect(Object.keys(inside).sort()).toEqual(['contrato (2).pdf', 'contrato (3).pdf', 'contrato.pdf']);
    expect(
      Object.values(inside)
        .map(one => Buffer.from(one).toString())
        .sort(),
    ).toEqual(contents.sort());
    expect(await counted()).toEqual({
      downloads: before.downloads + 1,
      told: before.told + 1,
      openings: before.openings + 1,
    });
  });

  it('is nobody else’s: not another group’s HR, not its worker, not without the grant to download', async () => {
    await added(maria);
    const before = await counted();
    for (const id of [foreign, unknownId]) expect((await taken(id)).status).toBe(404);
    expect((await taken(maria, 'maria', 'trabalhador')).status).toBe(403);
    await helenaWith(app, ['RhDocumentoEmpregadoVisualizar'], async () =>
      expect((await taken(maria)).status).toBe(403),
    );
    expect(await counted()).toEqual(before);
  });

  it('is refused beyond the limit of downloads, and what is too large for one', async () => {
    await sql('update worker_file set size = 3000000000 where employment_id = $1', [maria]);
    expect((await taken(maria)).status).toBe(413);
    await sql('update worker_file set size = 1 where employment_id = $1', [maria]);
    await sql(
      "insert into download (person_id, what, entity_id) select $1, 'receipt', $2 from generate_series(1, 50)",
      [await app.personId('helena'), maria],
    );
    expect((await taken(maria)).status).toBe(429);
    await sql('delete from download');
  });
});
