import { useTexts } from '#kernel/base/texts.ts';
import { firstName } from '../useChainWords.ts';
import { followingTexts } from './following.messages.ts';
import type { Standing } from './standing.ts';

/** Why it stands still, in one short sentence. */
export function useCauseWords(): (standing: Standing) => string {
  const { causes } = useTexts(followingTexts);
  return ({ cause, signer }) => causes[cause](firstName(signer?.nome));
}
