import { at } from '@cracha/contract/navigation/address-of.ts';

/** A worker's mirror of a period, as HR reads it. */
export function mirrorAddress(id: string): string {
  return at('/rh/visualiza-espelho-ponto', { id });
}
