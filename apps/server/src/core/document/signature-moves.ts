/** Where a document to sign stands (product 6.5). */
export type SignatureState =
  | 'draft'
  | 'preparing'
  | 'waiting'
  | 'sealing'
  | 'sealFailed'
  | 'completed'
  | 'refused'
  | 'expired'
  | 'canceled'
  | 'replaced';

/** Where one of its signers stands. */
export type SignerState =
  | 'awaitingTurn'
  | 'invited'
  | 'opened'
  | 'read'
  | 'signed'
  | 'refused'
  | 'expired'
  | 'released';

/** What happens to it. `prepared` and `unprepared` end the preparing; `sealed` and `unsealed` one try to seal. */
export type SignatureVerb =
  | 'send'
  | 'prepared'
  | 'unprepared'
  | 'sign'
  | 'refuse'
  | 'expire'
  | 'extend'
  | 'cancel'
  | 'replace'
  | 'sealed'
  | 'unsealed'
  | 'sealAgain';

export interface SignerStanding {
  /** From 1; equal numbers sign together. */
  readonly step: number;
  readonly state: SignerState;
}

export interface SignatureStanding {
  readonly state: SignatureState;
  readonly signers: readonly SignerStanding[];
  /** Until so many days ago it ran out; null: it hasn't. */
  readonly expiredDays: number | null;
}

export type SignatureRefusal = 'STATUS_FORBIDS' | 'SIGNERS_COUNT' | 'SIGNING_NOT_YOUR_TURN';

/** An expired one may be extended for so many days. */
export const extendableDays = 30;
/** Who signs one document, the worker counted. */
export const signersAllowed = { min: 2, max: 4 } as const;

const froms: Record<SignatureVerb, readonly SignatureState[]> = {
  send: ['draft'],
  prepared: ['preparing'],
  unprepared: ['preparing'],
  sign: ['waiting'],
  refuse: ['waiting'],
  expire: ['waiting'],
  extend: ['waiting', 'expired'],
  cancel: ['draft', 'waiting', 'expired'],
  replace: ['waiting', 'refused', 'expired', 'canceled', 'completed'],
  sealed: ['sealing'],
  unsealed: ['sealing'],
  sealAgain: ['sealFailed'],
};

const leads = {
  send: 'preparing',
  prepared: 'waiting',
  unprepared: 'draft',
  refuse: 'refused',
  expire: 'expired',
  extend: 'waiting',
  cancel: 'canceled',
  replace: 'replaced',
  sealed: 'completed',
  unsealed: 'sealFailed',
  sealAgain: 'sealing',
} as const satisfies Record<Exclude<SignatureVerb, 'sign'>, SignatureState>;

const hasActed = ({ state }: SignerStanding) => state === 'signed';

/** The step whose signers may sign now; null once all have. */
export function openStep(signers: readonly SignerStanding[]): number | null {
  const open = signers.filter(one => !hasActed(one)).map(({ step }) => step);
  return open.length === 0 ? null : Math.min(...open);
}

/**
 * Where a verb leads, and what becomes of each signer in their order. A finished document never goes back.
 * @param by the place of the signer who signs or refuses, from 0
 */
export function signatureMoved(
  now: SignatureStanding,
  verb: SignatureVerb,
  by?: number,
): { refusal: SignatureRefusal } | { state: SignatureState; signers: readonly SignerState[] } {
  const refusal = refusalOf(now, verb, by);
  if (refusal) return { refusal };
  if (verb === 'sign') {
    const signers = now.signers.map((one, at) => (at === by ? { ...one, state: 'signed' as const } : one));
    return { state: openStep(signers) === null ? 'sealing' : 'waiting', signers: invited(signers) };
  }
  return { state: leads[verb], signers: signersAfter(now.signers, verb, by) };
}

function refusalOf({ state, signers, expiredDays }: SignatureStanding, verb: SignatureVerb, by?: number) {
  if (!froms[verb].includes(state)) return 'STATUS_FORBIDS';
  const { min, max } = signersAllowed;
  if (verb === 'send' && (signers.length < min || signers.length > max)) return 'SIGNERS_COUNT';
  if (verb === 'extend' && expiredDays !== null && expiredDays > extendableDays) return 'STATUS_FORBIDS';
  if (verb !== 'sign' && verb !== 'refuse') return null;
  const own = by === undefined ? undefined : signers[by];
  if (!own || hasActed(own) || own.state === 'refused') return 'STATUS_FORBIDS';
  return verb === 'sign' && own.step !== openStep(signers) ? 'SIGNING_NOT_YOUR_TURN' : null;
}

function signersAfter(signers: readonly SignerStanding[], verb: SignatureVerb, by?: number): readonly SignerState[] {
  if (verb === 'prepared' || verb === 'extend') return invited(signers.map(again));
  const ends = { expire: 'expired', refuse: 'released', cancel: 'released', replace: 'released' } as const;
  const end = verb in ends ? ends[verb as keyof typeof ends] : null;
  return signers.map((one, at) => {
    if (verb === 'refuse' && at === by) return 'refused';
    return end === null || hasActed(one) || one.state === 'refused' ? one.state : end;
  });
}

/** Who ran out of time is asked again. */
const again = (one: SignerStanding): SignerStanding =>
  one.state === 'expired' ? { ...one, state: 'awaitingTurn' } : one;

/** Those whose turn begins are invited; who was before stays as far as they came. */
function invited(signers: readonly SignerStanding[]): readonly SignerState[] {
  const step = openStep(signers);
  return signers.map(one => (one.step === step && one.state === 'awaitingTurn' ? 'invited' : one.state));
}
