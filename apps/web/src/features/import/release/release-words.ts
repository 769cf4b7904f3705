import { createContext, use } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { type ReleaseTexts, releaseTexts } from './release.messages.ts';

/** What the desk says otherwise of files that hold no payslips (ReleaseStatements.tsx). */
export const OtherWords = createContext<Partial<ReleaseTexts>>({});

export function useReleaseTexts(): ReleaseTexts {
  return { ...useTexts(releaseTexts), ...use(OtherWords) };
}
