import { modal } from '#kernel/base/modals.ts';

/** The menus of a holder, of a profile in the list or as it is edited. */
export const viewAsModal = modal(async () => (await import('./ViewAsModal.tsx')).ViewAsModal);
