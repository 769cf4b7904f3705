import { isBorrowed } from '../base/borrowed.ts';
import { draftNames, draftSlot } from '../base/kept-drafts.ts';
import { currentSession, type Session } from '../base/session.ts';
import { canSeal, isKept, seal, unseal } from '../base/vault.ts';

export const draftLife = 7 * 86_400_000;

export interface KeptDraft {
  /** When it was kept, as milliseconds since 1970. */
  at: number;
  /** Of the record it was typed over. */
  version?: number;
  values: unknown;
}

/** Whether what this person types outlives the page: not on a lent phone, and never what support sees of somebody. */
export function mayKeepDrafts(session = currentSession()): session is Session {
  const own = session !== undefined && !session.behind && !session.user.suporte && session.user.id !== '';
  return canSeal() && own && !isBorrowed();
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what was typed last is what stays. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = mine.catch(() => undefined);
  return mine;
}

/** Answers when it was kept; undefined: it was not. `place` is the address and what of it. */
export function keepDraft(place: string, values: unknown, version?: number, now?: number): Promise<number | undefined> {
  const session = currentSession();
  return inTurn(async () => {
    if (!mayKeepDrafts(session)) return undefined;
    const at = now ?? Date.now();
    const { name, key } = await slotOf(session, place);
    const text = await seal(key, JSON.stringify({ at, version, values }, keptPart), name + (at + draftLife));
    // who signed out meanwhile, here or in another tab, leaves nothing
    const stands = currentSession()?.user.id === session.user.id && isKept('session') && mayKeepDrafts();
    if (!stands) return undefined;
    try {
      localStorage.setItem(name, `${at + draftLife}.${text}`);
      return at;
    } catch {
      return undefined; // the storage is full
    }
  }).catch(() => undefined);
}

export function readDraft(place: string, now = Date.now()): Promise<KeptDraft | undefined> {
  const session = currentSession();
  return inTurn(async () => {
    dropOldDrafts(now);
    if (!mayKeepDrafts(session)) return undefined;
    const { name, key } = await slotOf(session, place);
    const [until = '', ...sealed] = (localStorage.getItem(name) ?? '').split('.');
    // sealed to its name and its end: neither can be exchanged
    const text = await unseal(key, sealed.join('.'), name + until);
    const found: unknown = text && JSON.parse(text);
    return isKeptDraft(found) ? found : undefined;
  }).catch(() => undefined);
}

export function dropDraft(place: string): Promise<void> {
  const session = currentSession();
  return inTurn(async () => {
    if (mayKeepDrafts(session)) localStorage.removeItem((await slotOf(session, place)).name);
  }).catch(() => undefined);
}

/** What is past its days, whosever it is. */
export function dropOldDrafts(now = Date.now()): void {
  for (const name of draftNames())
    if (!(Number(localStorage.getItem(name)?.split('.')[0]) > now)) localStorage.removeItem(name);
}

/** No secret and no file, whatever a form hands over. */
export function keptPart(name: string, value: unknown): unknown {
  const secret = /^(senha|password)|^(pin|token)$/i.test(name);
  return secret || (typeof value === 'string' && value.startsWith('data:')) ? undefined : value;
}

function slotOf(session: Session, place: string): Promise<{ name: string; key: string }> {
  return draftSlot(session.user.id, [session.profile, session.group?.id, place].join('|'));
}

function isKeptDraft(found: unknown): found is KeptDraft {
  return typeof found === 'object' && found !== null && 'at' in found && 'values' in found;
}
