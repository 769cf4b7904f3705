import { Secret, TOTP } from 'otpauth';
import { authenticator, newest } from './codes.ts';
import { press, tabTo } from './keyboard.ts';
import { picture } from './pictures.ts';
import { enter, expect, readPolicy, story } from './story.ts';

story('João can walk his whole first day, and afterwards is at home, everything confirmed', async ({ page, ask }) => {
  await page.goto('/login');
  await enter(page, '390.533.447-05', 'Cracha@2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como cuidamos dos seus dados');
  await expect(page.getByText('Passo 1 de 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Li e aceito' })).toHaveAttribute('aria-disabled', 'true');
  await picture(page, 'step-policy');
  await readPolicy(page);
  await picture(page, 'step-policy-end');
  await page.getByRole('button', { name: 'Li e aceito' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie a sua senha');
  await page.getByLabel('Senha nova', { exact: true }).fill('Trevo-azul-9');
  await picture(page, 'step-password');
  await page.getByLabel('Repita a senha nova').fill('Trevo-azul-9');
  await page.getByRole('button', { name: 'Salvar senha' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este é o seu celular?');
  await picture(page, 'step-phone');
  await page.getByLabel('Celular com DDD').fill('(11) 91234-4417');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 números').fill('7315');
  await picture(page, 'step-phone-code');
  await page.getByLabel('Código de 6 números').fill(await newest(ask, 'sms', /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Confirmar' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este é o seu e-mail?');
  await page.getByRole('button', { name: 'Está certo' }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 números').fill(await newest(ask, 'mail', /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Confirmar' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual é a sua raça ou cor?');
  await page.getByRole('radio', { name: 'Parda' }).check();
  await page.getByRole('checkbox').check();
  await picture(page, 'step-race');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/trabalhador\/inicio$/);

  const [joao] = await ask(
    `select cell_phone, cell_phone_confirmed_at is not null as phone, email_confirmed_at is not null as mail
         from person where email = 'joao@pantanal.test'`,
  );
  expect(joao).toEqual({ cell_phone: '11912344417', phone: true, mail: true });
});

story('Fernanda can sign in with her second factor, and a code counts once', async ({ page, browser, baseURL }) => {
  await page.goto('/login');
  await enter(page, 'fernanda@pantanal.test', 'Cracha@2026');
  const box = page.getByLabel('Código de 6 números');
  await expect(box).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await box.fill('482');
  await picture(page, 'login-2f');
  await box.fill('000000');
  await expect(page.getByText('Código 2F inválido')).toBeVisible();
  await expect(box).toHaveValue('');
  await picture(page, 'login-2f-wrong');
  const code = authenticator.generate();
  await box.fill(code);
  await expect(page).toHaveURL(/\/financeiro\/inicio$/);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/login');
  await enter(other, 'fernanda@pantanal.test', 'Cracha@2026');
  await other.getByLabel('Código de 6 números').fill(code);
  await expect(other.getByText('Código 2F inválido')).toBeVisible();
  await other.close();
});

story('who forgot the password can set a new one by the link, and afterwards is in', async ({ page, ask }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  // the sign-in has a box of the same name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recuperar a senha');
  await page.getByLabel('CPF, e-mail ou celular').fill('revenda@cracha.test');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Se o cadastro existe')).toBeVisible();
  await picture(page, 'recovery-code');
  const link = await newest(ask, 'mail', /\/definicao-senha\?codigo=[\w-]+/);
  await page.goto(link);
  await page.getByLabel('Senha nova', { exact: true }).fill('Trevo-azul-9');
  await page.getByLabel('Repita a senha nova').fill('Trevo-azul-9');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page).toHaveURL(/\/select-profile$/);
  await picture(page, 'select-profile');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
});

story(
  'Flávio can get in without his lost phone, on a slow network and by keyboard alone, and afterwards only the new authenticator counts',
  async ({ page, ask }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/login');
    await enter(page, 'flavio@pantanal.test', 'Cracha@2026');
    await expect(page.getByLabel('Código de 6 números')).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Receber por SMS ou e-mail' }));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde mandamos o código?');
    await tabTo(page, page.getByRole('radio', { name: /E-mail/ }));
    await page.keyboard.press('Space');
    await picture(page, 'select-contact');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual código você recebeu?');
    await picture(page, 'code-report');
    await tabTo(page, page.getByLabel('Código de 6 números'));
    await page.keyboard.type(await newest(ask, 'mail', /\b\d{6}\b/));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ative o autenticador');
    await picture(page, 'register-2f');
    const shown = await page.getByText(/^([A-Z2-7]{4} ){4,}[A-Z2-7]{1,4}$/).textContent();
    const renewed = new TOTP({ secret: Secret.fromBase32(shown?.replaceAll(' ', '') ?? '') });
    await tabTo(page, page.getByLabel('Código de 6 números do aplicativo'));
    await page.keyboard.type(renewed.generate());
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarde os códigos reserva');
    await picture(page, 'recovery-codes');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('checkbox')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Códigos reserva' })).toBeInViewport();
    await page.emulateMedia({ media: 'screen' });
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/financeiro\/inicio$/);

    const resets = await ask(
      `select two_factor_active as active from record_history h join person p on p.id::text = h.entity_id
        where p.email = 'flavio@pantanal.test' and h.verb = 'twoFactorReset'`,
    );
    expect(resets).toEqual([{ active: true }]);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.deleteDatabase('cracha');
    });
    await page.goto('/login');
    await enter(page, 'flavio@pantanal.test', 'Cracha@2026');
    await page.getByLabel('Código de 6 números').fill(authenticator.generate());
    await expect(page.getByText('Código 2F inválido')).toBeVisible();
  },
);
