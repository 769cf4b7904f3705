const field = 'input, select, textarea';

/**
 * Where a dialog begins: its first field, else its act (the safe button beside a dangerous act), else its heading.
 * Never the ✕. `data-autofocus` is for the dialog whose first field is not what is written first.
 */
export function focusFirst(dialog: HTMLElement): () => void {
  if (begin(dialog)) return () => undefined;
  const heading = dialog.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  // what is only read keeps its beginning in sight, whatever comes later
  if (!heading || dialog.matches('.side')) return () => undefined;
  const late = new MutationObserver(() => {
    if (document.activeElement !== heading || begin(dialog)) late.disconnect();
  });
  late.observe(dialog, { childList: true, subtree: true });
  return () => late.disconnect();
}

function begin(dialog: HTMLElement): boolean {
  if (focusOneOf(dialog, '[data-autofocus]') || focusWay(dialog) || focusField(dialog)) return true;
  if (dialog.matches('.side')) return false;
  if (dialog.querySelector('[data-look="danger"]')) return focusOneOf(dialog, 'footer [data-look="outline"]', true);
  return focusOneOf(dialog, '[data-look="primary"]', true) || focusOneOf(dialog, 'footer button, footer a', true);
}

/** A sheet of ways to go, with no act of its own, begins at its first one. */
function focusWay(dialog: HTMLElement): boolean {
  const first = dialog.querySelector<HTMLElement>(`a[href], ${field}`);
  const acts = dialog.querySelector('footer, form, [data-look="primary"]');
  return first?.matches('a') === true && !acts && !dialog.matches('.side') && takes(first);
}

/** Of several choices of one answer, the chosen one: that is where Tab goes too. */
function focusField(dialog: HTMLElement): boolean {
  for (const one of dialog.querySelectorAll<HTMLElement>(field)) {
    const chosen = one instanceof HTMLInputElement && one.type === 'radio' && chosenOf(dialog, one);
    if (!one.hasAttribute('readonly') && one.tabIndex >= 0 && takes(chosen || one)) return true;
  }
  return false;
}

function chosenOf(dialog: HTMLElement, { name }: HTMLInputElement): HTMLElement | undefined {
  const radios = dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...radios].find(one => one.name === name && one.checked);
}

function focusOneOf(dialog: HTMLElement, selector: string, preventScroll = false): boolean {
  return [...dialog.querySelectorAll<HTMLElement>(selector)].some(one => takes(one, preventScroll));
}

/** What is hidden or disabled takes no focus. */
function takes(element: HTMLElement, preventScroll = false): boolean {
  element.focus({ preventScroll });
  return document.activeElement === element;
}
