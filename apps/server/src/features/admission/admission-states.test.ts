import { describe, expect, it } from 'vitest';
import {
  type AdmissionState,
  type AdmissionVerb,
  admissionMoved,
  admissionMoves,
  tabStates,
} from './admission-states.ts';

const all: AdmissionState[] = Object.values(tabStates).flat();

describe('the moves of an admission', () => {
  it.each<[AdmissionVerb, Partial<Record<AdmissionState, AdmissionState>>]>([
    ['fill', { invited: 'filling', filling: 'filling', returned: 'returned' }],
    ['send', { filling: 'sent', returned: 'sent' }],
    ['review', { sent: 'reviewing' }],
    ['return', { sent: 'returned', reviewing: 'returned' }],
    ['approve', { sent: 'approved', reviewing: 'approved' }],
    ['hire', { approved: 'hired' }],
    ['expire', { invited: 'expired', filling: 'expired', returned: 'expired' }],
    ['resend', { invited: 'invited', filling: 'filling', returned: 'returned', expired: 'filling' }],
  ])('%s starts where it may and leads on', (verb, expected) => {
    const moved = all.flatMap(state =>
      admissionMoves.allows(verb, { state }) ? [[state, admissionMoved(state, verb)]] : [],
    );
    expect(Object.fromEntries(moved)).toEqual(expected);
  });

  it('either side gives up until somebody is hired, and nobody twice', () => {
    const ends = all.filter(state => admissionMoves.allows('end', { state }));
    expect(ends.sort()).toEqual(all.filter(state => state !== 'hired' && state !== 'withdrawn').sort());
  });

  it('what is over never moves again, but for a new term', () => {
    for (const verb of ['fill', 'send', 'review', 'return', 'approve', 'hire', 'expire'] as const)
      for (const state of ['hired', 'withdrawn', 'expired']) expect(admissionMoves.allows(verb, { state })).toBe(false);
    expect(() => admissionMoves.must('hire', { state: 'sent' })).toThrow();
  });
});
