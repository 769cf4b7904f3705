import type { AdmissionStateName } from '@cracha/contract/features/admission/admission.schemas.ts';
import type { Tone } from '#ui/base/Status.tsx';

/** The tone of each state, for HR and managers alike. */
export const stateTone: Record<AdmissionStateName, Tone> = {
  ...{ convidada: 'neutral', preenchendo: 'neutral', enviada: 'brand', emRevisao: 'brand', devolvida: 'warn' },
  ...{ aprovada: 'ok', admitida: 'ok', desistiu: 'neutral', vencida: 'bad' },
};
