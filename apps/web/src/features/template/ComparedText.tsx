import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { clsx } from 'clsx';
import { useTexts } from '#kernel/base/texts.ts';
import { ChipText } from './ChipText.tsx';
import { useChipWords } from './chip-words.ts';
import { templateTexts } from './templates.messages.ts';
import { type ComparedLine, comparedLines, textLines } from './text-lines.ts';
import './page.css';

interface ComparedTextProps {
  before: TemplateBody;
  after: TemplateBody;
  fields: readonly OwnField[];
}

const looks: Record<ComparedLine['kind'], string> = {
  same: 'text-ink-2',
  added: 'bg-ok-soft',
  gone: 'bg-bad-soft line-through decoration-1',
};

/** Two texts as one: what came and what went, with the line before and behind it. */
export function ComparedText({ before, after, fields }: ComparedTextProps) {
  const t = useTexts(templateTexts);
  const words = useChipWords(fields);
  const lines = comparedLines(textLines(before), textLines(after));
  if (lines.every(({ kind }) => kind === 'same')) return <p className="text-sm text-ink-2">{t.sawNoChange}</p>;
  const isNear = (at: number) => [at - 1, at, at + 1].some(one => (lines[one]?.kind ?? 'same') !== 'same');
  return (
    <ol className="grid gap-1 text-sm">
      {lines.map(({ kind, text }, at) =>
        isNear(at) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are compared anew as a whole
          <li key={at} className={clsx('rounded-md px-3 py-1.5 [overflow-wrap:anywhere]', looks[kind])}>
            {kind !== 'same' && <b className="mr-2 text-2xs">{kind === 'added' ? t.added : t.takenOut}</b>}
            <ChipText runs={[{ texto: text }]} words={words} />
          </li>
        ) : null,
      )}
    </ol>
  );
}
