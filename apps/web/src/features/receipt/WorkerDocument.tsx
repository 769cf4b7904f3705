import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PrintButton } from '#ui/paper/PrintButton.tsx';
import { loadOfOne } from './document-load.ts';
import { documentTexts } from './documents.messages.ts';

interface WorkerDocumentProps {
  title: string;
  back: { href: string; label: string };
  /** Left out: the reader may not take the file. */
  download: (() => Promise<void>) | undefined;
  id: string | undefined;
  reading: Parameters<typeof loadOf>[0];
  /** In its place where it isn't there, or no longer. */
  missing: { icon: LucideIcon; title: string };
  /** Under it, on the screen alone. */
  foot?: ReactNode;
  /** What the printer shows in the page's place, once it is read. */
  paper: ReactNode;
  children: ReactNode;
}

/** The page of one of a worker's documents: its head, the four states of its reading, the way back. */
export function WorkerDocument(props: WorkerDocumentProps) {
  const { title, back, download, id, reading, missing, foot, paper, children } = props;
  const t = useTexts(documentTexts);
  useTitle(title);
  return (
    <>
      <div className="no-print">
        <DocumentHead title={title} back={back} download={download && { label: t.download, run: download }}>
          {paper && <PrintButton />}
        </DocumentHead>
        <div className="mx-auto max-w-xl px-4">
          <OfflineCard />
          <ListBody
            large
            {...loadOfOne(reading, id === undefined)}
            whenEmpty={
              <StateBlock
                large
                icon={missing.icon}
                title={missing.title}
                action={
                  <Link href={back.href} className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}>
                    {back.label}
                  </Link>
                }
              >
                {t.missingLead}
              </StateBlock>
            }
          >
            {children}
          </ListBody>
        </div>
        {foot}
      </div>
      {paper}
    </>
  );
}
