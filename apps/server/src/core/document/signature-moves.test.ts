import { describe, expect, it } from 'vitest';
import { type SignatureState, type SignatureVerb, type SignerState, signatureMoved } from './signature-moves.ts';

const states = [
  'draft',
  'preparing',
  'waiting',
  'sealing',
  'sealFailed',
  'completed',
  'refused',
  'expired',
  'canceled',
  'replaced',
] as const satisfies readonly SignatureState[];
const signersOf = (text: string) =>
  text.split(' ').map(one => {
    const [step, state] = one.split(':');
    return { step: Number(step), state: state as SignerState };
  });
const standing = (state: SignatureState, signers = '1:invited 1:opened', expiredDays: number | null = null) => ({
  ...{ state, signers: signersOf(signers), expiredDays },
});

describe('which state a verb may be done in (6.5)', () => {
  it.each<[SignatureVerb, Partial<Record<SignatureState, SignatureState>>]>([
    ['send', { draft: 'preparing' }],
    ['prepared', { preparing: 'waiting' }],
    ['unprepared', { preparing: 'draft' }],
    ['sign', { waiting: 'waiting' }],
    ['refuse', { waiting: 'refused' }],
    ['expire', { waiting: 'expired' }],
    ['extend', { waiting: 'waiting', expired: 'waiting' }],
    ['cancel', { draft: 'canceled', waiting: 'canceled', expired: 'canceled' }],
    [
      'replace',
      { waiting: 'replaced', refused: 'replaced', expired: 'replaced', canceled: 'replaced', completed: 'replaced' },
    ],
    ['sealed', { sealing: 'completed' }],
    ['unsealed', { sealing: 'sealFailed' }],
    ['sealAgain', { sealFailed: 'sealing' }],
  ])('%s', (verb, to) => {
    for (const state of states) {
      const move = signatureMoved(standing(state), verb, 0);
      expect('refusal' in move ? move.refusal : move.state, state).toBe(to[state] ?? 'STATUS_FORBIDS');
    }
  });
});

describe('turns', () => {
  it.each<[string, string, SignatureVerb, number | undefined, string]>([
    [
      'the first step is invited',
      '1:awaitingTurn 2:awaitingTurn',
      'prepared',
      undefined,
      'waiting invited awaitingTurn',
    ],
    ['the second waits for the first', '1:read 2:awaitingTurn', 'sign', 1, 'SIGNING_NOT_YOUR_TURN'],
    ['after the first the second', '1:read 2:awaitingTurn', 'sign', 0, 'waiting signed invited'],
    ['together, one leaves the other', '1:read 1:opened', 'sign', 0, 'waiting signed opened'],
    ['the last begins the sealing', '1:signed 2:read', 'sign', 1, 'sealing signed signed'],
    ['nobody signs twice', '1:signed 1:read', 'sign', 0, 'STATUS_FORBIDS'],
    ['nobody refuses what they signed', '1:signed 1:read', 'refuse', 0, 'STATUS_FORBIDS'],
    ['who is no signer', '1:read 1:read', 'sign', undefined, 'STATUS_FORBIDS'],
    [
      'refusing needs no turn, and releases the others',
      '1:read 2:awaitingTurn 1:signed',
      'refuse',
      1,
      'refused released refused signed',
    ],
    ['time runs out', '1:signed 2:opened', 'expire', undefined, 'expired signed expired'],
    [
      'more time: who has signed has signed',
      '1:signed 2:expired 3:expired',
      'extend',
      undefined,
      'waiting signed invited awaitingTurn',
    ],
    ['a cancelled one keeps the acts', '1:signed 2:read', 'cancel', undefined, 'canceled signed released'],
  ])('%s', (_, signers, verb, by, to) => {
    const state = verb === 'prepared' ? 'preparing' : verb === 'extend' ? 'expired' : 'waiting';
    const move = signatureMoved(standing(state, signers, verb === 'extend' ? 3 : null), verb, by);
    expect('refusal' in move ? move.refusal : [move.state, ...move.signers].join(' ')).toBe(to);
  });
});

it.each([
  [1, 'SIGNERS_COUNT'],
  [2, 'preparing'],
  [4, 'preparing'],
  [5, 'SIGNERS_COUNT'],
])('%i signers are sent: %s', (count, to) => {
  const signers = Array.from({ length: count }, () => ({ step: 1, state: 'awaitingTurn' as const }));
  const move = signatureMoved({ state: 'draft', signers, expiredDays: null }, 'send');
  expect('refusal' in move ? move.refusal : move.state).toBe(to);
});

it.each([
  [30, 'waiting'],
  [31, 'STATUS_FORBIDS'],
])('one that ran out %i days ago is extended: %s', (days, to) => {
  const move = signatureMoved(standing('expired', '1:expired 1:signed', days), 'extend');
  expect('refusal' in move ? move.refusal : move.state).toBe(to);
});
