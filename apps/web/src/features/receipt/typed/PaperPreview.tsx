import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { typedTexts } from './typed.messages.ts';

/** The paper as it will be, beside what is typed: once it is known whose it is, for its code is not small. */
export function PaperPreview({ title, ready, children }: { title: string; ready: boolean; children: ReactNode }) {
  const t = useTexts(typedTexts);
  return (
    <div className="min-w-0">
      <h2 className="mb-3 text-base font-bold">{title}</h2>
      {ready ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        <section className="paper-preview" aria-label={title} tabIndex={0}>
          <Suspense>{children}</Suspense>
        </section>
      ) : (
        <p className="text-sm text-ink-2">{t.previewLead}</p>
      )}
    </div>
  );
}
