import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Tone } from './Status.tsx';

const grounds: Record<Tone, string> = {
  ok: 'bg-ok-soft',
  warn: 'bg-warn-soft',
  bad: 'bg-bad-soft',
  brand: 'bg-brand-soft',
  neutral: 'bg-sunken',
};
const inks: Record<Tone, string> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  brand: 'text-brand-ink',
  neutral: 'text-ink-2',
};

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: Tone;
  icon?: LucideIcon;
  title?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One message: what happened and what to do. Icon and words say it, the colour repeats it. */
export function Notice({ tone = 'neutral', icon: Icon, title, action, children, className, ...rest }: NoticeProps) {
  return (
    <div className={clsx('flex items-start gap-3 rounded-lg px-4 py-3.5', grounds[tone], className)} {...rest}>
      {Icon && <Icon size={20} aria-hidden className={clsx('mt-px shrink-0', inks[tone])} />}
      <div className="min-w-0 flex-1">
        {title && <p className={clsx('font-semibold', inks[tone])}>{title}</p>}
        {children && <div className={clsx('text-ink', title && 'mt-0.5')}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
