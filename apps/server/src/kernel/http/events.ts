import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live, LiveEvent } from '../live/live.ts';

/** What a handler of `responseKind: 'events'` answers: the topics whose events the page gets. */
export interface EventTopics {
  topics: readonly string[];
}

export function isEventTopics(value: unknown): value is EventTopics {
  return typeof value === 'object' && value !== null && 'topics' in value;
}

/**
 * Server-sent events until the page goes away or the server stops. The first event is `sync`, so that a page that was cut off reads anew; the
 * session is asked again at every heartbeat (`stillAllowed`) and the stream ends with it.
 */
export function sendEvents(
  live: Live,
  { topics }: EventTopics,
  stillAllowed: () => Promise<boolean>,
  request: FastifyRequest,
  reply: FastifyReply,
  heartbeatMs = 20_000,
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let number = 0;
  const write = (event: LiveEvent | 'sync') => {
    number += 1;
    const { kind, id } = event === 'sync' ? { kind: 'sync', id: '' } : event;
    raw.write(`id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`);
  };
  write('sync');
  const leave = live.subscribe(topics, write);
  const heartbeat = setInterval(async () => {
    const allowed = await stillAllowed().catch(() => false);
    if (allowed) raw.write(': \n\n');
    else raw.end();
  }, heartbeatMs);
  const { closing } = request.server;
  const finish = () => raw.end();
  if (closing.aborted) finish();
  closing.addEventListener('abort', finish);
  const end = () => {
    closing.removeEventListener('abort', finish);
    clearInterval(heartbeat);
    leave();
  };
  raw.once('close', end);
  request.raw.once('aborted', end);
  return reply;
}
