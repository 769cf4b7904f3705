import { texts as portuguese } from '@cracha/contract/features/import/import.findings-pt-BR.ts';
import {
  type CodedFinding,
  type FindingSentences,
  findingSentences,
} from '@cracha/contract/features/import/import.findings-words.ts';
import { useLanguage } from '../base/language.ts';
import { splitTexts, useTexts } from '../base/texts.ts';

const findingTexts = splitTexts<FindingSentences>(portuguese, {
  'en-US': () => import('@cracha/contract/features/import/import.findings-en-US.ts'),
  'es-ES': () => import('@cracha/contract/features/import/import.findings-es-ES.ts'),
});

/** What a reading or a check found, in plain words. */
export function useFindingSentences(): (findings: readonly CodedFinding[]) => string[] {
  const texts = useTexts(findingTexts);
  const language = useLanguage();
  return findings => findingSentences(findings, texts, language);
}
