import { createStore, useStore } from './store.ts';

/** Of these three one is open at a time. Notifications toggle on their own. */
export type Menu = 'navigation' | 'user' | 'help';

const store = createStore<Menu | undefined>(undefined);
const notifications = createStore(false);

export function setMenu(menu: Menu, open: boolean): void {
  if (open) store.set(menu);
  else if (store.get() === menu) store.set(undefined);
}

export function useMenu(menu: Menu): boolean {
  return useStore(store) === menu;
}

export function setNotifications(open: boolean): void {
  notifications.set(open);
}

export function useNotificationsOpen(): boolean {
  return useStore(notifications);
}

export function closeMenus(): void {
  store.set(undefined);
  notifications.set(false);
}
