import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessTopic, type Live, type LiveEvent } from '../live/live.ts';

/** What a handler of `responseKind: 'events'` answers: the topics whose events the page gets. */
export interface EventTopics {
  topics: readonly string[];
  /** Whose page it is: filled in by the call. */
  personId?: string;
}

export function isEventTopics(value: unknown): value is EventTopics {
  return typeof value === 'object' && value !== null && 'topics' in value;
}

/** Within this time the pages of a server that stopped come back, to another one. */
const spreadMs = 2_000;

/**
 * Server-sent events until the page goes away or the server stops: then the page is told when to come back, each at another moment. The first event is `sync`, so that a page that was cut off reads anew; it says
 * for how long nothing happened, and what was asked for within that time needs no second reading. The session is asked again (`stillAllowed`) as soon
 * as its person's access changes, and at every heartbeat; the stream ends with it.
 */
export function sendEvents(
  live: Live,
  { topics, personId }: EventTopics,
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
  const write = (event: LiveEvent | 'sync', calmoHaMs?: number) => {
    number += 1;
    const { kind, id } = event === 'sync' ? { kind: 'sync', id: '' } : event;
    raw.write(`id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify({ id, calmoHaMs })}\n\n`);
  };
  // in one step with the subscription: nothing falls between them
  write('sync', Math.floor(live.quietMs(topics)));
  const look = async () => {
    const allowed = await stillAllowed().catch(() => false);
    if (raw.writableEnded) return;
    if (allowed) raw.write(': \n\n');
    else raw.end();
  };
  const own = personId === undefined ? undefined : accessTopic(personId);
  const leave = live.subscribe(own === undefined ? topics : [...topics, own], event => {
    if (event === 'sync' || event.topic === own) void look();
    if (event === 'sync' || event.topic !== own) write(event);
  });
  const heartbeat = setInterval(() => void look(), heartbeatMs);
  heartbeat.unref();
  const { closing } = request.server;
  const finish = () => raw.end(`retry: ${200 + Math.floor(Math.random() * spreadMs)}\n\n`);
  if (closing.aborted) finish();
  closing.addEventListener('abort', finish);
  const end = () => {
    closing.removeEventListener('abort', finish);
    clearInterval(heartbeat);
    leave();
  };
  raw.once('close', end);
  request.raw.once('aborted', end);
  // a page that left before its stream began says so no more
  if (raw.destroyed || raw.socket === null || raw.socket.destroyed) end();
  return reply;
}
