/** Limits of every HTTP server of a process, whoever makes it: the door before the database is there, or Fastify in tests. */
export const httpSettings = {
  // a token carries every permission of its user: about 12 KB for HR
  maxHeaderSize: 32_768,
  headersTimeout: 20_000,
  // the largest file at the slowest speed that is waited for takes longer; a person doesn't
  requestTimeout: 30 * 60_000,
  // longer than a balancer keeps a connection that nobody uses: it closes first, and never asks on one that we just closed
  keepAliveTimeout: 72_000,
} as const;
