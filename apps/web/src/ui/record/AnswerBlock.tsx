import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../base/Status.tsx';

const looks: Record<Tone, readonly [ground: string, ink: string]> = {
  ok: ['bg-ok-soft', 'text-ok'],
  warn: ['bg-warn-soft', 'text-warn'],
  bad: ['bg-bad-soft', 'text-bad'],
  brand: ['bg-brand-soft', 'text-brand-ink'],
  neutral: ['bg-sunken', 'text-ink-2'],
};

interface AnswerBlockProps {
  tone: Tone;
  /** The small question that it answers. */
  asked: string;
  /** The answer, in eight words at most. */
  title: string;
  children?: ReactNode;
}

/** First on a page where something is stuck, wrong, late or over: what it is, and why. What repairs it stands in the footer. */
export function AnswerBlock({ tone, asked, title, children }: AnswerBlockProps) {
  const [ground, ink] = looks[tone];
  return (
    <section className={clsx('rounded-xl px-5 py-4', ground)}>
      <p className={clsx('text-sm font-semibold', ink)}>{asked}</p>
      <h2 className="mt-0.5 text-xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">{title}</h2>
      {children && <div className="mt-1 max-w-2xl [overflow-wrap:anywhere]">{children}</div>}
    </section>
  );
}
