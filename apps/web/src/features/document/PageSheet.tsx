import { useEffect, useId, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { usePageText, usePicture } from './reading.api.ts';
import { readingTexts } from './reading.messages.ts';

export type View = 'picture' | 'text';

interface PageSheetProps {
  reading: string | undefined;
  page: number;
  total: number;
  view: View;
  /** Near enough to be asked for; what has come stays. */
  near: boolean;
  onServed: (page: number) => void;
}

/** One page: its picture with its words for who hears them, or its words in large letters. */
export function PageSheet({ reading, page, total, view, near, onServed }: PageSheetProps) {
  const t = useTexts(readingTexts);
  const id = useId();
  const picture = usePicture(reading, page, near && view === 'picture');
  const text = usePageText(reading, page, near && (view === 'text' || picture.data !== undefined));
  const shown = view === 'picture' ? picture : text;
  const served = shown.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once it is there
  useEffect(() => {
    if (served) onServed(page);
  }, [served]);
  return (
    <section data-page={page} aria-labelledby={id} className="scroll-mt-20">
      <h2 id={id} tabIndex={-1} className="num mb-1.5 text-sm text-ink-2 outline-none">
        {t.pageOf(page, total)}
      </h2>
      {shown.isError && !served ? (
        <Failed onRetry={() => void shown.refetch()} />
      ) : view === 'picture' ? (
        <>
          <Picture bytes={picture.data} name={t.pageOf(page, total)} />
          <div className="sr-only">{text.data}</div>
        </>
      ) : (
        <div className="rounded-2xl border border-line bg-surface p-4 text-lg leading-8 whitespace-pre-line lg:p-8">
          {served ? inParagraphs(text.data ?? '') || t.noText : <SkeletonRows rows={6} className="h-6" />}
        </div>
      )}
    </section>
  );
}

/** The server hands out a page's words in one line: numbered parts begin a paragraph. */
function inParagraphs(text: string): string {
  return text.trim().replace(/\s+(?=\d{1,3}\.\s\p{Lu})/gu, '\n\n');
}

function Picture({ bytes, name }: { bytes: Blob | undefined; name: string }) {
  const address = useAddressOf(bytes);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-white shadow-1">
      {address ? (
        <img src={address} alt={name} className="block h-auto w-full" />
      ) : (
        <div className="aspect-[210/297]">
          <SkeletonRows rows={1} className="h-full" />
        </div>
      )}
    </div>
  );
}

/** Bytes as an address for a picture, freed with it. */
function useAddressOf(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(readingTexts);
  return (
    <div
      role="alert"
      className="grid aspect-[2/1] place-content-center gap-3 rounded-md border border-line bg-surface p-4 text-center"
    >
      <p>{t.pageFailed}</p>
      <Button onClick={onRetry}>{t.again}</Button>
    </div>
  );
}
