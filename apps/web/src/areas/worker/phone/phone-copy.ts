import { isBorrowed } from '#kernel/base/borrowed.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { keeper, keptFiles } from '#kernel/base/keeper.ts';
import { isOnline, onConnection, showsKept } from '#kernel/base/online.ts';
import { currentSession, onSession, type Session } from '#kernel/base/session.ts';
import { createStore, remembered } from '#kernel/base/store.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { copyShape, fetchCopy, type PhoneCopy, tellOpened } from './phone-copy.api.ts';
import { showCopy } from './phone-pages.ts';
import { readSealed, replaceSealed, wipeSealed } from './phone-store.ts';
import { startWorker, stopWorker, warmScreens } from './phone-worker.ts';

/** Past this nothing is kept that wasn't read anew. */
export const longest = 30 * 86_400_000;
/** Read anew no sooner than this, unless something is seen to have changed. */
const freshFor = 10 * 60_000;
const index = 'index';

interface PhoneCopyState {
  keptAt: number;
  receipts: number;
  statement: boolean;
}

/** What the switch tells: what is kept now; undefined: nothing. */
export const phoneCopy = createStore<PhoneCopyState | undefined>(undefined);
/** Read while there was no network, not yet told to the server; ids alone. */
const opened = remembered('abertos');

let following = false;
let refreshing: Promise<void> | undefined;
/** What the kept answers say, to see that something has changed. */
let said = new Map<string, string>();

/** Whether it is offered: to a worker on a device of their own, where the browser can, as long as the operator lets it. */
export function mayKeep(session: Session | undefined): boolean {
  const able = 'serviceWorker' in navigator && crypto.subtle !== undefined && 'indexedDB' in globalThis;
  return able && !isBorrowed() && !isRetired() && isOwn(session);
}

/** The operator has turned it off (`PHONE_COPIES=off`). */
function isRetired(): boolean {
  return document.querySelector('meta[name="cracha-guardar"]')?.getAttribute('content') === 'off';
}

/** At work as a worker, and nobody acts for them. */
function isOwn(session: Session | undefined): session is Session {
  const asked = { permissions: ['TrabalhadorReciboVisualizar'], appAccess: ['recibos'] } as const;
  return session?.profile === 'trabalhador' && !session.behind && !session.user.suporte && mayEnter(session, asked);
}

/** From now on; resolves when all of it is here and opens without a network. */
export async function keepOnThisPhone(): Promise<void> {
  const session = currentSession();
  if (!session || !mayKeep(session)) return;
  keeper.set(await ownerOf(session));
  try {
    await startWorker();
    await refresh();
    await followPhoneCopy();
  } catch (error) {
    await keepNoLonger();
    throw error;
  }
}

export async function keepNoLonger(): Promise<void> {
  keeper.set(null);
  opened.set(null);
  await wipe();
}

/** At start, where this phone keeps something: it is wiped, shown or read anew, now and whenever session or network change. */
export async function followPhoneCopy(): Promise<void> {
  if (!following) {
    following = true;
    keptFiles.set(keptFile);
    let reader = readerOf(currentSession());
    onSession(session => {
      const now = readerOf(session);
      if (now === reader) return;
      reader = now;
      lookAgain();
    });
    let was = isOnline();
    onConnection(online => {
      if (online === was) return;
      was = online;
      lookAgain();
    });
    followPages();
  }
  await look();
}

/** What it can't do now it does at the next occasion. */
function lookAgain(): void {
  void look().catch(() => undefined);
}

async function look(): Promise<void> {
  const owner = keeper.get();
  const session = currentSession();
  if (!owner) return;
  if (!session || isRetired()) return wipe();
  // between the token and the answer who it is
  if (!(session.behind ?? session).user.id) return;
  if (owner !== (await ownerOf(session))) return keepNoLonger();
  if (!isOwn(session)) return;
  if (!isOnline()) return show(owner);
  await startWorker();
  warmScreens();
  const copy = await readCopy(owner);
  if (copy) note(copy);
  const isFresh = copy?.shape === copyShape && Date.now() - copy.keptAt <= freshFor;
  if (!isFresh || opened.get()) await refresh().catch(() => undefined);
}

async function show(owner: string): Promise<void> {
  const copy = await readCopy(owner);
  // kept by an earlier version of the screens, which these would ask for more: it is read anew with the next network
  if (copy?.shape !== copyShape) return;
  note(copy);
  showCopy(copy);
  showsKept(new Date(copy.keptAt).toISOString());
}

/** One at a time, among tabs too. */
function refresh(): Promise<void> {
  refreshing ??= navigator.locks.request('cracha.guardar', readAnew).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function readAnew(): Promise<void> {
  const owner = keeper.get();
  if (!owner) return;
  const before = await readCopy(owner);
  const ids = (opened.get() ?? '').split(',').filter(Boolean);
  if (ids.length > 0) await tellOpened(ids, before?.statement?.id);
  opened.set(null);
  const { copy, fresh } = await fetchCopy(owner, before);
  const stillKept = () => currentSession() !== undefined && keeper.get() === owner;
  if (!stillKept()) return;
  fresh.set(index, new TextEncoder().encode(JSON.stringify(copy)));
  await replaceSealed(fresh, new Set([index, ...Object.values(copy.files).map(({ entry }) => entry)]));
  // signed out meanwhile: what was just written goes the same way
  if (!stillKept()) return wipe();
  note(copy);
}

async function readCopy(owner: string): Promise<PhoneCopy | undefined> {
  const text = await readSealed(index);
  if (!text) return undefined;
  const copy: PhoneCopy = JSON.parse(new TextDecoder().decode(text));
  const age = Date.now() - copy.keptAt;
  // a clock that was put back by days doesn't lengthen anything
  if (copy.owner === owner && age <= longest && age > -86_400_000) return copy;
  await wipeSealed();
  phoneCopy.set(undefined);
  return undefined;
}

/** The PDF of a document that is kept. */
async function keptFile(id: string): Promise<Blob | undefined> {
  const session = currentSession();
  const copy = session && (await readCopy(await ownerOf(session)));
  const entry = copy?.files[id]?.entry;
  const bytes = entry && (await readSealed(entry));
  return bytes ? new Blob([bytes], { type: 'application/pdf' }) : undefined;
}

async function wipe(): Promise<void> {
  said = new Map();
  phoneCopy.set(undefined);
  await wipeSealed();
  await stopWorker();
}

function note(copy: PhoneCopy): void {
  said = new Map([['home', JSON.stringify(copy.home)]]);
  for (const { recibo, conversa, discordancia } of copy.receipts) {
    said.set(nameOf('one', recibo.id), JSON.stringify(recibo));
    if (conversa) said.set(nameOf('conversation', recibo.id), JSON.stringify(conversa));
    if (conversa) said.set(nameOf('dispute', recibo.id), JSON.stringify(discordancia));
  }
  phoneCopy.set({ keptAt: copy.keptAt, receipts: copy.receipts.length, statement: copy.statement !== undefined });
}

/** What the screens read: other than what is kept, it is read anew; without a network, a document that is looked at is noted. */
function followPages(): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    const [of, what, id] = query.queryKey;
    if (of !== 'receipts') return;
    if (type === 'observerAdded' && !isOnline())
      return noteOpened(what === 'statements' && id === 'one' ? query.queryKey[3] : what === 'one' && id);
    const before = said.get(nameOf(what, id));
    if (type !== 'updated' || !before || !isOnline() || query.state.data === undefined) return;
    if (JSON.stringify(query.state.data) !== before && query.state.status === 'success')
      void refresh().catch(() => undefined);
  });
}

/** Of what a screen asks for: the home is one, all else is of a receipt. */
function nameOf(what: unknown, id?: unknown): string {
  return what === 'home' ? what : `${what} ${id}`;
}

function noteOpened(id: unknown): void {
  if (typeof id !== 'string') return;
  const ids = new Set((opened.get() ?? '').split(',').filter(Boolean));
  opened.set([...ids.add(id)].join());
}

/** Of whom the page is, whoever acts for them. */
function readerOf(session: Session | undefined): string {
  return [(session?.behind ?? session)?.user.id, session?.profile, session?.behind !== undefined].join();
}

/** A person's id is nobody's business where anybody can look: its hash tells as well whether it is the same. */
async function ownerOf(session: Session): Promise<string> {
  const id = new TextEncoder().encode((session.behind ?? session).user.id);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', id));
  return Array.from(hash.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
}
