import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { beingPictured } from './pictures.ts';

/** A question to the installation's database: where every story ends. */
export type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

interface Story {
  ask: Ask;
  /** Signs in on the screen, as a person does. */
  signIn: (email: string) => Promise<void>;
  /** Anything the page complained of fails the story. */
  complaints: string[];
}

export const story = base.extend<Story>({
  ask: async ({ page: _page }, use) => {
    const host = join(process.env.E2E_DATA_DIR ?? '', 'postgres');
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'cracha' });
    await client.connect();
    await use(async (sql, values = []) => (await client.query(sql, values)).rows);
    await client.end();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // React tells of an error that it recovered from, and keeps what it was in its cause
      await page.addInitScript(() =>
        addEventListener('error', ({ error }) => {
          if (error?.cause) console.error(String(error.cause.stack ?? error.cause));
        }),
      );
      page.on('pageerror', error => complaints.push(String(error)));
      page.on('console', message => {
        // the browser itself reports every 4xx; the stories that expect one say so by their assertions
        const ours = beingPictured.has(page) && message.text().startsWith('Applying inline style');
        if (message.type() === 'error' && !ours && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async email => {
      await page.goto('/login');
      await enter(page, email, 'Cracha@2026');
      await page.waitForURL(url => !url.pathname.startsWith('/login'));
    });
  },
});

/** Fills the sign-in form and sends it. */
export async function enter(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('CPF, e-mail ou celular').fill(identifier);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Reads the policy page by page, until its end lets it be accepted. */
export async function readPolicy(page: Page, words = { goOn: 'Continuar', accept: 'Li e aceito' }): Promise<void> {
  const on = page.getByRole('button', { name: words.goOn });
  const accept = page.getByRole('button', { name: words.accept });
  await expect(async () => {
    // the last page takes the button away from under the pointer
    if (await on.isVisible()) await on.click({ timeout: 2_000 });
    await expect(accept).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
}

export { expect };
