import { tokensOf } from '@cracha/contract/features/template/template-language.ts';
import type { TemplateRun } from '@cracha/contract/features/template/template-tree.ts';
import { clsx } from 'clsx';
import type { ChipWords } from './chip-words.ts';

interface ChipTextProps {
  runs: readonly TemplateRun[];
  words: (tag: string) => ChipWords;
}

/** A line of a model's text: its tags in plain words. */
export function ChipText({ runs, words }: ChipTextProps) {
  return tokensOf(runs).map((token, at) => {
    const key = `${at} ${token.text}`;
    const look = clsx(
      token.marks.includes('negrito') && 'font-bold',
      token.marks.includes('italico') && 'italic',
      token.marks.includes('sublinhado') && 'underline',
    );
    if (token.kind === 'text')
      return (
        <span key={key} className={look || undefined}>
          {token.text}
        </span>
      );
    const { kind, shown } = words(token.text);
    return (
      <span key={key} data-kind={kind} className={clsx('chip', look)}>
        {shown}
      </span>
    );
  });
}
