import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockWorld } from '#features/time-clock/file/clock-world.factory.ts';
import { fullDays, monthWorld } from '#features/time-clock/month-world.factory.ts';
import type { DemoKey } from '../../src/seed/demo-people.ts';
import { clientOf, startApp, type TestApp } from '../app.ts';
import { madeAfd } from '../made-afd.ts';
import { type ServerProcess, startServer } from './servers.ts';

// Two servers on one database: of what is done at once to a mirror one act wins, whichever server it went to.
const folder = mkdtempSync(join(tmpdir(), 'cracha-clock-once-'));
const april = [1, 2, 3, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24, 27, 28, 29, 30];
let app: TestApp;
let second: ServerProcess;
let world: Awaited<ReturnType<typeof monthWorld>>;
beforeAll(async () => {
  app = await startApp({ DATA_DIR: folder });
  second = await startServer(app.database, folder);
  world = await monthWorld(app);
  const helena = await app.as('helena', 'rh');
  await helena(companyContract.configureCompany, {
    params: { id: world.companyId },
    body: { aprovacaoEspelho: true },
  });
});
afterAll(async () => {
  await second.end('SIGTERM');
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** So many at once, every other one at the other server: how often each answer came. */
async function atOnce(
  count: number,
  who: DemoKey,
  profile: Profile,
  act: (call: Call, i: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const token = await app.bearer(who);
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      act(clientOf(i % 2 ? second.base : app.base, token, profile), i).then(
        () => 'taken',
        error => String(error.body?.code ?? error),
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** A whole month of Maria's, of a year of its own, that is not sent yet. */
async function month(year: number): Promise<{ id: string; period: string }> {
  const days = april.map(day => `${year}-04-${String(day).padStart(2, '0')}`).filter(isWorkday);
  const punched = fullDays(
    `${year}-04`,
    days.map(day => Number(day.slice(8))),
  );
  const period = await world.open([world.maria], `${year}-04-01`, `${year}-04-30`, punched);
  return { id: await world.mirrorOf(world.maria, `${year}-04-01`), period };
}
const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

async function versionOf(id: string): Promise<number> {
  return (await world.read(id)).versao;
}

async function sent(year: number): Promise<{ id: string; period: string; versao: number }> {
  const made = await month(year);
  const worker = await app.as('maria', 'trabalhador');
  const undecided = (await world.read(made.id)).dias.filter(({ situacao }) => situacao === 'pendente');
  expect(undecided).toEqual([]);
  const row = await worker(calls.sendTimesheet, {
    params: { id: made.id },
    body: { versao: await versionOf(made.id), concorda: true },
  });
  return { ...made, versao: row.versao };
}

const acts = async (id: string, verbs: string[]) => {
  const rows = await world.sql('select verb from timesheet_event where timesheet_id = $1 and verb = any ($2)', [
    id,
    verbs,
  ]);
  return rows.map(({ verb }) => verb);
};

it('of twelve sendings at once one is taken', async () => {
  const { id } = await month(2021);
  const versao = await versionOf(id);
  const told = await atOnce(12, 'maria', 'trabalhador', call =>
    call(calls.sendTimesheet, { params: { id }, body: { versao, concorda: true } }),
  );
  expect(told).toEqual({ taken: 1, STATUS_FORBIDS: 11 });
  expect(await acts(id, ['send'])).toEqual(['send']);
});

it('of fifty approvals and returns at once one decides, and one row tells it', async () => {
  const { id, versao } = await sent(2022);
  const told = await atOnce(50, 'gustavo', 'gestor', (call, i) =>
    i % 3
      ? call(calls.approveTimesheet, { params: { id }, body: { versao } })
      : call(calls.returnTimesheet, { params: { id }, body: { versao, motivo: 'Confira o dia 15.' } }),
  );
  expect(told.taken).toBe(1);
  // fifty wait for one row: on a busy machine the last may be told to come back
  const { taken: _, ALREADY_DECIDED: late = 0, STATUS_FORBIDS: gone = 0, UNAVAILABLE: busy = 0, ...others } = told;
  expect([late + gone + busy, others]).toEqual([49, {}]);
  const decided = await acts(id, ['approve', 'return']);
  expect(decided).toHaveLength(1);
  expect((await world.read(id)).status).toBe(decided[0] === 'approve' ? 'aprovado' : 'emRevisao');
});

it('a closing and an approval at once: closed with the approval or told that it lacks, never between', async () => {
  const { id, versao, period } = await sent(2023);
  const helena = await app.as('helena', 'rh');
  const [closing] = await Promise.all([
    helena(periods.closePeriods, { body: { idPeriodos: [period] } }),
    atOnce(4, 'gustavo', 'gestor', call => call(calls.approveTimesheet, { params: { id }, body: { versao } })),
  ]);
  const item = await settled(closing.idFechamento);
  const { status } = await world.read(id);
  expect(await acts(id, ['approve'])).toEqual(['approve']);
  expect([status, item?.codigo ?? null]).toEqual(
    item?.situacao === 'feito' ? ['fechado', null] : ['aprovado', 'TIMESHEET_NOT_APPROVED'],
  );
  const [posted] = await world.sql('select count(*)::int as n from timesheet_snapshot where timesheet_id = $1', [id]);
  expect(posted.n).toBeGreaterThan(0);
});

it('a file with a late mark and a closing at once: the mark is in what was sealed, or stands outside', async () => {
  const { id, period, versao } = await sent(2024);
  await (await app.as('gustavo', 'gestor'))(calls.approveTimesheet, { params: { id }, body: { versao } });
  const before = (await world.read(id)).dias;
  const helena = await app.as('helena', 'rh');
  const [closing, read] = await Promise.all([
    helena(periods.closePeriods, { body: { idPeriodos: [period] } }),
    clockWorld(app).read('tarde.txt', await lateMark('2024-04-30T18:00:00-03:00')),
  ]);
  expect(read).toMatchObject({ status: 'finalizado', novas: 1 });
  expect(await settled(closing.idFechamento)).toMatchObject({ situacao: 'feito' });
  const closed = await world.read(id);
  // an approved month was sealed already: whichever came first, its rows stay and the mark stands outside
  expect([closed.status, closed.foraDoEspelho]).toEqual(['fechado', true]);
  expect(closed.dias).toEqual(before);
});

/** A recorder of elsewhere has one more mark of Maria's. */
async function lateMark(at: string): Promise<Buffer> {
  const [{ cpf, cnpj }] = await world.sql(
    'select e.cpf, c.cnpj from employment e join company c on c.id = e.company_id where e.id = $1',
    [world.maria],
  );
  return madeAfd(cnpj, [{ cpf, at: Date.parse(at) }], { inpi: '99', from: '2024-04-30', to: '2024-04-30' });
}

async function settled(id: string) {
  const helena = await app.as('helena', 'rh');
  const read = () => helena(periods.closing, { params: { id } });
  await expect.poll(async () => (await read()).status).toBe('finalizado');
  return (await read()).itens[0];
}
