import type { ReactNode } from 'react';

/**
 * Title left, actions right. The same place on every staff screen; on a phone below it in one line that scrolls, the last, which is the page's
 * own act, first.
 */
export function PageHead({
  title,
  lead,
  back,
  children,
}: {
  title: string;
  lead?: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-start gap-3 px-4 pt-5 pb-4 lg:px-6">
      {back}
      <div className="min-w-0 flex-1 basis-48 max-sm:basis-4/5">
        <h1 className="text-xl font-bold tracking-[-.02em]">{title}</h1>
        {lead && <p className="text-ink-2">{lead}</p>}
      </div>
      <div className="-mx-4 -my-1 flex w-[calc(100%+2rem)] flex-row-reverse justify-end gap-2 overflow-x-auto px-4 py-1 empty:hidden sm:contents">
        {children}
      </div>
    </header>
  );
}
