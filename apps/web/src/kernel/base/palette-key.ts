import { isKept } from './vault.ts';

const patience = 10_000;
let openPalette: (() => void) | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Ctrl K works everywhere, also while typing: it carries a modifier. Pressed while the page still loads, it opens the
 * palette once the frame stands. Begins with the app.
 */
export function listenForPalette(): void {
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    const isLoading = isKept('session') && !document.querySelector('[data-signed-in]');
    if (!openPalette && !isLoading) return;
    event.preventDefault();
    if (openPalette) openPalette();
    else askedAt = event.timeStamp;
  });
}

/** The frame that has a palette says how it opens. Returns the way to take that back. */
export function onPalette(open: () => void): () => void {
  openPalette = open;
  if (performance.now() - askedAt < patience) open();
  askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    openPalette = undefined;
  };
}
