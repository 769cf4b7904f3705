import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'a worker can prove what they earn to a stranger and take it back, and afterwards each opening is written down',
  async ({ page, ask, signIn, browser }) => {
    await signIn('ana@duplo.test');
    await page.goto('/trabalhador/payments-menu');
    await page.getByRole('link', { name: 'Comprovante de renda' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprovante de renda');
    await expect(page.getByLabel('Média líquida')).toBeChecked();
    await page.getByLabel('Admissão').uncheck();
    await picture(page, 'worker-income-proof-new');
    await page.getByRole('button', { name: 'Gerar comprovante' }).click();
    await expect(page.getByText('Guarde agora: o link não aparece de novo.')).toBeVisible();
    const link = (await page.getByText(/\/comprovante\?codigo=/).textContent()) ?? '';
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('comprovante-de-renda.pdf');

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
    });
    const stranger = await context.newPage();
    await stranger.goto(new URL(link).pathname + new URL(link).search);
    await expect(stranger.getByText('Este comprovante é verdadeiro')).toBeVisible();
    await expect(stranger.getByText('Média líquida')).toBeVisible();
    await expect(stranger.getByText('Admissão')).toHaveCount(0);
    await picture(stranger, 'public-income-proof');
    const answer = await stranger.request.get(new URL(link).pathname);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');

    await page.reload();
    await page.getByRole('button', { name: 'Ver quem abriu' }).click();
    await expect(page.getByText('do endereço 127.0.0.1', { exact: false })).toBeVisible();
    await picture(page, 'worker-income-proof');
    await page.getByRole('button', { name: 'Revogar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
    await expect(page.getByText('Comprovante revogado')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('Comprovante não disponível')).toBeVisible();
    await context.close();
    expect(
      await ask(
        `select p.revoked_at is not null as revoked, a.ip, p.shown -> 'values' ? 'mediaLiquida' as average, p.shown -> 'values' ? 'admissao' as admission
           from income_proof p join income_proof_access a on a.proof_id = p.id join person w on w.id = p.person_id where w.email = 'ana@duplo.test'`,
      ),
    ).toEqual([{ revoked: true, ip: '127.0.0.1', average: true, admission: false }]);
  },
);
