import { addressWith, navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Own } from './own.api.ts';
import type { OwnPage } from './own-pages.ts';
import { questionTexts } from './question.messages.ts';

/** The address of one page; without a key that of the overview. */
export const addressOfPage = (key?: string): string => addressWith({ p: key });

export function useGoTo() {
  return { go: (key?: string) => navigateTo(addressOfPage(key)) };
}

/** What a page is called: a paper by its own name. */
export function usePageName({ papeis }: Pick<Own, 'papeis'>) {
  const t = useTexts(questionTexts);
  return ({ key, paper }: OwnPage): string =>
    papeis.find(({ id }) => id === paper)?.nome ?? Object.entries(t).find(([name]) => name === key)?.[1] ?? key;
}

/** Why it is asked, where that has to be said. */
export function useWhy() {
  const t = useTexts(questionTexts);
  return (key: string): string | undefined => Object.entries(t).find(([name]) => name === `${key}Why`)?.[1];
}
