import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { providerContract as calls } from '@cracha/contract/features/identity/provider.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { anonymous, challengeOf, demoCode, holding } from '../identity-world.factory.ts';
import { type Account, startProvider, type TestProvider } from './openid-provider.factory.ts';

const site = 'https://portal.pantanal.test';
let provider: TestProvider;
/** The same people by CPF in `sub`, as gov.br does it. */
let app: TestApp;

const settings = (given: Record<string, string> = {}) => ({
  PUBLIC_URL: site,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  ...given,
});

beforeAll(async () => {
  provider = await startProvider(`${site}/login/provedor`);
  app = await startApp(settings());
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});
beforeEach(() =>
  app.database.owner.query('delete from attempt; delete from security_event; delete from provider_sign_in'),
);

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria: Account = { sub: '52998224725' };
const begin = (at = app) => anonymous(at)(calls.beginProviderSignIn, {});
const finish = (resposta: string, chave: string, at = app) =>
  anonymous(at)(calls.finishProviderSignIn, { body: { resposta, chave } });

/** The whole way, with what a test bends on it. */
async function signIn(account: Account, at = app) {
  const { endereco, chave } = await begin(at);
  return finish(await provider.visit(endereco, account), chave, at);
}
const changed = (answer: string, change: Record<string, string | undefined>) => {
  const query = new URLSearchParams(answer);
  for (const [name, value] of Object.entries(change)) value === undefined ? query.delete(name) : query.set(name, value);
  return query.toString();
};

describe('signing in by a provider', () => {
  it('an installation without one begins and ends nothing', async () => {
    const without = await startApp();
    expect(await codeOf(begin(without))).toBe('NOT_AVAILABLE');
    expect(await codeOf(finish('code=x&state=y', 'z', without))).toBe('NOT_AVAILABLE');
    await without.stop();
  });

  it('goes there with PKCE, state and nonce, and comes back into an ordinary session', async () => {
    const { endereco } = await begin();
    const asked = new URL(endereco).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length, name).toBeGreaterThan(20);
    expect(asked.get('redirect_uri')).toBe(`${site}/login/provedor`);
    const { access_token } = await signIn(maria);
    const user = await holding(app, access_token)(identityContract.signedInUser, {});
    expect(user.id).toBe(await app.personId('maria'));
    const kinds = (await sql('select kind from security_event')).map(row => row.kind);
    expect(kinds.sort()).toEqual(['providerUsed', 'signedIn']);
  });

  it('somebody unknown here is told plainly, and nobody is made', async () => {
    const before = await sql('select count(*) from person');
    for (const sub of ['11144477735', 'no-cpf-at-all'])
      expect(await codeOf(signIn({ sub }))).toBe('PROVIDER_USER_UNKNOWN');
    expect(await sql('select count(*) from person')).toEqual(before);
  });

  it('who is inactive or holds nothing is told so', async () => {
    await sql("update person set active = false where email = 'maria@pantanal.test'");
    expect(await codeOf(signIn(maria))).toBe('USER_INACTIVE');
    await sql("update person set active = true where email = 'maria@pantanal.test'");
    await sql('update membership set enabled = false where person_id = $1', [await app.personId('maria')]);
    expect(await codeOf(signIn(maria))).toBe('USER_WITHOUT_ROLES');
    await sql('update membership set enabled = true where person_id = $1', [await app.personId('maria')]);
  });
});

describe('an answer that is not the one', () => {
  const answered = async (change: Record<string, string | undefined>) => {
    const { endereco, chave } = await begin();
    return codeOf(finish(changed(await provider.visit(endereco, maria), change), chave));
  };

  it('another state, issuer or code, none of them, or a refusal: no session', async () => {
    const sessions = await sql("select from session where kind = 'full'");
    for (const change of [
      { state: 'invented' },
      { state: undefined },
      { iss: 'https://outro.test' },
      { iss: undefined },
      { code: 'invented' },
      { code: undefined },
      { code: undefined, error: 'access_denied' },
    ])
      expect(await answered(change), JSON.stringify(change)).toBe('LOGIN_FAILED');
    expect(await sql("select from session where kind = 'full'")).toHaveLength(sessions.length);
  });

  it('a token with another nonce', async () => {
    const { endereco, chave } = await begin();
    const address = new URL(endereco);
    address.searchParams.set('nonce', 'of somebody else');
    expect(await codeOf(finish(await provider.visit(address.href, maria), chave))).toBe('LOGIN_FAILED');
  });

  it('a code that was stolen on its way: the verifier is another', async () => {
    const [theirs, mine] = [await begin(), await begin()];
    const { code } = Object.fromEntries(new URLSearchParams(await provider.visit(theirs.endereco, maria)));
    const answer = changed(await provider.visit(mine.endereco, maria), { code });
    expect(await codeOf(finish(answer, mine.chave))).toBe('LOGIN_FAILED');
  });

  it('one that was begun in another browser', async () => {
    const [theirs, mine] = [await begin(), await begin()];
    expect(await codeOf(finish(await provider.visit(theirs.endereco, maria), mine.chave))).toBe('LOGIN_FAILED');
  });

  it('a second time, and too late', async () => {
    const { endereco, chave } = await begin();
    const answer = await provider.visit(endereco, maria);
    await finish(answer, chave);
    expect(await codeOf(finish(answer, chave))).toBe('LOGIN_FAILED');
    const late = await begin();
    const lateAnswer = await provider.visit(late.endereco, maria);
    await sql("update provider_sign_in set expires_at = now() - interval '1 second'");
    expect(await codeOf(finish(lateAnswer, late.chave))).toBe('LOGIN_FAILED');
  });
});

describe('the second factor', () => {
  const fernanda: Account = { sub: '82342031009', amr: ['pwd', 'mfa'] };

  it('is asked for here, whatever the provider says, and opens the session; the challenge is used up', async () => {
    const refusal = await refusalOf(signIn(fernanda));
    expect(refusal.body.code).toBe('KEY_NOT_FOUND');
    const call = holding(app, String(refusal.body.data?.challenge));
    const enter = (PSK: string) => call(calls.signInWithChallenge, { body: { PSK } });
    expect(await codeOf(enter('000000'))).toBe('TWO_FACTOR_CODE_INVALID');
    const { access_token } = await enter(demoCode());
    expect((await holding(app, access_token)(identityContract.signedInUser, {})).id).toBe(
      await app.personId('fernanda'),
    );
    expect(await codeOf(enter(demoCode(1)))).toBe('UNAUTHENTICATED');
    expect(await codeOf(holding(app, access_token)(calls.signInWithChallenge, { body: { PSK: '1' } }))).toBe(
      'STATUS_FORBIDS',
    );
  });

  it('a challenge after a password takes the same code, and guesses at it count', async () => {
    const call = holding(app, await challengeOf(app, { CPF: '16180339805' }));
    const enter = () => call(calls.signInWithChallenge, { body: { PSK: '000000' } });
    for (let n = 0; n < 10; n++) expect(await codeOf(enter())).toBe('TWO_FACTOR_CODE_INVALID');
    expect(await codeOf(enter())).toBe('TOO_MANY_ATTEMPTS');
  });

  it('the provider’s counts where the settings say so, and only if it says so', async () => {
    const trusting = await startApp(settings({ OIDC_SECOND_FACTOR: 'mfa, ouro' }));
    expect((await signIn(fernanda, trusting)).token_type).toBe('bearer');
    expect(await codeOf(signIn({ ...fernanda, amr: ['pwd'] }, trusting))).toBe('KEY_NOT_FOUND');
    await trusting.stop();
  });
});

describe('other providers', () => {
  it('by e-mail: verified there and confirmed here', async () => {
    const byMail = await startApp(settings({ OIDC_CLAIM: 'email' }));
    const account = (email_verified: boolean): Account => ({
      sub: `u-${email_verified}`,
      claims: { email: 'Maria@Pantanal.test', email_verified },
    });
    expect((await signIn(account(true), byMail)).token_type).toBe('bearer');
    expect(await codeOf(signIn(account(false), byMail))).toBe('PROVIDER_USER_UNKNOWN');
    await byMail.database.owner.query('update person set email_confirmed_at = null');
    expect(await codeOf(signIn(account(true), byMail))).toBe('PROVIDER_USER_UNKNOWN');
    await byMail.stop();
  });

  it('by a claim of its own that holds a CPF', async () => {
    const byClaim = await startApp(settings({ OIDC_CLAIM: 'cpf' }));
    expect((await signIn({ sub: 'u-2', claims: { cpf: '529.982.247-25' } }, byClaim)).token_type).toBe('bearer');
    await byClaim.stop();
  });

  it('one that is down is told in a sentence, before and after', async () => {
    const gone = await startProvider(`${site}/login/provedor`);
    const half = await startApp({ ...settings(), OIDC_ISSUER: gone.issuer });
    const { endereco, chave } = await begin(half);
    const answer = await gone.visit(endereco, maria);
    await gone.stop();
    expect(await codeOf(finish(answer, chave, half))).toBe('PROVIDER_OUT_OF_REACH');
    await half.stop();
    const never = await startApp({ ...settings(), OIDC_ISSUER: gone.issuer });
    const refusal = await refusalOf(begin(never));
    expect([refusal.status, refusal.body.message]).toEqual([
      503,
      'O serviço de identificação não respondeu. Entre com a senha ou tente de novo.',
    ]);
    await never.stop();
  });
});
