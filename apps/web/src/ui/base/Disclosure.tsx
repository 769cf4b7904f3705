import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClass?: string;
  /** Open from the beginning. */
  open?: boolean;
}

/** Native details: opens by tap, Enter and the browser's own search. */
export function Disclosure({ summary, children, className, summaryClass, open }: DisclosureProps) {
  return (
    <details open={open} className={clsx('group', className)}>
      <summary className={clsx('flex items-center gap-2', summaryClass)}>
        {summary}
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
