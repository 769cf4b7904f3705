import type { Page } from '@playwright/test';
import { expect, story } from './story.ts';

const most = 0.02;
const answerAfter = 600;

story(
  'with slow answers the worker’s home and HR’s receipts stay where they were drawn',
  async ({ page, signIn, ask }) => {
    const opened = await ask('select count(*)::int as n from receipt where viewed_at is not null');
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('maria@pantanal.test');
    await slowAnswers(page);
    expect(await shiftsOf(page, '/trabalhador/inicio', 'Ver recibo completo')).toBeLessThanOrEqual(most);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn('helena@pantanal.test');
    await slowAnswers(page);
    expect(await shiftsOf(page, '/rh/recibos-pagamentos', 'Ana')).toBeLessThanOrEqual(most);
    // looking at lists opens nothing
    expect(await ask('select count(*)::int as n from receipt where viewed_at is not null')).toEqual(opened);
  },
);

function slowAnswers(page: Page): Promise<unknown> {
  return page.route('**/*', async route => {
    const isAnswer = ['fetch', 'xhr'].includes(route.request().resourceType());
    if (isAnswer) await new Promise(done => setTimeout(done, answerAfter));
    await route.continue();
  });
}

/** The sum of all shifts that no press caused, until the page has been quiet for a while. */
async function shiftsOf(page: Page, path: string, lastDrawn: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const isPressed = Reflect.get(entry, 'hadRecentInput') === true;
        if (!isPressed)
          Object.assign(globalThis, {
            shifts: Number(Reflect.get(globalThis, 'shifts')) + Number(Reflect.get(entry, 'value')),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await expect(page.getByText(lastDrawn).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')));
}
