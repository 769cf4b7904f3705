import { createStore, useStore } from './store.ts';

export interface Toast {
  id: number;
  tone: 'ok' | 'bad';
  text: string;
  undo?: { label: string; act: () => void };
}

const shownFor = 6000;
const store = createStore<Toast | undefined>(undefined);
let lastId = 0;
let failedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The result of one's own act; leaves after six seconds. The newest replaces the one before. */
export function toast(text: string, undo?: Toast['undo']): void {
  show({ id: ++lastId, tone: 'ok', text, undo });
  holdToast(false);
}

/** What went wrong stays until it is closed. */
export function toastError(text: string): void {
  failedAt = Date.now();
  show({ id: ++lastId, tone: 'bad', text });
}

/** What waits for an answer stays until it is given or closed. */
export function toastAsk(text: string, answer: NonNullable<Toast['undo']>): void {
  show({ id: ++lastId, tone: 'bad', text, undo: answer });
}

/** When somebody was last told that something failed. */
export const lastFailure = (): number => failedAt;

export function closeToast(): void {
  clearTimeout(timer);
  store.set(undefined);
}

/** Nobody has to read faster than they can: pointing at it or focusing it stops the clock. */
export function holdToast(hold: boolean): void {
  clearTimeout(timer);
  if (!hold && store.get()?.tone === 'ok') timer = setTimeout(closeToast, shownFor);
}

export const currentToast = store.get;

export function useToast(): Toast | undefined {
  return useStore(store);
}

function show(next: Toast): void {
  clearTimeout(timer);
  store.set(next);
}
