import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { ReviewDay } from './ReviewDay.tsx';
import { ReviewExisting } from './ReviewExisting.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { ReviewOthers } from './ReviewOthers.tsx';
import { ReviewOwner } from './ReviewOwner.tsx';
import { ReviewRepair } from './ReviewRepair.tsx';
import { ReviewType } from './ReviewType.tsx';
import { ReviewValues } from './ReviewValues.tsx';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { type Draft, isPublished } from './review-draft.ts';

export interface ReviewPartProps {
  id: string;
  document: ReviewDocument;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  mayChange: boolean;
}

interface ReviewFieldsProps extends ReviewPartProps {
  active: string | undefined;
  alike: number;
  /** What the self-check finds of the document as it is typed now. */
  findings: ReviewDocument['achados'];
  suggestion: ReviewDocument['sugestao'];
  onPoint: (field: string | undefined) => void;
  onSplit: () => void;
  same: number;
  onMany: () => void;
  onIgnore: () => void;
}

/** What is wrong, whose it is, what was read: the column the decision is made in. */
export function ReviewFields({ findings, suggestion, active, alike, onPoint, onSplit, ...rest }: ReviewFieldsProps) {
  const { same, onMany, onIgnore, ...part } = rest;
  const { document } = part;
  return (
    <>
      <Findings document={document} findings={findings} />
      {findings.some(({ codigo }) => codigo === 'OTHERS_ON_PAGE') && <ReviewOthers {...part} onSplit={onSplit} />}
      {document.tipo === 4 && <ReviewType {...part} />}
      {suggestion && <ReviewRepair {...part} suggestion={suggestion} onPoint={onPoint} />}
      <ReviewDay {...part} alike={alike} findings={findings} onPoint={onPoint} />
      {isPublished(document) && <ReviewOwner {...part} alike={alike} />}
      {document.existente && (
        <ReviewExisting {...{ ...part, alike, same, onMany, onIgnore }} existing={document.existente} />
      )}
      {isPublished(document) && <ReviewValues {...part} findings={findings} active={active} onPoint={onPoint} />}
      {(document.tipo === 1 || document.tipo === 2) && <ReviewLines {...part} active={active} onPoint={onPoint} />}
    </>
  );
}

function Findings({ document, findings }: Pick<ReviewFieldsProps, 'document' | 'findings'>) {
  const t = useTexts(reviewTexts);
  const sentencesOf = useFindingSentences();
  const sentences = sentencesOf(findings);
  if (sentences.length === 0) return <p className="px-5 pt-4 pb-2 text-ink-2">{t.nothingFound}</p>;
  return (
    <section aria-label={t.findings} className="px-5 pt-4 pb-4">
      <Notice tone="warn" icon={TriangleAlert} title={t.questions[document.causa]}>
        <ul className="grid gap-1">
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
