import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, SettingRefused } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { refuse } from '../refusal.ts';

/**
 * Counts every answer, and serves the numbers at `/metrics` to who shows METRICS_TOKEN as bearer, or asks from an address of METRICS_FROM.
 * To everybody else, and where neither is set, there is no such page.
 */
export function serveMetrics(
  app: FastifyInstance,
  { METRICS_TOKEN, METRICS_FROM }: Pick<Env, 'METRICS_TOKEN' | 'METRICS_FROM'>,
  metrics: Metrics,
): void {
  app.addHook('onResponse', async (request, reply) => {
    // a stream lasts as long as its page
    if (String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { url = '' } = request.routeOptions;
    // names of files and addresses of pages would be without number
    const call = url.startsWith('/api/') ? `${request.method} ${url}` : 'page';
    metrics.answered(call, reply.statusCode, reply.elapsedTime / 1_000);
  });
  const near = addresses(METRICS_FROM);
  app.get('/metrics', async (request, reply) => {
    if (!(METRICS_TOKEN && shows(request, METRICS_TOKEN)) && !comesFrom(request, near)) refuse('NOT_FOUND');
    const { type, text } = await metrics.text();
    return reply.header('content-type', type).send(text);
  });
}

/** @throws SettingRefused where one of them is no address */
function addresses(list = ''): BlockList {
  const found = new BlockList();
  for (const one of list.split(',').map(part => part.trim())) {
    if (one === '') continue;
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    try {
      if (bits === undefined) found.addAddress(address, family);
      else found.addSubnet(address, Number(bits), family);
    } catch {
      throw new SettingRefused(`METRICS_FROM: "${one}" is neither an address nor a network like 10.0.0.0/8.`);
    }
  }
  return found;
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  const [given, known] = [headers.authorization ?? '', `Bearer ${token}`].map(text => Buffer.from(text));
  return given !== undefined && known !== undefined && given.length === known.length && timingSafeEqual(given, known);
}

/** The address of the connection itself: what came through a proxy came from somebody else. */
function comesFrom({ socket, headers }: FastifyRequest, near: BlockList): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address !== '' && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
