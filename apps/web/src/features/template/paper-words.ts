import { signatureSpots } from '@cracha/contract/features/template/template-tree.ts';
import type { CSSProperties } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { templateTexts } from './templates.messages.ts';

/** What the page's style sheet says beside lines to sign and breaks, and in an empty head or foot, in the reader's language. */
export function usePaperWords(): CSSProperties {
  const t = useTexts(templateTexts);
  const told = [
    ...signatureSpots.map(spot => [spot, t.signs[spot]] as const),
    ...([
      ['break', t.pageBreak],
      ['head', t.head],
      ['foot', t.foot],
    ] as const),
  ];
  return Object.fromEntries(told.map(([name, words]) => [`--words-${name}`, JSON.stringify(words)]));
}
