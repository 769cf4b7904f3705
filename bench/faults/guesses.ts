// 10,000 wrong guesses at one account's password, 64 at a time, each with another forged X-Forwarded-For, every tenth with the sum of
// its captcha done; meanwhile the rightful user signs in every half second from a browser that is known. Prints what the guesses
// were answered, how many reached the check (ten in fifteen minutes are let through) and how long the rightful user waited.
// Ends 1 where more than ten reached it, an answer is another one, or the rightful user is refused. Options: --guesses N (10000).
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { solved } from '../../apps/server/src/features/identity/identity-world.factory.ts';
import { removeFolder, startDemo, temporaryFolder } from '../lib/demo.ts';
import { socketOf } from '../lib/installation.ts';
import { median, quantile } from '../lib/measure.ts';

const at = process.argv.indexOf('--guesses');
const guesses = at < 0 ? 10_000 : Number(process.argv[at + 1]);
const [connections, account] = [64, 'bruno@boreal.test'];
const expected = ['LOGIN_FAILED', 'CAPTCHA_REQUIRED', 'TOO_MANY_ATTEMPTS'];
const folder = temporaryFolder();
const demo = await startDemo(folder);
const owner = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
await owner.connect();
try {
  const known = await send({ Password: 'Cracha@2026', remember: 'true' });
  if (!known.psk) throw new Error('the browser is not remembered');
  const answers: Record<string, number> = {};
  let next = 0;
  let done = false;
  const rightful = signInMeanwhile(known.psk);
  await Promise.all(Array.from({ length: connections }, guess));
  done = true;
  const waits = await rightful;
  const { rows } = await owner.query("select count(*)::int as n from attempt where state = 'failed'");
  const reached: number = rows[0].n;
  console.log(
    `${guesses} guesses, ${connections} at a time: ${JSON.stringify(answers)}; ${reached} reached the check (must: 10 at most)`,
  );
  console.log(
    `the rightful user: ${waits.length} sign-ins from a known browser meanwhile, none refused; median ${median(waits).toFixed(0)} ms, p95 ${quantile(waits, 0.95).toFixed(0)} ms`,
  );
  const strange = Object.keys(answers).filter(code => !expected.includes(code));
  if (reached > 10 || waits.length === 0 || strange.length > 0) process.exitCode = 1;

  async function guess(): Promise<void> {
    while (next < guesses) {
      const mine = next++;
      const headers = { 'x-forwarded-for': `10.${mine % 250}.${(mine >> 8) % 250}.${mine % 199}` };
      let { code, data } = await send({ Password: `Errada@${mine}` }, headers);
      if (code === 'CAPTCHA_REQUIRED' && mine % 10 === 0) {
        const Token = solved({ desafio: String(data?.desafio), bits: Number(data?.bits) });
        ({ code } = await send({ Password: `Errada@${mine}`, Token }, headers));
      }
      answers[code] = (answers[code] ?? 0) + 1;
    }
  }

  /** @returns how long each took, in ms. @throws when one is refused */
  async function signInMeanwhile(PSK: string): Promise<number[]> {
    const times: number[] = [];
    for (; !done; await wait(500)) {
      const started = performance.now();
      const { code } = await send({ Password: 'Cracha@2026', PSK });
      if (code !== 'in') throw new Error(`the rightful user was refused: ${code}`);
      times.push(performance.now() - started);
    }
    return times;
  }
} finally {
  await owner.end();
  await demo.stop();
  removeFolder(folder);
}

interface Answer {
  code: string;
  psk?: string;
  data?: { desafio?: string; bits?: number };
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
  const body = new URLSearchParams({ Email: account, grant_type: 'password', ...fields });
  const answer = await fetch(`${demo.base}/api/usuario/autenticausuario`, { method: 'POST', body, headers });
  const said: Partial<Answer> = await answer.json();
  return { ...said, code: answer.ok ? 'in' : (said.code ?? String(answer.status)) };
}
