import 'fake-indexeddb/auto';
import { phoneCopyContract } from '@cracha/contract/features/receipt/phone-copy.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { setBorrowed } from '#kernel/base/borrowed.ts';
import { keeper, keptFiles } from '#kernel/base/keeper.ts';
import { isOnline, setOnline } from '#kernel/base/online.ts';
import { changeSession, clearSession, currentSession } from '#kernel/base/session.ts';
import { freshToken, setRenewal } from '#kernel/base/token.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { changes, receipt, workerHome, workerRow } from '#test/receipts.ts';
import { stubServer } from '#test/server.ts';
import { followPhoneCopy, keepNoLonger, keepOnThisPhone, longest, mayKeep, phoneCopy } from './phone-copy.ts';
import { changesAmong } from './phone-pages.ts';
import { readSealed, replaceSealed } from './phone-store.ts';

const unregister = vi.fn(async () => true);
const register = vi.fn(async () => ({ active: {}, installing: null, waiting: null }));
const september = { ...receipt, id: 'r0', mes: 9 };
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  vi.stubGlobal('caches', { keys: async () => ['cracha-v1'], delete: vi.fn(async () => true) });
  const registration = { unregister, active: { scriptURL: 'http://localhost/sw.js' } };
  const serviceWorker = { register, getRegistrations: async () => [registration], controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const locks = { request: (_: string, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  unregister.mockClear();
  server = stubServer();
  serves([receipt, september]);
  server.file(phoneCopyContract.receiptPdfToKeep);
  setOnline(true);
  await keepNoLonger();
  unregister.mockClear();
  await signedInAs(maria, 'trabalhador');
  await changeSession({ appAccesses: ['recibos'] });
});

const message = {
  id: 'm1',
  autor: 'Maria Aparecida Souza',
  papel: 'trabalhador',
  mensagem: 'Faltam as horas extras.',
  verba: null,
  criadaEm: '2026-11-06T12:00:00Z',
  minha: true,
} as const;
const conversa = { idRecibo: 'r1', situacao: 'aberta' as const, mensagens: [message], can: ['escrever' as const] };
const discordancia = {
  id: 'd1',
  idRecibo: 'r1',
  verba: null,
  abertaEm: '2026-11-06T12:00:00Z',
  prazo: '2026-11-11',
  atrasada: false,
  responsavel: null,
  desfecho: null,
  motivo: null,
  encerradaEm: null,
  can: [],
};

function serves(receipts: (typeof receipt)[]): void {
  server.answer(receiptContract.workerHome, workerHome);
  server.answer(receiptContract.workerReceipts, {
    items: receipts.map(({ id, mes }) => workerRow(mes, { id })),
    total: receipts.length,
    page: 1,
    size: 12,
    after: null,
    anos: [2026],
  });
  const copies = receipts.map(one => ({
    recibo: one,
    variacao: { ...changes, id: one.id, anoPassado: null },
    ...(one.id === 'r1' ? { conversa, discordancia } : { conversa: null, discordancia: null }),
  }));
  server.answer(phoneCopyContract.receiptsToKeep, { recibos: copies });
}

const keptIndex = () => readSealed('index');

test('switched on, it keeps receipts and their files; without a network they are where the screens look', async () => {
  await keepOnThisPhone();
  expect(phoneCopy.get()).toMatchObject({ receipts: 2, statement: false });
  expect(keeper.get()).not.toContain(maria.id);
  queries.clear();
  setOnline(false);
  await expect.poll(() => queries.getQueryData(['receipts', 'one', 'r1'])).toMatchObject({ id: 'r1' });
  expect(queries.getQueryData(['receipts', 'home'])).toMatchObject({ ultimoRecibo: expect.anything() });
  expect(queries.getQueryData(['receipts', 'worker', '2026', undefined])).toBeDefined();
  expect(queries.getQueryData(['receipts', 'worker', '2026', 'ferias'])).toBeUndefined();
  expect(await (await keptFiles.get()?.('r1'))?.text()).toBe('bytes of a file');
  expect(await keptFiles.get()?.('another')).toBeUndefined();
});

test('what was said about a receipt is there without a network, and read anew once something is added', async () => {
  await keepOnThisPhone();
  queries.clear();
  setOnline(false);
  await expect.poll(() => queries.getQueryData(['receipts', 'conversation', 'r1'])).toEqual(conversa);
  expect(queries.getQueryData(['receipts', 'dispute', 'r1'])).toEqual(discordancia);
  // of what nobody has spoken of nothing is put in the place of an answer
  expect(queries.getQueryData(['receipts', 'conversation', 'r0'])).toBeUndefined();
  expect(queries.getQueryData(['receipts', 'dispute', 'r0'])).toBeUndefined();
  setOnline(true);
  await followPhoneCopy();
  const asked = server.requests('GET', /recibo\/guardar/).length;
  queries.setQueryData(['receipts', 'conversation', 'r1'], { ...conversa });
  expect(server.requests('GET', /recibo\/guardar/)).toHaveLength(asked);
  const more = [message, { ...message, id: 'm2', papel: 'rh', minha: false, mensagem: 'Vamos conferir.' }];
  queries.setQueryData(['receipts', 'conversation', 'r1'], { ...conversa, mensagens: more });
  await expect.poll(() => server.requests('GET', /recibo\/guardar/).length).toBe(asked + 1);
});

test('a file that is here is not fetched again; what was withdrawn is gone with the next refresh', async () => {
  await keepOnThisPhone();
  expect(server.requests('GET', /pdf\/guardar/)).toHaveLength(2);
  serves([receipt]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await followPhoneCopy();
  expect(server.requests('GET', /pdf\/guardar/)).toHaveLength(2);
  expect(phoneCopy.get()).toMatchObject({ receipts: 1 });
  expect(await keptFiles.get()?.('r0')).toBeUndefined();
});

test.each([
  ['signing out, or being signed out by the server', async () => clearSession()],
  ['switching it off', keepNoLonger],
  ['another person', async () => void (await signedInAs(helena, 'trabalhador'))],
])('%s wipes it, with the background worker', async (_, end) => {
  await keepOnThisPhone();
  expect(await keptIndex()).toBeDefined();
  await end();
  await expect.poll(keptIndex).toBeUndefined();
  await expect.poll(() => unregister.mock.calls.length).toBeGreaterThan(0);
  expect(phoneCopy.get()).toBeUndefined();
});

test('the choice outlives the session of the same person, and not the sign-in of another', async () => {
  await keepOnThisPhone();
  clearSession();
  await expect.poll(keptIndex).toBeUndefined();
  expect(keeper.get()).not.toBeNull();
  await signedInAs(maria, 'trabalhador');
  await changeSession({ appAccesses: ['recibos'] });
  await followPhoneCopy();
  expect(await keptIndex()).toBeDefined();
  await signedInAs(helena, 'rh');
  await expect.poll(() => keeper.get()).toBeNull();
});

test.each([
  ['30 days', longest + 1],
  ['a clock put back', -2 * 86_400_000],
])('after %s nothing is shown and nothing is left', async (_, later) => {
  await keepOnThisPhone();
  queries.clear();
  const now = Date.now();
  setOnline(false);
  await expect.poll(() => queries.getQueryData(['receipts', 'one', 'r1'])).toBeDefined();
  queries.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now + later);
  await followPhoneCopy();
  expect(queries.getQueryData(['receipts', 'one', 'r1'])).toBeUndefined();
  vi.restoreAllMocks();
  expect(await keptIndex()).toBeUndefined();
});

test('what an earlier version of the screens kept is not shown to these, and read anew without its files', async () => {
  await keepOnThisPhone();
  const files = server.requests('GET', /pdf\/guardar/).length;
  const { shape: _, ...earlier } = JSON.parse(new TextDecoder().decode(await keptIndex()));
  const text = new TextEncoder().encode(JSON.stringify(earlier));
  const entries = Object.values<{ entry: string }>(earlier.files).map(({ entry }) => entry);
  await replaceSealed(new Map([['index', text]]), new Set(['index', ...entries]));
  queries.clear();
  setOnline(false);
  await followPhoneCopy();
  expect(queries.getQueryData(['receipts', 'home'])).toBeUndefined();
  setOnline(true);
  await followPhoneCopy();
  await expect
    .poll(async () => JSON.parse(new TextDecoder().decode(await keptIndex())).shape)
    .toEqual(expect.any(Number));
  expect(server.requests('GET', /pdf\/guardar/)).toHaveLength(files);
});

test('it is offered to a worker on their own device alone', async () => {
  expect(mayKeep(currentSession())).toBe(true);
  setBorrowed(true);
  expect(mayKeep(currentSession())).toBe(false);
  setBorrowed(false);
  const session = currentSession();
  expect(session && mayKeep({ ...session, profile: 'rh' })).toBe(false);
  expect(session && mayKeep({ ...session, behind: session })).toBe(false);
  const meta = Object.assign(document.createElement('meta'), { name: 'cracha-guardar', content: 'off' });
  document.head.append(meta);
  expect(mayKeep(currentSession())).toBe(false);
  meta.remove();
});

test('the operator turns it off: what is kept goes at the next start', async () => {
  await keepOnThisPhone();
  const meta = Object.assign(document.createElement('meta'), { name: 'cracha-guardar', content: 'off' });
  document.head.append(meta);
  await followPhoneCopy();
  expect(await keptIndex()).toBeUndefined();
  expect(unregister).toHaveBeenCalled();
  meta.remove();
});

test('without a network a session whose token could not be renewed stays; with one it ends', async () => {
  setRenewal(() => Promise.reject(new Error('out of reach')));
  const past = Date.now() - 3 * 3_600_000;
  await changeSession({ token: { value: 'old', since: past, until: past + 600_000 } });
  setOnline(false);
  await freshToken();
  expect(currentSession()).toBeDefined();
  setOnline(true);
  expect(isOnline()).toBe(true);
  await freshToken();
  expect(currentSession()).toBeUndefined();
});

test('why a net changed is kept where both receipts are', () => {
  const both = new Set(['r1', 'r0']);
  expect(changesAmong(both, changes)).toMatchObject({ mesPassado: { anterior: { id: 'r0' } }, anoPassado: null });
  expect(changesAmong(new Set(['r1']), changes)).toBeUndefined();
  const first = { ...changes, mesPassado: null, anoPassado: null };
  expect(changesAmong(new Set(['r1']), first)).toEqual(first);
});
