import { isRefusal } from '#kernel/base/failure.ts';

export type Contact = 'cellPhone' | 'email';

/** `(11) 9••••-4321`, `m••••@pantanal.test`: enough for its owner to know it, too little for who looks over the shoulder. */
export function masked(contact: Contact, value: string): string {
  if (contact === 'email') return value.replace(/^(.).*@/, '$1••••@');
  const digits = value.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return `(${digits.slice(0, 2)}) ${digits.slice(2, 3)}••••-${digits.slice(-4)}`;
}

/** `(11) 98765-4321`: for its owner. */
export function inFull(contact: Contact, value: string): string {
  if (contact === 'email') return value;
  const digits = value.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** Plainly wrong ones are told before anything is sent; the server has the last word. */
export function looksRight(contact: Contact, value: string): boolean {
  if (contact === 'email') return /^\S+@\S+\.\S+$/.test(value.trim());
  return /^(55)?\d{2}9\d{8}$/.test(value.replace(/\D/g, ''));
}

/** As it travels. */
export function plain(contact: Contact, value: string): string {
  return contact === 'email' ? value.trim() : value.replace(/\D/g, '');
}

/** Whether no further code goes out now because the last one is still good. */
export function lastCounts(error: unknown): boolean {
  return isRefusal(error, 'CONTACT_CODE_TOO_SOON') || isRefusal(error, 'CODES_OF_DAY_USED_LAST_GOOD');
}
