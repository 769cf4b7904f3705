import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** The mirror of the month before, of one person. */
const lastMonth = `
  select t.id, t.state from timesheet t join person p on p.id = t.person_id
   where p.email = $1 and t.origin = 'registro' and t.deleted_at is null and t.until_day < current_date order by t.from_day desc limit 1`;

story(
  'a worker can mark, justify an odd day by one tap and send the month, and afterwards the manager has it to decide',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(phone);
    await signIn('maria@pantanal.test');
    await page.goto('/trabalhador/registros-atividades');
    await picture(page, 'recorder-before', ['phone']);
    await page.getByRole('button', { name: /^Marcar / }).click();
    await expect(page.getByText('Ponto marcado')).toBeVisible();
    await picture(page, 'recorder-done', ['phone']);
    expect(
      await ask(
        "select count(*)::integer as n from punch where source = 'recorder' and recorded_at > now() - interval '5 minutes'",
      ),
    ).toEqual([{ n: 1 }]);

    const [month] = await ask(lastMonth, ['maria@pantanal.test']);
    await page.goto('/trabalhador/tratamento-marcacao');
    await picture(page, 'worker-corrections', ['phone']);
    await page.getByRole('button', { name: 'Esqueci de marcar' }).last().click();
    await expect(page.getByText('Enviado à gestão').first()).toBeVisible();
    await page.goto(`/trabalhador/visualiza-espelho-ponto?id=${month?.id}`);
    await page.getByRole('button', { name: 'Enviar para a gestão' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Está certo', exact: true }).check();
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Espelho de ponto enviado à gestão')).toBeVisible();
    await picture(page, 'worker-month-sent', ['phone']);
    expect(await ask(lastMonth, ['maria@pantanal.test'])).toEqual([{ id: month?.id, state: 'sent' }]);
  },
);

story(
  'a manager can decide the justification that blocks a month and approve it, and afterwards HR closes for all and sees who is blocked',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(wide);
    await signIn('gustavo@pantanal.test');
    await page.goto('/gestor/pontofopag-espelho-aprovacao');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ponto de João Batista Ferreira');
    await expect(page.getByText('Falta decidir 1 justificativa.')).toBeVisible();
    await picture(page, 'mirror-manager-blocked');
    await page.getByRole('link', { name: /^Decidir / }).click();
    await expect(page.getByText('Esqueci de marcar a saída.')).toBeVisible();
    await picture(page, 'justification-manager');
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect(page.getByText('Justificativa aprovada')).toBeVisible();
    await page.goto('/gestor/pontofopag-espelho-aprovacao');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ponto de João Batista Ferreira');
    await page.getByRole('button', { name: 'Aprovar espelho' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
    await expect
      .poll(() => ask(lastMonth, ['joao@pantanal.test']))
      .toEqual([expect.objectContaining({ state: 'approved' })]);

    await signIn('helena@pantanal.test');
    await page.goto('/rh/pontofopag-menu/fechamento');
    const [open] = await ask(
      `select t.period_id as id, c.trade_name as company from timesheet t join company c on c.id = t.company_id
        where t.state = 'approved' and t.deleted_at is null limit 1`,
    );
    await page
      .getByRole('row')
      .filter({ hasText: String(open?.company) })
      .nth(1)
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Fechar período' }).click();
    await expect(page.getByRole('button', { name: 'Faltam marcações' })).toBeVisible();
    await picture(page, 'clock-closing');
    await page.getByRole('button', { name: /^Fechar \d/ }).click();
    await expect
      .poll(() => ask(lastMonth, ['joao@pantanal.test']))
      .toEqual([expect.objectContaining({ state: 'closed' })]);
    await picture(page, 'clock-closed');
    expect(
      await ask('select count(*)::integer as n from timesheet t where t.period_id = $1 and t.state <> $2', [
        open?.id,
        'closed',
      ]),
    ).not.toEqual([{ n: 0 }]);
  },
);
