import type { OptionsTexts } from './options.messages.ts';

/** Of a state its two letters, of anything else its word. */
export function optionWord(words: OptionsTexts, option: string): string {
  return Object.entries(words).find(([key]) => key === option)?.[1] ?? option;
}
