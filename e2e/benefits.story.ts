import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const of = (email: string, category: number) =>
  `from receipt r join person p on p.id = r.person_id where p.email = '${email}' and r.category = ${category} and r.deleted_at is null`;

story(
  'a worker can find a benefit, read it and agree, and afterwards the answer stands',
  async ({ page, ask, signIn }) => {
    await signIn('maria@pantanal.test');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recibos' }).click();
    await expect(page).toHaveURL(/\/trabalhador\/recibos$/);
    await page.getByRole('link', { name: 'Pagamentos' }).click();
    await expect(page).toHaveURL(/\/trabalhador\/payments-menu$/);
    await picture(page, 'worker-pay-menu', ['phone']);
    await page.getByRole('link', { name: /^Benefícios/ }).click();
    await expect(page.getByText('Outubro de 2026')).toBeVisible();
    await picture(page, 'worker-benefits', ['phone']);
    await page.getByRole('link', { name: /Outubro de 2026/ }).click();
    await expect(page.getByText('O que você recebe')).toBeVisible();
    // the sheet for the printer says it again
    await expect(page.getByText('Vale-refeição', { exact: true }).first()).toBeVisible();
    await picture(page, 'worker-benefit', ['phone']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await download).suggestedFilename()).toContain('beneficio-2026-10');
    await page.getByRole('button', { name: 'Sim, estão' }).click();
    await expect(page.getByText(/Você confirmou os valores em/)).toBeVisible();
    const answered = await ask(
      `select r.agrees, r.viewed_at is not null as seen ${of('maria@pantanal.test', 2)} and r.competence = 202610 and r.import_id is not null`,
    );
    expect(answered).toEqual([{ agrees: true, seen: true }]);
  },
);

story(
  'a worker of two employers can take the statements of a year in one file, and afterwards both are opened',
  async ({ page, ask, signIn }) => {
    await signIn('ana@duplo.test');
    await page.goto('/trabalhador/informes-rendimento');
    await expect(page.getByRole('heading', { name: '2025' })).toBeVisible();
    await picture(page, 'worker-statements', ['phone']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Todos de 2025 em um PDF' }).click();
    expect((await download).suggestedFilename()).toBe('informes-2025.pdf');
    await page.getByRole('link', { name: /Boreal/ }).click();
    await expect(page.getByText('Total dos rendimentos', { exact: true })).toBeVisible();
    await picture(page, 'worker-statement', ['phone']);
    const opened = await ask(`select r.viewed_at is not null as seen ${of('ana@duplo.test', 3)}`);
    expect(opened).toEqual([{ seen: true }, { seen: true }]);
  },
);

story.describe('HR', () => {
  story.use({ viewport: { width: 1440, height: 900 } });

  story('can type a benefit in, and afterwards its worker has it with its total', async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/beneficios');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benefícios');
    await expect(page.getByRole('link', { name: 'Maria Aparecida Souza' })).toBeVisible();
    await picture(page, 'hr-benefits');
    await page.getByRole('link', { name: 'Novo benefício' }).click();
    await page.getByRole('combobox', { name: 'Trabalhador', exact: true }).fill('maria aparecida');
    await page.getByRole('option', { name: /Maria Aparecida Souza/ }).click();
    await page.getByLabel('Mês', { exact: true }).selectOption('8');
    await page.getByLabel('Ano', { exact: true }).fill('2026');
    await page.getByRole('combobox', { name: 'Incluir item' }).fill('refei');
    await page.getByRole('option', { name: /Vale-refeição/ }).click();
    await page.getByLabel('Quantidade').fill('20');
    await expect(page.getByLabel('Valor unitário')).toHaveValue('35,00');
    await picture(page, 'hr-new-benefit');
    await page.getByRole('button', { name: 'Publicar benefício' }).click();
    await expect(page).toHaveURL(/visualiza-beneficios\?id=/);
    // the typed form says the benefit's name too, and is there until the page comes
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Aparecida Souza');
    await expect(page.getByText('Vale-refeição', { exact: true })).toBeVisible();
    await picture(page, 'hr-benefit');
    const typed = await ask(
      `select r.total_earnings::int as total, r.title ${of('maria@pantanal.test', 2)} and r.competence = 202608`,
    );
    expect(typed).toEqual([{ total: 70_000, title: 'Vale-refeição' }]);
  });

  story(
    "can read what the year's payslips say of a statement and hide it, and afterwards its worker lacks it",
    async ({ page, ask, signIn }) => {
      await signIn('helena@pantanal.test');
      await page.goto('/rh/informe-rendimentos?pesquisa=maria aparecida souza');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informes de rendimentos');
      await picture(page, 'hr-statements');
      await page.getByRole('button', { name: 'Maria Aparecida Souza', exact: true }).click();
      await expect(page.getByText(/O informe não foi comparado/)).toBeVisible();
      await picture(page, 'hr-statement');
      await page.keyboard.press('Escape');
      await page.getByRole('row').nth(1).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Esconder dos trabalhadores' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Esconder dos trabalhadores' }).click();
      await expect(page.getByText('1 informe mudou')).toBeVisible();
      const visible = () => ask(`select r.visible ${of('maria@pantanal.test', 3)}`);
      expect(await visible()).toEqual([{ visible: false }]);
      await page.getByRole('button', { name: 'Mostrar ou esconder um ano' }).click();
      await picture(page, 'hr-statements-year');
      await page.getByRole('dialog').getByRole('button', { name: 'Mostrar aos trabalhadores' }).click();
      await expect(page.getByRole('dialog', { name: /^Mostrar os informes de/ })).toBeVisible();
      await picture(page, 'hr-statements-year-sure');
      await page.getByRole('dialog').getByRole('button', { name: 'Mostrar aos trabalhadores' }).click();
      await expect.poll(visible).toEqual([{ visible: true }]);
    },
  );
});

story.describe('a manager', () => {
  story.use({ viewport: { width: 1440, height: 900 } });

  story("can read the team's benefits, and afterwards the opening is on record", async ({ page, ask, signIn }) => {
    await signIn('gustavo@pantanal.test');
    await page.goto('/gestor/beneficios');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benefícios');
    await picture(page, 'manager-benefits');
    await page.getByRole('link', { name: 'Maria Aparecida Souza' }).first().click();
    await expect(page).toHaveURL(/\/gestor\/visualiza-beneficios\?id=/);
    await expect(page.getByText('Vale-refeição', { exact: true })).toBeVisible();
    await picture(page, 'manager-benefit');
    const opened = await ask(
      `select distinct l.profile from access_log l join person p on p.id = l.opened_by join receipt r on r.id::text = l.entity_id
          where p.email = 'gustavo@pantanal.test' and r.category = 2`,
    );
    expect(opened).toEqual([{ profile: 'gestor' }]);
  });
});
