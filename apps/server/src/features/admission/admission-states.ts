import type { AdmissionStateName } from '@cracha/contract/features/admission/admission.schemas.ts';
import { states } from '#core/states.ts';

/** Where an admission stands (product 6.9), as it is stored. */
export type AdmissionState =
  | 'invited'
  | 'filling'
  | 'sent'
  | 'reviewing'
  | 'returned'
  | 'approved'
  | 'hired'
  | 'withdrawn'
  | 'expired';

/** What happens to it. `end`: either side gives up. */
export type AdmissionVerb = 'fill' | 'send' | 'review' | 'return' | 'approve' | 'hire' | 'end' | 'expire' | 'resend';

const wire = {
  invited: 'convidada',
  filling: 'preenchendo',
  sent: 'enviada',
  reviewing: 'emRevisao',
  returned: 'devolvida',
  approved: 'aprovada',
  hired: 'admitida',
  withdrawn: 'desistiu',
  expired: 'vencida',
} as const satisfies Record<AdmissionState, AdmissionStateName>;

/** From which states each verb starts: a list's acts, a refusal and an UPDATE ask the same. */
export const admissionMoves = states<AdmissionState, AdmissionStateName, AdmissionVerb>({
  wire,
  moves: {
    fill: ['invited', 'filling', 'returned'],
    send: ['filling', 'returned'],
    review: ['sent'],
    return: ['sent', 'reviewing'],
    approve: ['sent', 'reviewing'],
    hire: ['approved'],
    end: ['invited', 'filling', 'sent', 'reviewing', 'returned', 'approved', 'expired'],
    expire: ['invited', 'filling', 'returned'],
    resend: ['invited', 'filling', 'returned', 'expired'],
  },
});

const leads = {
  send: 'sent',
  review: 'reviewing',
  return: 'returned',
  approve: 'approved',
  hire: 'hired',
  end: 'withdrawn',
  expire: 'expired',
} as const satisfies Partial<Record<AdmissionVerb, AdmissionState>>;

/** Where a verb leads: what was returned stays so until it is sent again, and who comes back after the term fills in again. */
export function admissionMoved(state: AdmissionState, verb: AdmissionVerb): AdmissionState {
  if (verb === 'fill') return state === 'invited' ? 'filling' : state;
  if (verb === 'resend') return state === 'expired' ? 'filling' : state;
  return leads[verb];
}

/** The states of each tab of HR's desk. */
export const tabStates = {
  comCandidato: ['invited', 'filling', 'returned'],
  paraRevisar: ['sent', 'reviewing'],
  aprovadas: ['approved'],
  encerradas: ['hired', 'withdrawn', 'expired'],
} as const satisfies Record<string, readonly AdmissionState[]>;
