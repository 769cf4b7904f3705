import type { NotSignableReason } from '#kernel/pdf/revision/not-signable.ts';
import type { Part, PlainCopy } from '#kernel/pdf/revision/plain-copy.ts';

/** What a paper thread is asked. Bytes are copied over: the asker keeps its own. */
export type PaperTask =
  | { readonly kind: 'plain'; readonly parts: readonly Part[]; readonly foot: string }
  | { readonly kind: 'look'; readonly part: Part };

export interface PaperResults {
  readonly plain: PlainCopy;
  /** How many pages it has. */
  readonly look: { readonly pages: number };
}

export type PaperAnswer =
  | { readonly result: PaperResults[PaperTask['kind']] }
  | { readonly refused: NotSignableReason }
  | { readonly fault: string };
