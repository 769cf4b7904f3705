import { createStore, remembered, useStore } from './store.ts';

const saved = remembered('hide-amounts');
const store = createStore(saved.get() === 'yes');

/** The worker's eye button: amounts kept from the eyes around, on this device, until shown again. */
export function useHiddenAmounts(): [boolean, (hidden: boolean) => void] {
  return [useStore(store), setHidden];
}

function setHidden(hidden: boolean): void {
  saved.set(hidden ? 'yes' : null);
  store.set(hidden);
}
