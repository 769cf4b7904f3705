import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateBlockProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Code and request id, selectable: what support asks for. */
  code?: string;
  tone?: 'bad';
  /** Workers' size. */
  large?: boolean;
}

/** Empty, filter-empty, error and offline share one shape: picture, sentence, one action, small code. */
export function StateBlock({ icon: Icon, title, children, action, code, tone, large }: StateBlockProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={clsx(
        'mx-auto grid justify-items-center text-center',
        large ? 'max-w-sm px-4 py-10' : 'max-w-md px-4 py-16',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'grid place-items-center rounded-full',
          large ? 'size-16' : 'size-14',
          tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand-ink',
        )}
      >
        <Icon size={large ? 28 : 24} strokeWidth={1.9} />
      </span>
      <h2 className={clsx('mt-4 font-bold tracking-[-.01em]', large ? 'text-lg' : 'text-base')}>{title}</h2>
      {children && <div className={clsx('mt-1 text-ink-2', large ? 'text-base' : 'text-sm')}>{children}</div>}
      {action && <div className={clsx('mt-5 flex flex-wrap justify-center gap-2', large && 'w-full')}>{action}</div>}
      {code && <p className="num mt-5 text-2xs text-ink-3">{code}</p>}
    </div>
  );
}
