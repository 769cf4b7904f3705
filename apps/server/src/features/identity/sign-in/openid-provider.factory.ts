import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';

/** A real OpenID Connect provider on a port of its own, at which a test signs somebody in. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is at the provider's page from now on. */
  greet(account: Account): void;
  /** Signs in as this account at the address our server sent the browser to. @returns the query it is sent back with */
  visit(address: string, account: Account): Promise<string>;
  stop(): Promise<void>;
}

export interface Account {
  sub: string;
  claims?: Record<string, unknown>;
  amr?: string[];
}

const client = { clientId: 'cracha', clientSecret: 'a secret of the tests' };

export async function startProvider(redirectUri: string, port = 0): Promise<TestProvider> {
  const accounts = new Map<string, Account>();
  let present: Account = { sub: '' };
  const greet = (account: Account) => {
    accounts.set(account.sub, account);
    present = account;
  };
  const server = createServer();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const provider = providerOf(issuer, redirectUri, accounts);
  const serve = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    request.url?.startsWith('/interaction/') ? signIn(provider, present, request, response) : serve(request, response),
  );
  return {
    issuer,
    ...client,
    greet,
    visit(address, account) {
      greet(account);
      return follow(address, redirectUri);
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function providerOf(issuer: string, redirectUri: string, accounts: Map<string, Account>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'cpf'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts.get(sub)?.claims }),
    }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  });
}

/** What the provider's own page would do: says who it is, and that they agree. */
async function signIn(
  provider: Provider,
  { sub, amr }: Account,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const grant = new provider.Grant({ accountId: sub, clientId: client.clientId });
  grant.addOIDCScope('openid email profile');
  const login = { accountId: sub, ...(amr ? { amr } : {}) };
  await provider.interactionFinished(request, response, { login, consent: { grantId: await grant.save() } });
}

/** A browser without a page: follows redirects with the provider's cookies until it is sent back to us. */
async function follow(address: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let hops = 0; hops < 10; hops++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
    if (next.startsWith(redirectUri)) return new URL(next).search.slice(1);
  }
  throw new Error('The provider sends in circles.');
}
