import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { enterPlatform } from './platform.ts';
import { type Ask, expect, readPolicy, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

const paula = { name: 'Paula Nery', cpf: '111.444.777-35', email: 'paula@pantanal.test', password: 'Trevo-azul-9' };

/** The link of the invitation, once it has come. */
async function invitation(ask: Ask): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [row] = await ask('select body from outbox_message where recipient = $1 order by id desc limit 1', [
        paula.email,
      ]);
      link = /\/definicao-senha\?codigo=[\w-]+/.exec(String(row?.body))?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

async function menus(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  return (await links.allTextContents()).map(text => text.trim());
}

story(
  'HR can make a profile of two permissions and invite somebody, who then sees exactly these menus, and afterwards loses one at the next request',
  async ({ page, browser, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfis e aprovações');
    await picture(page, 'hr-profiles');
    await page.getByRole('button', { name: 'Novo perfil' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Recepção');
    await page.getByRole('checkbox', { name: 'Início: Ver' }).check();
    await page.getByRole('checkbox', { name: 'Recibos de pagamento: Ver' }).check();
    await picture(page, 'hr-profile-editor');
    await page.getByRole('button', { name: 'Ver como' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Início', 'Recibos']);
    await picture(page, 'hr-profile-view-as');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Conferir e salvar' }).click();
    await picture(page, 'hr-profile-preview');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar perfil' }).click();
    await expect(page.getByText('Perfil Recepção salvo')).toBeVisible();

    await page.getByRole('button', { name: 'Usuários' }).click();
    await expect(page.getByRole('button', { name: 'Helena Martins Prado', exact: true })).toBeVisible();
    await picture(page, 'hr-users');
    await page.getByRole('button', { name: 'Convidar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome completo').fill(paula.name);
    await dialog.getByLabel('CPF').fill(paula.cpf);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(paula.email);
    await dialog.getByLabel('Perfil').selectOption('Recepção');
    await picture(page, 'hr-user-invite');
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(page.getByText('Convite para Paula Nery a caminho')).toBeVisible();

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const hers = await context.newPage();
    await hers.goto(await invitation(ask));
    await hers.getByLabel('Senha nova', { exact: true }).fill(paula.password);
    await hers.getByLabel('Repita a senha nova').fill(paula.password);
    await hers.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Como cuidamos dos seus dados');
    await readPolicy(hers);
    await hers.getByRole('button', { name: 'Li e aceito' }).click();
    await hers.waitForURL(url => !url.pathname.startsWith('/politica'));
    await hers.goto('/rh/inicio');
    expect(await menus(hers)).toEqual(['Início', 'Recibos']);

    await page.getByRole('button', { name: 'Perfis de acesso' }).click();
    await page.getByRole('button', { name: 'Recepção', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Recibos de pagamento: Ver' }).uncheck();
    await page.getByRole('button', { name: 'Conferir e salvar' }).click();
    await expect(page.getByRole('dialog').getByText('Paula Nery')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar perfil' }).click();
    await expect(page.getByText('Perfil Recepção salvo')).toBeVisible();
    const refused = hers.waitForResponse(response => response.status() === 403);
    await hers.getByRole('link', { name: 'Recibos', exact: true }).click();
    expect((await (await refused).json()).code).toBe('OPERATION_NOT_ALLOWED');
    const [profile] = await ask("select permissions from access_profile where name = 'Recepção'");
    expect(profile?.permissions).toEqual(['RhInicioVisualizar']);

    await page.getByRole('button', { name: 'Usuários' }).click();
    await page.getByRole('button', { name: 'Paula Nery' }).click();
    await expect(page.getByRole('dialog').getByText('Ativo')).toBeVisible();
    await picture(page, 'hr-user-record');
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear acesso' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear acesso' }).click();
    await expect(page.getByText('O acesso foi bloqueado')).toBeVisible();
    const shut = hers.waitForResponse(
      response => response.url().includes('/api/') && [401, 403].includes(response.status()),
    );
    await hers.goto('/rh/inicio');
    await shut;
    await context.close();
  },
);

story(
  'HR can say who approves what by keyboard and mouse, and afterwards the steps are kept',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/profile?aba=aprovadores');
    await page.getByRole('button', { name: 'Novo perfil aprovador' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Férias da loja');
    await page.getByRole('checkbox', { name: 'Férias' }).check();
    await page.getByRole('button', { name: 'RH que aprova pedidos' }).click();
    await picture(page, 'hr-approver-editor');
    await page.getByRole('button', { name: 'Salvar perfil aprovador' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Férias da loja' })).toBeVisible();
    await picture(page, 'hr-approvers');
    const [kept] = await ask("select kinds, steps from approver_profile where name = 'Férias da loja'");
    expect(kept).toMatchObject({ kinds: ['ferias'], steps: [{ approvers: ['gestor', 'grupo:RH'], needs: 1 }] });
  },
);

story('the operator can find somebody by CPF, and afterwards the opening is recorded', async ({ page, ask }) => {
  await enterPlatform(page, ask);
  await page.goto('/admin/usuario');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuários');
  await picture(page, 'platform-users');
  await page.getByRole('searchbox', { name: 'Buscar usuário' }).fill('529.982.247-25');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('Grupo Pantanal')).toBeVisible();
  await picture(page, 'platform-user-record');
  expect(
    await ask(
      "select 1 from access_log l join person p on p.id = l.person_id where p.cpf = '52998224725' and l.profile = 'admin'",
    ),
  ).toHaveLength(1);
});
