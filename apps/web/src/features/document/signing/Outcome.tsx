import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '#kernel/base/title.ts';
import type { Tone } from '#ui/base/Status.tsx';
import { SignerHead } from './SignerHead.tsx';

const rounds: Partial<Record<Tone, string>> = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

interface OutcomeProps {
  icon: LucideIcon;
  tone?: Tone;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Its buttons, under the thumb. */
  foot?: ReactNode;
}

/** One answer in a page: where a document stands, or what an act did. It takes the focus. */
export function Outcome({ icon: Icon, tone = 'brand', title, lead, children, foot }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <SignerHead />
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-2 pb-6">
        <span
          aria-hidden
          className={clsx(
            'grid size-14 place-items-center rounded-full',
            rounds[tone] ?? 'bg-brand-soft text-brand-ink',
          )}
        >
          <Icon size={30} strokeWidth={1.9} />
        </span>
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-bold tracking-[-.02em]">
          {title}
        </h1>
        {lead && <div className="mt-2 text-ink-2">{lead}</div>}
        {children && <div className="mt-5 grid gap-4">{children}</div>}
      </div>
      {foot && (
        <div className="no-print sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] empty:hidden">
          <div className="mx-auto grid max-w-xl gap-1 px-4 py-3">{foot}</div>
        </div>
      )}
    </>
  );
}
