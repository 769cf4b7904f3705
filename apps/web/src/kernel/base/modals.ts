import { type ComponentType, createElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { kernelTexts } from './kernel.messages.ts';
import { createStore, useStore } from './store.ts';
import { textsNow } from './texts.ts';
import { toastError } from './toasts.ts';

/** A dialog and what it is given: `bankModal.open({ record })`. */
export interface ModalOf<P extends object> {
  open: (...props: Given<P>) => void;
  /** Fetches its code ahead of the first opening. */
  ask: () => Promise<unknown>;
}

type Given<P> = object extends P ? [props?: P] : [props: P];

interface Opened {
  of: object;
  /** Each opening is a dialog of its own: nothing typed in the one before is left. */
  turn: number;
  body: ReactNode;
  /** Where the focus was, to give it back. */
  from: Element | null;
}

const store = createStore<Opened | undefined>(undefined);
let turn = 0;

/**
 * A dialog by its component, whose code comes when it is opened. Opening one closes the other: there is never a modal
 * over a modal. What it is given stays as it was at the opening; what may change under it, it reads itself.
 */
export function modal<P extends object>(load: () => Promise<ComponentType<P>>): ModalOf<P> {
  let ready: ComponentType<P> | undefined;
  const ask = async () => {
    ready ??= await load();
    return ready;
  };
  const show = (Ready: ComponentType<P>, props: P, from: Element | null) =>
    store.set({ of: handle, turn, body: createElement(Ready, props), from });
  const handle: ModalOf<P> = {
    ask,
    open: (...[props = {} as P]) => {
      const from = store.get()?.from ?? document.activeElement;
      turn += 1;
      const mine = turn;
      if (ready) return show(ready, props, from);
      // by then another may be open, or another page
      const stands = () => mine === turn;
      ask().then(
        Ready => {
          if (stands()) show(Ready, props, from?.isConnected ? from : document.activeElement);
        },
        () => {
          if (stands()) void tellNotOpened();
        },
      );
    },
  };
  return handle;
}

async function tellNotOpened(): Promise<void> {
  toastError((await textsNow(kernelTexts)).notOpened);
}

/** Where the open dialog is drawn: once in each frame, below the slots that dialogs read. */
export function ModalHost(): ReactNode {
  const opened = useStore(store);
  return opened ? createElement(Suspense, { key: opened.turn }, opened.body) : null;
}

/** Between its closing and the next drawing a dialog is still there, and stands no more. */
export function standsModal(): boolean {
  return store.get() !== undefined;
}

export function closeModal(): void {
  const from = store.get()?.from;
  closeModals();
  giveBack(from);
  // the page behind a modal dialog takes no focus before the dialog is gone
  requestAnimationFrame(() => document.activeElement === document.body && giveBack(from));
}

function giveBack(from: Element | null | undefined): void {
  if (from instanceof HTMLElement && from.isConnected) from.focus();
}

/** Navigation closes all, without touching the focus: the new screen's heading gets it. */
export function closeModals(): void {
  turn += 1;
  store.set(undefined);
}

/** A dialog that opens with an id in the address; closing it takes the id away, and without the id it closes. */
export function useOpenWith<P extends object>(
  of: ModalOf<P>,
  id: string | undefined,
  props: P,
  onClosed: () => void,
): void {
  const open = useStore(store)?.of === of;
  const shown = useRef<string>(undefined);
  const stood = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to close is the same at every drawing
  useEffect(() => {
    if (id !== undefined && id !== shown.current && !open) of.open(...([props] as Given<P>));
    else if (id === undefined && open) closeModal();
    // closed is what stood open: until its code is here it is not
    else if (id !== undefined && !open && stood.current) onClosed();
    shown.current = id;
    stood.current = open;
  }, [id, open]);
}
