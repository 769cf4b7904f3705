import { modal } from '#kernel/base/modals.ts';

// what is asked before a means of sign-in changes
export const authenticatorModal = modal(async () => (await import('./AuthenticatorModal.tsx')).AuthenticatorModal);
export const recoveryCodesModal = modal(async () => (await import('./RecoveryCodesModal.tsx')).RecoveryCodesModal);
export const disownModal = modal(async () => (await import('./DisownModal.tsx')).DisownModal);
