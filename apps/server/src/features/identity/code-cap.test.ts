import { createHash } from 'node:crypto';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { lockAwaited } from '#test/waiting.ts';
import { anonymous, codeIn, messageTo, throughCaptcha } from './identity-world.factory.ts';

/* S15: what goes out in a day is counted for whom, whereto and from where. */
let app: TestApp;
let maria: Call;
let id: string;
beforeAll(async () => {
  app = await startApp();
  id = await app.personId('maria');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await rows('delete from code_sent; delete from contact_code; delete from outbox_message; delete from attempt');
  maria = await app.as('maria', 'trabalhador');
});

const rows = async (sql: string, values?: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const hashOf = (of: string) => createHash('sha256').update(of).digest();
/** As if so many had gone out for a subject, the first of them hours ago. */
const sent = (of: string, count: number, hours = 1) =>
  rows(
    'insert into code_sent (subject, at) select $1, now() - make_interval(hours => $3) from generate_series(1, $2)',
    [hashOf(of), count, hours],
  );
const counted = async () => (await rows('select count(*)::int as n from code_sent'))[0].n;
const askEmail = () => maria(calls.sendEmailCode, { params: { id }, query: {} });
/** The minute between two codes has passed. */
const aMinuteLater = () => rows("update contact_code set sent_at = sent_at - interval '1 minute'");

describe('access.take_code', () => {
  const take = async (subjects: Buffer[], limits: number[]) =>
    (await app.database.pool.query('select access.take_code($1::bytea[], $2::integer[]) as again', [subjects, limits]))
      .rows[0].again;

  it('who asks while another is asking waits for what that one takes', async () => {
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query("select access.take_code(array[$1::bytea], '{1}')", [hashOf('one')]);
    const late = take([hashOf('one')], [1]);
    await Promise.race([late, lockAwaited(app.database.owner)]);
    await client.query('commit');
    client.release();
    expect(await late).not.toBeNull();
  });

  it('of many at once exactly as many as the limit are taken, in whatever order the subjects come', async () => {
    const [one, two] = [hashOf('one'), hashOf('two')];
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? take([one, two], [10, 20]) : take([two, one], [20, 10]))),
    );
    expect(all.filter(again => again === null)).toHaveLength(10);
    expect(await counted()).toBe(20);
  });

  it('says when there is a place again, counts nothing then, and the day slides', async () => {
    await sent('old', 1, 23);
    await sent('old', 2, 1);
    const again = await take([hashOf('old'), hashOf('new')], [3, 3]);
    const inHours = (again.getTime() - Date.now()) / 3_600_000;
    expect(inHours).toBeGreaterThan(0.9);
    expect(inHours).toBeLessThan(1.1);
    expect(await counted()).toBe(3);
    await rows("update code_sent set at = at - interval '2 hours' where at < now() - interval '20 hours'");
    expect(await take([hashOf('old'), hashOf('new')], [3, 3])).toBeNull();
  });

  it('nobody reads who got what', async () => {
    await expect(app.database.pool.query('select from code_sent')).rejects.toThrow('permission denied');
  });
});

describe('codes of somebody who proved their password', () => {
  it('after ten in a day none goes out; the last one is named and works', async () => {
    for (let n = 0; n < 10; n += 1) {
      await aMinuteLater();
      await askEmail();
    }
    await aMinuteLater();
    const { body, status } = await refusalOf(askEmail());
    expect([status, body.code]).toEqual([429, 'CODES_OF_DAY_USED_LAST_GOOD']);
    expect(body.data).toMatchObject({ contato: 'm****@p*****.test', tempo: '24 h', validade: '10 min' });
    const code = codeIn(await messageTo(app, 'maria@pantanal.test', 10));
    expect(await rows('select count(*)::int as n from outbox_message')).toEqual([{ n: 10 }]);
    await maria(calls.confirmEmail, { params: { id }, query: { token: code } });
  });

  it('the second factor and both contacts share a person’s ten; without a good one it says only when', async () => {
    await sent(`code:person:${id}`, 10, 20);
    for (const ask of [
      askEmail,
      () => maria(calls.sendCellPhoneCode, { params: { id }, query: {} }),
      () => maria(calls.sendContactCode, { body: { tipo: 'email' as const } }),
    ]) {
      const { body } = await refusalOf(ask());
      expect([body.code, body.data?.tempo]).toEqual(['CODES_OF_DAY_USED', '4 h']);
    }
    expect(await counted()).toBe(10);
  });

  it.each([
    ['contact', 'code:contact:maria@pantanal.test', 10],
    ['address', 'code:address:127.0.0.1', 300],
  ])('a %s has an end too, whoever asks', async (_, of, most) => {
    await sent(of, most - 1);
    await askEmail();
    await aMinuteLater();
    expect(await codeOf(askEmail())).toBe('CODES_OF_DAY_USED_LAST_GOOD');
  });

  it('what HR proposes counts for the person it is proposed for', async () => {
    await sent(`code:person:${await app.personId('gustavo')}`, 10);
    const helena = await app.as('helena', 'rh');
    const gustavo = await app.personId('gustavo');
    const [{ version, name }] = await rows('select version, name from person where id = $1', [gustavo]);
    const save = helena(calls.saveProfile, {
      body: { id: gustavo, nome: name, email: 'outro@pantanal.test', desabilitaPropaganda: false, versao: version },
    });
    expect(await codeOf(save)).toBe('CODES_OF_DAY_USED');
  });
});

describe('recoveries, which anybody may ask for', () => {
  const recover = () =>
    throughCaptcha(token =>
      anonymous(app)(calls.recoverPassword, { body: { email: 'maria@pantanal.test', Token: token } }),
    );
  const done = () =>
    expect
      .poll(
        async () =>
          (
            await rows(
              "select id from jobs.job where name = 'identity-recovery' and state in ('created', 'active', 'retry')",
            )
          ).length,
      )
      .toBe(0);
  const mails = async () =>
    (await rows("select id from outbox_message where recipient = 'maria@pantanal.test'")).length;
  const link = async () =>
    (await rows("select link_mac from contact_code where person_id = $1 and purpose = 'recovery'", [id]))[0]?.link_mac;

  it.each([
    ['person', () => `recovery:person:${id}`, 10],
    ['contact', () => 'recovery:contact:maria@pantanal.test', 10],
    ['address', () => 'recovery:address:127.0.0.1', 30],
  ])(
    'beyond what is sent for one %s in a day nothing goes out, the answer is the same and the last link stays',
    async (_, of, most) => {
      await sent(of(), most - 1);
      const first = await recover();
      await done();
      await expect.poll(mails).toBe(1);
      const kept = await link();
      expect(await recover()).toEqual(first);
      await done();
      expect(await mails()).toBe(1);
      expect(await link()).toEqual(kept);
    },
  );

  it('use up nobody’s codes of a sign-in', async () => {
    await sent(`recovery:person:${id}`, 10);
    await sent('recovery:contact:maria@pantanal.test', 10);
    await sent('recovery:address:127.0.0.1', 30);
    await askEmail();
  });
});
