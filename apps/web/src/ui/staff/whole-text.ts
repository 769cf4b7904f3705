/** What may be cut for want of room. */
const cuttable = '.ellipsis, .line-clamp-2';
/** Those whose title is from here; another one is the screen's own. */
const told = new WeakSet<Element>();

/**
 * From now on, wherever a row, a head or a button is pointed at or focused, each text of it that is cut has the whole of it as its title, and one
 * that is not, or no more, has none; elsewhere the text that is pointed at. Who goes by the keyboard is shown no title: the row, head or
 * button they are in stands whole, and with a list itself those rows that hold nothing to go to. (By hand, not in the one style sheet, which
 * every area's first page waits for.) What has been pointed at and focused by now is told first.
 */
export function tellWholeTexts(pointed?: Happening): void {
  // told again, it is the same listeners
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onLeave);
  if (pointed) onPoint(pointed);
  onFocus({ target: document.activeElement });
}

type Happening = Pick<Event, 'target'>;

function onPoint(event: Happening): void {
  for (const text of textsOf(event)) tell(text);
}

function onFocus(event: Happening): void {
  const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
  for (const text of textsOf(event)) {
    tell(text);
    if (byKeyboard) text.style.cssText = 'white-space:normal;overflow-wrap:anywhere;-webkit-line-clamp:none';
  }
}

function onLeave(event: Happening): void {
  for (const text of textsOf(event)) text.style.cssText = '';
}

function textsOf({ target }: Happening): HTMLElement[] {
  if (!(target instanceof Element)) return [];
  const place = target.closest('tr, li') ?? target.closest('header, button') ?? target.closest(cuttable)?.parentElement;
  const places = place ? [place] : [...target.querySelectorAll(':scope > table tr')].filter(isStill);
  return places.flatMap(one => [...one.querySelectorAll<HTMLElement>(cuttable)]);
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
