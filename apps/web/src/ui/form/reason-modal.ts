import { modal } from '#kernel/base/modals.ts';

/** Asks the reason of an act; its code comes when it is opened. */
export const reasonModal = modal(async () => (await import('./ReasonModal.tsx')).ReasonModal);
