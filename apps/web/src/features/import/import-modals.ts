import { modal } from '#kernel/base/modals.ts';

// the dialogs of one import; opened by row and detail alike
export const heldModal = modal(async () => (await import('./HeldModal.tsx')).HeldModal);
export const logModal = modal(async () => (await import('./LogModal.tsx')).LogModal);
export const undoModal = modal(async () => (await import('./UndoModal.tsx')).UndoModal);
