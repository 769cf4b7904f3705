import { ArrowLeft, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { buttonLook, IconButton } from './Button.tsx';
import { Link } from './Link.tsx';

interface DocumentHeadProps {
  title: string;
  back: { href: string; label: string };
  /** Left out: the reader may not take the file. */
  download?: { label: string; run: () => Promise<void> };
  children?: ReactNode;
}

/** Over a worker's document: back, what it is, the file. */
export function DocumentHead({ title, back, download, children }: DocumentHeadProps) {
  const [busy, setBusy] = useState(false);
  const run = (take: () => Promise<void>) => {
    setBusy(true);
    void take()
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <div className="mx-auto flex h-14 max-w-xl items-center gap-1 px-2">
        <Link href={back.href} aria-label={back.label} className={buttonLook({ look: 'ghost', size: 'icon-lg' })}>
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <h1 className="flex-1 text-lg font-bold tracking-[-.01em]">{title}</h1>
        {download && (
          <IconButton label={download.label} size="icon-lg" busy={busy} onClick={() => run(download.run)}>
            {!busy && <Download size={21} aria-hidden />}
          </IconButton>
        )}
        {children}
      </div>
    </header>
  );
}
