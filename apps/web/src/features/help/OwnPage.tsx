import { areas } from '@cracha/contract/navigation/areas.ts';
import type { ReactNode } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { helpTexts } from './help.messages.ts';

interface OwnPageProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A page that every area has, in the worker's frame and in the staff's. */
export function OwnPage({ title, lead, action, children }: OwnPageProps) {
  const t = useTexts(helpTexts);
  const worker = useSession()?.profile === 'trabalhador';
  const back = worker && <BackLink href={areas.worker.home} label={t.backHome} />;
  return (
    <div
      className={
        worker ? 'mx-auto min-h-dvh w-full max-w-4xl pb-8 lg:bg-surface lg:border-x lg:border-line' : 'contents'
      }
    >
      <PageHead title={title} lead={lead} back={back}>
        {action}
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col px-4 lg:overflow-auto pt-1 pb-6 lg:px-6">{children}</div>
    </div>
  );
}
