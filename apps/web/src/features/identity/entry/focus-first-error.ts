import { flushSync } from 'react-dom';

/** Draws the errors, then gives the first marked field of `form` the focus. Called from an event or after an answer, never while drawing. */
export function focusFirstError(form: HTMLFormElement, draw: () => void): void {
  flushSync(draw);
  const gap = form.querySelector('[aria-invalid]');
  if (gap instanceof HTMLElement) gap.focus();
}
