import { remembered } from '../base/store.ts';

const saved = remembered('keys');

/** Single keys can be switched off (WCAG 2.1.4). */
export function keysOn(): boolean {
  return saved.get() !== 'off';
}

export function setKeysOn(on: boolean): void {
  saved.set(on ? null : 'off');
}

/**
 * A control names its own key with `data-key`. Never while typing, with a modifier, or under a modal; a blocked control
 * stays blocked. Returns the way to stop listening.
 */
export function listenForKeys(): () => void {
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!keysOn() || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (!(target instanceof Element) || isTyping(target)) return;
  // Enter is the button's or link's own; a choice has none
  if (event.key === 'Enter' && target.matches('a, button, summary')) return;
  const control = document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!(control instanceof HTMLElement) || control.getAttribute('aria-disabled') === 'true') return;
  event.preventDefault();
  control.focus();
  // a choice is made by its key; a field only gets the hands
  if (!control.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')) control.click();
}

function isTyping(target: Element): boolean {
  if (target.matches('textarea, select, [contenteditable]')) return true;
  return target.matches('input:not([type=radio]):not([type=checkbox])');
}
