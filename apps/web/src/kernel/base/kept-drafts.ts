import { dropKey } from './vault.ts';

const prefix = 'cracha.rascunho.';

/** Where a draft lies: `cracha.rascunho.<person>.<place>`, both as hashes; sealed by a key of the person's own (`kernel/lazy/draft-store.ts`). */
export async function draftSlot(userId: string, place: string): Promise<{ name: string; key: string }> {
  const person = await digest(userId);
  return { name: `${prefix}${person}.${await digest(place)}`, key: keyNameOf(person) };
}

export function draftNames(): string[] {
  return Object.keys(localStorage).filter(name => name.startsWith(prefix));
}

/** Who signs out leaves nothing; the key goes too, so that a copy opens no more. */
export async function forgetDrafts(userId: string): Promise<void> {
  if (draftNames().length === 0) return;
  const person = await digest(userId);
  for (const name of draftNames()) if (name.startsWith(`${prefix}${person}.`)) localStorage.removeItem(name);
  await dropKey(keyNameOf(person));
}

function keyNameOf(person: string): string {
  return `rascunho.${person}`;
}

async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
}
