import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** What the eye has to tell that a control has the focus: a field's ring is its frame's, a radio's its row's. */
const lookOf = (control: JSHandle<Element | null>) =>
  control.evaluate(here => {
    if (!here?.isConnected || here === document.body) return '';
    const frames = [here, here.parentElement, here.parentElement?.parentElement, here.closest('label')];
    return frames
      .map(frame => frame && getComputedStyle(frame))
      .map(look => (look ? [look.outline, look.boxShadow, look.borderColor, look.backgroundColor].join() : ''))
      .join('|');
  });

/** Nothing lies over what has the focus, and it is on the screen. */
export const inSight = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return false;
    const { left, right, top, bottom } = here.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2;
    const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    return hit !== null && (here.contains(hit) || hit.contains(here));
  });

/** Tabs on until the control has the focus; wherever the focus stands on the way, it is seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tries = 0; tries < 150; tries++) {
    if (await control.evaluate(element => element === document.activeElement)) return;
    const left = await page.evaluateHandle(() => document.activeElement);
    const focused = await lookOf(left);
    await page.keyboard.press('Tab');
    const [what, plain] = [await left.evaluate(element => element?.outerHTML.slice(0, 120)), await lookOf(left)];
    // the first Tab leaves the page's body, or what went away meanwhile
    if (tries > 0 && plain) expect(plain, `the focus shows on ${what}`).not.toBe(focused);
    // after the last control the page begins again
    const atTheEnd = await page.evaluate(() => document.activeElement === document.body);
    expect(atTheEnd || (await inSight(page)), `the focus is in sight after ${what}`).toBe(true);
  }
  throw new Error(`Tab does not get to ${control}`);
}

/** Gets to the control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Into the editor of a model. It puts its caret into the text a moment after it takes the focus: before, keys go to the page's head. */
export async function caretInText(page: Page): Promise<void> {
  await page.locator('[contenteditable=true]').focus();
  const part = () =>
    page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('[data-part]')?.getAttribute('data-part'));
  await expect.poll(part).toBe('pageBody');
}
