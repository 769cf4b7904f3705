import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract as calls } from '@cracha/contract/features/import/release.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { lockAwaited } from '#test/waiting.ts';
import { knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { endOverdueChange, weakens } from './rule-change.ts';

/* S10: the rule of two persons is changed by two persons. */
let app: TestApp;
let helena: Call;
let gustavo: Call;
let group: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  for (const who of ['helena', 'gustavo'] as const) ids[who] = await app.personId(who);
  [{ id: group }] = await rows("select id from access_group where name = 'Grupo Pantanal'");
  await acrossTenants(app.database.pool, 'a second person of HR', tx =>
    makeMembership(tx, { personId: ids.gustavo ?? '', role: 'RH', accessGroupId: group }),
  );
  helena = await app.as('helena', 'rh');
  gustavo = await app.as('gustavo', 'rh');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await rows(
    "delete from release_rule_change; delete from release_rule; delete from notification where kind like 'releaseRule%'",
  );
  await helena(calls.setReleaseRules, { body: { duasPessoas: true, aoTerminar: false } });
});

const rows = async (sql: string, values?: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const at = (id: string) => ({ params: { id } });
const setRules = (call: Call, duasPessoas: boolean, aoTerminar = false) =>
  call(calls.setReleaseRules, { body: { duasPessoas, aoTerminar } });
/** Helena asks for the end of the rule. @returns the request's id */
const asked = async (aoTerminar = false) => (await setRules(helena, false, aoTerminar)).mudanca?.id ?? '';
const inForce = async () => {
  const { duasPessoas, aoTerminar } = await gustavo(calls.releaseRules, {});
  return { duasPessoas, aoTerminar };
};
const told = async (kind: string) =>
  (await rows('select person_id from notification where kind = $1', [kind])).map(row => row.person_id).sort();
const both = () => [ids.helena, ids.gustavo].sort();
const history = async () =>
  (
    await rows(
      "select verb, person_id from record_history where verb like 'releaseRule%' and verb <> 'releaseRulesChanged' order by id desc limit 2",
    )
  ).map(({ verb, person_id }) => [verb, Object.keys(ids).find(who => ids[who] === person_id)]);

it.each([
  [{ twoPeople: true, atOnce: false }, { twoPeople: false, atOnce: false }, true],
  [{ twoPeople: true, atOnce: false }, { twoPeople: false, atOnce: true }, true],
  [{ twoPeople: true, atOnce: false }, { twoPeople: true, atOnce: false }, false],
  [{ twoPeople: false, atOnce: false }, { twoPeople: true, atOnce: false }, false],
  // where one person releases anyway, that person may say it in advance
  [{ twoPeople: false, atOnce: false }, { twoPeople: false, atOnce: true }, false],
])('%o to %o weakens the rule: %s', (before, after, weaker) => {
  expect(weakens(before, after)).toBe(weaker);
});

describe('S10: one person asks to end the rule', () => {
  it('it stays until a second person confirms, and one alone still can not publish', async () => {
    const { mudanca, ...now } = await setRules(helena, false, true);
    expect(now).toEqual({ duasPessoas: true, aoTerminar: false });
    expect(mudanca).toMatchObject({ meu: true, possoDecidir: false, aoTerminar: true });
    expect(mudanca?.podemConfirmar).toEqual(['Gustavo Lima Teixeira']);
    const [worker] = await knownWorkers(app);
    const reading = readPayslip(worker, { year: 2025, month: 2 });
    const { id } = await makeImport(app, [{ reading, worker, state: 'clean' }]);
    const publish = () => helena(importContract.publishImport, { ...at(id), body: { quais: 'todos' } });
    expect(await codeOf(publish())).toBe('REQUEST_OWN_APPROVAL');
    const change = mudanca?.id ?? '';
    expect(await codeOf(helena(calls.confirmRuleChange, at(change)))).toBe('REQUEST_OWN_APPROVAL');
    expect(await codeOf(helena(calls.refuseRuleChange, at(change)))).toBe('REQUEST_OWN_APPROVAL');
    const seen = (await gustavo(calls.releaseRules, {})).mudanca;
    expect(seen).toMatchObject({ id: change, pedidoPor: 'Helena Martins Prado', meu: false, possoDecidir: true });
    expect(await gustavo(calls.confirmRuleChange, at(change))).toEqual({
      duasPessoas: false,
      aoTerminar: true,
      mudanca: null,
    });
    await publish();
  });

  it('each step is kept in the history, and both are told', async () => {
    await gustavo(calls.confirmRuleChange, at(await asked()));
    expect(await history()).toEqual([
      ['releaseRuleConfirmed', 'gustavo'],
      ['releaseRuleAsked', 'helena'],
    ]);
    for (const kind of ['releaseRuleAsked', 'releaseRuleConfirmed']) expect(await told(kind)).toEqual(both());
    const [change] = await rows(
      "select before, after, person_id from record_history where verb = 'releaseRulesChanged' order by id desc limit 1",
    );
    expect(change).toEqual({
      before: { twoPeople: true, atOnce: false },
      after: { twoPeople: false, atOnce: false },
      person_id: ids.gustavo,
    });
  });

  it('refused, the rule stays; a decided request is not decided again', async () => {
    const id = await asked();
    expect((await gustavo(calls.refuseRuleChange, at(id))).mudanca).toBeNull();
    expect(await inForce()).toEqual({ duasPessoas: true, aoTerminar: false });
    expect(await told('releaseRuleRefused')).toEqual(both());
    expect((await history())[0]).toEqual(['releaseRuleRefused', 'gustavo']);
    const again = await refusalOf(gustavo(calls.confirmRuleChange, at(id)));
    expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await inForce()).toEqual({ duasPessoas: true, aoTerminar: false });
  });

  it('whoever asked takes it back, nobody else', async () => {
    const id = await asked();
    expect(await codeOf(gustavo(calls.withdrawRuleChange, at(id)))).toBe('REQUEST_NOT_YOUR_APPROVAL');
    await helena(calls.withdrawRuleChange, at(id));
    expect(await told('releaseRuleWithdrawn')).toEqual(both());
    expect((await history())[0]).toEqual(['releaseRuleWithdrawn', 'helena']);
    expect(await codeOf(gustavo(calls.confirmRuleChange, at(id)))).toBe('ALREADY_DECIDED');
    expect(await inForce()).toEqual({ duasPessoas: true, aoTerminar: false });
  });

  it('only one waits; strengthening needs nobody', async () => {
    const id = await asked();
    expect(await codeOf(setRules(gustavo, false))).toBe('STALE_VERSION');
    await gustavo(calls.confirmRuleChange, at(id));
    expect(await setRules(gustavo, true)).toMatchObject({ duasPessoas: true, mudanca: null });
  });

  it('HR limited to companies confirms nothing: it would release for all', async () => {
    const id = await asked();
    await rows(
      `with m as (update membership set all_companies = false where person_id = $1 and role = 'RH' returning id)
       insert into membership_scope (membership_id, access_group_id, company_id)
       select m.id, $2, (select c.id from company c where c.access_group_id = $2 limit 1) from m`,
      [ids.gustavo, group],
    );
    expect((await gustavo(calls.releaseRules, {})).mudanca).toMatchObject({ possoDecidir: false });
    expect(await codeOf(gustavo(calls.confirmRuleChange, at(id)))).toBe('REQUEST_NOT_YOUR_APPROVAL');
    await rows(
      `with m as (update membership set all_companies = true where person_id = $1 and role = 'RH' returning id)
       delete from membership_scope where membership_id in (select id from m)`,
      [ids.gustavo],
    );
  });

  it('another access group’s and an unknown request is not found', async () => {
    const id = await asked();
    const bruno = await app.as('bruno', 'rh');
    expect((await bruno(calls.releaseRules, {})).mudanca).toBeNull();
    for (const [call, one] of [
      [bruno, id],
      [gustavo, unknownId],
    ] as const)
      for (const key of ['confirmRuleChange', 'refuseRuleChange', 'withdrawRuleChange'] as const)
        expect(await codeOf(call(calls[key], at(one)))).toBe('NOT_FOUND');
  });

  it('where nobody else may release, the answer says how one gets there', async () => {
    await rows("update membership set enabled = false where person_id = $1 and role = 'RH'", [ids.gustavo]);
    const others = await rows(
      "update membership set enabled = false where access_group_id = $1 and role = 'RH' and enabled and person_id <> $2 returning id",
      [group, ids.helena],
    );
    expect(await codeOf(setRules(helena, false))).toBe('RELEASE_NOBODY_ELSE');
    expect((await helena(calls.releaseRules, {})).duasPessoas).toBe(true);
    await rows("update membership set enabled = true where id = any ($1) or (person_id = $2 and role = 'RH')", [
      others.map(row => row.id),
      ids.gustavo,
    ]);
  });
});

describe('S10: a request that nobody confirms', () => {
  const overdue = async () => {
    const id = await asked();
    await rows("update release_rule_change set expires_at = now() - interval '1 second'");
    return id;
  };

  it('waits seventy-two hours', async () => {
    await asked();
    expect(await rows("select expires_at = asked_at + interval '72 hours' as three from release_rule_change")).toEqual([
      { three: true },
    ]);
    const [job] = await rows(
      "select start_after > now() + interval '71 hours' as later from jobs.job where name = 'release-rule-end' order by created_on desc limit 1",
    );
    expect(job).toEqual({ later: true });
  });

  it('ends, is confirmed by nobody any more, and both are told once', async () => {
    const changeId = await overdue();
    expect((await helena(calls.releaseRules, {})).mudanca).toBeNull();
    expect(await codeOf(gustavo(calls.confirmRuleChange, at(changeId)))).toBe('STALE_VERSION');
    const job = { personId: ids.helena ?? '', accessGroupId: group, changeId };
    await endOverdueChange(app.database.pool, job);
    await endOverdueChange(app.database.pool, job);
    expect(await told('releaseRuleExpired')).toEqual(both());
    expect((await history())[0]).toEqual(['releaseRuleExpired', 'helena']);
    expect(await inForce()).toEqual({ duasPessoas: true, aoTerminar: false });
  });

  it('its job leaves alone what is not over', async () => {
    const changeId = await asked();
    await endOverdueChange(app.database.pool, { personId: ids.helena ?? '', accessGroupId: group, changeId });
    expect(await rows('select state from release_rule_change')).toEqual([{ state: 'open' }]);
  });

  it('doesn’t stand in the way of a new one, though its job has not run', async () => {
    await overdue();
    const id = await asked();
    await gustavo(calls.confirmRuleChange, at(id));
    expect(await rows('select state from release_rule_change order by asked_at')).toEqual([
      { state: 'expired' },
      { state: 'confirmed' },
    ]);
  });
});

it('S10: a change that began before the rule came does not take it away behind its back', async () => {
  await rows('delete from release_rule');
  const client = await app.database.owner.connect();
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtextextended('release rules ' || $1, 0))", [group]);
  await client.query('insert into release_rule (access_group_id, two_people, changed_by) values ($1, true, $2)', [
    group,
    ids.gustavo,
  ]);
  const late = setRules(helena, false, true);
  await lockAwaited(app.database.owner);
  await client.query('commit');
  client.release();
  expect(await late).toMatchObject({ duasPessoas: true, aoTerminar: false, mudanca: { meu: true } });
});

it('S10: the database knows no second person who is the first', async () => {
  await asked();
  await expect(rows("update release_rule_change set state = 'confirmed', ended_by = asked_by")).rejects.toThrow(
    'release_rule_change_second_person',
  );
});
