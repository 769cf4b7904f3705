// Sign-in under the eyes of a stranger and of the people who work meanwhile: HR's list of receipts by the clock while 20 people
// a second sign in, beside the same list alone; and whether the time of an answer tells known from unknown identifiers (area
// under the curve over 2,000 pairs: 0.5 tells nothing).
import pg from 'pg';
import { startServer } from './lib/demo.ts';
import { scaleFolder, signIn, socketOf } from './lib/installation.ts';
import { type Asked, askSteadily } from './lib/load.ts';
import { median, quantile } from './lib/measure.ts';

const [rounds, seconds, pairs] = [5, 10, Number(process.argv[2] ?? 2000)];
const folder = await scaleFolder(10_000);
const server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'escala@escala.test'");
const owner = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
await owner.connect();
const { rows: people } = await owner.query<{ email: string }>(
  "select email from person where email like 't%@escala.test' order by md5(id::text)",
);
await owner.query('delete from attempt');

const list = (): Asked => ({
  path: '/api/recibo/rh/1/10',
  headers: { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' },
});
const p95s = { alone: [] as number[], busy: [] as number[] };
for (let round = 0; round <= rounds; round++) {
  const alone = quantile(await askSteadily(server.base, 20, after(seconds), list), 0.95);
  const until = after(seconds);
  const signing = steadily(20, until, at => enter(people[at % people.length]?.email ?? '', 'Cracha@2026'));
  const busy = quantile(await askSteadily(server.base, 20, until, list), 0.95);
  const entered = await signing;
  if (entered.some(({ status }) => status !== 200)) throw new Error('not everybody could sign in');
  if (round === 0) continue;
  p95s.alone.push(alone);
  p95s.busy.push(busy);
}
const ratio = median(p95s.busy) / median(p95s.alone);
console.log(
  `HR's list while 20 people a second sign in: p95 ${median(p95s.busy).toFixed(1)} ms, alone ${median(p95s.alone).toFixed(1)}: ${ratio.toFixed(2)} x (must: 1.5)`,
);

const times = { known: [] as number[], unknown: [] as number[] };
for (let at = 0; at < pairs; at++) {
  // the address's own failures ask for a captcha after fifty: it would answer before anything is checked
  if (at % 20 === 0) await owner.query('delete from attempt');
  const both = [
    { into: times.known, email: people[at % people.length]?.email ?? '' },
    { into: times.unknown, email: `u${at}@escala.test` },
  ];
  for (const { into, email } of at % 2 ? both : both.reverse()) {
    const { ms, status } = await enter(email, 'Errada@2026');
    if (status !== 401) throw new Error(`answered ${status}`);
    into.push(ms);
  }
}
const auc = areaUnderCurve(times.known, times.unknown);
console.log(
  `known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms, ${pairs} pairs: area under the curve ${auc.toFixed(3)} (must: 0.55)`,
);
if (ratio > 1.5 || Math.abs(auc - 0.5) > 0.05) process.exitCode = 1;
await owner.end();
await server.stop();

async function enter(Email: string, Password: string): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const answer = await fetch(`${server.base}/api/usuario/autenticausuario`, {
    method: 'POST',
    body: new URLSearchParams({ Email, Password, grant_type: 'password' }),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - started, status: answer.status };
}

async function steadily<T>(perSecond: number, until: () => boolean, act: (at: number) => Promise<T>): Promise<T[]> {
  const open: Promise<T>[] = [];
  const started = performance.now();
  for (let at = 0; !until(); at++) {
    const due = started + (at * 1000) / perSecond;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
    open.push(act(at));
  }
  return Promise.all(open);
}

/** The share of pairs in which the first is the slower one (Mann and Whitney). */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = [...second].sort((a, b) => a - b);
  const below = (value: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return first.reduce((sum, value) => sum + below(value), 0) / (first.length * second.length);
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms * 1000;
  return () => performance.now() > end;
}
