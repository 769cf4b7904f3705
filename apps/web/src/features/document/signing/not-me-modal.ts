import { modal } from '#kernel/base/modals.ts';

/** The link reached somebody else; its code comes when it is opened. */
export const notMeModal = modal(async () => (await import('./NotMeModal.tsx')).NotMeModal);
