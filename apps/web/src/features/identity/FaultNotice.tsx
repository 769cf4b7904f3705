import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Fault } from '#kernel/lazy/useAct.ts';
import { Notice } from '#ui/base/Notice.tsx';

/** What an act of a step failed by; takes the focus, so that it is read. */
export function FaultNotice({ fault }: { fault?: Fault }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) notice.current?.focus();
  }, [fault]);
  if (!fault) return null;
  return (
    <Notice ref={notice} tabIndex={-1} role="alert" tone="bad" icon={CircleAlert} className="mt-4">
      {fault.sentence}
    </Notice>
  );
}
