import { modal } from '#kernel/base/modals.ts';

/** Every screen and act by typing; its code comes with the first sign of a hand. */
export const palette = modal(async () => (await import('./Palette.tsx')).Palette);
