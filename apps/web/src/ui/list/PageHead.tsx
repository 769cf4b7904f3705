import type { ReactNode } from 'react';
import { HeadActs } from './HeadActs.tsx';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  back?: ReactNode;
  /** Its own act, the last one, stands elsewhere on the page. */
  bare?: boolean;
  children?: ReactNode;
}

/** Title left, actions right: the same place on every staff screen. On a phone they go below a title that is too long. */
export function PageHead({ title, lead, back, bare, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 pt-5 pb-4 max-lg:pb-3 lg:grid lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-0 lg:px-6">
      <div className="flex max-w-full min-w-0 flex-auto gap-3 self-center lg:contents">
        <div className="no-print empty:hidden lg:row-start-1 lg:mr-3">{back}</div>
        <h1 className="min-w-0 self-center text-xl font-bold tracking-[-.02em] break-words lg:col-start-2 lg:row-start-1 lg:self-start">
          {title}
        </h1>
      </div>
      {lead && <p className="text-ink-2 max-lg:order-last max-lg:w-full lg:col-start-2 lg:row-start-2">{lead}</p>}
      <div className="no-print ml-auto flex items-start gap-2 empty:hidden lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:ml-3 lg:gap-3">
        <HeadActs bare={bare}>{children}</HeadActs>
      </div>
    </header>
  );
}
