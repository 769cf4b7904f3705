import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

interface ListHeadProps {
  title: string;
  /** Up to the page it belongs to; a tab's own screen has none. */
  back?: { href: string; label: string };
  children?: ReactNode;
}

/** The head of a worker's list. */
export function ListHead({ title, back, children }: ListHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1">
      {back && <BackLink {...back} />}
      <h1 className="min-w-0 flex-1 text-xl font-bold tracking-[-.02em]">{title}</h1>
      {children}
    </div>
  );
}
