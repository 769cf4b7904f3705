import { clsx } from 'clsx';

/** `value` 0 to 100. The bar's name says what it measures. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <div
      role="progressbar"
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
      className={clsx('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div className="h-full rounded-full bg-brand transition-[width] duration-500" style={{ width: `${value}%` }} />
    </div>
  );
}
