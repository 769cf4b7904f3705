import { describe, expect, test } from 'vitest';
import { type KnownWorker, meetMark, type NewPunch, type Standing, workerOf } from './clock-marks.ts';

const worker = (id: string, more: Partial<KnownWorker> = {}): KnownWorker => ({
  ...{ id, companyId: 'here', personId: 'p', admittedOn: '2020-01-01', dismissedOn: null },
  ...more,
});

describe('whose a mark is', () => {
  const cpf = '34155440873';
  const pis = '12773771585';
  const named = { told: '0', cpf, pis };
  test.each([
    ['nobody', [], [], undefined],
    ['by CPF before PIS', [worker('a')], [worker('b')], 'a'],
    ['by PIS where the CPF is nobody’s', [], [worker('b')], 'b'],
    [
      'by PIS where the CPF’s employment does not hold',
      [worker('a', { dismissedOn: '2026-10-04' })],
      [worker('b')],
      'b',
    ],
    ['on the day of the dismissal', [worker('a', { dismissedOn: '2026-10-05' })], [], 'a'],
    ['not before the admission', [worker('a', { admittedOn: '2026-10-06' })], [], undefined],
    ['without a day of admission', [worker('a', { admittedOn: null })], [], 'a'],
    [
      'here before a sister company',
      [worker('s', { companyId: 'there', admittedOn: '2026-01-01' }), worker('a')],
      [],
      'a',
    ],
    ['in a sister company', [worker('s', { companyId: 'there' })], [], 's'],
    ['the later admission', [worker('a'), worker('b', { admittedOn: '2022-01-01' })], [], 'b'],
  ])('%s', (_, ofCpf, ofPis, id) => {
    const workers = new Map([
      [cpf, ofCpf],
      [pis, ofPis],
    ]);
    expect(workerOf(named, '2026-10-05', 'here', workers)?.id).toBe(id);
  });
});

describe('what stands under its number', () => {
  const at = Date.parse('2026-10-05T11:00:00Z');
  const punch: NewPunch = {
    ...{ nsr: 7, line: 9, worker: worker('a'), identifier: '34155440873', at, local: '2026-10-05T08:00', offset: -180 },
    ...{ recordedAt: at, collector: null, offline: false, trust: 'A', flags: [], hash: null },
  };
  const same: Standing = {
    ...{ nsr: 7, what: 'mark', at, local: '2026-10-05T08:00', identifier: '34155440873', employmentId: null },
  };
  test.each([
    ['nothing', undefined, true, false, 'new'],
    ['nothing, of our own recorder', undefined, true, true, 'conflict'],
    ['the same', same, true, false, 'again'],
    ['another instant', { ...same, at: at + 60_000 }, true, false, 'conflict'],
    [
      'what the clock showed is the fact of a line without an offset',
      { ...same, at: at + 3_600_000 },
      false,
      false,
      'again',
    ],
    ['another hour shown', { ...same, local: '2026-10-05T08:01' }, false, false, 'conflict'],
    ['somebody else', { ...same, identifier: '12773771585' }, true, false, 'conflict'],
    [
      'the same worker by another number',
      { ...same, identifier: '12773771585', employmentId: 'a' },
      true,
      false,
      'again',
    ],
    ['an event', { ...same, what: '6' }, true, false, 'conflict'],
  ] as const)('%s', (_, standing, hasOffsets, isOwn, met) => {
    const place = { companyId: 'here', zone: 'America/Sao_Paulo', hasOffsets };
    expect(meetMark(punch, standing, place, isOwn)).toBe(met);
  });
});
