// Eighty strangers from five addresses send a body of one byte in nine seconds to a public call, and begin anew as soon as one is given
// up (finding S5). Meanwhile people work: an ordinary call and HR's list by the clock, beside the same without the strangers.
// Alternating rounds, medians.
import { connect, type Socket } from 'node:net';
import { startServer } from './lib/demo.ts';
import { scaleFolder, signIn } from './lib/installation.ts';
import { type Asked, askSteadily } from './lib/load.ts';
import { median, quantile } from './lib/measure.ts';

const [rounds, seconds, senders, must] = [5, 25, 80, 2];
const folder = await scaleFolder(10_000);
const server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'escala@escala.test'");
const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
const calls = ['/api/usuario/getusuariologado', '/api/recibo/rh/1/10'];
const work = (at: number): Asked => ({ path: calls[at % calls.length] ?? '', headers });

const p95s = { idle: [] as number[], besieged: [] as number[] };
let begun = 0;
for (let round = 0; round <= rounds; round++) {
  const idle = quantile(await askSteadily(server.base, 20, after(seconds), work), 0.95);
  const besiegers = besiege(new URL(server.base));
  const besieged = quantile(await askSteadily(server.base, 20, after(seconds), work), 0.95);
  begun += besiegers.end();
  // the first round warms
  if (round === 0) continue;
  p95s.idle.push(idle);
  p95s.besieged.push(besieged);
}
const ratio = median(p95s.besieged) / median(p95s.idle);
console.log(
  `${senders} slow bodies from 5 addresses (${begun} begun): p95 of others ${median(p95s.besieged).toFixed(1)} ms, without them ${median(p95s.idle).toFixed(1)}: ${ratio.toFixed(2)} x (must: ${must})`,
);
if (!(ratio <= must)) process.exitCode = 1;
await server.stop();

/** So many slow bodies at any time. @returns what ends them, and tells how many were begun */
function besiege({ hostname, port }: URL): { end: () => number } {
  const sockets = new Set<Socket>();
  let [count, over] = [0, false];
  const head = [
    'POST /api/autenticidade/AAAA-BBBB-CCCC-DDDD/comparar HTTP/1.1',
    'host: a',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
    '',
    '--b\r\ncontent-disposition: form-data; name="arquivo"; filename="a.pdf"\r\n',
  ].join('\r\n');
  const begin = (from: string) => {
    if (over) return;
    count += 1;
    const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => socket.write(head));
    sockets.add(socket);
    const byte = setInterval(() => socket.write('x'), 9_000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(byte);
      sockets.delete(socket);
      // not in a circle where the server takes none at all
      setTimeout(begin, 100, from);
    });
  };
  for (let sender = 0; sender < senders; sender++) begin(`127.0.0.${2 + (sender % 5)}`);
  return {
    end: () => {
      over = true;
      for (const socket of sockets) socket.destroy();
      return count;
    },
  };
}

function after(s: number): () => boolean {
  const end = performance.now() + s * 1000;
  return () => performance.now() > end;
}
