import { modal } from '#kernel/base/modals.ts';

/** HR sets the day of the credit of benefits that are out, one or many. */
export const creditDayModal = modal(async () => (await import('./CreditDayModal.tsx')).CreditDayModal);
