import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { otherDeskTexts } from './other-desks.messages.ts';
import { OtherWords } from './release-words.ts';

/** Around a desk whose file is of benefits, or of papers without amounts: what the desk says is of them. */
export function OtherDesk({ of, children }: { of: 'benefits' | 'papers'; children: ReactNode }) {
  return <OtherWords value={useTexts(otherDeskTexts)[of]}>{children}</OtherWords>;
}
