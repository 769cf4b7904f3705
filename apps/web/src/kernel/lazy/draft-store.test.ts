import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { helena, maria } from '#test/people.ts';
import { setBorrowed } from '../base/borrowed.ts';
import { draftNames, forgetDrafts } from '../base/kept-drafts.ts';
import { clearSession, type Session, setSession } from '../base/session.ts';
import { draftLife, dropDraft, dropOldDrafts, keepDraft, readDraft } from './draft-store.ts';

const sessionOf = (change: Partial<Session> = {}): Session => ({
  token: { value: 'one', since: 0, until: 1 },
  user: helena,
  profile: 'rh',
  group: { id: 'group-1', name: 'Pantanal' },
  appAccesses: [],
  ...change,
});
const place = '/rh/trabalhadores new';
const typed = { nome: 'Jéssica Nascimento', salario: '3.100,00' };
const read = async (now?: number) => (await readDraft(place, now))?.values;

beforeEach(async () => {
  localStorage.clear();
  await setSession(sessionOf());
});

test('what is typed is there again, and nothing of it can be read in the storage', async () => {
  await keepDraft(place, typed, 3);
  expect(await readDraft(place)).toMatchObject({ values: typed, version: 3 });
  const all = JSON.stringify({ ...localStorage });
  expect(all).not.toMatch(/J.ssica|3\.100|nome|trabalhadores|user-helena|group-1/);
});

test.each<[string, Partial<Session>]>([
  ['somebody else', { user: maria }],
  ['another profile', { profile: 'gestor' }],
  ['another access group', { group: { id: 'group-2', name: 'Aroeira' } }],
])('%s does not read it; the same person afterwards does', async (_, change) => {
  await keepDraft(place, typed);
  await setSession(sessionOf(change));
  expect(await read()).toBeUndefined();
  await setSession(sessionOf());
  expect(await read()).toEqual(typed);
});

test('another address has its own', async () => {
  await keepDraft(place, typed);
  expect(await readDraft('/rh/trabalhadores e1')).toBeUndefined();
});

test('put in the place of another it opens nothing', async () => {
  await keepDraft(place, typed);
  const [first = ''] = draftNames();
  const sealed = localStorage.getItem(first) ?? '';
  await dropDraft(place);
  await keepDraft('other', { nome: 'x' });
  localStorage.setItem(draftNames()[0] ?? '', sealed);
  expect(await readDraft('other')).toBeUndefined();
});

test('it lasts seven days, and no change of its end makes it last longer', async () => {
  const now = Date.now();
  await keepDraft(place, typed);
  expect(await read(now + draftLife - 60_000)).toEqual(typed);
  const [name = ''] = draftNames();
  const [until, ...sealed] = (localStorage.getItem(name) ?? '').split('.');
  localStorage.setItem(name, [Number(until) + draftLife, ...sealed].join('.'));
  expect(await read()).toBeUndefined();
  dropOldDrafts(now + 3 * draftLife);
  expect(draftNames()).toEqual([]);
});

test('a session that merely ends keeps it, a sign-out does not', async () => {
  await keepDraft(place, typed);
  clearSession();
  await setSession(sessionOf());
  expect(await read()).toEqual(typed);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const { signOut } = await import('../base/account.api.ts');
  await signOut();
  expect(draftNames()).toEqual([]);
  await setSession(sessionOf());
  expect(await read()).toBeUndefined();
});

test('a sign-out leaves what others typed, and a copy of the own opens no more', async () => {
  await setSession(sessionOf({ user: maria, profile: 'trabalhador' }));
  await keepDraft(place, { nome: 'of Maria' });
  await setSession(sessionOf());
  await keepDraft(place, typed);
  const copy = { ...localStorage };
  await forgetDrafts(helena.id);
  expect(draftNames()).toHaveLength(1);
  for (const [name, text] of Object.entries(copy)) localStorage.setItem(name, String(text));
  expect(await read()).toBeUndefined();
  await setSession(sessionOf({ user: maria, profile: 'trabalhador' }));
  expect(await read()).toEqual({ nome: 'of Maria' });
});

test('what is being written as somebody signs out, here or in another tab, is not left behind', async () => {
  const writing = keepDraft(place, typed);
  clearSession();
  expect(await writing).toBeUndefined();
  await setSession(sessionOf());
  const other = keepDraft(place, typed);
  localStorage.removeItem('cracha.session');
  expect(await other).toBeUndefined();
  expect(draftNames()).toEqual([]);
});

test.each<[string, Partial<Session>, boolean]>([
  ['a lent phone', {}, true],
  ['support that acts', { behind: sessionOf() }, false],
])('%s keeps none', async (_, change, borrowed) => {
  await setSession(sessionOf(change));
  setBorrowed(borrowed);
  expect(await keepDraft(place, typed)).toBeUndefined();
  expect(draftNames()).toEqual([]);
  setBorrowed(false);
});

test('no secret and no file is kept, whatever a form hands over', async () => {
  await keepDraft(place, {
    senha: 'Cracha@2026',
    pin: '1234',
    logo: 'data:image/png;base64,AAAA',
    nome: 'x',
    pinned: true,
  });
  expect(await read()).toEqual({ nome: 'x', pinned: true });
});

test('what was typed last is what stays', async () => {
  await Promise.all([keepDraft(place, { nome: 'a'.repeat(200_000) }), keepDraft(place, { nome: 'ab' })]);
  expect(await read()).toEqual({ nome: 'ab' });
  await keepDraft(place, { nome: 'a'.repeat(200_000) });
  expect(await read()).toEqual({ nome: 'a'.repeat(200_000) });
  await Promise.all([keepDraft(place, typed), dropDraft(place)]);
  expect(await read()).toBeUndefined();
});
