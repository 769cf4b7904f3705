import { useTexts } from '#kernel/base/texts.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';
import type { FiledPart } from './staff-filed.api.ts';

/** What is said of records or of mirrors. */
export function useFiledWords(part: FiledPart) {
  const t = useTexts(hrFiledTexts);
  return part === 'fichas'
    ? {
        kind: t.fichas,
        of: t.fichasOf,
        withdrawTitle: t.fichasWithdrawTitle,
        withdrawn: t.fichasWithdrawn,
        found: t.fichasFound,
        none: t.fichasNone,
      }
    : {
        kind: t.espelhos,
        of: t.espelhosOf,
        withdrawTitle: t.espelhosWithdrawTitle,
        withdrawn: t.espelhosWithdrawn,
        found: t.espelhosFound,
        none: t.espelhosNone,
      };
}

export type FiledWords = ReturnType<typeof useFiledWords>;
