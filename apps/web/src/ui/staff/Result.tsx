import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface ResultProps {
  /** What happened, to how many. */
  title: string;
  /** Whether it has just happened here: reading goes on with it. */
  fresh: boolean;
  /** What next, and what undoes it. */
  children: ReactNode;
}

/** Pattern P14: the end of an act, in the place of what led to it. */
export function Result({ title, fresh, children }: ResultProps) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) words.current?.focus();
  }, [fresh]);
  return (
    <section className="mb-4 rounded-xl border border-line bg-ok-soft p-4 lg:p-5">
      <div className="flex items-start gap-3">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-ok" />
        <h2 ref={words} tabIndex={-1} className="num text-lg font-bold outline-none">
          {title}
        </h2>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 pl-9">{children}</div>
    </section>
  );
}
