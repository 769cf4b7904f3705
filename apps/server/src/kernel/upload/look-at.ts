import type { Turn } from '../threads/pool.ts';

/**
 * Looks at a picture or a document of a word processor, away from the thread that answers: its bytes as they may be kept, or undefined where
 * it is none, or takes more time or memory than any. The bytes that are given are handed over: they are gone here.
 */
export type LookAt = (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  turn: Turn,
) => Promise<Uint8Array | undefined>;
