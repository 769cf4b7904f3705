import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { SettingRefused } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { failureBody } from './failure.ts';
import { httpSettings } from './http-settings.ts';
import { languageOf } from './language.ts';
import { healthOf } from './readiness.ts';

/**
 * The port of a process, open before its database is: balancers learn that it starts, and a person reads a sentence in place of a
 * browser's own error page. Once the app is put together it takes the requests over, and closes the server with itself.
 */
export interface Door {
  server: Server;
  /** `http://HOST:PORT`, with the port that was given where PORT is 0. */
  address: string;
  /** What answers requests once `open` is called (Fastify's `serverFactory`). */
  take(handler: RequestListener): Server;
  /** From now on the app answers. */
  open(): void;
  /** For a start that failed: the app closes it otherwise. */
  close(): void;
}

/** @throws SettingRefused where nobody can listen at HOST and PORT, in a sentence that says what helps */
export async function openDoor({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<Door> {
  let handler: RequestListener | undefined;
  let isOpen = false;
  const server = createServer(httpSettings, (request, response) => {
    if (isOpen && handler) handler(request, response);
    else void sayStarting(request, response);
  });
  server.keepAliveTimeout = httpSettings.keepAliveTimeout;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  }).catch(error => refuseAddress(error, { HOST, PORT }));
  const bound = server.address();
  return {
    server,
    address: `http://${HOST}:${typeof bound === 'object' && bound ? bound.port : PORT}`,
    take(given) {
      handler = given;
      return server;
    },
    open() {
      isOpen = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Seconds after which a page or a caller asks again. */
const again = 3;

async function sayStarting(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  const health = await healthOf(path, 'starting', async () => false);
  if (health) return send(response, health.code, 'application/json', JSON.stringify(health.body));
  const language = languageOf(request.headers);
  const refusal = new Refusal('UNAVAILABLE', { retryAfter: again });
  const { status, body } = await failureBody(refusal, language, crypto.randomUUID());
  // what a script asked for gets the catalogue's body, a person a page that asks again by itself
  const isPage = request.method === 'GET' && !/^\/+api(\/|$)/i.test(path);
  if (isPage) return send(response, status, 'text/html', pageOf(body, language));
  return send(response, status, 'application/json', JSON.stringify(body));
}

/** The words are the catalogue's own: they need no escaping. */
function pageOf({ title, message }: { title: string; message: string }, language: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${again}"><title>${title}</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{max-width:32rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.25rem}</style>
<main><h1>${title}</h1><p role="status">${message}</p></main></html>`;
}

function send(response: ServerResponse, code: number, type: string, text: string): void {
  if (code === 503) response.setHeader('retry-after', again);
  response
    .writeHead(code, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      // what comes next is the app's to answer, on a connection of its own
      connection: 'close',
    })
    .end(text);
}

function refuseAddress(error: NodeJS.ErrnoException, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): never {
  if (error.code === 'EADDRINUSE')
    throw new SettingRefused(
      `Port ${PORT} on ${HOST} is taken by another program. Stop it, or choose another: PORT=3001 npm run demo`,
    );
  if (error.code === 'EACCES')
    throw new SettingRefused(
      `Port ${PORT} needs more rights than this user has. Choose one above 1023, for example PORT=3000.`,
    );
  if (error.code === 'EADDRNOTAVAIL')
    throw new SettingRefused(
      `${HOST} is no address of this machine. HOST=127.0.0.1 serves this machine, HOST=0.0.0.0 the network.`,
    );
  throw error;
}
