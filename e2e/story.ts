import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { treeSeconds } from '../scripts/lib/cpu.mjs';
import { type Installation, type SignedIn, sessionsFile, startCopy } from './installation.ts';
import { beingPictured } from './pictures.ts';
import { writeSession } from './signed-in.ts';

/** A question to the installation's database: where every story ends. */
export type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

interface Story {
  ask: Ask;
  /** The installation of the story's file. */
  installation: Installation;
  /**
   * Shows the home of somebody who is signed in; who the template signed in needs no form. By the form comes whose roles have
   * changed since.
   */
  signIn: (email: string, how?: 'by the form') => Promise<void>;
  /** A phone of somebody's own, beside the page: signed in by the form, or of nobody yet. */
  phone: (email?: string) => Promise<Page>;
  /** Anything the page complained of fails the story. */
  complaints: string[];
}

interface Worker {
  /** The installation of a file of stories, begun with its first story and ended with the next file's. */
  installationOf: (file: string) => Promise<Installation>;
}

export const story = base.extend<Story, Worker>({
  installationOf: [
    async ({ browserName: _browser }, use, { parallelIndex }) => {
      const running = new Map<string, Installation>();
      const end = async () => {
        for (const [file, installation] of running) {
          running.delete(file);
          await installation.stop();
        }
      };
      await use(async file => {
        const known = running.get(file);
        if (known) return known;
        await end();
        const begun = await startCopy(`${basename(file, '.story.ts')}-${parallelIndex}-${process.pid}`);
        running.set(file, begun);
        return begun;
      });
      await end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  installation: async ({ installationOf }, use, { file }) => {
    const installation = await installationOf(file);
    const begunAt = treeSeconds();
    await use(installation);
    tellCost(file, treeSeconds() - begunAt);
  },
  baseURL: async ({ installation }, use) => use(installation.url),
  ask: async ({ installation }, use) => {
    const host = installation.socket;
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'cracha' });
    await client.connect();
    await use(async (sql, values = []) => (await client.query(sql, values)).rows);
    await client.end();
  },
  phone: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async email => {
      const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: 'pt-BR' });
      contexts.push(context);
      const page = await context.newPage();
      if (!email) return page;
      await page.goto('/login');
      await enter(page, email, 'Cracha@2026');
      await page.waitForURL(url => !url.pathname.startsWith('/login'));
      return page;
    });
    for (const context of contexts) await context.close();
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
  signIn: async ({ page, ask }, use) => {
    const known: Record<string, SignedIn> = JSON.parse(readFileSync(sessionsFile(), 'utf8'));
    await use(async (email, how) => {
      const signedIn = how ? undefined : known[email];
      // who has signed out in an earlier story of the file is not signed in any more
      const lasts = signedIn && (await ask(newTerm, [email])).length > 0;
      if (signedIn && lasts) {
        await page.goto('/health');
        await writeSession(page, withNewTerm(signedIn.session));
        await page.goto(signedIn.home);
      } else {
        await page.goto('/login');
        await enter(page, email, 'Cracha@2026');
      }
      await page.waitForURL(url => !url.pathname.startsWith('/login'));
    });
  },
});

/** A token lasts ten minutes: the template's begins anew for each story, in the database and as the app keeps it. */
const newTerm = `update session_token t set expires_at = now() + interval '10 minutes'
   from session s join person p on p.id = s.person_id where s.id = t.session_id and p.email = $1 and s.ended_at is null returning t.id`;

function withNewTerm(session: string): string {
  const kept = JSON.parse(session);
  const now = Date.now();
  return JSON.stringify({ ...kept, token: { ...kept.token, since: now, until: now + 600_000 } });
}

/** For the table of `npm test`: the CPU of runner, browser, server and database. */
function tellCost(file: string, seconds: number): void {
  if (process.env.CPU_LOG) appendFileSync(process.env.CPU_LOG, `${JSON.stringify({ file, seconds })}\n`);
}

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
