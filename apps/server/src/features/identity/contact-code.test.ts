import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { codeIn, messageTo } from './identity-world.factory.ts';

let app: TestApp;
let maria: Call;
let id: string;
beforeAll(async () => {
  app = await startApp();
  id = await app.personId('maria');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.owner.query('delete from contact_code; delete from outbox_message; delete from attempt');
  maria = await app.as('maria', 'trabalhador');
});

const contacts = async () => {
  const { rows } = await app.database.owner.query(
    'select email, cell_phone, email_confirmed_at from person where id = $1',
    [id],
  );
  return rows[0];
};

describe('GET /Usuario/confirm-data/{id}/cell-phone and …/token', () => {
  it('a worker can confirm with the code sent, and afterwards the cell phone is confirmed; a wrong code leaves it', async () => {
    await app.database.owner.query('update person set cell_phone_confirmed_at = null where id = $1', [id]);
    const sent = await maria(calls.sendCellPhoneCode, { params: { id }, query: {} });
    expect(sent.enviadoPara).toBe('(**) *****-4321');
    const code = codeIn(await messageTo(app, '11987654321'));
    const confirm = (token?: string) => maria(calls.confirmCellPhone, { params: { id }, query: { token } });
    expect(await codeOf(confirm())).toBe('CONTACT_CODE_MISSING');
    expect(await codeOf(confirm(code === '111111' ? '222222' : '111111'))).toBe('CONTACT_CODE_INVALID');
    expect((await maria(calls.signedInUser, {})).usuarioConfirmacao.celularConfirmado).toBe(false);
    expect(await confirm(code)).toEqual({ celular: '11987654321', celularConfirmado: true });
    expect((await maria(calls.signedInUser, {})).usuarioConfirmacao.celularConfirmado).toBe(true);
    expect(await codeOf(confirm(code))).toBe('CONTACT_CODE_INVALID');
  });

  it('refuses no cell phone at all, and an invalid one', async () => {
    const joao = await app.as('gustavo', 'trabalhador');
    const own = await app.personId('gustavo');
    const ask = (celular?: string) => joao(calls.sendCellPhoneCode, { params: { id: own }, query: { celular } });
    expect(await codeOf(ask())).toBe('CONTACT_NOT_FOUND');
    expect(await codeOf(ask('123'))).toBe('INVALID_CELL_PHONE');
  });
});

describe('GET /Usuario/confirm-data/{id}/email and …/token', () => {
  const ask = (email?: string) => maria(calls.sendEmailCode, { params: { id }, query: { email } });
  const confirm = (token: string) => maria(calls.confirmEmail, { params: { id }, query: { token } });

  it('a worker can move to a new address, which counts only once confirmed, and the old one is told', async () => {
    await ask('Maria.Nova@Pantanal.test');
    expect((await contacts()).email).toBe('maria@pantanal.test');
    await confirm(codeIn(await messageTo(app, 'maria.nova@pantanal.test')));
    expect((await contacts()).email).toBe('maria.nova@pantanal.test');
    expect((await messageTo(app, 'maria@pantanal.test')).subject).toBe('Seu contato mudou');
    const { rows } = await app.database.owner.query(
      "select before, after from record_history where verb = 'contactConfirmed' order by id desc limit 1",
    );
    expect(rows[0]).toEqual({ before: { contact: 'm****@p*****.test' }, after: { contact: 'm****@p*****.test' } });
    await app.database.owner.query("update person set email = 'maria@pantanal.test' where id = $1", [id]);
  });

  it("refuses another user's address, now and when it was taken meanwhile", async () => {
    expect(await codeOf(ask('helena@pantanal.test'))).toBe('CONTACT_ALREADY_REGISTERED');
    await ask('livre@pantanal.test');
    const code = codeIn(await messageTo(app, 'livre@pantanal.test'));
    await app.database.owner.query("update person set email = 'livre@pantanal.test' where email = 'bruno@boreal.test'");
    expect(await codeOf(confirm(code))).toBe('CONTACT_ALREADY_REGISTERED');
    expect((await contacts()).email).toBe('maria@pantanal.test');
  });

  it('makes the next code wait a minute', async () => {
    await ask();
    expect(await codeOf(ask())).toBe('CONTACT_CODE_TOO_SOON');
  });

  it('refuses an expired code, and every act for somebody else', async () => {
    await ask();
    const code = codeIn(await messageTo(app, 'maria@pantanal.test'));
    await app.database.owner.query("update contact_code set expires_at = now() - interval '1 second'");
    expect(await codeOf(confirm(code))).toBe('CONTACT_CODE_INVALID');
    const other = await app.personId('helena');
    const acts = [
      () => maria(calls.sendEmailCode, { params: { id: other }, query: {} }),
      () => maria(calls.confirmEmail, { params: { id: other }, query: { token: code } }),
      () => maria(calls.sendCellPhoneCode, { params: { id: other }, query: {} }),
      () => maria(calls.confirmCellPhone, { params: { id: other }, query: { token: code } }),
      () => maria(calls.declareEthnicity, { params: { id: other }, query: { cor: 'parda', declaracao: 'true' } }),
      () => maria(calls.acceptPolicy, { params: { id: other }, query: {} }),
    ];
    for (const act of acts) expect(await codeOf(act())).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it('keeps no code readable: not in its table, not in the queue, not in the log', async () => {
    await ask();
    const code = codeIn(await messageTo(app, 'maria@pantanal.test'));
    const { rows } = await app.database.owner.query(
      "select data::text as data from jobs.job where name = 'identity-message'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(data).not.toContain(code);
    const kept = await app.database.owner.query('select code_mac::text as mac from contact_code');
    expect(kept.rows[0].mac).not.toContain(code);
    await confirm(code);
    for (const line of app.logged) expect(line).not.toContain(code);
  });
});

describe('GET /usuario/twofact/confirm/token/{token}, signed in', () => {
  it('makes the second factor fresh, and answers nothing', async () => {
    await maria(calls.sendContactCode, { body: { tipo: 'email' } });
    const code = codeIn(await messageTo(app, 'maria@pantanal.test'));
    expect(await maria(calls.confirmContactCode, { params: { token: code } })).toBeUndefined();
    const { rows } = await app.database.owner.query(
      'select count(*)::int as n from session where second_factor_at is not null',
    );
    expect(rows[0].n).toBe(1);
  });
});
