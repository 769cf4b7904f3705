import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

/**
 * Serves the built web app: named assets for ever, everything else that is no file as its one page. Compressed beside the
 * originals at build time. Where there is no build, every page says so plainly.
 * @param backgroundWorker off: who asks for `sw.js` gets the script that ends it
 * @param told what the page knows of its installation from its first moment, as `<meta name="cracha-…">`
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  told: Readonly<Record<string, string>> = {},
  backgroundWorker: 'on' | 'off' = 'on',
): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    app.setNotFoundHandler(async (request, reply) =>
      isApi(request.url)
        ? refuse('NOT_FOUND')
        : reply.code(503).type('text/plain; charset=utf-8').send('The web app is not built yet: npm run build.'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // served below, by rules of its own
    globIgnore: ['**/sw*.js'],
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      // the page carries the policies; on each of its parts they would be a kilobyte of nothing
      if (!path.endsWith('.html')) for (const name of ofPagesOnly) reply.removeHeader(name);
      // HTTP/1.1 keeps a connection without being told, and each first load has a dozen of these
      if (isAsset && reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection');
      // kept for ever and never asked for again: nothing to compare with
      if (isAsset) for (const name of ofChangingFiles) reply.removeHeader(name);
    },
  });
  const script = join(folder, backgroundWorker === 'on' ? 'sw.js' : 'sw-off.js');
  if (existsSync(script)) serveScript(app, readFileSync(script, 'utf8'));
  const html = readFileSync(page, 'utf8').replace('</head>', () => `${metaOf(told)}</head>`);
  // what has no route isn't compressed on its way
  const compressed = brotliCompressSync(html);
  app.setNotFoundHandler(async (request, reply) => {
    // a missing asset is missing: the page in its place would be taken for a script
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isApi(request.url) || !isPage || request.url.startsWith('/assets/')) refuse('NOT_FOUND');
    // what a page shows is for who has its address, never for who searches
    reply.header('x-robots-tag', 'noindex, nofollow');
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(compressed);
  });
}

/** The background worker: never kept by anybody, so that the next look for an update finds the newest; its policy is its own. */
function serveScript(app: FastifyInstance, script: string): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

function metaOf(told: Readonly<Record<string, string>>): string {
  return Object.entries(told)
    .map(([name, text]) => `<meta name="cracha-${name}" content="${text.replace(/[&<>"]/g, entity)}">`)
    .join('');
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

const ofPagesOnly = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const ofChangingFiles = ['accept-ranges', 'etag', 'last-modified'];

function isApi(url: string): boolean {
  return /^\/+api(\/|$)/i.test(url);
}
