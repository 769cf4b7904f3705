import type { WordSource } from './sheet.ts';

/** A page as the recogniser gets it: its words and what is known about its characters. */
export interface PageSource extends WordSource {
  readonly characters: number;
  readonly unreadable: number;
  readonly hasObjects: boolean;
  /** Its text, or part of it, is invisible over a picture: what a machine made of a scan. */
  readonly hasInvisible?: boolean;
}
