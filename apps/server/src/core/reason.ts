import { visibleText } from '@cracha/contract/kernel/rich-text.ts';

/** Whether a text says why: so many to 250 characters that can be seen (design.md 9). Of a deletion at least 40. */
export function isReason(text: string | null | undefined, least = 10): boolean {
  // joiners and other characters of format are no letters
  const { length } = visibleText(text ?? '').replace(/\p{Cf}/gu, '');
  return length >= least && (text ?? '').trim().length <= 250;
}
