import { Worker } from 'node:worker_threads';
import { orgChartContract as calls } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { drawingLimits } from './draw-apart.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  await fill(3000);
}, 60_000);
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

/** A group's chart of many: one at the top, ten below, the rest below these. */
async function fill(many: number): Promise<void> {
  const { owner } = app.database;
  await owner.query(
    `with p as (insert into person (name) select 'Pessoa ' || lpad(n::text, 5, '0') || ' Reis' from generate_series(1, ${many}) n returning id, name)
     insert into employment (access_group_id, company_id, person_id, name, registration, job_title)
     select e.access_group_id, e.company_id, p.id, p.name, 'C' || substr(p.name, 8, 5), 'Montagem'
       from p, (select * from employment where person_id = $1 limit 1) e`,
    [await app.personId('maria')],
  );
  await owner.query(
    `insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day)
     select e.access_group_id, e.company_id, e.id, e.person_id, m.id, date '2026-01-05'
       from employment e
       left join employment m on m.company_id = e.company_id and m.registration =
         case when e.registration = 'C00001' then null when e.registration <= 'C00011' then 'C00001'
              else 'C000' || lpad((2 + substr(e.registration, 2)::int % 10)::text, 2, '0') end
      where e.registration like 'C0%'`,
  );
}

/** What the thread that draws has told: `message` is the drawing, `exit` its end. */
function toldByThread(): string[] {
  const told: string[] = [];
  const { emit } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'emit').mockImplementation(function (this: Worker, ...event: unknown[]) {
    told.push(String(event[0]));
    return Reflect.apply(emit, this, event);
  });
  return told;
}
const ask = (signal?: AbortSignal) => app.send('/organograma/exportar', { headers, signal: signal ?? null });
const counted = async () =>
  (await app.database.owner.query("select count(*)::int as n from download where what = 'orgChart'")).rows[0]?.n;

describe('GET /organograma/exportar of thousands', () => {
  it('is drawn while others are answered', async () => {
    const told = toldByThread();
    let drawn = false;
    const answer = ask().then(async response => {
      drawn = true;
      return response.arrayBuffer();
    });
    await vi.waitFor(() => expect(told).toContain('online'), { timeout: 10_000, interval: 5 });
    const helena = await app.as('helena', 'rh');
    for (let call = 0; call < 10; call++) await helena(calls.reportingLines, { params: { id: await anybody() } });
    expect(drawn).toBe(false);
    const pdf = await PDFDocument.load(await answer);
    expect(pdf.getPageCount()).toBeGreaterThan(12);
  }, 30_000);

  it('ends with whoever asked for it: the thread is gone without having drawn', async () => {
    const told = toldByThread();
    const leaving = new AbortController();
    const answer = ask(leaving.signal);
    await vi.waitFor(() => expect(told).toContain('online'), { timeout: 10_000, interval: 5 });
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await vi.waitFor(() => expect(told).toContain('exit'), { timeout: 20_000, interval: 5 });
    expect(told).not.toContain('message');
    // that somebody left is no fault of ours
    expect(app.logged.filter(line => line.includes('"bug"'))).toEqual([]);
  }, 30_000);

  it('more than some of one access group are told to wait, and not counted', async () => {
    const before = await counted();
    const told = toldByThread();
    const leaving = new AbortController();
    const { slotsEach, waitingEach } = drawingLimits;
    const standing = Array.from({ length: slotsEach + waitingEach }, () => ask(leaving.signal).catch(() => undefined));
    await vi.waitFor(() => expect(told).toContain('online'), { timeout: 10_000, interval: 5 });
    const refused = await ask();
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    // a drawing that ends lets the next one in: each that is counted has a thread of its own
    const threads = () => told.filter(event => event === 'online').length;
    await vi.waitFor(async () => expect(await counted()).toBe(before + threads()), { timeout: 10_000 });
    leaving.abort();
    await Promise.all(standing);
  }, 30_000);
});

async function anybody(): Promise<string> {
  const { rows } = await app.database.owner.query("select id from employment where registration = 'C00002'");
  return rows[0]?.id ?? '';
}
