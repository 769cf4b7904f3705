import { ReadingRefusal } from './refusal.ts';

/** What reading one file may cost, in milliseconds that threads compute; a page of payroll takes one to ten. */
export interface ReadingLimits {
  /** A page; one that takes longer is left for a person. */
  readonly pageMs: number;
  /** So many slow pages, and the file is refused. */
  readonly slowPages: number;
  /** The file: this and so much for each page. */
  readonly fileMs: number;
  readonly eachPageMs: number;
  /** By the clock: less than its job has, which would be tried again. */
  readonly longestMs: number;
}

export const readingLimits: ReadingLimits = {
  pageMs: 5_000,
  slowPages: 3,
  fileMs: 60_000,
  eachPageMs: 200,
  longestMs: 50 * 60 * 1000,
};

/** What is left for a file, all PDFs of a ZIP together. */
export interface ReadingBudget {
  readonly limits: ReadingLimits;
  /** So many pages more are to be read. */
  addPages(pages: number): void;
  /** What threads took for it, and whether it was a slow page. @throws ReadingRefusal FILE_TOO_SLOW: it is more than there was */
  spend(cpuMs: number, isSlowPage?: boolean): void;
  /** Milliseconds that threads may still compute. */
  left(): number;
}

export function newBudget(limits: ReadingLimits): ReadingBudget {
  const end = performance.now() + limits.longestMs;
  let left = limits.fileMs;
  let slowPages = 0;
  return {
    limits,
    addPages(pages) {
      left += pages * limits.eachPageMs;
    },
    spend(cpuMs, isSlowPage = false) {
      left -= cpuMs;
      if (isSlowPage) slowPages += 1;
      if (left <= 0 || slowPages >= limits.slowPages || performance.now() >= end)
        throw new ReadingRefusal('FILE_TOO_SLOW', { slowPages });
    },
    left: () => Math.max(1, left),
  };
}
