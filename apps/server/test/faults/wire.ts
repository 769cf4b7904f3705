import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A wire between a client and a server that can be cut. */
export interface Wire {
  port: number;
  /** Ends every connection there is. */
  cut(): void;
  close(): Promise<void>;
}

/** What the wire does with bytes that pass: hands them on, or is cut before (`lose`) or after (`deliver`) they arrive. */
export type Fate = 'pass' | 'lose' | 'deliver';

export interface Bends {
  /** Asked for every piece that a client sends. */
  asked?: (bytes: Buffer) => Fate;
  /** Asked for every piece that the server answers. */
  answered?: (bytes: Buffer) => Fate;
}

/** Listens on a free port of this machine and hands every connection on to `target`, bent as it says. */
export async function startWire(target: NetConnectOpts, bends: Bends): Promise<Wire> {
  const open = new Set<Socket>();
  const server = createServer(client => {
    const far = connect(target);
    const end = () => {
      client.destroy();
      far.destroy();
      open.delete(client);
      open.delete(far);
    };
    for (const socket of [client, far]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
    hand(client, far, bytes => bends.asked?.(bytes) ?? 'pass', end);
    hand(far, client, bytes => bends.answered?.(bytes) ?? 'pass', end);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    async close() {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function hand(from: Socket, to: Socket, fateOf: (bytes: Buffer) => Fate, end: () => void): void {
  from.on('data', bytes => {
    const fate = fateOf(bytes);
    if (fate === 'pass') to.write(bytes);
    else if (fate === 'lose') end();
    else to.write(bytes, end);
  });
}
