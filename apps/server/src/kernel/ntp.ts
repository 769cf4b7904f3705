import { createSocket } from 'node:dgram';

/** Seconds from 1900, where NTP begins, to 1970. */
const epoch = 2_208_988_800;
const packet = 48;
const port = 123;

/**
 * How many milliseconds our clock is ahead of a time server's, by one question (SNTP, RFC 4330).
 * @param server `host` or `host:port` @returns undefined: it didn't answer in time, or said nothing that can be used
 */
export async function clockDrift(server: string, timeoutMs = 2_000): Promise<number | undefined> {
  const [host = '', given] = server.split(':');
  const socket = createSocket('udp4');
  const answer = Promise.withResolvers<number | undefined>();
  const timer = setTimeout(() => answer.resolve(undefined), timeoutMs);
  const asked = Date.now();
  socket.on('error', () => answer.resolve(undefined));
  socket.on('message', message => answer.resolve(driftIn(message, asked, Date.now())));
  const question = Buffer.alloc(packet);
  // no warning, version 4, a client asks; the server gives our time back with its own
  question[0] = 0x23;
  writeTime(question, 40, asked);
  socket.send(question, Number(given ?? port), host, error => error && answer.resolve(undefined));
  const drift = await answer.promise;
  clearTimeout(timer);
  socket.close();
  return drift;
}

/** Half of what both ways differ by: how long the way took falls out. */
function driftIn(answer: Buffer, asked: number, answered: number): number | undefined {
  if (answer.length < packet) return undefined;
  const [mode, stratum] = [(answer[0] ?? 0) & 7, answer[1] ?? 0];
  // an answer to another question, or of a server that has no time itself
  if (mode !== 4 || stratum === 0 || stratum > 15 || Math.abs(readTime(answer, 24) - asked) > 1) return undefined;
  const [received, sent] = [readTime(answer, 32), readTime(answer, 40)];
  return Math.round((asked - received + (answered - sent)) / 2);
}

function readTime(from: Buffer, at: number): number {
  return (from.readUInt32BE(at) - epoch) * 1_000 + (from.readUInt32BE(at + 4) / 2 ** 32) * 1_000;
}

function writeTime(to: Buffer, at: number, time: number): void {
  to.writeUInt32BE(Math.floor(time / 1_000) + epoch, at);
  to.writeUInt32BE(Math.floor(((time % 1_000) / 1_000) * 2 ** 32), at + 4);
}
