import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

const authenticator = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') });

async function signInSupport(page: Page, ask: Ask): Promise<void> {
  // a code counts once, whatever story came before
  await ask("update person set two_factor_step = 0 where email = 'suporte@cracha.test'");
  await page.goto('/login?area=admin');
  await enter(page, 'suporte@cracha.test', 'Cracha@2026');
  await page
    .getByLabel(/Código/)
    .first()
    .fill(authenticator.generate());
  await page.waitForURL(url => url.pathname === '/admin/suporte');
}

story(
  'support can act for HR who allowed it, marked on every screen, is refused a contact, and afterwards the record names both',
  async ({ page, browser, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/inicio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/suporte');
    await expect(page.getByText('Você ainda não pediu ajuda.')).toBeVisible();
    await page.getByLabel('Precisa de ajuda com o quê?').fill('Não encontro um recibo');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByLabel('Por quanto tempo?').selectOption('1 hora');
    await picture(page, 'support-own');
    await page.getByRole('button', { name: 'Autorizar o suporte: Não encontro um recibo' }).click();
    await expect(page.getByText('Autorizado', { exact: true })).toBeVisible();

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const theirs = await context.newPage();
    await signInSupport(theirs, ask);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Suporte');
    await picture(theirs, 'platform-support');
    await theirs.getByRole('button', { name: 'Abrir o pedido de Helena Martins Prado' }).click();
    await picture(theirs, 'platform-support-request');
    await theirs.getByRole('button', { name: 'Começar atendimento' }).click();
    const line = theirs.getByText('Sueli Ramos, do suporte, está usando a conta de Helena Martins Prado');
    await theirs.waitForURL('**/rh/inicio');
    await expect(line).toBeVisible();
    await theirs.getByRole('link', { name: 'Recibos', exact: true }).click();
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    await expect(line).toBeVisible();
    await picture(theirs, 'support-acting');
    for (const path of ['/rh/importacoes', '/rh/profile', '/rh/minha-conta', '/suporte', '/autenticidade']) {
      await theirs.goto(path);
      await expect(line, path).toBeVisible();
    }
    await theirs.goto('/trabalhador/recibos');
    await expect(theirs).toHaveURL(/\/rh\/inicio$/);
    await theirs.goto('/rh/minha-conta');
    await expect(theirs.getByText('Só você pode mudar isto. O suporte não pode.').first()).toBeAttached();
    const [before] = await ask("select email, cell_phone from person where email = 'helena@pantanal.test'");

    await theirs.getByRole('button', { name: 'Encerrar atendimento' }).click();
    await theirs.waitForURL('**/admin/suporte');
    await expect(line).toBeHidden();
    const rows = await ask(
      `select verb, p.name as person, s.name as supporter from record_history h join person p on p.id = h.person_id
         left join person s on s.id = h.supporter_id where h.entity = 'supportRequest' order by h.id`,
    );
    expect(rows).toEqual([
      { verb: 'supportAsked', person: 'Helena Martins Prado', supporter: null },
      { verb: 'supportGranted', person: 'Helena Martins Prado', supporter: null },
      { verb: 'supportBegan', person: 'Helena Martins Prado', supporter: 'Sueli Ramos' },
      { verb: 'supportEnded', person: 'Helena Martins Prado', supporter: 'Sueli Ramos' },
    ]);
    expect(before).toEqual((await ask("select email, cell_phone from person where email = 'helena@pantanal.test'"))[0]);
    await context.close();
  },
);

story(
  'somebody who can not sign in can ask for help, and afterwards support has answered them',
  async ({ page, ask }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Ajuda para entrar' }).click();
    await page.getByLabel('Seu nome').fill('Zé Lima');
    await page.getByLabel('E-mail ou celular').fill('ze@fora.test');
    await page.getByLabel('O que acontece?').fill('Perdi o celular e não consigo entrar.');
    await picture(page, 'support-public');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido enviado');
    await signInSupport(page, ask);
    await page.getByRole('button', { name: 'Sem entrar', exact: true }).click();
    await page.getByRole('button', { name: 'Abrir o pedido de Zé Lima' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nota' }).fill('Peça uma senha provisória ao RH.');
    await picture(page, 'platform-support-ticket');
    await page.getByRole('button', { name: 'Responder e encerrar' }).click();
    await expect(page.getByText('Resposta a caminho')).toBeVisible();
    await expect
      .poll(async () => (await ask("select body from outbox_message where recipient = 'ze@fora.test'"))[0]?.body)
      .toContain('Peça uma senha provisória ao RH.');
  },
);
