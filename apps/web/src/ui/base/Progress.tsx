import { clsx } from 'clsx';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  /** What it measures. */
  label: string;
  /** Reached what it was for. */
  done?: boolean;
  className?: string;
}

export function Progress({ value, label, done, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
      className={clsx('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={clsx('h-full rounded-full transition-[width] duration-500', done ? 'bg-ok' : 'bg-brand')}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
