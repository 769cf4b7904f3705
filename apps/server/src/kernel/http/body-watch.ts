import type { IncomingMessage } from 'node:http';

/** How slowly a body may come: after this long without a byte, or below this speed once it had its time, it is given up. */
export interface BodyLimits {
  idleMs: number;
  /** A connection begins slowly: the speed counts after this. */
  graceMs: number;
  /** On average since the body began. */
  bytesPerSecond: number;
}

export const bodyLimits: BodyLimits = { idleMs: 20_000, graceMs: 10_000, bytesPerSecond: 10_000 };

/**
 * Watches how a request's body arrives while it is being read, by the bytes of its connection: a thousand slow senders would
 * else hold a thousand requests for as long as they like (slow POST, CWE-400). A sender who has left is given up as well.
 * @returns what ends the watch
 */
export function watchBody(
  request: IncomingMessage,
  { idleMs, graceMs, bytesPerSecond }: BodyLimits,
  giveUp: () => void,
) {
  const { socket } = request;
  const begun = Date.now();
  const first = socket.bytesRead;
  let [last, seen] = [begun, first];
  const look = setInterval(
    () => {
      const now = Date.now();
      if (socket.bytesRead > seen) [last, seen] = [now, socket.bytesRead];
      if (request.complete) return stop();
      const slow = now - begun > graceMs && ((seen - first) * 1000) / (now - begun) < bytesPerSecond;
      if (now - last <= idleMs && !slow && !socket.destroyed) return;
      stop();
      giveUp();
    },
    Math.min(1000, graceMs),
  );
  look.unref();
  const stop = () => clearInterval(look);
  return stop;
}
