import { expect, type Page } from '@playwright/test';

const notebook = { width: 1366, height: 768 } as const;
/** The same notebook at a zoom of 200 %. */
const zoomed = { width: 683, height: 384 } as const;
const phone = { width: 360, height: 640 } as const;

/**
 * What holds of every screen (checklist A of the design), looked at wherever a picture is taken: no sideways scroll on a
 * notebook, at 200 %, and with letters of 150 %; no value that is missing in a sentence; a dialog begins at its first field;
 * a row that opens shows it.
 */
export async function commonChecks(page: Page, what: string, sizes: readonly ('phone' | 'wide')[]): Promise<void> {
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await noMissingValue(page, what);
  await rowsShowThatTheyOpen(page, what);
  if (sizes.includes('wide')) {
    for (const size of [notebook, zoomed]) {
      await page.setViewportSize(size);
      await notSideways(page, `${what}, ${size.width} × ${size.height}`);
    }
  }
  if (sizes.includes('phone')) {
    await page.setViewportSize(phone);
    await letters(page, '150%');
    await notSideways(page, `${what}, letters of 150 %`);
    await letters(page, '');
  }
}

/** A dialog or page that has just been given another width settles first; one that stays too wide fails. */
export async function notSideways(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `${what}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** Where something is typed or decided, the hands are in the dialog, and not on its cross. */
export async function beginsInside(page: Page, what: string): Promise<void> {
  const at = () =>
    page.evaluate(() => {
      const [dialog, here] = [document.querySelector('dialog[open]'), document.activeElement];
      if (!dialog) return 'inside';
      if (!here || !dialog.contains(here)) return `outside: ${here?.tagName}`;
      const others = dialog.querySelectorAll('a, button, input, select, textarea').length > 1;
      return others && here.getAttribute('aria-label') === 'Fechar' ? 'on its cross' : 'inside';
    });
  await expect.poll(at, `${what}: first focus`).toBe('inside');
}

function letters(page: Page, size: string): Promise<void> {
  return page.evaluate(given => {
    document.documentElement.style.fontSize = given;
  }, size);
}

/** A sentence whose value was left out has an ellipsis between two words. */
async function noMissingValue(page: Page, what: string): Promise<void> {
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(one => one.childElementCount === 0 && /\p{L} … \p{L}/u.test(one.textContent ?? ''))
      .map(one => one.textContent),
  );
  expect(texts, `${what}: a value is missing`).toEqual([]);
}

async function rowsShowThatTheyOpen(page: Page, what: string): Promise<void> {
  const mute = await page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')]
      .filter(row => row.checkVisibility() && row.querySelector('[data-names] :is(a, button)'))
      .filter(row => getComputedStyle(row).cursor !== 'pointer')
      .map(row => row.textContent?.slice(0, 60)),
  );
  expect(mute, `${what}: a row that opens doesn't show it`).toEqual([]);
}
