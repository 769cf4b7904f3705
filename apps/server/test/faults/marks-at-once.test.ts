import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markHash } from '#core/clock/afd/chain.ts';
import { markFields } from '#core/clock/afd/own-lines.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { clockWorld, sampleCnpj } from '#features/time-clock/file/clock-world.factory.ts';
import { makeMark } from '#features/time-clock/mark/mark.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import { startApp, type TestApp } from '../app.ts';
import { cpfOf } from './administration-acts.ts';

const people = 50;
const marks = 1_000;
/** As many as one process has connections for; the others wait for their turn. */
const atOnce = 16;

let app: TestApp;
let world: ReturnType<typeof clockWorld>;
beforeAll(async () => {
  app = await startApp();
  world = clockWorld(app);
});
afterAll(() => app.stop());

const work = { intervals: [['08:00', '12:00'] as [string, string], ['13:00', '17:00'] as [string, string]] };

/** A company that records here, with so many people who have a schedule and this month's mirror. */
async function establishment(): Promise<{ id: string; persons: string[] }> {
  const id = await world.company(sampleCnpj, 'Confecções Exemplo');
  await world.sql("update company set time_clock_kind = 'recorder' where id = $1", [id]);
  const idVinculos: string[] = [];
  for (let n = 0; n < people; n++) idVinculos.push(await world.worker(id, { cpf: cpfOf(700_000_000 + n) }));
  const hr = await world.hr();
  const days = { 1: work, 2: work, 3: work, 4: work, 5: work, 6: work, 7: { rest: true as const } };
  const rules = { kind: 'week', break_mode: 'fixed', works_holidays: false, marking: 'punch' } as const;
  const body = { nome: 'Comercial', definicao: { ...rules, days } };
  const { id: idHorario } = await hr(setup.createWorkSchedule, { body });
  await hr(setup.assignSchedule, { body: { idVinculos, idHorario, aPartirDe: '2026-01-01' } });
  const [month] = await world.sql(
    "select date_trunc('month', d)::date::text as de, (date_trunc('month', d) + interval '1 month - 1 day')::date::text as ate from (select now() at time zone 'America/Sao_Paulo' as d) n",
  );
  await hr(periods.openPeriod, { body: { idEmpresa: id, ...month } });
  const persons = await world.sql('select person_id as id from employment where company_id = $1 order by id', [id]);
  return { id, persons: persons.map(person => person.id) };
}

it('a thousand marks at once in one establishment: consecutive numbers, one chain, every mirror as computed anew', async () => {
  const { id, persons } = await establishment();
  await expect
    .poll(async () => (await world.sql('select count(*)::int as n from timesheet where company_id = $1', [id]))[0].n)
    .toBe(people);
  const waiting = Array.from({ length: marks }, (_, n) => persons[n % people]);
  const lane = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const open = `select set_config('app.profile', 'trabalhador', true), set_config('app.user', '${person}', true)`;
      await inTransaction(app.database.pool, open, client => makeMark(queriesOn(client), undefined, undefined));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const numbers = await world.sql(
    'select nsr::int from (select nsr from punch union all select nsr from device_event) n order by nsr',
  );
  expect(numbers.map(({ nsr }) => nsr)).toEqual(Array.from({ length: marks + people + 1 }, (_, n) => n + 1));
  let previous = '';
  let before = 0;
  for (const row of await world.sql('select * from punch order by nsr')) {
    const stamp = { at: row.instant.getTime(), offset: row.utc_offset };
    const own = { type: '7', nsr: Number(row.nsr), mark: stamp, cpf: row.identifier, recorded: stamp } as const;
    const hash = markHash(markFields({ ...own, collector: '02', isOffline: false }), previous);
    expect([row.hash, row.previous_hash ?? '']).toEqual([hash, previous]);
    expect(stamp.at).toBeGreaterThanOrEqual(before);
    previous = hash;
    before = stamp.at;
  }
  const [device] = await world.sql('select last_hash, next_nsr::int from clock_device where own');
  expect(device).toEqual({ last_hash: previous, next_nsr: marks + people + 2 });
  // what stands of each day is what its own punches make
  const day = civilText('America/Sao_Paulo', before).slice(0, 10);
  const kept = await world.sql(
    `select jsonb_array_length(document -> 'disregarded') + 2 * jsonb_array_length(document -> 'pairs') + jsonb_array_length(document -> 'unpaired') as n,
       (select count(*)::int from punch p where p.employment_id = d.employment_id) as punches from clock_day d where company_id = $1 and day = $2`,
    [id, day],
  );
  expect(kept.every(({ n, punches }) => n === punches)).toBe(true);
  expect(kept).toHaveLength(people);
}, 120_000);
