import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { enter, expect, story } from './story.ts';

/** Passkeys belong to a site with a name: without a public address that is this machine's. */
const siteOf = (url: string) => url.replace('127.0.0.1', 'localhost');

/** A phone's own authenticator, which knows its person. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** The bearer of who is signed in, as the page sends it. */
async function bearerOf(page: Page): Promise<string> {
  const asked = page.waitForRequest(request => request.url().includes('/api/') && !!request.headers().authorization);
  await page.reload();
  return (await asked).headers().authorization ?? '';
}

/** Makes a passkey through the calls, with the browser's own device. */
async function makePasskey(page: Page): Promise<void> {
  const authorization = await bearerOf(page);
  await page.evaluate(async bearer => {
    const send = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', authorization: bearer };
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const options = await send('/usuario/chaves-acesso/opcoes', { senhaAtual: btoa('Cracha@2026') });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = await navigator.credentials.create({ publicKey });
    if (!(made instanceof PublicKeyCredential)) throw new Error('The device made nothing.');
    await send('/usuario/chaves-acesso', { nome: 'Celular', credencial: made.toJSON() });
  }, authorization);
}

story(
  'a worker can make a passkey, and afterwards comes in with it alone; a device that does not know its person lets nobody in',
  async ({ page, ask, installation }) => {
    const site = siteOf(installation.url);
    const device = await withDevice(page);
    await page.goto(`${site}/login`);
    await enter(page, 'maria@pantanal.test', 'Cracha@2026');
    await page.waitForURL(/trabalhador\/inicio/);
    await makePasskey(page);
    expect(await device.keys()).toHaveLength(1);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site}/login?redirect=%2Ftrabalhador%2Frecibos`);
    await picture(page, 'login-passkey');
    await device.verifies(false);
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).click();
    await expect(page).toHaveURL(/\/login/);
    await device.verifies(true);
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).click();
    await expect(page).toHaveURL(/\/trabalhador\/recibos$/);
    const used = await ask(
      `select k.counter > 0 as counted, k.used_at is not null as used from passkey k join person p on p.id = k.person_id where p.email = 'maria@pantanal.test'`,
    );
    expect(used).toEqual([{ counted: true, used: true }]);
    await ask('delete from passkey');
    await page.goto(`${site}/login`);
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'A chave deste aparelho não abriu sua conta.' }),
    ).toBeVisible();
  },
);

story(
  'HR can print a letter for who has no e-mail, and afterwards that worker comes in by it, once',
  async ({ page, ask, signIn }) => {
    const [worker] = await ask(
      `select p.id, p.cpf, p.name from person p join employment e on e.person_id = p.id join access_group g on g.id = e.access_group_id
        where g.name = 'Grupo Pantanal' and p.email is null and p.cpf is not null and p.first_signed_in_at is null and e.dismissed_on is null
        order by p.name limit 1`,
    );
    // nobody has used the account yet
    await ask('update person set password_hash = null where id = $1', [worker?.id]);
    await ask('update membership set accepted_at = null, accepted_how = null where person_id = $1', [worker?.id]);
    const name = String(worker?.name);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/primeiro-acesso');
    await page.getByRole('searchbox').fill(name);
    const row = page.getByRole('listitem').filter({ hasText: name }).first();
    await row.getByRole('checkbox').check();
    await row.getByLabel(/^Data de nascimento/).fill('1990-04-17');
    await picture(page, 'access-letters');
    await page.getByRole('button', { name: 'Gerar cartas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A carta está pronta');
    const shown = await page.getByRole('listitem').filter({ hasText: name }).textContent();
    const code = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(shown ?? '')?.[0] ?? '';
    await picture(page, 'access-letters-ready');
    await page.getByLabel('Já imprimi e guardei as cartas').check();
    await page.getByRole('button', { name: 'Voltar à lista' }).click();
    await page.evaluate(() => localStorage.clear());

    await page.goto('/login');
    await page.getByRole('link', { name: 'Usar a carta do RH' }).click();
    await page.getByLabel('Código da carta').fill(code.toLowerCase());
    await page.getByLabel('CPF').fill(String(worker?.cpf));
    await page.getByLabel('Data de nascimento').fill('17041990');
    await picture(page, 'access-letter');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/definicao-senha/);
    await page.getByLabel('Senha nova', { exact: true }).fill('Quintal-Azul-77');
    await page.getByLabel('Repita a senha nova').fill('Quintal-Azul-77');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page).not.toHaveURL(/definicao-senha/);
    expect(
      await ask(
        'select used_at is not null as used, p.first_signed_in_at is not null as came from access_letter l join person p on p.id = l.person_id where p.id = $1',
        [worker?.id],
      ),
    ).toEqual([{ used: true, came: true }]);
  },
);

story(
  'on a borrowed phone nothing stays: neither after five minutes alone nor after closing',
  async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Celular emprestado').check();
    await picture(page, 'login-borrowed');
    await enter(page, 'maria@pantanal.test', 'Cracha@2026');
    await page.waitForURL(/trabalhador\/inicio/);
    const left = () => page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('cracha.')));
    expect(await left()).toEqual([]);
    // another tab is another phone: closed and opened again, nobody is signed in
    const other = await context.newPage();
    await other.goto('/trabalhador/inicio');
    await expect(other).toHaveURL(/\/login/);
    await other.close();
    await page.clock.runFor('04:10');
    await expect(page.getByRole('alert').filter({ hasText: 'Você ainda está aí?' })).toBeVisible();
    await picture(page, 'borrowed-warning');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.clock.runFor('04:00');
    await expect(page).toHaveURL(/trabalhador\/inicio/);
    await page.clock.runFor('01:10');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Você saiu: foram 5 minutos sem toque neste celular emprestado.')).toBeVisible();
    expect(await left()).toEqual([]);
    expect(await page.evaluate(async () => [sessionStorage.length, (await indexedDB.databases()).length])).toEqual([
      0, 0,
    ]);
    await page.goto('/trabalhador/inicio');
    await expect(page).toHaveURL(/\/login/);
    // and the phone's owner signs in as ever
    await enter(page, 'maria@pantanal.test', 'Cracha@2026');
    await page.waitForURL(/trabalhador\/inicio/);
  },
);
