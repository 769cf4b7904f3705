import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markHash } from '#core/clock/afd/chain.ts';
import { markFields, type OwnMark, type OwnRecord } from '#core/clock/afd/own-lines.ts';
import { writeAfd } from '#core/clock/afd/write.ts';
import { newRandom } from '#core/reading/mutation/random.ts';
import { clockWorld, sampleCnpj, sampleWorkers } from '#features/time-clock/file/clock-world.factory.ts';
import { startApp } from '../app.ts';
import { startWorker } from './servers.ts';

const marks = 12_000;
/** By hand, after a change of the import: more. */
const kills = Number(process.env.KILL_ROUNDS ?? 3);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-clock-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Marks of a known and an unknown worker, one of whose lines is bad. */
async function clockFile(): Promise<Buffer> {
  const employer = { kind: '1', number: sampleCnpj } as const;
  const stamp = (minute: number) => ({ at: Date.parse('2026-01-01T08:00:00-03:00') + minute * 60_000, offset: -180 });
  const records = function* (): Generator<OwnRecord> {
    let previous = '';
    for (let nsr = 1; nsr <= marks; nsr++) {
      const { cpf } = sampleWorkers[nsr % 2] ?? sampleWorkers[0];
      const at = stamp(nsr);
      const mark: OwnMark = { type: '7', nsr, mark: at, cpf, recorded: at, collector: '02', isOffline: false };
      previous = markHash(markFields(mark), previous);
      yield { ...mark, hash: previous };
    }
  };
  const header = { employer, site: '', name: 'CONFECCOES', inpi: '7', from: '2026-01-01', to: '2026-01-31' };
  const pieces: Uint8Array[] = [];
  for await (const piece of writeAfd({ ...header, madeAt: stamp(0), developer: employer }, records()))
    pieces.push(piece);
  return Buffer.from(Buffer.concat(pieces).toString('latin1').replace('\n000000002', '\nX00000002'), 'latin1');
}

// A server answers in this process; who reads is another one, killed at random moments of it.
it('a worker process killed at random moments of an import: in the end every mark once, and one report', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const random = newRandom(seed);
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const world = clockWorld(app);
  let worker = await startWorker(app.database, folder);
  try {
    const company = await world.company(sampleCnpj, 'Confecções Exemplo');
    await world.worker(company, sampleWorkers[0]);
    const { id } = await world.send('mortes.txt', await clockFile());
    for (let kill = 0; kill < kills; kill++) {
      await wait(random.int(100, 900));
      await worker.end('SIGKILL');
      const [seen] = await world.sql('select count(*)::int as n, count(distinct nsr)::int as numbers from punch');
      console.log(`${seen.n} marks are there`);
      expect(seen.n).toBe(seen.numbers);
      worker = await startWorker(app.database, folder);
    }
    const read = await world.rested(id);
    expect(read).toMatchObject({
      ...{ status: 'finalizado', marcacoes: marks, novas: marks - 1, repetidas: 0, ruins: 1, desconhecidos: 1 },
      cadeia: 'integra',
    });
    expect((await world.lines(id)).map(({ codigo }) => codigo)).toEqual(['FIELD_INVALID', 'NSR_GAP']);
    const [there] = await world.sql(
      'select count(*)::int as n, (count(*) filter (where employment_id is not null))::int as known from punch',
    );
    expect(there).toEqual({ n: marks - 1, known: marks / 2 - 1 });
    const told = await world.sql('select kind from notification where cause = any ($1)', [
      [`clock-file-read:${id}`, `unknown-punches:${id}`],
    ]);
    expect(told.filter(({ kind }) => kind === 'clockFileRead')).toHaveLength(1);
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 120_000);
