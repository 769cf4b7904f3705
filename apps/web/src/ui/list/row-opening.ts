import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, summary';

/** A pressed row does what its name does; where the name is plain text, it unfolds or does its one act (`data-opens`). */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target } = event;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // a menu of the row is drawn elsewhere, and its presses arrive here too
  if (!(target instanceof Element) || !row.contains(target)) return;
  const control = target.closest(controls);
  if ((control && row.contains(control)) || getSelection()?.isCollapsed === false) return;
  const opener = row.querySelector<HTMLElement>('[data-names] :is(a, button)') ?? row.querySelector('[data-opens]');
  if (!(opener instanceof HTMLElement)) return;
  // what opens gives the focus back to where it was
  opener.focus({ preventScroll: true });
  opener.click();
}

/** On a row: only one that opens shows that it does. */
export const opensLook = 'has-[[data-names]_:is(a,button),[data-opens]]:cursor-pointer';
