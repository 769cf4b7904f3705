import './matchers.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeModals } from '#kernel/base/modals.ts';
import { clearSession } from '#kernel/base/session.ts';
import { closeToast } from '#kernel/base/toasts.ts';
import { queries } from '#kernel/signed-in/queries.ts';

// jsdom knows the element, not its behaviour.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
globalThis.matchMedia ??= query =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// the first screen of a file is compiled while it is waited for: on a busy machine that takes more than the library's second
configure({ asyncUtilTimeout: 4000 });

beforeEach(() => {
  // An error in the console is an error of the screen.
  vi.spyOn(console, 'error').mockImplementation((...what) => {
    throw new Error(`console.error: ${what.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  closeModals();
  closeToast();
  clearSession();
  queries.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
