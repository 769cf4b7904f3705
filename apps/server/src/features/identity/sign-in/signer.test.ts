import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#kernel/database/transaction.ts';
import { tokenRow } from '#kernel/http/token.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { anonymous, holding } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt'));

const enter = (tokenAcesso = 'demo-assinante', codigoAcesso = '424242') =>
  anonymous(app)(calls.signInSigner, { body: { tokenAcesso, codigoAcesso } });
const signerRow = async () => (await app.database.owner.query('select id, opened_at from document_signer')).rows[0];

describe('POST /usuario/autenticaAssinante', () => {
  it('a signer enters with link and code, reads that document and no other, and the first opening is dated', async () => {
    await app.database.owner.query(
      "insert into document (access_group_id, title, code) select access_group_id, 'Outro', 'D-2026-900001' from document",
    );
    expect((await signerRow()).opened_at).toBeNull();
    const { access_token } = await enter();
    const first = (await signerRow()).opened_at;
    expect(first).not.toBeNull();
    await enter('demo-assinante', '424 242');
    expect((await signerRow()).opened_at).toEqual(first);
    const { jti, role } = decodeJwt(access_token);
    expect(role).toEqual(['ASSINANTE']);
    const seen = await inTransaction(
      app.database.pool,
      `select access.open('${tokenRow(String(jti))}', 'assinante')`,
      async client => {
        const { rows } = await client.query('select title as name from document');
        return rows;
      },
    );
    expect(seen).toEqual([{ name: 'Termo de confidencialidade' }]);
    const { rows } = await app.database.owner.query(
      "select entity_id from record_history where verb = 'signerEntered'",
    );
    expect(rows[0].entity_id).toBe((await signerRow()).id);
  });

  it('the session tells who it is, is renewed and ended, and opens nothing of a user', async () => {
    const { access_token } = await enter();
    const call = holding(app, access_token);
    expect(await call(calls.signedInUser, {})).toMatchObject({ nome: 'Vera Antunes', roles: ['ASSINANTE'] });
    expect(await call(calls.isInRole, { params: { role: 'assinante' } })).toBe(true);
    for (const closed of [
      () => call(calls.companiesOfProfile, {}),
      () => call(calls.sessions, {}),
      () => call(calls.saveProfile, { body: { nome: 'Vera', desabilitaPropaganda: true } }),
      () => call(calls.workerHasFlow, {}),
    ])
      expect(await codeOf(closed())).toBe('ACCESS_NOT_ALLOWED');
    const fresh = holding(app, (await call(calls.refreshToken, {})).access_token);
    await fresh(calls.signOut, {});
    expect(await codeOf(fresh(calls.signedInUser, {}))).toBe('UNAUTHENTICATED');
  });

  it('a wrong code and an unknown link answer alike; guesses end; a link past its term is told to who has the code', async () => {
    expect(await codeOf(enter('nada'))).toBe('LOGIN_FAILED');
    await app.database.owner.query("update document_signer set access_until = now() - interval '1 minute'");
    expect(await codeOf(enter('demo-assinante', '000000'))).toBe('LOGIN_FAILED');
    expect(await codeOf(enter())).toBe('LINK_EXPIRED');
    await app.database.owner.query('update document_signer set access_until = null');
    expect(await codeOf(enter('', ''))).toBe('REQUIRED_FIELD');
    for (let n = 0; n < 9; n++) expect(await codeOf(enter('demo-assinante', '000000'))).toBe('LOGIN_FAILED');
    expect(await codeOf(enter())).toBe('TOO_MANY_ATTEMPTS');
  });
});
