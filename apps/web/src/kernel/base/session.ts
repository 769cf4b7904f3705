import type { Profile } from '@cracha/contract/access/roles.ts';
import type { signedInUser } from '@cracha/contract/features/identity/identity.schemas.ts';
import type * as z from 'zod/mini';
import { createStore, useStore } from './store.ts';
import { forget, keep, onKept, recall } from './vault.ts';

export type SignedInUser = z.output<typeof signedInUser>;

export interface Token {
  value: string;
  /** Milliseconds since 1970. */
  since: number;
  until: number;
}

/** What may stand between the sign-in and the home. */
export type Step = 'policy' | 'password' | 'twoFactor' | 'cellPhone' | 'email' | 'ethnicity';

/** The way as it was at its start, so that its progress never goes back; and what was left for another day. */
export interface Journey {
  steps: readonly Step[];
  later: readonly Step[];
}

/** A contact on its way to be confirmed; `value` only where it differs from the one on record. */
export interface PendingContact {
  kind: 'cellPhone' | 'email';
  value?: string;
  /** Where the code went, masked, and from when another may be asked for. */
  sent?: { to: string; again: string };
}

export interface Session {
  token: Token;
  user: SignedInUser;
  profile?: Profile;
  /** The access group chosen as HR or manager. */
  group?: { id: string; name: string };
  /** Feature flags of the present profile. */
  appAccesses: readonly string[];
  journey?: Journey;
  contact?: PendingContact;
  /** The secret of the link by which a signer without a user came in. */
  link?: string;
  /** Support acts for somebody: its own session, to come back to. */
  behind?: Session;
}

const store = createStore<Session | undefined>(undefined);

export const currentSession = store.get;

export function useSession(): Session | undefined {
  return useStore(store);
}

export function onSession(listener: (session: Session | undefined) => void): () => void {
  return store.subscribe(() => listener(store.get()));
}

export async function setSession(session: Session): Promise<void> {
  sessionEnded.set(false);
  store.set(session);
  await write();
}

let writing = Promise.resolve();

/** What is being written of the session is there, or gone again. */
export function sessionWritten(): Promise<void> {
  return writing;
}

/** One after the other, each what holds by then: an older one overwrites no newer, and after the sign-out nothing is left. */
function write(): Promise<void> {
  const mine = writing.then(async () => {
    const session = store.get();
    if (session) await keep('session', JSON.stringify(session));
    if (!store.get()) forget('session');
  });
  writing = mine.catch(() => undefined);
  return mine;
}

/** What says nothing new wakes nobody: each page asks anew who is signed in, and mostly hears the same. */
export async function changeSession(change: Partial<Session>): Promise<void> {
  const session = store.get();
  if (!session) return;
  const next = { ...session, ...change };
  if (isSame(next, session)) await sessionWritten();
  else await setSession(next);
}

/** The last session here ended by itself: the sign-in says so, until somebody is in again. */
export const sessionEnded = createStore(false);

/** Nobody signed out: the server, or the time, ended it. */
export function endSession(): void {
  sessionEnded.set(true);
  clearSession();
}

/** Signed out here is signed out in every tab: the others hear of it through storage. */
export function clearSession(): void {
  forget('session');
  store.set(undefined);
}

/** Before the first screen: who was signed in, and from now on what other tabs do. */
export async function restoreSession(): Promise<void> {
  onKept(() => void read());
  await read();
}

/** Also used by a tab that may have slept while another one renewed the token. */
export async function readSession(): Promise<Session | undefined> {
  await read();
  return store.get();
}

async function read(): Promise<void> {
  const text = await recall('session').catch(() => undefined);
  const found = text ? (JSON.parse(text) as Session) : undefined;
  if (!isSame(found, store.get())) store.set(found);
}

function isSame(one: Session | undefined, other: Session | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
