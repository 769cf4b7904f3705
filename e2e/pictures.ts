import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { beginsInside, commonChecks, notSideways } from './common-checks.ts';

const sizes = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } } as const;
/** The notebook most people of HR have: only its pictures, beside what `commonChecks` looks at there. */
const notebook = { width: 1366, height: 768 } as const;
/** Taking a picture puts a style into the page, which the product's policy rightly reports. */
export const beingPictured = new WeakSet<Page>();

const folder = join(import.meta.dirname, '../pictures');

/** `npm run pictures` takes every picture and looks at each by axe; the tests look once at each theme, and at each width for its overflow. */
const takesPictures = process.env.PICTURES === '1';

/**
 * The screen as it is now, in its pictures (360 and 1440 px where both apply, light and dark): no WCAG violation, no sideways
 * scroll. Without pictures axe looks at the widest in light, and at the colours of the narrowest in dark. Leaves the page as it was.
 */
export async function picture(
  page: Page,
  name: string,
  only: readonly (keyof typeof sizes)[] = ['phone', 'wide'],
): Promise<void> {
  beingPictured.add(page);
  const before = page.viewportSize();
  // a screen that is still on its way is blank or grey bars, and axe finds nothing wrong in those
  await expect(page.locator('h1, dialog[open]').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await beginsInside(page, name);
  for (const size of only) {
    await page.setViewportSize(sizes[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(
        theme => {
          document.documentElement.dataset.tema = theme;
        },
        colorScheme === 'dark' ? 'escuro' : 'claro',
      );
      await page.evaluate(() => document.fonts.ready);
      await coloursStand(page);
      const what = `${name}, ${size}, ${colorScheme}`;
      if (takesPictures) {
        const path = join(folder, `${name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: size === 'phone', animations: 'disabled' });
      }
      const looked = colorScheme === 'light' ? only.at(-1) : only[0];
      if (takesPictures || size === looked) await audit(page, what, colorScheme === 'light' ? 'all' : 'colours');
      await notSideways(page, what);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    document.documentElement.dataset.tema = 'claro';
  });
  await commonChecks(page, name, only);
  if (takesPictures && only.includes('wide')) {
    await page.setViewportSize(notebook);
    await page.screenshot({ path: join(folder, `${name}-notebook-light.png`), animations: 'disabled' });
  }
  if (before) await page.setViewportSize(before);
  beingPictured.delete(page);
}

/** Colours change over a few frames even where motion is reduced: each change is brought to its end, which may begin another. */
async function coloursStand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changing = () => document.getAnimations().filter(one => one instanceof CSSTransition);
    for (let look = 0; look < 20 && changing().length > 0; look++) for (const one of changing()) one.finish();
  });
}

/** Dark differs from light in its colours alone: of axe's rules it needs those that look at them. */
async function audit(page: Page, what: string, rules: 'all' | 'colours'): Promise<void> {
  // axe measures the colours as written, not as the system forces them
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // without legacy mode a page is opened for each look, which takes as long again; the product has no frames of other origins
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'colours') axe.withRules(forced ? ['link-in-text-block'] : ['color-contrast', 'link-in-text-block']);
  else
    axe
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .disableRules(forced ? ['color-contrast'] : []);
  const { violations } = await axe.analyze();
  const told = violations.map(
    violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(' | ')}`,
  );
  expect(told, what).toEqual([]);
}
