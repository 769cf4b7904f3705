import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told when the server is about to stop: it still serves, and `/ready` and `/health` say 503. */
    draining: AbortSignal;
    /** Told when the server begins to stop: what would answer without end, ends. */
    closing: AbortSignal;
    /** Serves on for `ms`, while balancers learn to ask others; each answer asks for its connection to be closed. */
    drain(ms: number): Promise<void>;
  }
}

/**
 * A server that stops takes no more connections, and has every answer that is under way sent to its end, for as long as `patienceMs`;
 * then it closes all connections. Left to itself Node would cut an answer whose last bytes wait for the network, and would itself wait
 * for connections that a browser opened in advance, or keeps after its last answer.
 */
export function closeInTime(app: FastifyInstance, patienceMs = 10_000): void {
  const draining = new AbortController();
  const closing = new AbortController();
  const open = new Set<ServerResponse>();
  const answered = Promise.withResolvers<void>();
  const beginToDrain = () => {
    draining.abort();
    for (const response of open) response.shouldKeepAlive = false;
  };
  app.decorate('draining', draining.signal);
  app.decorate('closing', closing.signal);
  app.decorate('drain', async (ms: number) => {
    beginToDrain();
    await wait(ms);
  });
  // before the app's own listener, which may answer at once
  app.server.prependListener('request', (_request, response) => {
    if (draining.signal.aborted) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (closing.signal.aborted && open.size === 0) answered.resolve();
    });
  });
  app.addHook('preClose', async () => {
    beginToDrain();
    closing.abort();
    // http's own `close` would cut answers whose last bytes are still waiting
    if (app.server.listening) NetServer.prototype.close.call(app.server);
    const late = setTimeout(answered.resolve, patienceMs);
    if (open.size > 0) await answered.promise;
    clearTimeout(late);
    app.server.closeAllConnections();
  });
}
