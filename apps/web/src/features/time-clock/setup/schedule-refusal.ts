import { Refusal } from '@cracha/contract/kernel/client.ts';
import { tellFailure } from '#kernel/base/failure.ts';

/** What is impossible about a schedule, and on which of its days (from 1); without a day it is of the whole. */
export interface ScheduleFault {
  day: number | undefined;
  words: string;
}

/** Beside the day that a refusal names; else as of any act. */
export async function tellScheduleFault(error: unknown, show: (fault: ScheduleFault) => void): Promise<void> {
  if (!(error instanceof Refusal) || error.body.code !== 'SCHEDULE_INVALID') return tellFailure(error);
  const { posicao, motivo } = error.body.data ?? {};
  const day = typeof posicao === 'number' ? posicao : undefined;
  show({ day, words: day !== undefined && typeof motivo === 'string' ? motivo : error.body.message });
}
