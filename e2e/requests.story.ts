import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Maria's vacation of twenty days, the newest. */
const asked = `
  select r.id, r.state, r.step, r.noticed_at is not null as noted from hr_request r join person p on p.id = r.person_id
   where p.email = 'maria@pantanal.test' and r.kind = 'vacation' and r.data ->> 'days' = '20' order by r.sent_at desc limit 1`;

story(
  'a worker can plan a vacation on a phone, her manager and HR approve it, and afterwards she has read the notice and taken note of it',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(phone);
    await signIn('maria@pantanal.test');
    await page.goto('/trabalhador/solicitacoes');
    await expect(page.getByText('Espera um ajuste')).toBeVisible();
    await picture(page, 'worker-requests', ['phone']);
    await page.getByRole('link', { name: 'Novo pedido' }).click();
    await expect(page.getByRole('button', { name: /^Férias/ })).toBeVisible();
    await picture(page, 'new-request', ['phone']);
    await page.getByRole('button', { name: /^Férias/ }).click();
    await page.getByLabel('Dias de férias').fill('20');
    await picture(page, 'new-vacation-days', ['phone']);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('table').getByRole('button').first().click();
    await picture(page, 'new-vacation-start', ['phone']);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Recado').fill('Vou visitar a minha mãe em Belém.');
    await picture(page, 'new-vacation-more', ['phone']);
    await page.getByRole('button', { name: 'Continuar' }).click();
    // the money and who decides, before it goes
    await expect(page.getByText('R$ 2.542,23')).toBeVisible();
    await expect(page.getByText('Gustavo Lima Teixeira')).toBeVisible();
    for (const warning of await page.getByRole('checkbox').all()) await warning.check();
    await picture(page, 'new-vacation-check', ['phone']);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText(/^Pedido enviado/)).toBeVisible();
    const [sent] = await ask(asked);
    expect(sent).toMatchObject({ state: 'sentForApproval', step: 1 });

    await page.setViewportSize(wide);
    await signIn('gustavo@pantanal.test');
    await page.goto(`/gestor/solicitacoes?id=${sent?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Férias de Maria Aparecida Souza');
    await expect(page.getByRole('heading', { name: 'Quem mais vai estar fora' })).toBeVisible();
    await expect(page.getByText('Vou visitar a minha mãe em Belém.')).toBeVisible();
    await picture(page, 'request-manager');
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect(page.getByText('Aprovação registrada')).toBeVisible();
    expect(await ask(asked)).toMatchObject([{ state: 'pending', step: 2 }]);

    await signIn('helena@pantanal.test');
    await page.goto(`/rh/solicitacoes?id=${sent?.id}`);
    await expect(page.getByText(/^Gustavo Lima Teixeira aprovou/)).toBeVisible();
    await picture(page, 'request-hr');
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect(page.getByText('Aprovação registrada')).toBeVisible();
    await expect
      .poll(() => ask('select state from payroll_entry where request_id = $1', [sent?.id]))
      .toEqual([{ state: 'open' }]);

    await page.setViewportSize(phone);
    await signIn('maria@pantanal.test');
    await page.goto(`/trabalhador/visualizar-solicitacao?id=${sent?.id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar o aviso' }).click();
    expect((await download).suggestedFilename()).toBe('aviso-de-ferias.pdf');
    await picture(page, 'vacation-notice', ['phone']);
    await page.getByRole('button', { name: 'Ciente' }).click();
    await expect(page.getByText(/^Você leu o aviso em/)).toBeVisible();
    expect(await ask(asked)).toMatchObject([{ state: 'approved', noted: true }]);
  },
);
