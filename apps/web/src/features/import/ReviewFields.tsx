import { findingSentences } from '@cracha/contract/features/import/import.findings-messages.ts';
import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useLanguage } from '#kernel/language.ts';
import { partOf, useAhead } from '#kernel/part.ts';
import { useTexts } from '#kernel/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { ReviewDay } from './ReviewDay.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { ReviewOwner } from './ReviewOwner.tsx';
import { ReviewRepair } from './ReviewRepair.tsx';
import { ReviewType } from './ReviewType.tsx';
import { ReviewValues } from './ReviewValues.tsx';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { type Draft, isPublished } from './review-draft.ts';

/** Few have it; where the queue says so it comes with the first document. */
export const ReviewExisting = partOf(async () => (await import('./ReviewExisting.tsx')).ReviewExisting);

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
}

/** What is wrong, whose it is, what was read: the column the decision is made in. */
export function ReviewFields({ findings, suggestion, active, alike, onPoint, ...part }: ReviewFieldsProps) {
  const { document } = part;
  useAhead(ReviewExisting);
  return (
    <>
      <Findings document={document} findings={findings} />
      {document.tipo === 4 && <ReviewType {...part} />}
      {suggestion && <ReviewRepair {...part} suggestion={suggestion} onPoint={onPoint} />}
      <ReviewDay {...part} alike={alike} findings={findings} onPoint={onPoint} />
      {isPublished(document) && <ReviewOwner {...part} alike={alike} />}
      {document.existente && (
        <Suspense fallback={<ExistingSkeleton />}>
          <ReviewExisting {...part} existing={document.existente} alike={alike} />
        </Suspense>
      )}
      {isPublished(document) && <ReviewValues {...part} findings={findings} active={active} onPoint={onPoint} />}
      {(document.tipo === 1 || document.tipo === 2) && <ReviewLines {...part} active={active} onPoint={onPoint} />}
    </>
  );
}

/** As tall as what comes. */
function ExistingSkeleton() {
  return (
    <div className="border-t border-line px-5 py-4">
      <SkeletonRows rows={6} className="h-7" />
    </div>
  );
}

function Findings({ document, findings }: Pick<ReviewFieldsProps, 'document' | 'findings'>) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  const sentences = findingSentences(findings, language);
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
