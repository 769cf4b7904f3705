import { Refusal } from '@cracha/contract/kernel/client.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import type { ScheduleTexts } from './schedule.messages.ts';

/** What is impossible about a schedule, and on which of its days (from 1). */
export interface ScheduleFault {
  day: number;
  words: string;
}

/** Beside the day that a refusal names; else as of any act. */
export async function tellScheduleFault(
  error: unknown,
  t: ScheduleTexts,
  show: (fault: ScheduleFault) => void,
): Promise<void> {
  if (!(error instanceof Refusal) || error.body.code !== 'SCHEDULE_INVALID') return tellFailure(error);
  const { dia, motivo } = { ...error.body.fields, ...error.body.data };
  const day = Number(dia);
  if (!Number.isInteger(day) || day < 1) return tellFailure(error);
  const known = Object.entries(t.impossible).find(([code]) => code === motivo)?.[1];
  show({ day, words: known ?? error.body.message });
}
