import { Agent, request } from 'node:http';

export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

/** One request over kept connections; how long until the last byte, in ms. Throws on any other status than the expected one. */
export function ask(
  agent: Agent,
  base: string,
  { path, headers }: Asked,
  expected = 200,
): Promise<{ ms: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(base + path, { agent, headers: headers ?? {} }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode === expected) resolve({ ms: performance.now() - started, body });
        else reject(new Error(`${path}: ${answer.statusCode} ${body.subarray(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end();
  });
}

export const newAgent = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections });

/** So many requests, `at` picks each; as many under way at once as the agent has connections. @returns each one's ms */
export async function askMany(
  base: string,
  { count, connections }: { count: number; connections: number },
  at: (index: number) => Asked,
): Promise<number[]> {
  const agent = newAgent(connections);
  const times: number[] = [];
  let next = 0;
  const walk = async () => {
    while (next < count) times.push((await ask(agent, base, at(next++))).ms);
  };
  await Promise.all(Array.from({ length: connections }, walk));
  agent.destroy();
  return times;
}

/** So many requests a second for so long, sent by the clock whether or not earlier ones have answered. */
export async function askSteadily(
  base: string,
  perSecond: number,
  until: () => boolean,
  at: (index: number) => Asked,
): Promise<number[]> {
  const agent = newAgent(64);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; !until(); index++) {
    const due = started + (index * 1000) / perSecond;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
    // late by the client's own clock counts too: what was due then waited since then
    const late = Math.max(0, performance.now() - due);
    open.push(ask(agent, base, at(index)).then(({ ms }) => void times.push(ms + late)));
  }
  await Promise.all(open);
  agent.destroy();
  return times;
}
