/** The parts of a service worker that ours uses: the page's types don't know it. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
}

/** What the build tells it: its version, the script that the page of this build begins with, and all that the worker's area needs. */
interface Told {
  version: string;
  entry: string;
  files: readonly string[];
}

/** A network that is there but doesn't answer is no network. */
const patience = 5_000;
const prefix = 'cracha-';
const page = '/trabalhador';

/**
 * Serves the worker's area without a network: its page and the files that belong to it. Answers of the API are never its business, nor
 * is any other area. The page comes from the network whenever that answers; files carry their content in their names.
 */
export function serveOffline(scope: WorkerScope, { version, entry, files }: Told): void {
  const name = prefix + version;
  scope.addEventListener('install', event => event.waitUntil(install()));
  scope.addEventListener('activate', event => event.waitUntil(tidy()));
  scope.addEventListener('fetch', event => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (pathname === page || pathname.startsWith(`${page}/`)) event.respondWith(networkFirst(request, page));
    } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request, pathname));
    else if (files.includes(pathname)) event.respondWith(networkFirst(request, pathname));
  });

  async function install(): Promise<void> {
    const cache = await caches.open(name);
    const answer = await fetch(page, { cache: 'no-cache' });
    // between two builds the server may be another already: this one is tried again with the next look for updates
    if (!answer.ok || !(await answer.clone().text()).includes(entry)) throw new Error('the page is of another build');
    await cache.put(page, answer);
    await cache.addAll([...files]);
    await scope.skipWaiting();
  }

  async function tidy(): Promise<void> {
    for (const each of await caches.keys()) if (each.startsWith(prefix) && each !== name) await caches.delete(each);
    await scope.clients.claim();
  }

  async function networkFirst(request: Request, kept: string): Promise<Response> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    try {
      return await fetch(request, { signal: waiting.signal });
    } catch (error) {
      const answer = await found(kept);
      if (!answer) throw error;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  async function fileOf(request: Request, kept: string): Promise<Response> {
    return (await found(kept)) ?? fetch(request);
  }

  /** Looks without opening: a page that is still open after the sign-out must not bring an emptied cache back. */
  function found(kept: string): Promise<Response | undefined> {
    return caches.match(kept, { cacheName: name });
  }
}
