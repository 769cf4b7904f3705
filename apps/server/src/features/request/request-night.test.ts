import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workingDaysAfter } from '#core/calendar/working-day.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { giveUpEffect } from './request-effect.ts';
import { finishRequests, remindOfRequests } from './request-night.ts';
import { calendarOf } from './send-request.ts';

let app: TestApp;
let maria = '';
let id = '';
let group = { accessGroupId: '', personId: '' };
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const signal = new AbortController().signal;
const told = async (kind: string) =>
  (await sql('select person_id from notification where kind = $1 order by 1', [kind])).map(row => row.person_id);
/** Ten in the morning in Brasília, so many working days after the step began. */
async function morning(days: number): Promise<number> {
  const calendar = await inGroupContext(app.database.pool, group, tx => calendarOf(tx, maria));
  return Date.parse(`${workingDaysAfter(dayFrom(), days, calendar)}T13:00:00Z`);
}

beforeAll(async () => {
  app = await startApp();
  const gustavo = await app.personId('gustavo');
  const [own] = await sql('select id, company_id, access_group_id from employment where person_id = $1', [
    await app.personId('maria'),
  ]);
  maria = String(own.id);
  group = { accessGroupId: own.access_group_id, personId: await app.personId('maria') };
  const hr = await app.as('helena', 'rh');
  const flow = { flagAprovacao: true, comFluxo: true };
  await hr(companyContract.configureCompany, { params: { id: own.company_id }, body: flow });
  const etapas = [
    { nome: 'Gestor', aprovadores: [`pessoa:${gustavo}`], precisa: 1, prazoDias: 4, semGestor: 'rh' as const },
  ];
  await hr(approverProfileContract.createApproverProfile, {
    body: { nome: 'Assuntos', ordem: 1, ativo: true, tipos: ['outros'], empresas: null, etapas },
  });
  const body = new FormData();
  const form = { tipo: 'outros', idVinculo: maria, assunto: 'Crachá', mensagem: 'Perdi o meu crachá na obra.' };
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  ({ id } = await (await app.as('maria', 'trabalhador'))(calls.sendRequest, { body }));
});
afterAll(() => app.stop());

it('reminds who sits at half the time and on the last day, once a day, and not before eight', async () => {
  const { pool } = app.database;
  const gustavo = await app.personId('gustavo');
  await remindOfRequests(pool, signal, await morning(1));
  await remindOfRequests(pool, signal, (await morning(2)) - 3 * 3_600_000);
  expect(await told('requestReminder')).toEqual([]);
  await remindOfRequests(pool, signal, await morning(2));
  await remindOfRequests(pool, signal, await morning(2));
  expect(await told('requestReminder')).toEqual([gustavo]);
  await remindOfRequests(pool, signal, await morning(4));
  expect(await told('requestReminder')).toEqual([gustavo, gustavo]);
  expect(await told('requestLate')).toEqual([]);
});

it('a day after the deadline who stands above may decide, too, and hears of it once', async () => {
  const helena = await app.as('helena', 'rh');
  const mine = async () => (await helena(calls.hrRequests, { params: { page: '1', size: '10' }, query: {} })).total;
  expect(await mine()).toBe(0);
  const [now, next] = [await morning(5), await morning(6)];
  await remindOfRequests(app.database.pool, signal, now);
  await remindOfRequests(app.database.pool, signal, next);
  expect(await told('requestLate')).toContain(await app.personId('helena'));
  expect(new Set(await told('requestLate')).size).toBe((await told('requestLate')).length);
  expect(await mine()).toBe(1);
});

it('what could not take effect after all tries is told to HR, and stays as it is', async () => {
  await sql("update hr_request set state = 'approved', step = null where id = $1", [id]);
  await giveUpEffect(app.database, { ...group, requestId: id });
  const [kept] = await sql('select state, effect_failure from hr_request where id = $1', [id]);
  expect(kept).toEqual({ state: 'approved', effect_failure: 'ERROR_SEND' });
  expect(await told('requestEffectFailed')).toContain(await app.personId('helena'));
});

it('ends what payroll took a day ago and what has rested for a month, and nothing else', async () => {
  const { pool } = app.database;
  const state = async () => (await sql('select state, outcome from hr_request where id = $1', [id]))[0];
  const applied = (days: number) =>
    sql('update hr_request set applied_at = now() - make_interval(days => $2), effect_failure = null where id = $1', [
      id,
      days,
    ]);
  const entry = (status: string, days: number) =>
    sql(
      `insert into payroll_entry (access_group_id, company_id, employment_id, person_id, request_id, competence, kind, payload, state, taken_at)
       select access_group_id, company_id, employment_id, person_id, id, '2027-01-01', 'other', '{}', $2, now() - make_interval(days => $3) from hr_request where id = $1
       on conflict (request_id, kind) where state <> 'reversed' and request_id is not null do update set state = excluded.state, taken_at = excluded.taken_at`,
      [id, status, days],
    );
  await applied(29);
  await finishRequests(pool, signal);
  expect(await state()).toMatchObject({ state: 'approved' });
  await applied(31);
  await entry('open', 40);
  await finishRequests(pool, signal);
  expect(await state()).toMatchObject({ state: 'approved' });
  await entry('taken', 2);
  await finishRequests(pool, signal);
  expect(await state()).toEqual({ state: 'finished', outcome: 'approved' });
});
