import { modal } from '#kernel/base/modals.ts';

/** Asks once before an act: `question.open({ title, act, children, onConfirm })`. */
export const question = modal(async () => (await import('./Confirm.tsx')).Confirm);

/** Asks twice before a deletion, and why. */
export const deletion = modal(async () => (await import('./ConfirmDelete.tsx')).ConfirmDelete);
