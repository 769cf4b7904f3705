import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Scanner } from './scanner.ts';

/** How long clamd may say nothing, and take nothing. */
const patienceMs = 60_000;

/**
 * ClamAV's daemon (clamd(8), INSTREAM): each piece with its length before it, a length of zero at the end, one line of answer.
 * @param address `tcp://host:port` or `unix:/path`
 */
export function createClamd(address: string, patience = patienceMs): Scanner {
  return {
    async begin() {
      const socket = connect(placeOf(address));
      const answer = answerOf(socket, patience);
      // who asks for the verdict hears of it
      answer.catch(() => undefined);
      // an answer before the end is a refusal to look: it is too large, or clamd has no room
      const send = async (bytes: Uint8Array) => {
        if (socket.destroyed || socket.writableEnded) throw new Error(await answer);
        if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), answer]);
      };
      await Promise.race([once(socket, 'connect'), answer]);
      await send(Buffer.from('zINSTREAM\0'));
      return {
        take: async bytes => {
          if (bytes.byteLength === 0) return;
          await send(lengthOf(bytes.byteLength));
          await send(bytes);
        },
        async verdict() {
          await send(lengthOf(0));
          const said = await answer;
          if (said === 'stream: OK') return undefined;
          const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? [];
          if (!found) throw new Error(said);
          return found;
        },
        leave: () => socket.destroy(),
      };
    },
  };
}

function placeOf(address: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** All that clamd says, without the zero at its end. @throws Error where it breaks off, or says nothing for too long */
function answerOf(socket: Socket, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', part => {
      said += part;
    });
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd says nothing.')));
    socket.once('error', reject);
    socket.once('close', () => {
      const line = said.replace(/\0.*$/s, '').trim();
      if (line) resolve(line);
      else reject(new Error('clamd broke off.'));
    });
  });
}
