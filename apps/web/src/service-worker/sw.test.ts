import { expect, it, vi } from 'vitest';
import { serveOffline, type WorkerScope } from './sw.ts';
import { retire } from './sw-off.ts';

const told = { version: 'v2', entry: '/assets/index-2.js', files: ['/assets/index-2.js', '/theme.js'] };
const ours = 'http://localhost';
const pageOf = (entry: string) => new Response(`<script src="${entry}"></script>`);

/** A browser's side of a service worker: caches, what it fetches, and its events. */
function scopeOf(answer: (path: string) => Response | Error = () => pageOf(told.entry)) {
  const kept = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const fetched: string[] = [];
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(typeof asked === 'object' && 'url' in asked ? asked.url : String(asked), ours).pathname;
  const fetch = async (asked: RequestInfo | URL) => {
    fetched.push(pathOf(asked));
    const given = answer(pathOf(asked));
    if (given instanceof Error) throw given;
    return given;
  };
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      put: async (path: string, response: Response) => void entries.set(path, response),
      match: async (path: string) => entries.get(path)?.clone(),
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(path, await fetch(path));
      },
    };
  };
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(path)?.clone(),
  });
  const unregister = vi.fn(async () => true);
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    location: { origin: ours },
    registration: { unregister },
  };
  const tell = (type: string, event: object) => listeners.get(type)?.(event as never);
  return {
    scope: scope as unknown as WorkerScope & typeof scope,
    kept,
    fetched,
    unregister,
    happens: async (type: string) => {
      let work: Promise<unknown> | undefined;
      tell(type, { waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    },
    asks: (path: string, given: { mode?: string; method?: string } = {}) => {
      let answered: Promise<Response> | undefined;
      const asked = { url: new URL(path, ours).href, method: 'GET', mode: 'cors', ...given };
      tell('fetch', { request: asked, respondWith: (given: Promise<Response>) => (answered = given) });
      return answered;
    },
  };
}

it('installed, it has the page and its files; a page of another build is refused', async () => {
  const own = scopeOf();
  serveOffline(own.scope, told);
  await own.happens('install');
  expect([...(own.kept.get('cracha-v2')?.keys() ?? [])]).toEqual(['/trabalhador', ...told.files]);
  const other = scopeOf(() => pageOf('/assets/index-3.js'));
  serveOffline(other.scope, told);
  await expect(other.happens('install')).rejects.toThrow('another build');
});

it('a new version takes the place of the old one', async () => {
  const own = scopeOf();
  own.kept.set('cracha-v1', new Map());
  serveOffline(own.scope, told);
  await own.happens('install');
  await own.happens('activate');
  expect([...own.kept.keys()]).toEqual(['cracha-v2']);
});

it('the page comes from the network while there is one, else from what is kept; files from what is kept', async () => {
  let network = true;
  const own = scopeOf(path =>
    network ? new Response(path === '/trabalhador' ? told.entry : `new ${path}`) : new TypeError(),
  );
  serveOffline(own.scope, told);
  await own.happens('install');
  const text = async (path: string, mode?: string) => (await own.asks(path, { mode }))?.text();
  expect(await text('/trabalhador/recibos', 'navigate')).toBe('new /trabalhador/recibos');
  network = false;
  expect(await text('/trabalhador/recibos?ano=2026', 'navigate')).toBe(told.entry);
  expect(await text('/assets/index-2.js')).toBe('new /assets/index-2.js');
  expect(await text('/theme.js')).toBe('new /theme.js');
});

it('emptied at the sign-out, it is not brought back by a page that is still open', async () => {
  const own = scopeOf();
  serveOffline(own.scope, told);
  await own.happens('install');
  own.kept.clear();
  await own.asks('/assets/index-2.js');
  await own.asks('/trabalhador/recibos', { mode: 'navigate' });
  await own.asks('/theme.js');
  expect([...own.kept.keys()]).toEqual([]);
});

it('answers of the API, other areas and what changes something are none of its business', async () => {
  const own = scopeOf();
  serveOffline(own.scope, told);
  await own.happens('install');
  expect(own.asks('/api/recibo/1/pdf')).toBeUndefined();
  expect(own.asks('/health')).toBeUndefined();
  expect(own.asks('/rh/inicio', { mode: 'navigate' })).toBeUndefined();
  expect(own.asks('/login', { mode: 'navigate' })).toBeUndefined();
  expect(own.asks('/trabalhadores', { mode: 'navigate' })).toBeUndefined();
  expect(own.asks('/trabalhador/recibos', { mode: 'navigate', method: 'POST' })).toBeUndefined();
  expect(own.asks('https://example.test/assets/index-2.js')).toBeUndefined();
  const names = [...(own.kept.get('cracha-v2')?.keys() ?? [])];
  expect(names.filter(name => name.startsWith('/api'))).toEqual([]);
});

it('turned off, it deletes what was kept and is gone', async () => {
  const own = scopeOf();
  own.kept.set('cracha-v1', new Map());
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  retire(own.scope);
  await own.happens('install');
  await own.happens('activate');
  expect([...own.kept.keys()]).toEqual([]);
  expect(deleteDatabase).toHaveBeenCalledWith('cracha.guardado');
  expect(own.unregister).toHaveBeenCalledOnce();
});
