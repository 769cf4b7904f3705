import { profileRoles, profiles, type Role } from '@cracha/contract/access/roles.ts';
import { contract } from '@cracha/contract/contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { Contract, Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '#features/identity/identity-world.factory.ts';
import type { DemoKey } from '../src/seed/demo-people.ts';
import { startApp, type TestApp } from './app.ts';
import { sampleOf } from './sample-body.ts';

let app: TestApp;
const bearers = new Map<DemoKey | 'signer', string>();

/** One demo user per role, and the signer, who is none; everything confirmed, so that no open step hides the answer. */
const userOf: Record<Role, DemoKey | 'signer'> = {
  RH: 'helena',
  EMPREGADO: 'maria',
  GESTOR: 'gustavo',
  FINANCEIRO: 'fernanda',
  ADMIN: 'admin',
  SUPORTE: 'suporte',
  ASSEMAT: 'assoc',
  REVENDEDOR: 'revenda',
  ASSINANTE: 'signer',
};

beforeAll(async () => {
  app = await startApp();
  // companies don't begin with openings
  await app.database.owner.query("update company set app_accesses = app_accesses || '{recrutamento}'");
  for (const who of Object.values(userOf))
    bearers.set(who, who === 'signer' ? await signerBearer() : await app.bearer(who));
});
afterAll(() => app.stop());

async function signerBearer(): Promise<string> {
  const body = { tokenAcesso: 'demo-assinante', codigoAcesso: '424242' };
  return (await anonymous(app)(contract.identity.signInSigner, { body })).access_token;
}

const features: [string, Contract][] = Object.entries(contract);
const calls = features.flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${feature}.${key}`, endpoint })),
);
const foreign = '00000000-0000-4000-8000-000000000000';

/** What a parameter that is no id is asked with. */
const samples: readonly [named: RegExp, value: string][] = [
  [/page|pagina|size|^tipo$|^numero$|^n$/i, '1'],
  [/^(habilitado|ligado)$/, 'true'],
  [/^forma$/, 'pdf'],
  [/^ano$/, '2026'],
];

function address(endpoint: Endpoint): string {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '');
  const path = pathOf(
    endpoint,
    Object.fromEntries(names.map(name => [name, samples.find(([named]) => named.test(name))?.[1] ?? foreign])),
  );
  const needed = endpoint.query && (sampleOf(endpoint.query) as Record<string, string>);
  return `${path}?${new URLSearchParams(needed)}`;
}

async function ask(endpoint: Endpoint, headers: Record<string, string>): Promise<{ status: number; code: string }> {
  const answer = await app.send(address(endpoint), { method: endpoint.method, headers });
  // a stream of events never ends: that it began is the answer
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await answer.body?.cancel();
  const text = isStream ? '' : await answer.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return { status: answer.status, code };
}

const guarded = calls.filter(({ endpoint }) => endpoint.access !== 'public');
const byRole = calls.flatMap(({ name, endpoint }) =>
  typeof endpoint.access === 'object' ? [{ name, endpoint, roles: endpoint.access.roles }] : [],
);

it.each(guarded)('$name answers a stranger 401', async ({ endpoint }) => {
  expect(await ask(endpoint, {})).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});

describe.each(Object.entries(userOf))('%s', (role, who) => {
  const profile = profiles.find(name => profileRoles[name].some(own => own === role)) ?? 'trabalhador';
  const held: readonly string[] = profileRoles[profile];
  /** Of a shared profile (the operator's and support's) a user holds one role. */
  const letsIn = (roles: readonly string[]) => roles.some(allowed => allowed === role && held.includes(allowed));

  it.each(byRole.filter(({ roles }) => !letsIn(roles)))('is not let into $name: 403', async ({ endpoint }) => {
    const { status, code } = await ask(endpoint, { authorization: `Bearer ${bearers.get(who)}`, 'x-profile': profile });
    expect([status, code.replace('_ADMIN', '')]).toEqual([403, 'ACCESS_NOT_ALLOWED']);
  });

  it.each(byRole.filter(({ roles, endpoint }) => letsIn(roles) && endpoint.planned))(
    'may call $name, which is planned: 501',
    async ({ endpoint }) => {
      const { status, code } = await ask(endpoint, {
        authorization: `Bearer ${bearers.get(who)}`,
        'x-profile': profile,
      });
      const notGranted = ['FEATURE_NOT_CONTRACTED', 'OPERATION_NOT_ALLOWED'].includes(code);
      expect(notGranted ? 501 : status).toBe(501);
    },
  );

  it.each(byRole.filter(({ roles, endpoint }) => letsIn(roles) && !endpoint.planned))(
    'is let into $name, and a foreign id is not found',
    async ({ endpoint }) => {
      const { status, code } = await ask(endpoint, {
        authorization: `Bearer ${bearers.get(who)}`,
        'x-profile': profile,
      });
      expect(code).not.toMatch(/^ACCESS_NOT_ALLOWED|^UNAUTHENTICATED/);
      expect(status).toBeLessThan(500);
      if (endpoint.method !== 'GET' || !endpoint.path.includes('/:id')) return;
      // of one's own person alone: any other id, known or not, is refused alike
      const refused = endpoint.path.startsWith('/Usuario/') ? [403, 'USER_CHANGE_NOT_ALLOWED'] : [404, code];
      expect([status, code]).toEqual(refused);
    },
  );
});

describe('addresses', () => {
  it('answer in any letter case, with double and trailing slashes', async () => {
    const answer = await app.send('//USUARIO//getUsuarioLogado/', {
      headers: { authorization: `Bearer ${bearers.get('maria')}` },
    });
    expect(answer.status).toBe(200);
  });

  it("an unknown one is not found, in the catalogue's body", async () => {
    const answer = await app.send('/nada');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND', requestId: expect.any(String) }),
    ]);
  });

  it('every answer carries the security headers and is kept by nobody', async () => {
    const { headers } = await app.send('/usuario/getusuariologado');
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
    ])
      expect(headers.get(name), name).toBeTruthy();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('no token, CPF, e-mail or password came into the log', () => {
    expect(app.logged.length).toBeGreaterThan(100);
    for (const line of app.logged) expect(line).not.toMatch(/eyJ|529\.?982|@pantanal|Cracha@2026/);
  });
});
