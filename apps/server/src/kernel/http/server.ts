import type { RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isOutOfReach } from '../database/out-of-reach.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { askerOf } from './asker.ts';
import { bodyLimits, watchBody } from './body-watch.ts';
import { closeInTime } from './closing.ts';
import type { Door } from './door.ts';
import { failureBody, refusalOf } from './failure.ts';
import { httpSettings } from './http-settings.ts';
import { languageOf } from './language.ts';
import { oftenRefused } from './often-refused.ts';

/**
 * The HTTP server without its routes: any letter case, trailing and double slashes ignored, security headers, one place
 * where everything thrown becomes the catalogue's body.
 * @param door the port that is open already; without it the caller listens
 */
export async function createServer(
  env: Pick<Env, 'TRUSTED_PROXY'>,
  log: Log,
  door?: Pick<Door, 'take'>,
): Promise<FastifyInstance> {
  const app = fastify({
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 400,
    },
    exposeHeadRoutes: false,
    bodyLimit: 1_048_576,
    http: httpSettings,
    requestTimeout: httpSettings.requestTimeout,
    keepAliveTimeout: httpSettings.keepAliveTimeout,
    // what comes on a connection that is still open is answered as ever, while the server stops
    return503OnClosing: false,
    ...(door ? { serverFactory: (handler: RequestListener) => door.take(handler) } : {}),
    trustProxy: env.TRUSTED_PROXY ?? false,
    genReqId: () => crypto.randomUUID(),
  });
  closeInTime(app);
  await app.register(helmet, securityHeaders);
  app.addHook('onRequest', pagePolicy);
  await app.register(compress, {
    // what does not fill a packet gains nothing
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(formbody);
  // a file too large is cut off by the parser and told by who receives it, so that the other files go on
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preParsing', cutSlowBody);
  app.addHook('onSend', noStore);
  const often = oftenRefused(log);
  app.addHook('onClose', async () => often.stop());
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, log, often));
  return app;
}

/** Written once: helmet puts its policy together anew at every request, a third of what a small one costs. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // positions and sizes set by scripts (menus, progress) are style attributes
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // helmet's own
  "font-src 'self' https: data:",
  "script-src-attr 'none'",
].join(';');

async function pagePolicy(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('content-security-policy', policy);
}

const securityHeaders = {
  contentSecurityPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000 },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
} as const;

/** A body that is no upload is small: one that comes too slowly is cut off with its connection. Uploads are watched where they are read. */
async function cutSlowBody(request: FastifyRequest): Promise<void> {
  if (request.isMultipart() || request.raw.complete) return;
  const stop = watchBody(request.raw, bodyLimits, () => request.raw.socket.destroy());
  request.raw.once('end', stop).once('close', stop);
}

/**
 * What doesn't say how long it may be kept is kept by nobody (ASVS 14.3.2): answers of the API, however their address is spelled, are
 * personal. They are no page: the policy that allows nothing is enough.
 */
async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
  if (!isJson) return;
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  for (const name of ofDocumentsOnly) reply.removeHeader(name);
}

/** What tells a browser how to treat a page that it opens; an answer that a script reads is none. */
const ofDocumentsOnly = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  often: ReturnType<typeof oftenRefused>,
): Promise<void> {
  const refusal = refusalOf(error);
  const route = request.routeOptions.url ?? '';
  if (!refusal && !hasLeft(error, reply))
    log.error('bug', {
      requestId: request.id,
      route,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  else if (isOutOfReach(error))
    log.warn('database out of reach', { requestId: request.id, route, error: String(error) });
  else if (refusal && !often.count(refusal.code, route))
    log.info('refused', { requestId: request.id, route, code: refusal.code, ...askerOf(request) });
  const { status, body } = await failureBody(refusal, languageOf(request.headers), request.id);
  // the rest of a body that is given up is not waited for
  if (status === 408 || status === 415) reply.header('connection', 'close');
  if ((status === 429 || status === 503) && typeof body.data?.retryAfter === 'number')
    reply.header('retry-after', body.data.retryAfter);
  await reply.code(status).send(body);
}

/** Who asked closed the page before the answer was packed: compression tells it as an error, which is nobody's fault. */
function hasLeft(error: unknown, reply: FastifyReply): boolean {
  const isCut = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCut && reply.raw.destroyed;
}
