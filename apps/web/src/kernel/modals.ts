import { createStore, useStore } from './store.ts';

interface Opened {
  name: string;
  /** Where the focus was, to give it back. */
  from: Element | null;
}

const store = createStore<Opened | undefined>(undefined);

/** Opening one closes the other: there is never a modal over a modal. */
export function openModal(name: string): void {
  store.set({ name, from: store.get()?.from ?? document.activeElement });
}

export function closeModal(): void {
  const from = store.get()?.from;
  store.set(undefined);
  giveBack(from);
  // the page behind a modal dialog takes no focus before the dialog is gone
  requestAnimationFrame(() => document.activeElement === document.body && giveBack(from));
}

function giveBack(from: Element | null | undefined): void {
  if (from instanceof HTMLElement && from.isConnected) from.focus();
}

/** Navigation closes all, without touching the focus: the new screen's heading gets it. */
export function closeModals(): void {
  store.set(undefined);
}

/** Whether the modal, or one of several, is open. */
export function useModalOpen(...names: readonly string[]): boolean {
  const opened = useStore(store);
  return opened !== undefined && names.includes(opened.name);
}
