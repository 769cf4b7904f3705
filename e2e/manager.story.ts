import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

story(
  'a manager can read the receipts of the team only, and afterwards the opening is on record',
  async ({ page, ask, signIn }) => {
    await signIn('gustavo@pantanal.test');
    await page.goto('/gestor/inicio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'manager-home');
    await page.goto('/gestor/recibos-pagamentos');
    await expect(page.getByText('Maria Aparecida Souza').first()).toBeVisible();
    await picture(page, 'manager-receipts');
    await page.getByRole('link', { name: 'Maria Aparecida Souza' }).first().click();
    await expect(page).toHaveURL(/\/gestor\/visualiza-recibo-pagamento/);
    await picture(page, 'manager-receipt');
    const opened = await ask(
      `select l.profile from access_log l join person p on p.id = l.opened_by where p.email = 'gustavo@pantanal.test'`,
    );
    expect(opened).toContainEqual({ profile: 'gestor' });
  },
);
