import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rulesDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { newRandom } from '#core/reading/mutation/random.ts';
import { clockWorld, sampleCnpj, sampleWorkers } from '#features/time-clock/file/clock-world.factory.ts';
import { fullDays, monthWorld } from '#features/time-clock/month-world.factory.ts';
import { startApp } from '../app.ts';
import { madeAfd } from '../made-afd.ts';
import { startWorker } from './servers.ts';

const marks = 12_000;
const juneDays = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30];
/** By hand, after a change of the import: more. */
const kills = Number(process.env.KILL_ROUNDS ?? 3);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-clock-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Marks of a known and an unknown worker, one of whose lines is bad. */
async function clockFile(): Promise<Buffer> {
  const begin = Date.parse('2026-01-01T08:00:00-03:00');
  const made = await madeAfd(
    sampleCnpj,
    Array.from({ length: marks }, (_, at) => ({
      cpf: (sampleWorkers[(at + 1) % 2] ?? sampleWorkers[0]).cpf,
      at: begin + (at + 1) * 60_000,
    })),
  );
  return Buffer.from(made.toString('latin1').replace('\n000000002', '\nX00000002'), 'latin1');
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

it('a worker process killed at random moments of a closing: in the end every mirror closed once, its bank posted once', async () => {
  const random = newRandom(Math.floor(Math.random() * 2 ** 31));
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const world = await monthWorld(app);
  let worker = await startWorker(app.database, folder);
  try {
    const ids = await many(world, 60);
    const rules = z.parse(rulesDefinition, { ...statutoryRules, bank: { ...statutoryRules.bank, enabled: true } });
    const hr = await app.as('helena', 'rh');
    const { id: idRegra } = await hr(setup.createRuleSet, {
      body: { nome: 'Banco', tipo: 'individual', aPartirDe: '2026-01-01', definicao: rules },
    });
    await hr(setup.assignRules, { body: { idVinculos: ids, idRegra, aPartirDe: '2026-01-01' } });
    const punched = { ...fullDays('2026-06', juneDays), '2026-06-10': ['08:00', '12:00', '13:00', '18:30'] };
    const period = await world.open(ids, '2026-06-01', '2026-06-30', punched);
    const computed = () => world.sql('select from timesheet where computed_until is not null');
    await expect.poll(async () => (await computed()).length, { timeout: 60_000 }).toBe(ids.length);
    const passed = { comPendencias: ['TIMESHEET_NOT_APPROVED'], motivo: 'Gestor de férias nesta semana.' };
    const { idFechamento } = await hr(periods.closePeriods, { body: { idPeriodos: [period], ...passed } });
    for (let kill = 0; kill < kills; kill++) {
      await wait(random.int(50, 400));
      await worker.end('SIGKILL');
      worker = await startWorker(app.database, folder);
    }
    const read = () => hr(periods.closing, { params: { id: idFechamento } });
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('finalizado');
    expect(await read()).toMatchObject({ feitos: ids.length, recusados: 0 });
    const [kept] = await world.sql(
      `select (select count(*)::int from timesheet where state = 'closed') as closed, (select count(*)::int from timesheet_event where verb = 'close') as told,
              (select count(*)::int from bank_posting where kind = 'credit') as posted, (select count(*)::int from timesheet_snapshot) as sealed`,
    );
    expect(kept).toEqual({ closed: ids.length, told: ids.length, posted: ids.length, sealed: ids.length });
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 180_000);

/** So many workers of Maria's company. */
async function many({ sql, companyId }: Awaited<ReturnType<typeof monthWorld>>, count: number): Promise<string[]> {
  const rows = await sql(
    `with made as (insert into person (name) select 'Operário ' || n from generate_series(1, $2::integer) n returning id, name)
     insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on)
     select c.access_group_id, c.id, made.id, made.name, 'M' || substring(made.name from '\\d+$'), '2020-01-01' from made, company c where c.id = $1 returning id`,
    [companyId, count],
  );
  return rows.map(({ id }) => String(id));
}
