import { describe, expect, it } from 'vitest';
import type { WaitingDecision } from './deadline.queries.ts';
import { deciderNotice, workerNotice } from './deadlines.ts';

const mirror: WaitingDecision = {
  ...{ id: 'm', accessGroupId: 'g', personId: 'p', company: 'Padaria', until_day: '2026-06-30', since: '2026-06-30' },
  ...{ days: 3, zone: null, state: 'SP', city: null, told: [], lastTold: null, hr: false },
};
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const published = ['timesheet-published:m'];
const near = 'timesheet-due:m:2026-06-30:near';

describe('workerNotice', () => {
  it.each<[string, string, Partial<WaitingDecision>, string | undefined]>([
    ['the period runs', '2026-06-30', {}, undefined],
    ['it is over', '2026-07-01', {}, 'timesheet-published:m'],
    ['told, and nothing is near', '2026-07-01', { told: published }, undefined],
    ['the deadline is near', '2026-07-02', { told: published }, near],
    ['once', '2026-07-03', { told: [...published, near] }, undefined],
    ['it has passed', '2026-07-04', { told: [...published, near] }, 'timesheet-due:m:2026-06-30:over'],
    ['told today of another', '2026-07-04', { told: published, lastTold: new Date(at('2026-07-04')) }, undefined],
    [
      'told yesterday',
      '2026-07-04',
      { told: published, lastTold: new Date(at('2026-07-03')) },
      'timesheet-due:m:2026-06-30:over',
    ],
    ['long over it is no news', '2026-08-30', {}, undefined],
  ])('%s', (_what, day, over, cause) => {
    expect(workerNotice({ ...mirror, ...over }, at(day))[0]?.cause).toBe(cause);
  });
});

describe('deciderNotice', () => {
  it.each<[string, string, Partial<WaitingDecision>, string | undefined]>([
    ['sent today', '2026-07-01', {}, undefined],
    ['all of one deadline are one reminder', '2026-07-03', {}, 'timesheet-decide:2026-06-30:near'],
    ['told', '2026-07-03', { told: ['timesheet-decide:2026-06-30:near'] }, undefined],
    ['over it', '2026-07-04', {}, 'timesheet-decide:2026-06-30:over'],
  ])('%s', (_what, day, over, cause) => {
    expect(deciderNotice({ ...mirror, ...over }, at(day))[0]?.cause).toBe(cause);
  });
  it('opens where its reader decides', () => {
    const target = (hr: boolean) => deciderNotice({ ...mirror, hr }, at('2026-07-03'))[0]?.target;
    expect([target(true), target(false)]).toEqual([
      '/rh/visualiza-espelho-ponto?id=m',
      '/gestor/pontofopag-espelho-aprovacao?id=m',
    ]);
  });
});
