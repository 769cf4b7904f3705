import type { SyntheticEvent } from 'react';

/** What a list may cut for want of room. */
const cuttable = '.ellipsis, .line-clamp-2';
/** Those whose title is from here; another one is the screen's own. */
const told = new WeakSet<Element>();

/**
 * For a list as a whole: where a row is pointed at or focused, each text of it that is cut has the whole of it as its title, and one that is
 * not, or no more, has none. Who goes by the keyboard is shown no title: the row they are in stands whole, and with the list itself those
 * rows that hold nothing to go to. (By hand, not in the one style sheet, which every area's first page waits for.)
 */
export const wholeTexts = {
  onPointerOver: (event: SyntheticEvent) => {
    for (const text of textsOf(event)) tell(text);
  },
  onFocus: (event: SyntheticEvent<Element>) => {
    const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
    for (const text of textsOf(event)) {
      tell(text);
      if (byKeyboard) text.style.cssText = 'white-space:normal;overflow-wrap:anywhere;-webkit-line-clamp:none';
    }
  },
  onBlur: (event: SyntheticEvent) => {
    for (const text of textsOf(event)) text.style.cssText = '';
  },
};

function textsOf({ target, currentTarget }: SyntheticEvent): HTMLElement[] {
  if (!(target instanceof Element)) return [];
  const row = target.closest('tr, li');
  const rows = row ? [row] : target === currentTarget ? [...target.querySelectorAll('tr')].filter(isStill) : [];
  return rows.flatMap(one => [...one.querySelectorAll<HTMLElement>(cuttable)]);
}

/** Nothing in it takes the focus. */
function isStill(row: Element): boolean {
  return row.querySelector('a, button, input') === null;
}

function tell(text: HTMLElement): void {
  if (text.title && !told.has(text)) return;
  told.add(text);
  // by a line, not by a pixel of rounding
  if (text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 8) text.title = text.textContent;
  else text.removeAttribute('title');
}
