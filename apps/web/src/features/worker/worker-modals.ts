import { modal } from '#kernel/base/modals.ts';

// opened on the page of one worker and for many in the list, or from two places of the page
export const signInOffModal = modal(async () => (await import('./list/SignInOffModal.tsx')).SignInOffModal);
export const dismissModal = modal(async () => (await import('./DismissModal.tsx')).DismissModal);
export const changeModal = modal(async () => (await import('./ChangeModal.tsx')).ChangeModal);
