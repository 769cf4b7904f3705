import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'warn' | 'bad' | 'brand' | 'neutral';

const pills: Record<Tone, string> = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  brand: 'bg-brand-soft text-brand-ink',
  neutral: 'bg-sunken text-ink-2',
};

const dots: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  brand: 'bg-brand',
  neutral: 'bg-line-strong',
};

/** A state as a pill; the word says it, the colour repeats it. */
export function Status({
  tone = 'neutral',
  dot = true,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-[1.375rem] items-center gap-1.5 rounded-full px-2 text-2xs font-semibold whitespace-nowrap',
        pills[tone],
      )}
    >
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}

/** The lighter form for dense tables: dot and word, no pill. */
export function StatusText({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const ink = tone === 'bad' ? 'font-semibold text-bad' : tone === 'neutral' ? 'text-ink-2' : 'text-ink';
  return (
    <span className={clsx('inline-flex items-center gap-2 whitespace-nowrap', ink)}>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', dots[tone])} />
      {children}
    </span>
  );
}
