import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GET /Usuario/set-privacy-police/{id}', () => {
  it('a worker can accept, and afterwards the next step is the provisional password; a second call changes no date', async () => {
    const joao = await app.as('joao', 'trabalhador');
    const id = await app.personId('joao');
    const accept = (versao?: string) => joao(calls.acceptPolicy, { params: { id }, query: { versao } });
    expect(await codeOf(accept('2019-01'))).toBe('STALE_VERSION');
    const first = await accept(policyVersion);
    expect(await accept()).toEqual(first);
    const { rows } = await app.database.owner.query('select version, ip from privacy_acceptance where person_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ version: policyVersion, ip: '127.0.0.1' }]);
    const user = await joao(calls.signedInUser, {});
    expect([user.flgAceitoTermoPrivacidade, user.loginSenhaProvisoria]).toEqual([true, true]);
    expect(await codeOf(joao(calls.workerAppAccesses, {}))).toBe('STEP_PENDING');
  });

  it('a new version of the policy asks again', async () => {
    const { rows } = await app.database.owner.query('select access.policy_version() as version');
    expect(rows[0].version).toBe(policyVersion);
    const id = await app.personId('ana');
    const ana = await app.as('ana', 'trabalhador');
    await ana(calls.workerAppAccesses, {});
    await app.database.owner.query("update privacy_acceptance set version = '2025-01' where person_id = $1", [id]);
    expect(await codeOf(ana(calls.workerAppAccesses, {}))).toBe('STEP_PENDING');
    expect((await ana(calls.signedInUser, {})).flgAceitoTermoPrivacidade).toBe(false);
  });
});

describe('GET /Usuario/confirm-data/{id}/ethnic', () => {
  it("a worker can declare 'naoInformada', admitted before it had to be told; without the declaration nothing changes", async () => {
    const maria = await app.as('maria', 'trabalhador');
    const id = await app.personId('maria');
    await app.database.owner.query('update person set ethnicity_confirmed_at = null where id = $1', [id]);
    await app.database.owner.query("update employment set admitted_on = '2019-03-01' where person_id = $1", [id]);
    const declare = (cor: string | undefined, declaracao?: string) =>
      maria(calls.declareEthnicity, { params: { id }, query: { cor, declaracao } });
    expect(await codeOf(declare('naoInformada'))).toBe('ETHNICITY_DECLARATION_REQUIRED');
    expect(await codeOf(declare(undefined, 'true'))).toBe('REQUIRED_FIELD');
    expect(await codeOf(declare('azul', 'true'))).toBe('INVALID_OPTION');
    expect((await maria(calls.signedInUser, {})).usuarioConfirmacao.corConfirmado).toBe(false);
    await app.database.owner.query("update employment set admitted_on = '2024-04-22' where person_id = $1", [id]);
    expect(await codeOf(declare('naoInformada', 'true'))).toBe('INVALID_OPTION');
    await app.database.owner.query("update employment set admitted_on = '2024-04-21' where person_id = $1", [id]);
    expect(await declare('naoInformada', 'true')).toEqual({ corConfirmado: true });
    const { rows } = await app.database.owner.query('select ethnicity, ethnicity_ip from person where id = $1', [id]);
    expect(rows).toEqual([{ ethnicity: 'naoInformada', ethnicity_ip: '127.0.0.1' }]);
    expect((await maria(calls.signedInUser, {})).usuarioConfirmacao.corConfirmado).toBe(true);
  });
});
