import { modal } from '#kernel/base/modals.ts';

/** A day's punches and figures, beside the mirror. */
export const dayModal = modal(async () => (await import('./DayModal.tsx')).DayModal);
