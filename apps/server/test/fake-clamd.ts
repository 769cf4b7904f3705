import { createServer, type Server, type Socket } from 'node:net';

/** A clamd that speaks INSTREAM to the letter and finds one word; what it can't read it answers with ERROR. */
export interface FakeClamd {
  address: string;
  /** How many files came whole. */
  scanned: number;
  /** From now on it answers so instead of looking: a text, or `never`, or `cut`. */
  says: string | undefined;
  stop(): Promise<void>;
}

export const virus = 'a-harmless-test-virus';
const command = 'zINSTREAM\0';

export async function fakeClamd(path?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, fake);
  });
  await new Promise<void>(done => (path ? server.listen(path, done) : server.listen(0, '127.0.0.1', done)));
  const at = server.address();
  const fake: FakeClamd = {
    address: path ? `unix:${path}` : `tcp://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
    scanned: 0,
    says: undefined,
    stop: () =>
      new Promise(done => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return fake;
}

function serve(socket: Socket, fake: FakeClamd): void {
  let waiting = Buffer.alloc(0);
  let file = '';
  let begun = false;
  const answer = (text: string) => socket.end(`${text}\0`);
  socket.on('data', part => {
    waiting = Buffer.concat([waiting, Buffer.from(part)]);
    if (fake.says === 'cut') return socket.destroy();
    if (!begun) {
      if (waiting.length < command.length) return;
      if (waiting.toString('latin1', 0, command.length) !== command) return answer('UNKNOWN COMMAND');
      begun = true;
      waiting = waiting.subarray(command.length);
    }
    for (;;) {
      if (waiting.length < 4) return;
      const length = waiting.readUInt32BE(0);
      if (length === 0) break;
      if (waiting.length < 4 + length) return;
      file += waiting.toString('latin1', 4, 4 + length);
      waiting = waiting.subarray(4 + length);
    }
    if (fake.says === 'never') return;
    fake.scanned += 1;
    answer(fake.says ?? (file.includes(virus) ? 'stream: Test.Virus FOUND' : 'stream: OK'));
  });
}
