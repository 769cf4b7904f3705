import { useTexts } from '#kernel/base/texts.ts';
import { causeTexts } from './causes.messages.ts';

/** What the reader doubts, in words, by its code. */
export function useFindingWords(): Readonly<Record<string, string>> {
  return useTexts(causeTexts);
}
