import { modal } from '#kernel/base/modals.ts';

export const assignScheduleModal = modal(async () => (await import('./AssignModal.tsx')).AssignScheduleModal);
export const endClockModal = modal(async () => (await import('./AssignModal.tsx')).EndClockModal);
export const assignRulesModal = modal(async () => (await import('./AssignModal.tsx')).AssignRulesModal);
