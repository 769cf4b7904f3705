import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { applyDueBankChanges } from './bank-change.queries.ts';

let app: TestApp;
let maria = '';
let mariaPerson = '';
let helenaPerson = '';
beforeAll(async () => {
  app = await startApp();
  mariaPerson = await app.personId('maria');
  helenaPerson = await app.personId('helena');
  [{ id: maria }] = await sql('select id from employment where person_id = $1', [mariaPerson]);
  await sql('update person set two_factor_active = true where id = $1', [helenaPerson]);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const oldAccount = { banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' };
const newAccount = { banco: '341', agencia: '0655', conta: '09052', contaDigito: '0', tipoConta: 'corrente' };

beforeEach(async () => {
  await sql('delete from bank_change');
  await sql(
    `insert into worker_bank (employment_id, access_group_id, company_id, person_id, bank, branch, account, account_digit, account_kind)
     select id, access_group_id, company_id, person_id, '341', '2545', '02366', '1', 'corrente' from employment where id = $1
     on conflict (employment_id) do update set bank = '341', branch = '2545', account = '02366', account_digit = '1', account_kind = 'corrente', pix_kind = null, pix_key = null`,
    [maria],
  );
  await sql(
    `insert into worker_pay (employment_id, access_group_id, company_id, person_id) select id, access_group_id, company_id, person_id from employment where id = $1
     on conflict (employment_id) do update set pay_day = null`,
    [maria],
  );
  await sql('delete from notification');
  await sql('delete from outbox_message');
});

/** HR with a second factor that was proven just now. */
async function helena() {
  const call = clientOf(app.base, await app.bearer('helena'), 'rh');
  await sql(
    'update session set second_factor_at = now() where id = (select id from session where person_id = $1 order by created_at desc limit 1)',
    [helenaPerson],
  );
  return call;
}
type Call = Awaited<ReturnType<typeof helena>>;
async function ask(call: Call, campos: Record<string, string | null> = newAccount, id = maria) {
  const [row] = await sql('select version from employment where id = $1', [id]);
  return call(calls.askBankChange, { params: { id }, body: { versao: row?.version ?? 1, campos } });
}
const branch = async () =>
  (await sql('select branch from worker_bank where employment_id = $1', [maria])).map(row => row.branch);
const states = async () => (await sql('select state from bank_change')).map(row => row.state);
/** As if 48 hours had gone by. */
const letTimePass = (days = 3) =>
  sql("update bank_change set asked_at = asked_at - make_interval(days => $1), due_at = now() - interval '1 minute'", [
    days,
  ]);
/** No payday within sight, whatever today is. */
const payFarAway = () =>
  sql(
    "update worker_pay set pay_day = extract(day from (now() at time zone 'America/Sao_Paulo')::date + 14)::int where employment_id = $1",
    [maria],
  );

describe('POST /trabalhador/{id}/conta', () => {
  it('keeps the present account, says from when the other one holds, and writes the history', async () => {
    await payFarAway();
    const record = await ask(await helena());
    expect(record.mudancaConta).toMatchObject({ campos: newAccount, quem: 'Helena Martins Prado' });
    expect(record.campos).toMatchObject(oldAccount);
    const wait = new Date(record.mudancaConta?.valeEm ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(47.9 * 3_600_000);
    expect(wait).toBeLessThanOrEqual(48 * 3_600_000);
    expect(await branch()).toEqual(['2545']);
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['2545']);
    const [told] = await sql("select entity, before, after from record_history where verb = 'bankChangeAsked'");
    expect(told).toMatchObject({
      entity: 'employmentBank',
      before: { branch: '2545' },
      after: { branch: '0655', account: '09052' },
    });
    const line = await (await helena())(calls.workerTimeline, { params: { id: maria } });
    expect(line.filter(one => one.fato.codigo === 'bankChangeWaits')).toMatchObject([{ futuro: true }]);
  });

  it('is found among all workers while it waits, by whom bank data is shown to, and by nobody of another group', async () => {
    const waiting = { contaAguardando: 'true' } as const;
    const listed = async (call: Call) =>
      (await call(calls.hrWorkers, { params: { page: '1', size: '50' }, query: waiting })).items.map(row => row.id);
    const call = await helena();
    expect(await listed(call)).toEqual([]);
    await ask(call);
    expect(await listed(call)).toEqual([maria]);
    expect((await call(calls.hrWorkerTotals, { query: waiting })).total).toBe(1);
    await helenaWith(app, ['RhTrabalhadorVisualizar', 'RhRemuneracaoVisualizar'], async () => {
      expect(await codeOf(listed(await helena()))).toBe('OPERATION_NOT_ALLOWED');
      const totals = (await helena())(calls.hrWorkerTotals, { query: waiting });
      expect(await codeOf(totals)).toBe('OPERATION_NOT_ALLOWED');
      const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
      const file = await app.send('/trabalhador/rh/exportar?contaAguardando=true', { headers });
      expect([file.status, JSON.parse(await file.text()).code]).toEqual([403, 'OPERATION_NOT_ALLOWED']);
    });
    await sql("update bank_change set state = 'cancelled', ended_at = now()");
    expect(await listed(await helena())).toEqual([]);
  });

  it('asks for the second factor of who does it, and says so where there is none', async () => {
    const stale = clientOf(app.base, await app.bearer('helena'), 'rh');
    expect(await codeOf(ask(stale))).toBe('TWO_FACTOR_CODE_MISSING');
    await sql('update person set two_factor_active = false where id = $1', [helenaPerson]);
    const call = await helena();
    expect(await codeOf(ask(call))).toBe('TWO_FACTOR_NOT_CONFIGURED');
    await sql('update person set two_factor_active = true where id = $1', [helenaPerson]);
    expect(await states()).toEqual([]);
  });

  it('tells the worker in the portal and at confirmed contacts, with the way to stop it and no account in it', async () => {
    await ask(await helena());
    expect(await sql('select kind, target from notification where person_id = $1', [mariaPerson])).toEqual([
      { kind: 'bankChangeAsked', target: '/trabalhador/conta-bancaria' },
    ]);
    await expect
      .poll(() => sql("select recipient from outbox_message where channel = 'mail'"))
      .toEqual([{ recipient: 'maria@pantanal.test' }]);
    const [mail] = await sql("select body from outbox_message where channel = 'mail'");
    expect(mail.body).toContain('/trabalhador/conta-bancaria');
    expect(mail.body).not.toMatch(/09052|0655/);
    expect(app.logged.join('')).not.toContain('09052');
  });

  it('tells who has no confirmed contact at the record’s, also at what it was before somebody changed it', async () => {
    await sql('update person set email_confirmed_at = null, cell_phone_confirmed_at = null where id = $1', [
      mariaPerson,
    ]);
    const call = await helena();
    for (const email of ['antes@maria.test', 'depois@maria.test']) {
      const [{ version }] = await sql('select version from employment where id = $1', [maria]);
      await call(calls.saveWorker, {
        params: { id: maria },
        body: { secao: 'contato', versao: version, campos: { email } },
      });
    }
    await ask(call);
    const told = () => sql("select recipient from outbox_message where channel = 'mail' order by recipient");
    await expect.poll(told).toEqual([{ recipient: 'antes@maria.test' }, { recipient: 'depois@maria.test' }]);
    await sql('update person set email_confirmed_at = now(), cell_phone_confirmed_at = now() where id = $1', [
      mariaPerson,
    ]);
  });

  it('refuses one that waits beside another, one that is no change, none at all, and what is no account', async () => {
    const call = await helena();
    expect((await refusalOf(ask(call, oldAccount))).body.fields).toHaveProperty('conta');
    const empty = { banco: null, agencia: null, conta: null, contaDigito: null, tipoConta: null };
    expect((await refusalOf(ask(call, empty))).body.fields).toHaveProperty('conta');
    expect(await codeOf(ask(call, { ...newAccount, contaDigito: '7' }))).toBe('INVALID_BANK_ACCOUNT');
    await ask(call);
    expect(await codeOf(ask(call, { ...newAccount, agencia: '2545' }))).toBe('STATUS_FORBIDS');
    expect(await codeOf(ask(call, newAccount, unknownId))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await states()).toEqual(['waiting']);
  });

  it('refuses the first account, which is told in the record, and a version that has moved', async () => {
    const call = await helena();
    const stale = call(calls.askBankChange, { params: { id: maria }, body: { versao: 1, campos: newAccount } });
    expect(await codeOf(stale)).toBe('STALE_VERSION');
    await sql('delete from worker_bank where employment_id = $1', [maria]);
    expect(await codeOf(ask(call))).toBe('STATUS_FORBIDS');
  });

  it('needs the grant of bank data, and without it nothing of the change is told', async () => {
    await ask(await helena());
    await sql(
      `with made as (insert into access_profile (access_group_id, role, name, permissions)
         select access_group_id, 'RH', 'Sem banco', '{RhTrabalhadorVisualizar,RhTrabalhadorEditar,RhTrabalhadorHistorico}' from membership
          where person_id = $1 and role = 'RH' returning id)
       update membership set access_profile_id = (select id from made) where person_id = $1 and role = 'RH'`,
      [helenaPerson],
    );
    try {
      const call = await helena();
      const record = await call(calls.worker, { params: { id: maria } });
      expect(record.mudancaConta).toBeNull();
      expect(record.can).not.toContain('trocarConta');
      expect(JSON.stringify(await call(calls.workerHistory, { params: { id: maria } }))).not.toMatch(/09052|0655/);
      const line = await call(calls.workerTimeline, { params: { id: maria } });
      expect(JSON.stringify(line)).not.toContain('bankChange');
      expect(await codeOf(ask(call))).toBe('OPERATION_NOT_ALLOWED');
      const [{ id }] = await sql('select id from bank_change');
      const cancelled = call(calls.cancelBankChange, { params: { id: maria, idMudanca: id } });
      expect(await codeOf(cancelled)).toBe('OPERATION_NOT_ALLOWED');
    } finally {
      await sql(
        "update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = 'RH') where person_id = $1 and role = 'RH'",
        [helenaPerson],
      );
    }
  });
});

describe('the freeze around a payday', () => {
  const after = async (at: string, payDay: number | null) =>
    (await sql('select access.after_freeze($1::timestamptz, $2::int) as at', [at, payDay]))[0].at.toISOString();

  it.each([
    ['2026-11-26T15:00:00.000Z', 30, '2026-11-26T15:00:00.000Z', 'four days before'],
    ['2026-11-27T15:00:00.000Z', 30, '2026-12-01T03:00:00.000Z', 'three days before'],
    ['2026-11-30T15:00:00.000Z', 30, '2026-12-01T03:00:00.000Z', 'the day itself'],
    ['2026-12-01T03:00:00.000Z', 30, '2026-12-01T03:00:00.000Z', 'the day after'],
    ['2027-02-26T12:00:00.000Z', 31, '2027-03-01T03:00:00.000Z', 'a day the month does not have is its last'],
    ['2026-11-29T12:00:00.000Z', 2, '2026-12-03T03:00:00.000Z', 'of the month after'],
    ['2026-12-01T12:00:00.000Z', null, '2026-12-01T12:00:00.000Z', 'not told: free before the 2nd'],
    ['2026-12-02T12:00:00.000Z', null, '2026-12-09T03:00:00.000Z', 'not told: the legal one'],
  ])('%s with payday %s is %s (%s)', async (at, payDay, expected, _what) => {
    expect(await after(at, payDay)).toBe(expected);
  });

  it('keeps what would fall into it waiting until after', async () => {
    await sql(
      "update worker_pay set pay_day = extract(day from ((now() + interval '72 hours') at time zone 'America/Sao_Paulo')::date)::int where employment_id = $1",
      [maria],
    );
    const { mudancaConta } = await ask(await helena());
    const wait = new Date(mudancaConta?.valeEm ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(48.5 * 3_600_000);
  });

  it('holds also where it was due before and nobody had brought it to effect', async () => {
    await payFarAway();
    await ask(await helena());
    await letTimePass();
    await sql(
      "update worker_pay set pay_day = extract(day from (now() at time zone 'America/Sao_Paulo')::date)::int where employment_id = $1",
      [maria],
    );
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['2545']);
    expect(await sql('select state, due_at > now() as later from bank_change')).toEqual([
      { state: 'waiting', later: true },
    ]);
  });
});

describe('taking effect', () => {
  it('happens once, also when two come to it at once or one of them ends in the middle', async () => {
    await payFarAway();
    await ask(await helena());
    await letTimePass();
    const [{ version }] = await sql('select version from employment where id = $1', [maria]);
    const killed = await app.database.owner.connect();
    await killed.query('begin');
    await killed.query('select access.apply_due_bank_changes()');
    // somebody else looks meanwhile and finds nothing that is free
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['2545']);
    await killed.query('rollback');
    killed.release();
    await Promise.all([applyDueBankChanges(app.database.pool), applyDueBankChanges(app.database.pool)]);
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['0655']);
    expect(await states()).toEqual(['applied']);
    expect(await sql('select version from employment where id = $1', [maria])).toEqual([{ version: version + 1 }]);
    expect(await sql("select entity from record_history where verb = 'bankChangeTookEffect'")).toEqual([
      { entity: 'employmentBank' },
    ]);
    expect(await sql("select from notification where kind = 'bankChanged'")).toHaveLength(1);
    const line = await (await helena())(calls.workerTimeline, { params: { id: maria } });
    expect(line.filter(one => one.fato.codigo === 'bankChanged')).toMatchObject([{ futuro: false }]);
  });

  it('is nothing that the application can do by itself: neither sooner nor otherwise', async () => {
    await ask(await helena());
    const claims = await app.database.pool.connect();
    try {
      await claims.query('begin');
      await claims.query("select set_config('app.profile', 'rh', true)");
      for (const text of [
        'update bank_change set due_at = now()',
        "update bank_change set after = '{}'",
        'delete from bank_change',
      ]) {
        await claims.query('savepoint one');
        await expect(claims.query(text)).rejects.toThrow(/permission denied/);
        await claims.query('rollback to one');
      }
    } finally {
      await claims.query('rollback');
      claims.release();
    }
    await expect(sql("update bank_change set due_at = asked_at + interval '1 hour'")).rejects.toThrow(/bank_change/);
  });
});

describe('DELETE /trabalhador/{id}/conta/{idMudanca}', () => {
  it('takes it back while it waits; it never takes effect, and the worker hears of it', async () => {
    await payFarAway();
    const call = await helena();
    const { mudancaConta } = await ask(call);
    const idMudanca = mudancaConta?.id ?? '';
    const cancel = () => call(calls.cancelBankChange, { params: { id: maria, idMudanca } });
    expect(await codeOf(call(calls.cancelBankChange, { params: { id: maria, idMudanca: unknownId } }))).toBe(
      'NOT_FOUND',
    );
    expect((await cancel()).mudancaConta).toBeNull();
    expect(await codeOf(cancel())).toBe('NOT_FOUND');
    await letTimePass();
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['2545']);
    expect(await states()).toEqual(['cancelled']);
    expect(
      await sql("select from notification where kind = 'bankChangeCancelled' and person_id = $1", [mariaPerson]),
    ).toHaveLength(1);
    expect(await sql("select from record_history where verb = 'bankChangeCancelled'")).toHaveLength(1);
    // and another one may be asked for
    expect((await ask(call)).mudancaConta).not.toBeNull();
  });
});

describe('GET /contapagamento', () => {
  it('shows a worker the account of each employer they work for, known by its ending, and nobody else’s', async () => {
    const call = await app.as('maria', 'trabalhador');
    const [mine] = await call(calls.ownAccounts, {});
    expect(mine).toMatchObject({
      idEmpregado: maria,
      conta: { banco: '341', agencia: '2545', conta: '••••66-1', chavePix: null },
    });
    await sql(
      'update worker_bank set bank = null, branch = null, account = null, account_digit = null where employment_id = $1',
      [maria],
    );
    expect((await call(calls.ownAccounts, {}))[0]?.conta).toBeNull();
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings,
         total_deductions, net, items, details, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2099, 10, name, registration, 1000, 100, 900, '[]',
         '{"bank": "001", "account": "12345-6"}', id::text from employment where id = $1`,
      [maria],
    );
    expect((await call(calls.ownAccounts, {}))[0]?.conta).toMatchObject({ banco: '001', conta: '••••45-6' });
    await sql('delete from receipt where year = 2099');
    const others = await (await app.as('ana', 'trabalhador'))(calls.ownAccounts, {});
    expect(others.map(({ idEmpregado }) => idEmpregado)).not.toContain(maria);
  });
});

describe('GET /mudancaconta, POST /mudancaconta/{id}/naofuieu', () => {
  it('shows a worker what is to change, known by its ending, and lets them stop it once', async () => {
    await payFarAway();
    await ask(await helena());
    const call = await app.as('maria', 'trabalhador');
    const [mine] = await call(calls.ownBankChanges, {});
    expect(mine).toMatchObject({
      antes: { banco: '341', conta: '••••66-1' },
      depois: { banco: '341', agencia: '0655', conta: '••••52-0' },
      situacao: 'aguardando',
    });
    const stop = () => call(calls.stopBankChange, { params: { id: mine?.id ?? '' } });
    expect((await stop()).situacao).toBe('recusada');
    expect(await codeOf(stop())).toBe('STATUS_FORBIDS');
    await letTimePass();
    await applyDueBankChanges(app.database.pool);
    expect(await branch()).toEqual(['2545']);
    expect(await sql("select person_id from notification where kind = 'bankChangeStopped'")).toContainEqual({
      person_id: helenaPerson,
    });
    const [told] = await sql(
      "select profile, person_id, entity_id from record_history where verb = 'bankChangeStopped'",
    );
    expect(told).toEqual({ profile: 'trabalhador', person_id: mariaPerson, entity_id: maria });
  });

  it('is nobody else’s: another worker finds none and stops none', async () => {
    await ask(await helena());
    const [{ id }] = await sql('select id from bank_change');
    const other = await app.as('ana', 'trabalhador');
    expect(await other(calls.ownBankChanges, {})).toEqual([]);
    expect(await codeOf(other(calls.stopBankChange, { params: { id } }))).toBe('NOT_FOUND');
    expect(await states()).toEqual(['waiting']);
  });

  it('can’t be stopped any more once it holds', async () => {
    await payFarAway();
    await ask(await helena());
    await letTimePass();
    await applyDueBankChanges(app.database.pool);
    const call = await app.as('maria', 'trabalhador');
    const [mine] = await call(calls.ownBankChanges, {});
    expect(mine?.situacao).toBe('valendo');
    expect(await codeOf(call(calls.stopBankChange, { params: { id: mine?.id ?? '' } }))).toBe('STATUS_FORBIDS');
    expect(await branch()).toEqual(['0655']);
  });
});
