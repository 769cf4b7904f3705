import type { WordSource } from './sheet.ts';

/** A page as the recogniser gets it: its words and what is known about its characters. */
export interface PageSource extends WordSource {
  readonly characters: number;
  readonly unreadable: number;
  readonly hasObjects: boolean;
}
