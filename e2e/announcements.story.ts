import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'HR can publish what has to be read, a worker reads it to the end and confirms, and afterwards HR sees who has',
  async ({ page, browser, ask, signIn }) => {
    const title = 'Troca de uniforme na sexta-feira';
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto('/rh/comunicados');
    await expect(page.getByText('Vacinação contra a gripe na empresa').first()).toBeVisible();
    await picture(page, 'hr-announcements');
    await page.getByRole('link', { name: 'Novo comunicado' }).click();
    await page.getByLabel('Título', { exact: true }).fill(title);
    await page
      .getByLabel('Texto', { exact: true })
      .fill('## Onde\n\nNo **almoxarifado**, das 8h às 12h.\n\n<script>alert(1)</script>');
    const [company] = await ask(
      `select c.trade_name from employment e join company c on c.id = e.company_id join person p on p.id = e.person_id where p.email = 'maria@pantanal.test'`,
    );
    await page.getByLabel(String(company?.trade_name), { exact: true }).check();
    await page.getByLabel('Leitura obrigatória, confirmada no fim do texto').check();
    await picture(page, 'hr-new-announcement');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('heading', { name: 'Leituras' })).toBeVisible();
    await picture(page, 'hr-announcement');

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'pt-BR' });
    const maria = await phone.newPage();
    await maria.goto('/login');
    await maria.getByLabel('CPF, e-mail ou celular').fill('maria@pantanal.test');
    await maria.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
    await maria.getByRole('button', { name: 'Entrar', exact: true }).click();
    await maria.waitForURL(url => !url.pathname.startsWith('/login'));
    await maria.goto('/trabalhador/inicio');
    await maria.getByRole('link', { name: /comunicados? por ler/ }).click();
    await expect(maria.getByRole('heading', { level: 1 })).toHaveText('Comunicados');
    await expect(maria.getByText(title)).toBeVisible();
    await picture(maria, 'worker-announcements');
    await maria.getByRole('link', { name: new RegExp(title) }).click();
    await expect(maria.getByText('<script>alert(1)</script>')).toBeVisible();
    await picture(maria, 'worker-announcement');
    await maria.getByRole('button', { name: 'Li até o fim' }).click();
    await expect(maria.getByText('Leitura confirmada').first()).toBeVisible();
    await phone.close();

    const read = await ask(
      `select r.seen_at is not null as seen, r.confirmed_version = a.version as confirmed from announcement_reader r join announcement a on a.id = r.announcement_id
         join person p on p.id = r.person_id where a.title = $1 and p.email = 'maria@pantanal.test'`,
      [title],
    );
    expect(read).toEqual([{ seen: true, confirmed: true }]);
  },
);
