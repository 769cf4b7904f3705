import type { ChartPerson } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { batchesApart } from '#core/reading/apart.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { AdmissionLimits } from '#kernel/http/admission.ts';
import { refuse } from '#kernel/refusal.ts';

/** Two charts are drawn at a time, one of each access group; who asks for more than two beside it is told to wait. */
export const drawingLimits: AdmissionLimits = {
  slots: 2,
  slotsEach: 1,
  waiting: 6,
  waitingEach: 2,
  longestWaitMs: 30_000,
  holdMs: 1_000,
};

/** Five thousand people are drawn in 96 MB, not in 64 (bench/chart-pdf). */
const OLD_MEGABYTES = 512;

interface Asked {
  people: readonly ChartPerson[];
  /** Whoever is drawn with all below; undefined: everybody. */
  root: string | undefined;
  language: Language;
}

/**
 * The chart as PDF, drawn in a thread of its own: of thousands it takes seconds, in which all else is answered. The thread ends with its asker.
 * @throws PDF_CREATION_FAILED where it takes too long or too much memory; UNAVAILABLE, which nobody hears, where the asker has left
 */
export async function drawApart(asked: Asked, signal: AbortSignal): Promise<Uint8Array> {
  try {
    if (signal.aborted) refuse('UNAVAILABLE');
    const url = new URL('./chart-thread.ts', import.meta.url);
    for await (const drawn of batchesApart<Uint8Array>(url, asked, { oldMegabytes: OLD_MEGABYTES, signal }))
      return drawn;
  } catch (error) {
    if (signal.aborted) refuse('UNAVAILABLE');
    if (!(error instanceof ReadingRefusal)) throw error;
  }
  return refuse('PDF_CREATION_FAILED');
}
