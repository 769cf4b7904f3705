import { remembered } from '#kernel/base/store.ts';

/** Whoever doesn't want it now isn't asked again on this device: the switch stays in payments and in the account. */
export const hintPutOff = remembered('guardar-depois');
