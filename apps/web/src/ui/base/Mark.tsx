import { clsx } from 'clsx';

/** A badge with its slot. Decorative: the word stands beside it. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-hero" />
      <g fill="none" className="stroke-on-hero" strokeWidth="2" strokeLinecap="round">
        <rect x="8.5" y="6.5" width="15" height="19" rx="3.5" />
        <path d="M13.5 10h5M12.2 21.6a3.8 3.8 0 0 1 7.6 0" />
      </g>
      <circle cx="16" cy="15.6" r="2.1" className="fill-on-hero" />
    </svg>
  );
}
