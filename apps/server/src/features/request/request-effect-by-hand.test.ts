import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordPort } from '#features/worker/record-of-requests.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { approvedVacation, managerThenHr, requestWorld } from './request.factory.ts';
import { applyEffect, giveUpEffect } from './request-effect.ts';

// without jobs: an effect comes, or fails, when the test asks for it
let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  maria = await requestWorld(app);
  await managerThenHr(app);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const motivo = 'Lançamos na folha à mão.';
const leavesOf = (id: string) => sql('select from employment_leave where origin_id = $1', [id]);

const services = () => ({
  ...{ pool: app.database.pool, files: app.process.files },
  recordPort: recordPort({ tellBankChange: async () => undefined }),
});

/** An approved vacation whose effect failed after all tries. */
async function failed(dias: string) {
  const id = await approvedVacation(app, maria, dias);
  const [{ access_group_id: accessGroupId }] = await sql('select access_group_id from hr_request where id = $1', [id]);
  const job = { personId: await app.personId('helena'), accessGroupId, requestId: id };
  await giveUpEffect(app.database, job);
  return { job, params: { id }, one: await (await helena())(calls.request, { params: { id } }) };
}

it('HR tries a failed effect again, and it comes once', async () => {
  const hr = await helena();
  const { job, params, one } = await failed('14');
  expect(one).toMatchObject({ efeitoFalhou: true, can: expect.arrayContaining(['reaplica', 'aplicado']) });
  const retry = (versao: number) => hr(calls.retryEffect, { params, body: { versao } });
  expect(await codeOf(retry(one.versao - 1))).toBe('STALE_VERSION');
  const tried = await retry(one.versao);
  expect([tried.efeitoFalhou, tried.can.includes('reaplica')]).toEqual([false, false]);
  expect(await codeOf(retry(tried.versao))).toBe('STATUS_FORBIDS');
  const queued = await sql("select from jobs.job_common where name = 'request-effect' and data ->> 'requestId' = $1", [
    params.id,
  ]);
  expect(queued).toHaveLength(2);
  await applyEffect(services(), job);
  expect(await leavesOf(params.id)).toHaveLength(1);
  const done = await hr(calls.request, { params });
  expect(done.historico.map(({ ato }) => ato).slice(-3)).toEqual(['effectFailed', 'effectRetried', 'effect']);
  const [kept] = await sql("select after from record_history where verb = 'requestEffectRetried'");
  expect(kept).toEqual({ after: { codigo: done.codigo } });
});

it('HR says that it was done elsewhere, with a reason; then nothing is applied any more', async () => {
  const hr = await helena();
  const { job, params, one } = await failed('16');
  const elsewhere = (body: { versao: number; motivo?: string }) => hr(calls.effectElsewhere, { params, body });
  expect(await codeOf(elsewhere({ versao: one.versao }))).toBe('DENY_REASON_REQUIRED');
  const own = app
    .as('maria', 'trabalhador')
    .then(call => call(calls.effectElsewhere, { params, body: { versao: one.versao, motivo } }));
  expect(await codeOf(own)).toBe('ACCESS_NOT_ALLOWED');
  // nobody has a word on their own
  const about = (who: string) =>
    sql('update hr_request set person_id = (select id from person where email = $2) where id = $1', [params.id, who]);
  await about('helena@pantanal.test');
  expect(await codeOf(elsewhere({ versao: one.versao, motivo }))).toBe('REQUEST_OWN_APPROVAL');
  expect((await hr(calls.request, { params })).can).not.toContain('aplicado');
  await about('maria@pantanal.test');
  const done = await elsewhere({ versao: one.versao, motivo });
  expect(done).toMatchObject({ status: 'aprovada', efeitoFalhou: false });
  expect(done.historico.at(-1)).toMatchObject({ ato: 'effectElsewhere', motivo });
  await applyEffect(services(), job);
  expect(await leavesOf(params.id)).toEqual([]);
  expect(await codeOf(elsewhere({ versao: done.versao, motivo }))).toBe('STATUS_FORBIDS');
});
