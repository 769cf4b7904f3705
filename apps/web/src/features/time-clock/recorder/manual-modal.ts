import { modal } from '#kernel/base/modals.ts';

/** Entering a punch by hand; of a day that is chosen already, or of any. */
export const manualModal = modal(async () => (await import('./ManualModal.tsx')).ManualModal);
