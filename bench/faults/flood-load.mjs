// A process that floods: so many connections ask again the moment they are answered. Prints the count of each status.
import { Agent, request } from 'node:http';

const [url, token, connections, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = { authorization: `Bearer ${token}`, 'x-profile': 'rh' };
const ends = Date.now() + Number(seconds) * 1000;
const counts = {};

function ask() {
  return new Promise(resolve => {
    const count = status => {
      counts[status] = (counts[status] ?? 0) + 1;
      resolve();
    };
    const sent = request(url, { agent, headers }, answer => {
      answer.resume();
      answer.once('end', () => count(answer.statusCode));
    });
    sent.once('error', error => count(error.code));
    sent.end();
  });
}

async function loop() {
  while (Date.now() < ends) await ask();
}
await Promise.all(Array.from({ length: Number(connections) }, loop));
agent.destroy();
console.log(JSON.stringify(counts));
