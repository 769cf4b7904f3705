import { focusHeading } from '../base/title.ts';

/** What an act ends in: said in the page, not bars that stand for what is on its way. */
const telling = 'main [role="status"]:not(.sr-only, :has(.skeleton))';

/**
 * The one rule for the focus after a change within a page: when what had it goes away, it goes to the confirmation that came
 * with the change, else to the heading of what is shown now; within an open dialog to its first field, else its heading.
 * Who gives it back in time, such as a dialog that closes, is left alone.
 * @param first what had the focus while this was on its way, and may be gone by now
 */
export function keepFocus(first?: EventTarget | null): () => void {
  let last = first instanceof Element ? first : undefined;
  let told: HTMLElement | undefined;
  let waits = false;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
    told = undefined;
  };
  const place = () => {
    waits = false;
    if (!isLost(last)) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog) return focusIn(dialog);
    if (told?.isConnected) {
      told.tabIndex = -1;
      told.focus();
    } else focusHeading();
  };
  const observer = new MutationObserver(records => {
    if (!isLost(last)) return;
    told = toldIn(records) ?? told;
    if (waits) return;
    waits = true;
    // dialogs and menus give the focus back within a frame
    requestAnimationFrame(() => requestAnimationFrame(place));
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  place();
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

function isLost(last: Element | undefined): boolean {
  const nowhere = document.activeElement === document.body || document.activeElement === null;
  return last !== undefined && !last.isConnected && nowhere;
}

function focusIn(dialog: Element): void {
  const heading = dialog.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  const field = dialog.querySelector<HTMLElement>('input:not([readonly]), select, textarea');
  (field ?? heading)?.focus();
}

function toldIn(records: readonly MutationRecord[]): HTMLElement | undefined {
  const came = records.flatMap(record => [...record.addedNodes]).filter(node => node instanceof HTMLElement);
  const parts = came.flatMap(node => [node, ...node.querySelectorAll<HTMLElement>(telling)]);
  return parts.find(node => node.matches(telling) && node.textContent !== '');
}
