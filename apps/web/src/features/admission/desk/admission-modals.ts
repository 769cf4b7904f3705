import { modal } from '#kernel/base/modals.ts';

/** Dialogs of admissions and openings; their code comes when they are opened. */
export const inviteModal = modal(async () => (await import('./InviteModal.tsx')).InviteModal);
export const hireModal = modal(async () => (await import('./HireModal.tsx')).HireModal);
export const resendModal = modal(async () => (await import('./ResendModal.tsx')).ResendModal);
export const openingModal = modal(async () => (await import('./OpeningModal.tsx')).OpeningModal);
export const candidateModal = modal(async () => (await import('./CandidateModal.tsx')).CandidateModal);
