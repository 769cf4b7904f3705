import { demoCode } from '../apps/server/src/features/identity/identity-world.factory.ts';
import {
  startProvider,
  type TestProvider,
} from '../apps/server/src/features/identity/sign-in/openid-provider.factory.ts';
import { type Demo, freePort, removeFolder, startDemo, temporaryFolder } from '../bench/lib/demo.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

// An installation with a provider of its own: no other story sees its button.
let demo: Demo;
let provider: TestProvider;
const folder = temporaryFolder();

story.beforeAll(async () => {
  const port = await freePort();
  const settings = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'cracha' };
  demo = await startDemo(folder, { ...settings, OIDC_CLIENT_SECRET: 'a secret of the tests' });
  provider = await startProvider(`${demo.base}/login/provedor`, port);
});
story.afterAll(async () => {
  await provider.stop();
  await demo.stop();
  removeFolder(folder);
});

story('a worker can sign in with gov.br, and afterwards is where she wanted to go', async ({ page }) => {
  provider.greet({ sub: '52998224725' });
  await page.goto(`${demo.base}/login?redirect=%2Ftrabalhador%2Frecibos`);
  await picture(page, 'login-provider');
  await page.getByRole('button', { name: 'Entrar com gov.br' }).click();
  await expect(page).toHaveURL(`${demo.base}/trabalhador/recibos`);
});

story('who is not registered here reads so, and who has a second factor is asked for it', async ({ page }) => {
  provider.greet({ sub: '11144477735' });
  await page.goto(`${demo.base}/login`);
  await page.getByRole('button', { name: 'Entrar com gov.br' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não encontramos seu cadastro' })).toBeVisible();
  await picture(page, 'provider-unknown');
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
  await page.context().clearCookies();
  provider.greet({ sub: '82342031009' });
  await page.getByRole('button', { name: 'Entrar com gov.br' }).click();
  await page.getByLabel('Código de 6 números').fill(demoCode());
  await expect(page).toHaveURL(/\/financeiro\/inicio$/);
});
