import { useTexts } from '#kernel/base/texts.ts';
import { followingTexts } from './following.messages.ts';
import type { Standing } from './standing.ts';

export const firstName = (name: string | undefined) => (name ?? '').split(' ')[0] ?? '';

/** Why it stands still, in one short sentence. */
export function useCauseWords(): (standing: Standing) => string {
  const { causes } = useTexts(followingTexts);
  return ({ cause, signer }) => causes[cause](firstName(signer?.nome));
}
