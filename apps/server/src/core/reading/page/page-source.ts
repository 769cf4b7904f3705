import type { WordSource } from './sheet.ts';

/** A page as the recogniser gets it: its words and what is known about its characters. */
export interface PageSource extends WordSource {
  readonly characters: number;
  readonly unreadable: number;
  readonly hasObjects: boolean;
  /** Its text, or part of it, is invisible over a picture: what a machine made of a scan. */
  readonly hasInvisible?: boolean;
  /** Text that isn't seen was left out; `within`: its PDF would hold it. */
  readonly unseen?: 'none' | 'apart' | 'within';
  /** What is noted or stamped on it, beside its text. */
  readonly notes?: readonly string[];
  /** What runs across the page, without blanks. */
  readonly aslant?: string;
}
