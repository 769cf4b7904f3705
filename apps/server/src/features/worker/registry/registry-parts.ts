import { states } from '@cracha/contract/kernel/postal.ts';

/** A text that holds two of the record's fields, as people and payroll programs write them in one. */
type Text = string | number | undefined;

/** `Niterói/RJ`, `Niterói - RJ`. */
export function placeOf(text: Text): { city?: string; state?: string } {
  const found = /^(.*?)\s*[/–-]\s*([A-Z]{2})$/.exec(String(text ?? ''));
  if (found?.[1] && found[2]) return { city: found[1], state: found[2] };
  return text === undefined ? {} : { city: String(text) };
}

/** `0071755/00186-RJ`: number, series, state. */
export function ctpsPartsOf(text: Text): {
  number?: string | undefined;
  series?: string | undefined;
  state?: string | undefined;
} {
  const [, number, series, state] =
    /^(\d{1,11})(?:\s*[/-]\s*(\d{1,5}))?(?:\s*[/-]\s*([A-Z]{2}))?$/.exec(String(text ?? '').trim()) ?? [];
  return { number, series, state };
}

/** `SSP/SP`, `SSP-SP`, `SSP SP`. */
export function issuerOf(text: Text): { name?: string; state?: string } {
  const found = /^(\p{L}[\p{L}.]*)[\s/–-]+([A-Z]{2})$/u.exec(String(text ?? ''));
  if (found?.[1] && found[2]) return { name: found[1], state: found[2] };
  return text === undefined ? {} : { name: String(text).slice(0, 20) };
}

export function isState(text: string | undefined): boolean {
  return states.some(state => state === text);
}
