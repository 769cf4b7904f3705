import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PortError, pauseAfter, withinLimit } from './clock-port.ts';
import { scriptedMonth } from './double/script.ts';
import { createScriptedDouble } from './double/scripted-double.ts';
import type { ForeignJustification } from './foreign-acts.ts';
import { monthOfForeign } from './foreign-mirror.ts';

const folder = mkdtempSync(join(tmpdir(), 'cracha-double-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const june = { from: '2026-06-01', until: '2026-06-30' };
const worker = { company: { code: 'HSP' }, employment: 'e-1', cpf: '52998224725', registration: '7' };
const now = Date.parse('2026-07-10T12:00:00-03:00');
const stop = new AbortController().signal;

describe('the month that a payroll clock gives', () => {
  const month = monthOfForeign(scriptedMonth(worker, june, [], now), june);

  it('is 44 hours a week with one odd day and one of overtime, the same each time', () => {
    expect(month.days).toHaveLength(30);
    expect(month.days.filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect(month.totals.overtime).toBeGreaterThan(0);
    expect(scriptedMonth(worker, june, [], now)).toEqual(scriptedMonth(worker, june, [], now));
    expect(scriptedMonth({ ...worker, employment: 'e-2' }, june, [], now)).not.toEqual(
      scriptedMonth(worker, june, [], now),
    );
  });

  it('has in it what was approved', () => {
    const odd = month.days.find(({ status }) => status === 'pending')?.date ?? '';
    const asked: ForeignJustification = {
      ...{
        worker,
        id: 'j',
        day: odd,
        periods: [],
        hour: '17:00',
        days: null,
        effect: 'include',
        kind: null,
        words: null,
      },
    };
    const after = monthOfForeign(scriptedMonth(worker, june, [asked], now), june);
    expect(after.days.find(({ date }) => date === odd)).toMatchObject({ status: 'ok', unpaired: [] });
  });

  it.each([
    ['no month', { days: [] }],
    ['minutes that are none', { ...scriptedMonth(worker, june, [], now), totals: { worked: '8h' } }],
    ['days of another period', scriptedMonth(worker, { from: '2026-07-01', until: '2026-07-31' }, [], now)],
  ])('is refused where it is %s', (_, answer) => {
    expect(() => monthOfForeign(answer, june)).toThrow(PortError);
  });
});

describe('asking within the limit', () => {
  const failure = (ask: (signal: AbortSignal) => Promise<unknown>, until = stop) =>
    withinLimit(ask, until, 20).then(
      () => 'answered',
      (error: unknown) => (error instanceof PortError ? error.failure : 'thrown'),
    );

  it('an answer beyond it is late, an unnamed failure is down, and who is told to stop stops', async () => {
    expect(await failure(() => Promise.resolve(1))).toBe('answered');
    expect(await failure(() => new Promise(() => undefined))).toBe('late');
    expect(await failure(() => Promise.reject(new TypeError('fetch failed')))).toBe('down');
    expect(await failure(() => Promise.reject(new PortError('refused')))).toBe('refused');
    expect(await failure(() => Promise.resolve(1), AbortSignal.abort(new Error('stop')))).toBe('thrown');
  });

  it('pauses grow from a second to a quarter of an hour', () => {
    expect([1, 2, 5, 10, 11, 500].map(pauseAfter)).toEqual([1_000, 2_000, 16_000, 512_000, 900_000, 900_000]);
  });
});

describe('the scripted double', () => {
  const decided = {
    asked: {
      ...{ worker, id: 'j', day: '2026-06-09', periods: [], hour: '17:00', days: null },
      ...{ effect: 'include' as const, kind: null, words: null },
    },
    verdict: 'approved' as const,
    reason: null,
  };

  it('takes a key once, whoever repeats it, and remembers it after a restart', async () => {
    const file = join(folder, 'double.json');
    const double = createScriptedDouble(file);
    double.behave('twice');
    await double.decideJustification('k', decided, stop);
    await double.decideJustification('k', { ...decided, verdict: 'denied' }, stop);
    expect(createScriptedDouble(file).taken()).toMatchObject({ k: { times: 4 } });
    const month = await createScriptedDouble(file).mirror(worker, june, stop);
    expect(month?.days.find(({ date }) => date === '2026-06-09')?.pairs.flat()).toContain('2026-06-09T17:00');
  });

  it('behaves as a company is called: down and refusing do nothing, late has done it', async () => {
    const double = createScriptedDouble(join(folder, 'named.json'), { lateness: 60_000 });
    const as = (code: string) => ({
      ...decided,
      asked: { ...decided.asked, worker: { ...worker, company: { code } } },
    });
    const told = (code: string) =>
      withinLimit(signal => double.decideJustification(code, as(code), signal), stop, 20).catch(error => error.failure);
    expect(await told('down:1')).toBe('down');
    expect(await told('refuses:1')).toBe('refused');
    expect(await told('late:1')).toBe('late');
    expect(Object.keys(double.taken())).toEqual(['late:1']);
  });
});
