import type { ReadingModel } from './model.ts';
import type { PageResult } from './page.ts';
import type { Region } from './reading-types.ts';

/** Pages of a file, or a region of them. */
export interface CutFrom {
  readonly pages: readonly number[];
  readonly region: Region | undefined;
}

/** The new PDF, and every word that is in it: read out of it, not out of the original. */
export interface Cut {
  readonly bytes: Uint8Array;
  readonly words: readonly string[];
}

/** What the main thread asks a reading worker to do. Pages are 1-based. */
export type WorkerTask =
  | { readonly kind: 'open'; readonly path: string }
  | {
      readonly kind: 'pages';
      readonly path: string;
      readonly from: number;
      readonly to: number;
      readonly models: readonly ReadingModel[];
    }
  | { readonly kind: 'cuts'; readonly path: string; readonly cuts: readonly CutFrom[] }
  | { readonly kind: 'render'; readonly path: string; readonly page: number; readonly scale: number };

export interface TaskResults {
  readonly open: { readonly pages: number };
  readonly pages: readonly PageResult[];
  /** One for each that was asked for, in their order; what could not be cut says why. */
  readonly cuts: readonly (Cut | { readonly failed: string })[];
  readonly render: Uint8Array;
}

/** What a worker answers at the end of a task. */
export type WorkerAnswer =
  | { readonly kind: 'open'; readonly result: TaskResults['open'] }
  | { readonly kind: 'pages'; readonly result: TaskResults['pages'] }
  | { readonly kind: 'cuts'; readonly result: TaskResults['cuts'] }
  | { readonly kind: 'render'; readonly result: TaskResults['render'] }
  | { readonly kind: 'refused'; readonly code: string; readonly values: Readonly<Record<string, string | number>> }
  | { readonly kind: 'failed'; readonly message: string };
