import type { Page } from '@playwright/test';
import { authenticator } from './codes.ts';
import { type Ask, enter } from './story.ts';

/** Signs in on the screen as the platform's operator, with the second factor. */
export async function enterPlatform(page: Page, ask: Ask): Promise<void> {
  // a code counts once, whatever story came before
  await ask("update person set two_factor_step = 0 where email = 'admin@cracha.test'");
  await page.goto('/login?area=admin');
  await enter(page, 'admin@cracha.test', 'Cracha@2026');
  await page
    .getByLabel(/Código/)
    .first()
    .fill(authenticator.generate());
  await page.waitForURL(url => !url.pathname.startsWith('/login'));
}
