import { expect } from 'vitest';

interface ScreenMatchers<R> {
  toBeVisible: () => R;
  toHaveFocus: () => R;
  toBeChecked: () => R;
  /** `aria-disabled`: in its place, reachable, does nothing. */
  toBeBlocked: () => R;
  toHaveText: (text: string | RegExp) => R;
  toHaveValue: (value: string) => R;
  /** What `aria-describedby` points at says this. */
  toBeDescribedBy: (text: string) => R;
}

declare module 'vitest' {
  // Parameters as vitest declares them, or the two don't merge.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ScreenMatchers<R> {}
}

expect.extend({
  toBeVisible: element =>
    told(element instanceof HTMLElement && element.isConnected && !element.closest('[hidden]'), 'visible', element),
  toHaveFocus: element => told(document.activeElement === element, 'focused', document.activeElement),
  toBeChecked: element => told(element instanceof HTMLInputElement && element.checked, 'checked', element),
  toBeBlocked: element =>
    told(element instanceof HTMLElement && element.getAttribute('aria-disabled') === 'true', 'blocked', element),
  toHaveText: (element, text: string | RegExp) =>
    told(matches(element?.textContent, text), String(text), element?.textContent),
  toHaveValue: (element, value: string) => told(element?.value === value, value, element?.value),
  toBeDescribedBy: (element, text: string) => told(matches(descriptionOf(element), text), text, descriptionOf(element)),
});

function told(pass: boolean, wanted: string, found: unknown) {
  return { pass, message: () => `wanted ${wanted}, found ${String(found)}` };
}

function matches(found: string | null | undefined, text: string | RegExp): boolean {
  return typeof text === 'string' ? (found ?? '').includes(text) : text.test(found ?? '');
}

function descriptionOf(element: unknown): string {
  if (!(element instanceof HTMLElement)) return '';
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
}
