import type { SyntheticEvent } from 'react';

/** What a list may cut for want of room. */
const cuttable = '.ellipsis, .line-clamp-2';
/** Those whose title is from here; another one is the screen's own. */
const told = new WeakSet<Element>();

/**
 * For `onPointerOver` and `onFocus` of a list as a whole: each text of the row that is cut has the whole of it as its title, and one that
 * is not, or no more, has none. The row that the keyboard is in shows its texts whole (`.rows` in styles.css).
 */
export function tellWhole({ target }: SyntheticEvent): void {
  const row = target instanceof Element ? target.closest('tr, li') : null;
  for (const text of row?.querySelectorAll<HTMLElement>(cuttable) ?? []) {
    if (text.title && !told.has(text)) continue;
    told.add(text);
    // by a line, not by a pixel of rounding
    if (text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 8) text.title = text.textContent;
    else text.removeAttribute('title');
  }
}
