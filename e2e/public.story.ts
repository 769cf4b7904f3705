import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story(
  'a bank clerk can check a receipt without signing in, and afterwards knows no more than the page says',
  async ({ page, ask }) => {
    const [receipt] = await ask(
      'select id, verification_code from receipt where category = 1 and deleted_at is null order by id limit 1',
    );
    const openings = () => ask('select id from access_log where entity_id = $1', [receipt?.id]);
    const before = await openings();
    await ask('update receipt set qr_code = true where id = $1', [receipt?.id]);
    await page.goto('/autenticidade');
    await picture(page, 'authenticity-empty');
    await page.goto(`/autenticidade?codigo=${receipt?.verification_code}`);
    await expect(page.getByText(/\*\*\*\.\d{3}\.\d{3}-\*\*/)).toBeVisible();
    await picture(page, 'authenticity');
    for (const [category, says] of [
      [2, 'Este recibo de benefícios é verdadeiro'],
      [3, 'Este informe de rendimentos é verdadeiro'],
    ] as const) {
      const [other] = await ask(
        `update receipt set qr_code = true where id = (select id from receipt where category = ${category} and visible and deleted_at is null order by id limit 1)
         returning verification_code`,
      );
      await page.goto(`/autenticidade?codigo=${other?.verification_code}`);
      await expect(page.getByText(says)).toBeVisible();
      await picture(page, `authenticity-${category}`);
    }
    await page.goto('/autenticidade?codigo=INVENTADO12345');
    await expect(page.getByText('Não confirmamos este código')).toBeVisible();
    expect(await openings()).toEqual(before);
  },
);
