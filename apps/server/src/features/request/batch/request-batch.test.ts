import { requestContract as requests } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract as calls } from '@cracha/contract/features/request/request-batch.contract.ts';
import { requestSetupContract as setup } from '@cracha/contract/features/request/request-setup.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { manyRequests, otherRequest, requestWorld } from '../request.factory.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  maria = await requestWorld(app);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const motivo = 'O setor já pediu um novo.';
/** Until each has a result. @returns results by id */
async function ended(call: Call, idLote: string): Promise<Map<string, string | null>> {
  const read = () => call(calls.requestBatch, { params: { id: idLote } });
  await expect.poll(async () => (await read()).itens.every(one => one.resultado !== null)).toBe(true);
  const { total, feitos, itens } = await read();
  expect([total, feitos]).toEqual([itens.length, itens.length]);
  return new Map(itens.map(one => [one.id, one.resultado]));
}

it('each is decided by the rules of the single act, with a result; what is foreign is unknown; one notice', async () => {
  const hr = await helena();
  const [first, stale, decided, record] = await Promise.all(
    ['A', 'B', 'C', 'D'].map(one => otherRequest(app, maria, `Crachá ${one}`)),
  );
  await hr(requests.denyRequest, { params: { id: decided ?? '' }, body: { versao: 1, motivo } });
  await sql(
    `update hr_request set kind = 'registration', data = '{"field": "telefone", "before": {}, "after": {"telefone": "11987654321"}, "proofs": []}' where id = $1`,
    [record],
  );
  const [foreign] = await sql(
    `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, step, entered_on, data, worker_name)
     select access_group_id, company_id, id, person_id, person_id, 'trabalhador', '2026-000001', 'other', 'pending', true, 1, now(), '{"categoryId": null, "category": null, "subject": "X"}', name
       from employment where access_group_id = (select id from access_group where name = 'Grupo Boreal') limit 1 returning id`,
  );
  const ids = [first, stale, decided, record, foreign.id, unknownId];
  const itens = [...ids, first].map(id => ({ id: String(id), versao: id === stale ? 7 : id === decided ? 2 : 1 }));
  const { idLote } = await hr(calls.approveRequests, { body: { itens } });
  const results = await ended(hr, idLote);
  expect(ids.map(id => results.get(String(id)))).toEqual([
    ...['ok', 'STALE_VERSION', 'ALREADY_DECIDED', 'REQUEST_ONE_BY_ONE', 'NOT_FOUND', 'NOT_FOUND'],
  ]);
  const { itens: told } = await hr(calls.requestBatch, { params: { id: idLote } });
  expect(told.find(({ id }) => id === foreign.id)).toMatchObject({ codigo: null, nome: null, valores: {} });
  expect(told.find(({ id }) => id === decided)).toMatchObject({
    nome: expect.stringContaining('Maria'),
    valores: { nome: expect.stringContaining('Helena') },
  });
  const kept = await sql('select id from hr_request where id = any ($1) and version > 1', [ids]);
  expect(kept.map(({ id }) => id).sort()).toEqual([first, decided].sort());
  await expect
    .poll(() => sql("select target, values from notification where kind = 'batchDone'"))
    .toEqual([{ target: `/rh/solicitacoes?lote=${idLote}`, values: { feitos: 1, recusados: 5 } }]);
  // nobody but who started it
  const gustavo = await app.as('gustavo', 'gestor');
  const bruno = await app.as('bruno', 'rh');
  for (const call of [gustavo, bruno])
    expect(await codeOf(call(calls.requestBatch, { params: { id: idLote } }))).toBe('NOT_FOUND');
  const [{ id: another }] = await sql("select id from person where email = 'ana@duplo.test'");
  await sql('update decision_batch set asked_by = $2 where id = $1', [idLote, another]);
  expect(await codeOf(hr(calls.requestBatch, { params: { id: idLote } }))).toBe('NOT_FOUND');
});

it('without a reason nothing is denied, and nothing waits', async () => {
  const hr = await helena();
  const id = await otherRequest(app, maria, 'Sem motivo');
  const before = await sql('select count(*) from decision_batch');
  const deny = (body: object) => hr(calls.denyRequests, { body: { itens: [{ id, versao: 1 }], ...body } });
  for (const why of [{}, { motivo: '   curto ' }, { motivo: 'a'.repeat(251) }])
    expect(await codeOf(deny(why))).toBe('DENY_REASON_REQUIRED');
  for (const body of [{}, { itens: [{ id, versao: 1 }], filtro: {} }])
    expect((await refusalOf(hr(calls.approveRequests, { body }))).body.fields).toHaveProperty('itens');
  expect(await codeOf(hr(calls.approveRequests, { body: { itens: [{ id: 'x', versao: 1 }] } }))).toBe('NOT_FOUND');
  expect(await sql('select count(*) from decision_batch')).toEqual(before);
  expect(await ended(hr, (await deny({ motivo })).idLote)).toEqual(new Map([[id, 'ok']]));
  const [kept] = await sql("select reason from hr_request_event where request_id = $1 and verb = 'deny'", [id]);
  expect(kept).toEqual({ reason: motivo });
  expect((await hr(calls.recentReasons, {}))[0]).toBe(motivo);
});

it('all of a filter, to 200 of them: more says how many', async () => {
  const hr = await helena();
  const ids = await manyRequests(app, maria, 201);
  const filtro = { fila: 'todas', status: 'enviada', pesquisa: 'LOTE' } as const;
  const refused = await refusalOf(hr(calls.denyRequests, { body: { filtro, motivo } }));
  expect(refused.body).toMatchObject({ code: 'REQUEST_BATCH_TOO_LARGE', data: { total: 201, max: 200 } });
  const chosen = ids.map(id => ({ id, versao: 1 }));
  expect(await codeOf(hr(calls.approveRequests, { body: { itens: chosen } }))).toBe('REQUEST_BATCH_TOO_LARGE');
  await sql("update hr_request set state = 'canceled' where id = any ($1)", [ids.slice(3)]);
  const results = await ended(hr, (await hr(calls.denyRequests, { body: { filtro, motivo } })).idLote);
  expect([...results.values()]).toEqual(['ok', 'ok', 'ok']);
  const done = await ended(
    hr,
    (await hr(calls.finishRequests, { body: { filtro: { ...filtro, status: 'negada' } } })).idLote,
  );
  expect([...done.values()]).toEqual(['ok', 'ok', 'ok']);
  const gustavo = await app.as('gustavo', 'gestor');
  expect(await codeOf(gustavo(calls.finishRequests, { body: { filtro } }))).toBe('ACCESS_NOT_ALLOWED');
});

it('the company says which types', async () => {
  const hr = await helena();
  const [{ company_id: idEmpresa }] = await sql('select company_id from employment where id = $1', [maria]);
  const params = { idEmpresa };
  const usual = await hr(setup.requestSetting, { params });
  expect(usual.tiposEmLote).not.toContain('alteracaoCadastral');
  expect(usual.tiposEmLote).toContain('outros');
  const kept = await hr(setup.saveRequestSetting, { params, body: { ...usual, tiposEmLote: ['ferias'] } });
  expect(kept.tiposEmLote).toEqual(['ferias']);
  // left out it stays
  const { tiposEmLote: _, ...rest } = kept;
  expect((await hr(setup.saveRequestSetting, { params, body: rest })).tiposEmLote).toEqual(['ferias']);
  const id = await otherRequest(app, maria, 'Um por um');
  const { idLote } = await hr(calls.approveRequests, { body: { itens: [{ id, versao: 1 }] } });
  expect((await ended(hr, idLote)).get(id)).toBe('REQUEST_ONE_BY_ONE');
  expect(await hr(requests.approveRequest, { params: { id }, body: { versao: 1 } })).toMatchObject({
    status: 'aprovada',
  });
});
