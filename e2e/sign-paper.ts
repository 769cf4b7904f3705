import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Each page takes its second; then the sheet to sign stands. */
export async function readAndRise(page: Page): Promise<void> {
  const sign = page.getByRole('button', { name: 'Assinar', exact: true });
  await expect(async () => {
    const next = page.getByRole('button', { name: /^Página \d$/ });
    if (await next.isVisible()) await next.click({ timeout: 2_000 });
    await expect(sign).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1_500 });
  }).toPass();
  await sign.click();
  await expect(page.getByRole('heading', { name: 'Confirme e assine' })).toBeVisible();
}

/** Somebody of the portal signs by name and password. */
export async function signAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Seu nome completo').fill(name);
  await page.getByLabel('Sua senha do Crachá').fill('Cracha@2026');
  await page.getByRole('button', { name: 'Assinar o documento' }).click();
}
