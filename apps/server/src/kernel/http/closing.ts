import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told when the server begins to stop: what would answer without end, ends. */
    closing: AbortSignal;
  }
}

/**
 * A server that stops has every answer that is under way sent to its end, for as long as `patienceMs`; then it closes all connections.
 * Left to itself Node would cut an answer whose last bytes wait for the network, and would itself wait for connections that a browser
 * opened in advance, or keeps after its last answer.
 */
export function closeInTime(app: FastifyInstance, patienceMs = 10_000): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);
  const open = new Set<ServerResponse>();
  const answered = Promise.withResolvers<void>();
  app.server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (closing.signal.aborted && open.size === 0) answered.resolve();
    });
  });
  app.addHook('preClose', async () => {
    closing.abort();
    const late = setTimeout(answered.resolve, patienceMs);
    if (open.size > 0) await answered.promise;
    clearTimeout(late);
    app.server.closeAllConnections();
  });
}
